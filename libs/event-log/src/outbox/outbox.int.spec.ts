import type { MikroORM } from '@mikro-orm/postgresql';
import { context, trace } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { freshDatabase, waitFor } from '@blazon/testing';
import { counted, countingHandlers, countingSchemas, openReader } from '../contract/counting.js';
import { EventConsumer } from '../consumer/event-consumer.js';
import type { EventLog, LogRecord, NewRecord } from '../port.js';
import { PostgresEventLog } from '../postgres/postgres-event-log.js';
import { Outbox } from './outbox.js';

describe('outbox', () => {
  const closing: (() => Promise<unknown>)[] = [];
  let log: PostgresEventLog;
  let url: string;
  let orm: MikroORM;
  let topics = 0;

  beforeAll(async () => {
    const database = await freshDatabase();
    closing.push(() => database.drop());
    url = database.url;
    log = await PostgresEventLog.connect({ url });
    closing.push(() => log.close());
    orm = await openReader(url);
    closing.push(() => orm.close());
  });

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  async function topic(): Promise<string> {
    const name = `facts-${(topics += 1)}`;
    await log.ensureTopics([{ name, partitions: 2, cleanup: { policy: 'delete', retentionMs: 60_000 } }]);
    return name;
  }

  async function recordsOf(name: string): Promise<LogRecord[]> {
    const records: LogRecord[] = [];
    for (const [partition, end] of await log.endOffsets(name)) {
      for await (const record of log.read({ topic: name, partition, from: 0n, to: end })) records.push(record);
    }
    return records;
  }

  /** Adds records in a transaction of their own. */
  const commit = (outbox: Outbox, ...records: NewRecord[]) =>
    orm.em.fork().transactional((em) => {
      outbox.add(em, records);
    });
  const keysOf = async (name: string) => (await recordsOf(name)).map((record) => record.key);
  const rowsLeft = async () => (await orm.em.fork().execute('select id from outbox')).length;
  const unreachable = (): EventLog =>
    Object.assign(Object.create(log) as EventLog, { append: () => Promise.reject(new Error('log away')) });

  it('publishes what was committed, and nothing of a transaction that was rolled back', async () => {
    const name = await topic();
    const outbox = new Outbox({ orm, log });
    await commit(outbox, counted(name, 'a', 1), counted(name, 'a', 2));
    const undone = orm.em.fork().transactional((em) => {
      outbox.add(em, [counted(name, 'a', 3)]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await outbox.publishNow();
    expect(await keysOf(name)).toEqual(['a/1', 'a/2']);
    expect(await rowsLeft()).toBe(0);
  });

  it('keeps keys, headers and values as they are, whatever characters they hold', async () => {
    const name = await topic();
    const outbox = new Outbox({ orm, log });
    const tricky = `? \\? '' \\' "x" $1 :name \\\\ 紋章 🛡️ ??`;
    const value = Buffer.from([...Array(256).keys()]);
    await commit(
      outbox,
      { topic: name, key: tricky, partitionKey: tricky, headers: { note: tricky }, value },
      { topic: name, key: 'text', partitionKey: tricky, headers: {}, value: Buffer.from(tricky) },
    );
    await outbox.publishNow();
    const [first, second] = await recordsOf(name);
    expect(first).toMatchObject({ key: tricky, headers: { note: tricky } });
    expect(first?.value?.equals(value)).toBe(true);
    expect(second?.value?.toString()).toBe(tricky);
  });

  it('keeps the order of each subject and publishes everything once while several replicas publish', async () => {
    const name = await topic();
    const replicas = await Promise.all(
      [0, 1, 2].map(async () => {
        const own = await openReader(url);
        closing.push(() => own.close());
        return { em: own.em, outbox: new Outbox({ orm: own, log }) };
      }),
    );
    await orm.em.fork().execute('create table counters (subject text primary key, n int)');
    await orm.em.fork().execute(`insert into counters values ('a', 0), ('b', 0), ('c', 0), ('d', 0)`);
    const countOn = async (subject: string, turn: number) => {
      const replica = replicas[turn % replicas.length];
      await replica?.em.fork().transactional(async (em) => {
        const rows = await em.execute<{ n: number }[]>('update counters set n = n + 1 where subject = ? returning n', [subject]);
        replica.outbox.add(em, [counted(name, subject, rows[0]?.n ?? 0)]);
      });
      await replica?.outbox.publishNow();
    };
    const turns = Array.from({ length: 80 }, (_, turn) => turn);
    await Promise.all(turns.map((turn) => countOn('abcd'.charAt(turn % 4), turn)));
    const keys = await keysOf(name);
    for (const subject of ['a', 'b', 'c', 'd']) {
      expect(keys.filter((key) => key.startsWith(subject))).toEqual(Array.from({ length: 20 }, (_, n) => `${subject}/${n + 1}`));
    }
    expect(await rowsLeft()).toBe(0);
  });

  it('keeps what the log did not take, and the sweeper publishes it later', async () => {
    const name = await topic();
    const cutOff = new Outbox({ orm, log: unreachable() });
    await commit(cutOff, counted(name, 'a', 1));
    await expect(cutOff.publishNow()).rejects.toThrow('log away');
    expect(await rowsLeft()).toBe(1);
    const restarted = new Outbox({ orm, log, sweepIntervalMs: 50 });
    restarted.onApplicationBootstrap();
    await waitFor(async () => (await rowsLeft()) === 0);
    await restarted.beforeApplicationShutdown();
    expect(await keysOf(name)).toEqual(['a/1']);
  });

  it('is left to other replicas while the log does not answer: the lock is taken again when it does', async () => {
    const name = await topic();
    let isAway = true;
    let appends = 0;
    const unlessAway = <T>(work: () => Promise<T>) => (isAway ? Promise.reject(new Error('log away')) : work());
    const hanging: EventLog = Object.assign(Object.create(log) as EventLog, {
      append: (records: NewRecord[]) => {
        appends += 1;
        return unlessAway(() => log.append(records));
      },
      ping: () => unlessAway(() => log.ping()),
    });
    const outbox = new Outbox({ orm, log: hanging });
    await commit(outbox, counted(name, 'a', 1));
    await expect(outbox.publishNow()).rejects.toThrow('log away');
    await expect(outbox.publishNow()).rejects.toThrow('log away');
    expect(appends).toBe(1);
    isAway = false;
    await outbox.publishNow();
    expect(await keysOf(name)).toEqual(['a/1']);
  });

  it('erases keys of a compact topic, and sends the marker that lets the log clean up only when it can help', async () => {
    const name = `facts-${(topics += 1)}`;
    const definition = { name, partitions: 2, cleanup: { policy: 'compact', maxLagMs: 3_600_000 } } as const;
    await log.ensureTopics([definition]);
    await log.append([counted(name, 'a', 1), counted(name, 'a', 2)]);
    const outbox = new Outbox({ orm, log });
    await orm.em.fork().transactional((em) => outbox.erase(em, definition, 'a', ['a/1', 'a/2']));
    await outbox.publishNow();
    expect((await recordsOf(name)).map(({ key, value }) => [key, value])).toEqual([
      ['a/1', null],
      ['a/2', null],
    ]);
    expect(await rowsLeft()).toBe(1);
    await orm.em.fork().execute('delete from outbox');
  });

  it('carries the trace of the caller through outbox and log into the reaction', async () => {
    const name = await topic();
    const spans = new InMemorySpanExporter();
    const sdk = new NodeSDK({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })], metricReaders: [], instrumentations: [] });
    sdk.start();
    const outbox = new Outbox({ orm, log });
    const tracer = trace.getTracer('test');
    const record = counted(name, 'a', 1);
    const caller = await tracer.startActiveSpan('caller', async (span) => {
      await commit(outbox, record);
      span.end();
      return span.spanContext();
    });
    await outbox.publishNow();
    const inReaction = Promise.withResolvers<string | undefined>();
    const consumer = new EventConsumer({
      log,
      orm,
      group: 'traced',
      topics: [name],
      schemas: countingSchemas,
      handlers: countingHandlers((_event, { afterCommit }) => {
        afterCommit(() => {
          inReaction.resolve(trace.getSpan(context.active())?.spanContext().traceId);
        });
      }),
      onFatal: (error) => {
        inReaction.reject(error);
      },
    });
    await consumer.start();
    expect(await inReaction.promise).toBe(caller.traceId);
    await consumer.stop();
    const processing = spans.getFinishedSpans().find((span) => span.name === 'process number.counted');
    expect(processing?.parentSpanContext).toMatchObject({ traceId: caller.traceId, spanId: caller.spanId });
    await sdk.shutdown();
  });
});
