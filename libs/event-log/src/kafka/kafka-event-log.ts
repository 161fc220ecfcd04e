import { TransientError } from '@blazon/kernel';
import type { Kafka } from 'kafkajs';
import { MAX_WAIT_MS } from '../append-limits.js';
import { type EventLogger, stderrLogger } from '../logger.js';
import { partitionFor } from '../partitioner.js';
import type { EventLog, LogRecord, NewRecord, Position, RunningConsumer, Subscription, TopicDefinition } from '../port.js';
import { StartedConsumers } from '../started-consumers.js';
import { MissingTopicError } from '../topic-errors.js';
import { AdminClient } from './admin-client.js';
import { Appender, type PlacedRecord } from './appender.js';
import { createClient, DEFAULT_SESSION_TIMEOUT_MS, type KafkaEventLogOptions } from './connection.js';
import { GroupConsumer } from './group-consumer.js';
import { type Range, readRange } from './read-range.js';
import { Producers } from './reused-sequence-numbers.js';
import { inSendSpan } from './send-span.js';
import { within } from './time-limit.js';
import { MAX_MESSAGE_BYTES, Topics } from './topics.js';

const PING_TIMEOUT_MS = 3_000;

/** The event log on a Kafka cluster. */
export class KafkaEventLog implements EventLog {
  private readonly kafka: Kafka;
  private readonly admin: AdminClient;
  private readonly topics: Topics;
  private readonly appender: Appender;
  private readonly consumers = new StartedConsumers<GroupConsumer>();

  private constructor(private readonly options: KafkaEventLogOptions & { logger: EventLogger; sessionTimeoutMs: number }) {
    this.kafka = createClient(options, options.logger);
    this.admin = new AdminClient(this.kafka);
    this.topics = new Topics(this.admin, options);
    this.appender = new Appender(new Producers((sockets) => createClient(options, options.logger, sockets)));
  }

  /** A log whose cluster may be unavailable now: each call finds out for itself. */
  static open(options: KafkaEventLogOptions): KafkaEventLog {
    return new KafkaEventLog({ logger: stderrLogger, sessionTimeoutMs: DEFAULT_SESSION_TIMEOUT_MS, ...options });
  }

  /** Connects; throws when the cluster does not answer. */
  static async connect(options: KafkaEventLogOptions): Promise<KafkaEventLog> {
    const log = KafkaEventLog.open(options);
    try {
      await log.askCluster();
      return log;
    } catch (error) {
      await log.close();
      throw new Error(`No Kafka broker answers at ${options.brokers.join(', ')}: ${(error as Error).message}`, { cause: error });
    }
  }

  ensureTopics(topics: TopicDefinition[]): Promise<void> {
    return this.topics.ensure(topics);
  }

  verifyTopics(topics: TopicDefinition[]): Promise<void> {
    return this.topics.verify(topics);
  }

  async append(records: NewRecord[]): Promise<Position[]> {
    // Placed and measured before they join the group: a record that cannot be sent fails its own caller alone.
    const lastTurn = performance.now() + MAX_WAIT_MS;
    const placed = await this.place(records);
    return inSendSpan(records, () => this.appender.append(placed, lastTurn));
  }

  consume(subscription: Subscription): Promise<RunningConsumer> {
    return this.consumers.start(new GroupConsumer(this.kafka, this.topics, subscription, this.options));
  }

  async partitionOf(topic: string, partitionKey: string): Promise<number> {
    return partitionFor(partitionKey, await this.topics.partitionCount(topic));
  }

  endOffsets(topic: string): Promise<Map<number, bigint>> {
    return this.topics.ends(topic);
  }

  async startOffsets(topic: string): Promise<Map<number, bigint>> {
    return new Map([...(await this.topics.bounds(topic))].map(([partition, { low }]) => [partition, low]));
  }

  async *read(range: Range): AsyncIterable<LogRecord> {
    const { low, end } = await this.topics.boundsOf(range);
    const clients = { kafka: this.kafka, admin: this.admin, groups: this.options.clientId };
    yield* readRange(clients, { ...range, from: range.from < low ? low : range.from, to: range.to < end ? range.to : end });
  }

  async ping(): Promise<void> {
    await within(PING_TIMEOUT_MS, this.askCluster(), `Kafka has not answered within ${PING_TIMEOUT_MS / 1000} s.`);
  }

  async close(): Promise<void> {
    await this.consumers.stopAll();
    await this.appender.close();
    await this.admin.close();
  }

  private async askCluster(): Promise<void> {
    await this.admin.ask((admin) => admin.describeCluster());
  }

  private async place(records: NewRecord[]): Promise<PlacedRecord[]> {
    const placed: PlacedRecord[] = [];
    for (const record of records) {
      const { topic, key, partitionKey } = record;
      const bytes = sizeOf(record);
      if (bytes > MAX_MESSAGE_BYTES / 2)
        throw new Error(`The record "${key}" of topic "${topic}" has ${bytes} bytes; ${MAX_MESSAGE_BYTES / 2} are allowed.`);
      placed.push({ ...record, partition: await this.partitionOf(topic, partitionKey).catch(notYet) });
    }
    return placed;
  }
}

/** A service that starts while Kafka is away creates its topics later: until then an append fails as if Kafka were away. */
function notYet(error: unknown): never {
  throw error instanceof MissingTopicError ? new TransientError(error.message, { cause: error }) : error;
}

function sizeOf({ key, value, headers }: NewRecord): number {
  return key.length + (value?.length ?? 0) + JSON.stringify(headers).length;
}
