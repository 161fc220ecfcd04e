import type { BaseOptions } from '@platformatic/kafka';
import { type EventLogger, stderrLogger } from '../logger.js';
import { partitionFor } from '../partitioner.js';
import type { EventLog, LogRecord, NewRecord, Position, RunningConsumer, Subscription, TopicDefinition } from '../port.js';
import { Appender, type PlacedRecord } from './appender.js';
import { clientOptions, type KafkaEventLogOptions } from './connection.js';
import { GroupConsumer } from './group-consumer.js';
import { type Range, readRange } from './read-range.js';
import { within } from './time-limit.js';
import { inSendSpan } from './send-span.js';
import { MAX_MESSAGE_BYTES, Topics } from './topics.js';

const PING_TIMEOUT_MS = 3_000;

/** The event log on a Kafka cluster. */
export class KafkaEventLog implements EventLog {
  private readonly topics: Topics;
  private readonly appender: Appender;
  private readonly consumers = new Set<GroupConsumer>();

  private constructor(
    private readonly client: BaseOptions,
    private readonly options: { logger: EventLogger; sessionTimeoutMs: number },
  ) {
    this.topics = new Topics(client);
    this.appender = new Appender(client);
  }

  /** Connects; throws when the cluster does not answer. */
  static async connect(options: KafkaEventLogOptions): Promise<KafkaEventLog> {
    const settings = { logger: stderrLogger, sessionTimeoutMs: 10_000, ...options };
    const log = new KafkaEventLog(clientOptions(options), settings);
    try {
      await log.topics.ping();
      return log;
    } catch (error) {
      await log.close();
      throw new Error(`No Kafka broker answers at ${options.brokers.join(', ')}: ${reasonOf(error)}`, { cause: error });
    }
  }

  ensureTopics(topics: TopicDefinition[]): Promise<void> {
    return this.topics.ensure(topics);
  }

  async append(records: NewRecord[]): Promise<Position[]> {
    // Placed and measured before they join the group: a record that cannot be sent fails its own caller alone.
    const placed = await this.place(records);
    return inSendSpan(records, () => this.appender.append(placed));
  }

  async consume(subscription: Subscription): Promise<RunningConsumer> {
    const consumer = new GroupConsumer(this.client, this.topics, subscription, this.options);
    this.consumers.add(consumer);
    try {
      await consumer.start();
    } catch (error) {
      await this.stop(consumer);
      throw error;
    }
    return {
      assignment: () => consumer.assignment(),
      stop: () => this.stop(consumer),
    };
  }

  async partitionOf(topic: string, partitionKey: string): Promise<number> {
    return partitionFor(partitionKey, await this.topics.partitionCount(topic));
  }

  async endOffsets(topic: string): Promise<Map<number, bigint>> {
    return new Map((await this.topics.ends(topic)).entries());
  }

  async *read(range: Range): AsyncIterable<LogRecord> {
    const { low, end } = await this.topics.boundsOf(range);
    yield* readRange(this.client, { ...range, from: range.from < low ? low : range.from, to: range.to < end ? range.to : end });
  }

  async ping(): Promise<void> {
    await within(PING_TIMEOUT_MS, this.topics.ping(), `Kafka has not answered within ${PING_TIMEOUT_MS / 1000} s.`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.consumers].map((consumer) => this.stop(consumer)));
    await this.appender.close();
    await this.topics.close();
  }

  private async stop(consumer: GroupConsumer): Promise<void> {
    this.consumers.delete(consumer);
    await consumer.stop();
  }

  private async place(records: NewRecord[]): Promise<PlacedRecord[]> {
    const placed: PlacedRecord[] = [];
    for (const record of records) {
      const { topic, key, partitionKey } = record;
      const bytes = sizeOf(record);
      if (bytes > MAX_MESSAGE_BYTES / 2)
        throw new Error(`The record "${key}" of topic "${topic}" has ${bytes} bytes; ${MAX_MESSAGE_BYTES / 2} are allowed.`);
      placed.push({ ...record, partition: await this.partitionOf(topic, partitionKey) });
    }
    return placed;
  }
}

/** What is at the bottom of an error, under all that was tried. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors.at(-1));
  if (error instanceof Error) return error.cause === undefined ? error.message : reasonOf(error.cause);
  return String(error);
}

function sizeOf({ key, value, headers }: NewRecord): number {
  return key.length + (value?.length ?? 0) + JSON.stringify(headers).length;
}
