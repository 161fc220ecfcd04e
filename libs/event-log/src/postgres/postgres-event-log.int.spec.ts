import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type FreshDatabase, freshDatabase, waitFor } from '@blazon/testing';
import type { LogRecord, TopicDefinition } from '../port.js';
import { PostgresEventLog } from './postgres-event-log.js';

const compact: TopicDefinition['cleanup'] = { policy: 'compact', maxLagMs: 1_000 };

describe('event log on PostgreSQL, beyond the contract', () => {
  let database: FreshDatabase;
  let log: PostgresEventLog;
  let sql: pg.Pool;

  beforeAll(async () => {
    database = await freshDatabase();
    log = await PostgresEventLog.connect({ url: database.url, leaseMs: 300_000 });
    sql = new pg.Pool({ connectionString: database.url, max: 2 });
  });
  afterAll(async () => {
    await log.close();
    await sql.end();
    await database.drop();
  });

  async function topic(cleanup: TopicDefinition['cleanup'], partitions = 1): Promise<string> {
    const name = `topic-${randomBytes(6).toString('hex')}`;
    await log.ensureTopics([{ name, partitions, cleanup }]);
    return name;
  }

  const append = (name: string, key: string, value: string | null) =>
    log.append([{ topic: name, key, partitionKey: key, headers: {}, value: value === null ? null : Buffer.from(value) }]);

  it('lets any number of processes create the schema and the topics at once', async () => {
    const empty = await freshDatabase();
    const logs = await Promise.all(Array.from({ length: 6 }, () => PostgresEventLog.connect({ url: empty.url })));
    await Promise.all(logs.map((each) => each.ensureTopics([{ name: 'same', partitions: 3, cleanup: compact }])));
    expect((await logs[0]?.endOffsets('same'))?.size).toBe(3);
    await Promise.all(logs.map((each) => each.close()));
    await empty.drop();
  });

  it('has erased a value from its tables when the append of the tombstone returns', async () => {
    const name = await topic(compact);
    await append(name, 'k', 'a secret');
    await append(name, 'k', null);
    const { rows } = await sql.query('select key, value from event_log.records where topic = $1', [name]);
    expect(rows).toEqual([{ key: 'k', value: null }]);
  });

  it('stores only the last of several records of a key that are appended together', async () => {
    const name = await topic(compact);
    const record = (value: string) => ({ topic: name, key: 'k', partitionKey: 'k', headers: {}, value: Buffer.from(value) });
    const positions = await log.append([record('first'), record('second')]);
    expect(positions.map(({ offset }) => offset)).toEqual([0n, 1n]);
    const { rows } = await sql.query('select "offset", value from event_log.records where topic = $1', [name]);
    expect(rows).toEqual([{ offset: '1', value: Buffer.from('second') }]);
  });

  it('removes records past their retention, but for the last of each partition, which marks how far readers have to come', async () => {
    const name = await topic({ policy: 'delete', retentionMs: 1_000 });
    for (const key of ['a', 'b', 'c']) await append(name, key, key);
    await sql.query(`update event_log.records set appended_at = now() - interval '1 hour' where topic = $1`, [name]);
    await log.sweep();
    const { rows } = await sql.query('select key from event_log.records where topic = $1', [name]);
    expect(rows).toEqual([{ key: 'c' }]);
    expect(await log.startOffsets(name)).toEqual(new Map([[0, 2n]]));
  });

  it('refuses a topic that somebody else has made to forget, and says what mends it', async () => {
    const name = await topic(compact);
    const definition: TopicDefinition = { name, partitions: 1, cleanup: compact };
    await expect(log.verifyTopics([definition])).resolves.toBeUndefined();
    await sql.query('update event_log.topics set compact = false, retention_ms = 1 where name = $1', [name]);
    await expect(log.verifyTopics([definition])).rejects.toThrow(
      /retention_ms is 1 instead of null.*update event_log.topics set compact = true/,
    );
    await log.ensureTopics([definition]);
    await expect(log.verifyTopics([definition])).resolves.toBeUndefined();
    await expect(log.verifyTopics([{ ...definition, name: 'absent' }])).rejects.toThrow(/no topic "absent"/);
  });

  it('tells readers of an append at once, long before the next heartbeat, and again after the listening connection was cut', async () => {
    const name = await topic({ policy: 'delete', retentionMs: 60_000 });
    const seen: LogRecord[] = [];
    const consumer = await log.consume({
      group: name,
      topics: [name],
      startFrom: () => Promise.resolve(BigInt(seen.length)),
      onBatch: ({ records }) => Promise.resolve(void seen.push(...records)),
      onFatal: (error) => {
        throw error;
      },
    });
    for (const n of [1, 2, 3]) {
      await append(name, 'a', String(n));
      await waitFor(() => seen.length === n);
    }
    await sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'event-log listener' and datname = current_database()`,
    );
    await append(name, 'a', '4');
    await waitFor(() => seen.length === 4);
    await consumer.stop();
  });

  it('reads values of any size in pages that stay small', async () => {
    const name = await topic({ policy: 'delete', retentionMs: 60_000 });
    const large = 'x'.repeat(900_000);
    for (const key of ['a', 'b', 'c', 'd', 'e']) await append(name, key, large);
    await append(name, 'f', null);
    const batches: string[][] = [];
    const consumer = await log.consume({
      group: name,
      topics: [name],
      startFrom: () => Promise.resolve(0n),
      onBatch: ({ records }) => Promise.resolve(void batches.push(records.map((record) => record.key))),
      onFatal: (error) => {
        throw error;
      },
    });
    await waitFor(() => batches.flat().length === 6);
    expect(batches).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]);
    await consumer.stop();
  });
});
