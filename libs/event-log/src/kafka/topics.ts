import { backoff, pause } from '@blazon/concurrency';
import { TransientError } from '@blazon/kernel';
import type { ConfigResourceTypes, IResourceConfigEntry, KafkaJSProtocolError, PartitionMetadata } from 'kafkajs';
import type { TopicDefinition } from '../port.js';
import { MissingTopicError, OtherPartitionsError } from '../topic-errors.js';
import type { AdminClient } from './admin-client.js';
import type { KafkaEventLogOptions } from './connection.js';
import { internal } from './internals.js';
import type { Place } from './records.js';
import { assertKept, TOMBSTONES_KEPT_MS, VERIFIED_SETTINGS } from './topic-policies.js';

/** The largest group of records that travels together, and so the largest single record. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** Node does not find it among the exports of kafkajs. */
export const { TOPIC } = internal('protocol/configResourceTypes.js') as typeof ConfigResourceTypes;
const VISIBLE_WITHIN_MS = 15_000;

/** The topics of the cluster. Partition counts never change, so each is looked up once. */
export class Topics {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly admin: AdminClient,
    private readonly options: Pick<KafkaEventLogOptions, 'brokers' | 'minInsyncReplicas' | 'replicationFactor'>,
  ) {}

  async ensure(definitions: TopicDefinition[]): Promise<void> {
    const existing = new Set(await this.admin.ask((admin) => admin.listTopics()));
    const missing = definitions.filter(({ name }) => !existing.has(name));
    if (missing.length > 0) {
      const { replicationFactor, minInsyncReplicas = 1 } = this.options;
      // False means that another process was faster; its partition count is checked below like any other.
      const topics = missing.map((definition) => ({
        topic: definition.name,
        numPartitions: definition.partitions,
        ...(replicationFactor !== undefined && { replicationFactor }),
        configEntries: configOf(definition, minInsyncReplicas),
      }));
      await this.admin.ask((admin) => admin.createTopics({ waitForLeaders: false, topics })).catch(tellWhy);
    }
    const deadline = Date.now() + VISIBLE_WITHIN_MS;
    for (const { name } of definitions) await this.untilVisible(name, deadline);
    await this.verify(definitions);
    // Asked once, so that their leaders have taken up their office before anyone appends.
    for (const { name } of definitions) await this.bounds(name);
  }

  async verify(definitions: TopicDefinition[]): Promise<void> {
    for (const { name, partitions } of definitions) {
      const found = await this.lookUp(name);
      if (found !== partitions) throw new OtherPartitionsError(name, found, partitions);
    }
    const settings = await this.admin.ask((admin) =>
      admin.describeConfigs({
        includeSynonyms: false,
        resources: definitions.map(({ name }) => ({ type: TOPIC, name, configNames: [...VERIFIED_SETTINGS] })),
      }),
    );
    for (const definition of definitions) {
      const entries = settings.resources.find(({ resourceName }) => resourceName === definition.name)?.configEntries ?? [];
      const found = Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));
      assertKept(definition, found, { brokers: this.options.brokers, minInsyncReplicas: this.options.minInsyncReplicas ?? 1 });
    }
  }

  async partitionCount(topic: string): Promise<number> {
    return this.counts.get(topic) ?? this.lookUp(topic);
  }

  /** The lowest offset that is kept and the end offset, of each partition. */
  async bounds(topic: string): Promise<Map<number, { low: bigint; end: bigint }>> {
    // kafkajs goes on asking for a topic that does not exist.
    await this.partitionCount(topic);
    const offsets = await this.admin.ask((admin) => admin.fetchTopicOffsets(topic).catch(askAgain));
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

  private async lookUp(topic: string): Promise<number> {
    const { length: count } = await this.partitionsOf(topic);
    if (count === 0) throw new MissingTopicError(topic);
    this.counts.set(topic, count);
    return count;
  }

  /** A new topic is known to the brokers a moment after its creation is confirmed. */
  private async untilVisible(topic: string, deadline: number): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      const partitions = await this.partitionsOf(topic);
      if (partitions.length > 0 && partitions.every(({ leader }) => leader >= 0)) return;
      if (Date.now() > deadline) throw new Error(`Topic "${topic}" was created, but no broker leads its partitions yet. Try again.`);
      await pause(backoff(failures, 50, 500));
    }
  }

  /** None while the topic does not exist. A partition without a leader counts: it will have one again. */
  private async partitionsOf(topic: string): Promise<PartitionMetadata[]> {
    const found = await this.admin.ask((admin) => admin.fetchTopicMetadata({ topics: [topic] }).catch(nullIfUnknown));
    return found?.topics.find(({ name }) => name === topic)?.partitions ?? [];
  }
}

/** kafkajs says only that there were errors, and keeps them in a list. */
function tellWhy(error: unknown): never {
  const { errors } = error as { errors?: (Error & { topic?: string })[] };
  if (errors === undefined) throw error;
  const reasons = errors.map(({ topic, message }) => `"${String(topic)}": ${message}`);
  throw new Error(`Topics could not be created. ${reasons.join('; ')}`, { cause: error });
}

/** kafkajs asks for the ends, then for the beginnings, and takes the answers apart even where a change of leaders left one of them empty. */
function askAgain(error: unknown): never {
  throw error instanceof TypeError ? new TransientError('No broker answered for the topic.', { cause: error }) : error;
}

function nullIfUnknown(error: unknown): null {
  if ((error as KafkaJSProtocolError).type === 'UNKNOWN_TOPIC_OR_PARTITION') return null;
  throw error;
}

function configOf({ cleanup }: TopicDefinition, minInsyncReplicas: number): IResourceConfigEntry[] {
  // The broker's clock, not the producer's, decides on age.
  const always = { 'message.timestamp.type': 'LogAppendTime', 'max.message.bytes': MAX_MESSAGE_BYTES };
  const entries = Object.entries({
    ...always,
    // One is what the brokers may well exceed.
    ...(minInsyncReplicas > 1 && { 'min.insync.replicas': minInsyncReplicas }),
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
    'delete.retention.ms': TOMBSTONES_KEPT_MS,
  };
}

/** Only whole segments are deleted: with seven in the time that a record is kept, none stays much longer. */
function retention(retentionMs: number): Record<string, string | number> {
  return { 'cleanup.policy': 'delete', 'retention.ms': retentionMs, 'segment.ms': Math.ceil(retentionMs / 7) };
}
