import { inTransaction } from '@blazon/database';
import type { Pool, PoolClient } from 'pg';
import type { TopicDefinition } from '../port.js';
import { MissingTopicError, OtherPartitionsError, UnsafeTopicError } from '../topic-errors.js';
import { ADMINISTRATION_LOCK } from './schema.sql.js';
import { createPartitionsSql, lockSql, putTopicSql, topicSql } from './topics.sql.js';

/** What the log has to know about a topic to append to it. */
export interface Topic {
  partitions: number;
}

export async function topicNamed(pool: Pool, name: string): Promise<Topic> {
  const { rows } = await pool.query<Topic>(topicSql, [name]);
  const topic = rows[0];
  if (!topic) throw new MissingTopicError(name);
  return topic;
}

/** Refuses topics that are missing, or whose retention differs from their definition. */
export async function verifyTopics(pool: Pool, definitions: TopicDefinition[]): Promise<void> {
  for (const { name, partitions, cleanup } of definitions) {
    const { rows } = await pool.query<{ partitions: number; compact: boolean; retention_ms: string | null }>(topicSql, [name]);
    const found = rows[0];
    if (!found) throw new MissingTopicError(name);
    if (found.partitions !== partitions) throw new OtherPartitionsError(name, found.partitions, partitions);
    const compact = cleanup.policy === 'compact';
    const retention = cleanup.policy === 'compact' ? null : String(cleanup.retentionMs);
    if (found.compact === compact && found.retention_ms === retention) continue;
    throw new UnsafeTopicError(
      name,
      [
        `compact is ${found.compact} instead of ${compact}`,
        `retention_ms is ${found.retention_ms ?? 'null'} instead of ${retention ?? 'null'}`,
      ],
      `update event_log.topics set compact = ${compact}, retention_ms = ${retention ?? 'null'} where name = '${name}';`,
    );
  }
}

/** Creates what is missing and refuses a changed partition count; the retention of an existing topic follows its definition. */
export function createTopics(pool: Pool, definitions: TopicDefinition[]): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(lockSql, [ADMINISTRATION_LOCK]);
    for (const definition of definitions) await createTopic(client, definition);
  });
}

async function createTopic(client: PoolClient, { name, partitions, cleanup }: TopicDefinition): Promise<void> {
  const compact = cleanup.policy === 'compact';
  const retentionMs = cleanup.policy === 'delete' ? cleanup.retentionMs : null;
  const { rows } = await client.query<{ partitions: number }>(putTopicSql, [name, partitions, compact, retentionMs]);
  const existing = rows[0]?.partitions ?? partitions;
  if (existing !== partitions) throw new OtherPartitionsError(name, existing, partitions);
  await client.query(createPartitionsSql, [name, partitions]);
}
