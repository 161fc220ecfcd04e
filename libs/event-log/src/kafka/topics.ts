import { Admin, type BaseOptions, type Consumer, FetchIsolationLevels, findErrorBy, ListOffsetTimestamps } from '@platformatic/kafka';
import { backoff, pause } from '../pause.js';
import type { TopicDefinition } from '../port.js';
import { ungroupedConsumer } from './connection.js';
import type { Place } from './records.js';

/** The largest group of records that travels together, and so the largest single record. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
const VISIBLE_WITHIN_MS = 15_000;

/** What the cluster knows of topics. Partition counts never change, so each is looked up once. */
export class Topics {
  private readonly counts = new Map<string, number>();
  /** Of all clients this kind alone asks for offsets without asking for the leaders each time. */
  private readonly client: Consumer;

  constructor(private readonly options: BaseOptions) {
    this.client = ungroupedConsumer(options);
  }

  async ensure(definitions: TopicDefinition[]): Promise<void> {
    const missing: TopicDefinition[] = [];
    for (const definition of definitions) if ((await this.lookUp(definition.name)) === null) missing.push(definition);
    if (missing.length > 0) await this.create(missing);
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

  /** Rejects when no broker answers. */
  async ping(): Promise<void> {
    await this.client.metadata({ topics: [], forceUpdate: true });
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
    const [lows, ends] = await Promise.all([this.offsets(topic, ListOffsetTimestamps.EARLIEST), this.ends(topic)]);
    return new Map(ends.map((end, partition) => [partition, { low: lows[partition] ?? 0n, end }]));
  }

  /** The end offset of each partition: the high watermark, since nothing here is written in transactions. */
  ends(topic: string): Promise<bigint[]> {
    return this.offsets(topic, ListOffsetTimestamps.LATEST);
  }

  async boundsOf({ topic, partition }: Place): Promise<{ low: bigint; end: bigint }> {
    const bounds = (await this.bounds(topic)).get(partition);
    if (bounds === undefined) throw new Error(`Topic "${topic}" has no partition ${partition}.`);
    return bounds;
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private async offsets(topic: string, timestamp: bigint): Promise<bigint[]> {
    // Nobody goes on asking for a topic that does not exist.
    await this.partitionCount(topic);
    const isolationLevel = FetchIsolationLevels.READ_UNCOMMITTED;
    const offsets = (await this.client.listOffsets({ topics: [topic], timestamp, isolationLevel })).get(topic);
    if (offsets === undefined) throw new Error(`The brokers told no offsets of the topic "${topic}".`);
    return offsets;
  }

  private async create(definitions: TopicDefinition[]): Promise<void> {
    const admin = new Admin(this.options);
    try {
      for (const definition of definitions) {
        const topics = [definition.name];
        await admin.createTopics({ topics, partitions: definition.partitions, configs: configOf(definition) }).catch(unlessItExists);
      }
    } finally {
      await admin.close();
    }
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
    const metadata = await this.client.metadata({ topics: [topic], forceUpdate: true, retries: 0 }).catch(nullIfUnknown);
    const partitions = metadata?.topics.get(topic)?.partitions ?? [];
    return partitions.length > 0 && partitions.every(({ leader }) => leader >= 0) ? partitions.length : null;
  }
}

/** Another process was faster; its partition count is checked like any other. */
function unlessItExists(error: Error): void {
  if (findErrorBy(error, 'apiId', 'TOPIC_ALREADY_EXISTS') === null) throw error;
}

function nullIfUnknown(error: Error): null {
  if (error.message.startsWith('Unknown topic') || findErrorBy(error, 'apiId', 'LEADER_NOT_AVAILABLE') !== null) return null;
  throw error;
}

function configOf({ cleanup }: TopicDefinition): { name: string; value: string }[] {
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
