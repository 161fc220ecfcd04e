import { inTransaction } from '@blazon/database';
import type { Pool, PoolClient } from 'pg';
import type { TopicDefinition } from '../port.js';
import { ADMINISTRATION_LOCK } from './schema.js';

/** What the log has to know about a topic to append to it. */
export interface Topic {
  partitions: number;
}

export async function topicNamed(pool: Pool, name: string): Promise<Topic> {
  const { rows } = await pool.query<Topic>('select partitions from event_log.topics where name = $1', [name]);
  const topic = rows[0];
  if (!topic) throw new Error(`The topic "${name}" does not exist. Create it with ensureTopics before it is used.`);
  return topic;
}

/** Creates what is missing and refuses a changed partition count; the retention of an existing topic follows its definition. */
export function createTopics(pool: Pool, definitions: TopicDefinition[]): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [ADMINISTRATION_LOCK]);
    for (const definition of definitions) await createTopic(client, definition);
  });
}

async function createTopic(client: PoolClient, { name, partitions, cleanup }: TopicDefinition): Promise<void> {
  const compact = cleanup.policy === 'compact';
  const { rows } = await client.query<{ partitions: number }>(
    `insert into event_log.topics (name, partitions, compact, retention_ms) values ($1, $2, $3, $4)
     on conflict (name) do update set compact = excluded.compact, retention_ms = excluded.retention_ms
     returning partitions`,
    [name, partitions, compact, cleanup.policy === 'delete' ? cleanup.retentionMs : null],
  );
  const existing = rows[0]?.partitions;
  if (existing !== partitions) {
    throw new Error(
      `The topic "${name}" has ${String(existing)} partitions, but its definition says ${partitions}. ` +
        'The count is fixed when a topic is created, since the order of events depends on it: configure that number, or move the events to a new topic.',
    );
  }
  await client.query(
    'insert into event_log.partitions (topic, partition) select $1, generate_series(0, $2::int - 1) on conflict do nothing',
    [name, partitions],
  );
}
