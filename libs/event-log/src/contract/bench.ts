import { randomBytes } from 'node:crypto';
import { pause } from '@blazon/concurrency';
import type { MikroORM } from '@mikro-orm/postgresql';
import { EventConsumer, type EventConsumerOptions } from '../consumer/event-consumer.js';
import type { EventLog, LogRecord, RunningConsumer, Subscription, TopicDefinition } from '../port.js';
import { Children } from './children.js';
import { countingHandlers, countingSchemas, openReader } from './counting.js';
import { type ContractHarness, silentLogger } from './harness.js';

/** Creates logs, databases and readers for the contract's tests, and removes them after each test. */
export class Bench {
  readonly children = new Children();
  private readonly closing: (() => Promise<unknown>)[] = [];

  constructor(readonly harness: ContractHarness) {}

  async log(): Promise<EventLog> {
    const log = await this.harness.connect();
    this.closing.push(() => log.close());
    return log;
  }

  async topic(log: EventLog, { partitions = 4, compact = false } = {}): Promise<string> {
    const name = `topic-${randomBytes(6).toString('hex')}`;
    const cleanup: TopicDefinition['cleanup'] = compact
      ? { policy: 'compact', maxLagMs: 100 }
      : { policy: 'delete', retentionMs: 3_600_000 };
    await log.ensureTopics([{ name, partitions, cleanup }]);
    return name;
  }

  group(): string {
    return `group-${randomBytes(6).toString('hex')}`;
  }

  async reader(url?: string): Promise<MikroORM> {
    const orm = await openReader(url ?? (await this.harness.createDatabase()));
    this.closing.push(() => orm.close());
    return orm;
  }

  /** A running consumer that counts in the reader's database. */
  async counting(
    options: Pick<EventConsumerOptions, 'log' | 'orm' | 'group' | 'topics'> & Partial<EventConsumerOptions>,
  ): Promise<EventConsumer> {
    const consumer = new EventConsumer({
      schemas: countingSchemas,
      handlers: countingHandlers(),
      logger: silentLogger,
      onFatal: (error) => {
        throw error;
      },
      ...options,
    });
    await consumer.start();
    this.closing.push(() => consumer.stop());
    return consumer;
  }

  /** A bare subscription that starts at 0 and remembers what it was given. */
  async collecting(log: EventLog, topic: string, options: Partial<Subscription> = {}): Promise<Collector> {
    const records: LogRecord[] = [];
    const next = new Map<number, bigint>();
    const consumer = await log.consume({
      group: this.group(),
      topics: [topic],
      startFrom: (_topic, partition) => Promise.resolve(next.get(partition) ?? 0n),
      onBatch: (batch) => {
        records.push(...batch.records);
        next.set(batch.partition, (batch.records.at(-1)?.offset ?? -1n) + 1n);
        return Promise.resolve();
      },
      onFatal: (error) => {
        throw error;
      },
      ...options,
    });
    this.closing.push(() => consumer.stop());
    return { records, consumer };
  }

  async putAway(): Promise<void> {
    this.children.endAll();
    for (const close of this.closing.splice(0).reverse()) await close();
  }
}

export interface Collector {
  records: LogRecord[];
  consumer: RunningConsumer;
}

/** Waits until an assertion holds; its last failure is the test's. */
export async function eventually(assertion: () => void | Promise<void>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause(25);
  }
}

export async function readAll(log: EventLog, topic: string): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for (const [partition, end] of await log.endOffsets(topic)) {
    for await (const record of log.read({ topic, partition, from: 0n, to: end })) records.push(record);
  }
  return records;
}
