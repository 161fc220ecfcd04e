import { type ConnectionLimits, connectionSettings, defaultConnectionLimits } from '@blazon/database';
import pg from 'pg';
import { MAX_WAIT_MS, SEND_LIMIT_MS } from '../append-limits.js';
import { SharedAppends } from '../shared-appends.js';
import { type EventLogger, stderrLogger } from '../logger.js';
import { partitionFor } from '../partitioner.js';
import type { EventLog, LogRecord, NewRecord, Position, RunningConsumer, Subscription, TopicDefinition } from '../port.js';
import { StartedConsumers } from '../started-consumers.js';
import { appendRecords, type PlacedRecord } from './append.js';
import { nameOf } from './assignment.js';
import { fetchPage } from './fetch.js';
import { GroupConsumer } from './group-consumer.js';
import { Notifications } from './notifications.js';
import { endOffsetsSql, removeOldRecordsSql, startOffsetsSql } from './records.sql.js';
import { createSchemaSql } from './schema.sql.js';
import { Tail } from './tail.js';
import { createTopics, type Topic, topicNamed, verifyTopics } from './topics.js';

export interface PostgresEventLogOptions {
  /** The database of the log; no service keeps its own tables there. */
  url: string;
  logger?: EventLogger;
  /** How long a member that was killed keeps its partitions. */
  leaseMs?: number;
  /** Maximum records in one batch. */
  batchSize?: number;
  /** How often records past their retention are removed. */
  sweepIntervalMs?: number;
  /** Maximum connections for reading; one more appends, another listens for notifications. */
  connections?: number;
  limits?: ConnectionLimits;
}

const defaults = {
  logger: stderrLogger,
  leaseMs: 5_000,
  batchSize: 200,
  sweepIntervalMs: 60_000,
  connections: 10,
  limits: defaultConnectionLimits,
};

/** The event log in a separate PostgreSQL database: one machine needs no broker. */
export class PostgresEventLog implements EventLog {
  private readonly topics = new Map<string, Promise<Topic>>();
  private readonly consumers = new StartedConsumers<GroupConsumer>((consumer) => {
    this.notifications.remove(consumer);
  });
  private readonly notifications: Notifications;
  private readonly appends: SharedAppends<PlacedRecord>;
  private readonly tail = new Tail();
  private readonly sweeper: NodeJS.Timeout;

  private constructor(
    private readonly pool: pg.Pool,
    /** Appends are sent one at a time, and must not wait for readers. */
    private readonly appending: pg.Pool,
    private readonly options: Required<PostgresEventLogOptions>,
  ) {
    const appenders = new Set<number | undefined>();
    appending.on('connect', (client) => appenders.add(processIdOf(client)));
    appending.on('remove', (client) => appenders.delete(processIdOf(client)));
    this.notifications = new Notifications(options.url, (processId) => appenders.has(processId));
    this.appends = new SharedAppends((records) => this.appendAll(records));
    this.sweeper = setInterval(() => {
      this.sweep().catch((error: unknown) => {
        options.logger.warn({ err: error }, 'old records could not be removed; the next sweep will');
      });
    }, options.sweepIntervalMs).unref();
  }

  /** Connects and creates the missing tables of the log. */
  static async connect(options: PostgresEventLogOptions): Promise<PostgresEventLog> {
    const settings = { ...defaults, ...options };
    const pool = openPool(options.url, settings.limits, settings.connections);
    try {
      await pool.query(createSchemaSql);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return new PostgresEventLog(pool, openPool(options.url, limitsOfAppends(settings.limits), 1), settings);
  }

  async ensureTopics(topics: TopicDefinition[]): Promise<void> {
    await createTopics(this.pool, topics);
    this.topics.clear();
  }

  verifyTopics(topics: TopicDefinition[]): Promise<void> {
    return verifyTopics(this.pool, topics);
  }

  async append(records: NewRecord[]): Promise<Position[]> {
    // Placed before they join the group: a record for an unknown topic fails its own caller alone.
    const lastTurn = performance.now() + MAX_WAIT_MS;
    return this.appends.append(await Promise.all(records.map((record) => this.place(record))), lastTurn);
  }

  async consume(subscription: Subscription): Promise<RunningConsumer> {
    await Promise.all(subscription.topics.map((topic) => this.topic(topic)));
    const consumer = new GroupConsumer(this.pool, this.tail, subscription, this.options);
    // Heard from the start, so that no append falls between the first fetch and the first notification.
    this.notifications.add(consumer);
    return this.consumers.start(consumer);
  }

  async partitionOf(topic: string, partitionKey: string): Promise<number> {
    return partitionFor(partitionKey, (await this.topic(topic)).partitions);
  }

  async endOffsets(topic: string): Promise<Map<number, bigint>> {
    const { rows } = await this.pool.query<{ partition: number; end_offset: string }>(endOffsetsSql, [topic]);
    return new Map(rows.map((row) => [row.partition, BigInt(row.end_offset)]));
  }

  async startOffsets(topic: string): Promise<Map<number, bigint>> {
    const { rows } = await this.pool.query<{ partition: number; start_offset: string }>(startOffsetsSql, [topic]);
    return new Map(rows.map((row) => [row.partition, BigInt(row.start_offset)]));
  }

  async *read({ topic, partition, from, to }: { topic: string; partition: number; from: bigint; to: bigint }): AsyncIterable<LogRecord> {
    for (let next = from; next < to;) {
      const { records } = await fetchPage(this.pool, { topic, partition }, { from: next, to, limit: this.options.batchSize });
      yield* records;
      const last = records.at(-1);
      if (!last) return;
      next = last.offset + 1n;
    }
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  /** Removes records past their retention. */
  async sweep(): Promise<void> {
    await this.pool.query(removeOldRecordsSql);
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await this.consumers.stopAll();
    await this.notifications.close();
    await this.appends.drained();
    await Promise.all([this.pool.end(), this.appending.end()]);
  }

  /** Readers in this process are notified at once, readers in others through the database. */
  private async appendAll(records: PlacedRecord[]): Promise<Position[]> {
    const positions = await appendRecords(this.appending, records);
    records.forEach(({ topic, key, headers, value }, index) => {
      const { partition, offset } = positions[index] ?? { partition: 0, offset: 0n };
      this.tail.add({ topic, partition, offset, key, headers, value, timestamp: new Date() });
      for (const consumer of this.consumers) consumer.onAppend(nameOf({ topic, partition }), offset + 1n);
    });
    return positions;
  }

  private async place(record: NewRecord): Promise<PlacedRecord> {
    return { ...record, partition: await this.partitionOf(record.topic, record.partitionKey) };
  }

  /** Topics never change their partition count, so each is looked up once. */
  private topic(name: string): Promise<Topic> {
    let topic = this.topics.get(name);
    if (!topic) {
      topic = topicNamed(this.pool, name);
      topic.catch(() => this.topics.delete(name));
      this.topics.set(name, topic);
    }
    return topic;
  }
}

/** The driver knows it, though its types do not say so. */
function processIdOf(client: pg.PoolClient & { processID?: number }): number | undefined {
  return client.processID;
}

function openPool(url: string, limits: ConnectionLimits, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(url, limits), application_name: 'event-log', max });
  // A lost connection fails the query in hand; unheard, its event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** An append waits at most for the connection and for a silent server: together no longer than a send may take. */
function limitsOfAppends(limits: ConnectionLimits): ConnectionLimits {
  const connectMs = Math.min(limits.connectMs, SEND_LIMIT_MS * 0.3);
  const silenceMs = Math.min(limits.silenceMs, SEND_LIMIT_MS * 0.7);
  return { ...limits, connectMs, silenceMs, statementMs: Math.min(limits.statementMs, SEND_LIMIT_MS * 0.6) };
}
