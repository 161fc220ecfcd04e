import { backoff, pause } from '@blazon/concurrency';
import type { IResourceConfigEntry, KafkaJSProtocolError } from 'kafkajs';
import type { TopicDefinition } from '../port.js';
import type { AdminClient } from './admin-client.js';
import type { Place } from './records.js';

/** The largest group of records that travels together, and so the largest single record. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
const VISIBLE_WITHIN_MS = 15_000;

/** What the cluster knows of topics. Partition counts never change, so each is looked up once. */
export class Topics {
  private readonly counts = new Map<string, number>();

  constructor(private readonly admin: AdminClient) {}

  async ensure(definitions: TopicDefinition[]): Promise<void> {
    const existing = new Set(await this.admin.ask((admin) => admin.listTopics()));
    const missing = definitions.filter(({ name }) => !existing.has(name));
    if (missing.length > 0) {
      // False means that another process was faster; its partition count is checked below like any other.
      const topics = missing.map((definition) => ({
        topic: definition.name,
        numPartitions: definition.partitions,
        configEntries: configOf(definition),
      }));
      await this.admin.ask((admin) => admin.createTopics({ waitForLeaders: false, topics }));
    }
    const deadline = Date.now() + VISIBLE_WITHIN_MS;
    for (const { name, partitions } of definitions) {
      const found = await this.untilVisible(name, deadline);
      if (found !== partitions) {
        throw new Error(
          `Topic "${name}" has ${found} partitions instead of ${partitions}. The count is fixed when a topic is created, since the order of events ` +
            `depends on it: configure ${found}, or copy the topic into a new one.`,
        );
      }
      // Asked once, so that its leaders have taken up their office before anyone appends.
      await this.bounds(name);
    }
  }

  async partitionCount(topic: string): Promise<number> {
    const known = this.counts.get(topic);
    if (known !== undefined) return known;
    const count = await this.lookUp(topic);
    if (count === null) throw new Error(`There is no topic "${topic}". Topics are created by ensureTopics.`);
    this.counts.set(topic, count);
    return count;
  }

  /** The lowest offset that is kept and the end offset, of each partition. */
  async bounds(topic: string): Promise<Map<number, { low: bigint; end: bigint }>> {
    // kafkajs goes on asking for a topic that does not exist.
    await this.partitionCount(topic);
    const offsets = await this.admin.ask((admin) => admin.fetchTopicOffsets(topic));
    return new Map(offsets.map(({ partition, low, high }) => [partition, { low: BigInt(low), end: BigInt(high) }]));
  }

  /** The end offset of each partition: the high watermark, since nothing here is written in transactions. */
  async ends(topic: string): Promise<Map<number, bigint>> {
    return new Map([...(await this.bounds(topic))].map(([partition, { end }]) => [partition, end]));
  }

  async boundsOf({ topic, partition }: Place): Promise<{ low: bigint; end: bigint }> {
    const bounds = (await this.bounds(topic)).get(partition);
    if (bounds === undefined) throw new Error(`Topic "${topic}" has no partition ${partition}.`);
    return bounds;
  }

  /** A new topic is known to the brokers a moment after its creation is confirmed. */
  private async untilVisible(topic: string, deadline: number): Promise<number> {
    for (let failures = 1; ; failures += 1) {
      const count = await this.lookUp(topic);
      if (count !== null) return count;
      if (Date.now() > deadline) throw new Error(`Topic "${topic}" was created, but no broker leads its partitions yet. Try again.`);
      await pause(backoff(failures, 50, 500));
    }
  }

  /** Null while the topic does not exist or a partition has no leader. */
  private async lookUp(topic: string): Promise<number | null> {
    const found = await this.admin.ask((admin) => admin.fetchTopicMetadata({ topics: [topic] }).catch(nullIfUnknown));
    const partitions = found?.topics.find(({ name }) => name === topic)?.partitions ?? [];
    return partitions.length > 0 && partitions.every(({ leader }) => leader >= 0) ? partitions.length : null;
  }
}

function nullIfUnknown(error: unknown): null {
  if ((error as KafkaJSProtocolError).type === 'UNKNOWN_TOPIC_OR_PARTITION') return null;
  throw error;
}

function configOf({ cleanup }: TopicDefinition): IResourceConfigEntry[] {
  // The broker's clock, not the producer's, decides on age.
  const always = { 'message.timestamp.type': 'LogAppendTime', 'max.message.bytes': MAX_MESSAGE_BYTES };
  const entries = Object.entries({
    ...always,
    ...(cleanup.policy === 'compact' ? compaction(cleanup.maxLagMs) : retention(cleanup.retentionMs)),
  });
  return entries.map(([name, value]) => ({ name, value: String(value) }));
}

function compaction(maxLagMs: number): Record<string, string | number> {
  return {
    'cleanup.policy': 'compact',
    'max.compaction.lag.ms': maxLagMs,
    'segment.ms': maxLagMs,
    // A reader that was away for less than this still meets every tombstone.
    'delete.retention.ms': 2 * 24 * 3_600_000,
  };
}

/** Only whole segments are deleted: with seven in the time that a record is kept, none stays much longer. */
function retention(retentionMs: number): Record<string, string | number> {
  return { 'cleanup.policy': 'delete', 'retention.ms': retentionMs, 'segment.ms': Math.ceil(retentionMs / 7) };
}
