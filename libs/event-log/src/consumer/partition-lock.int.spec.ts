import type { MikroORM } from '@mikro-orm/postgresql';
import { useDatabase, waitFor } from '@blazon/testing';
import { counted, countingHandlers, countingSchemas, openReader } from '../contract/counting.js';
import { PostgresEventLog } from '../postgres/postgres-event-log.js';
import { EventConsumer } from './event-consumer.js';
import { lockPartition } from './partition-lock.js';

const database = useDatabase();
let orm: MikroORM;

beforeAll(async () => {
  orm = await openReader(database.url);
});

afterAll(async () => {
  await orm.close();
});

/** A transaction that holds a partition until it is told to end. */
function hold(partition: number) {
  const begun = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  const ended = orm.em.fork().transactional(async (em) => {
    await lockPartition(em, partition);
    begun.resolve(undefined);
    await end.promise;
  });
  return { begun: begun.promise, end: () => (end.resolve(undefined), ended) };
}

const locks = async (granted: boolean) => {
  const ofThisDatabase = `database = (select oid from pg_database where datname = current_database())`;
  return orm.em
    .fork()
    .execute<{ objid: number }[]>(
      `select objid::int from pg_locks where locktype = 'advisory' and granted = ? and ${ofThisDatabase} order by 1`,
      [granted],
    );
};

describe('lockPartition', () => {
  it('lets one transaction at a time handle a partition, and others go on', async () => {
    const [first, second, other] = [hold(1), hold(1), hold(2)];
    await Promise.all([Promise.race([first.begun, second.begun]), other.begun]);
    await waitFor(async () => (await locks(false)).length === 1);
    expect(await locks(true)).toEqual([{ objid: 1 }, { objid: 2 }]);
    await other.end();
    // Whichever was first, the other one begins when it has ended.
    await Promise.all([first.end(), second.end(), first.begun, second.begun]);
    expect(await locks(true)).toEqual([]);
  });

  it('is taken anew in each transaction', async () => {
    await hold(3).end();
    const next = hold(3);
    await next.begun;
    expect(await locks(true)).toEqual([{ objid: 3 }]);
    await next.end();
  });

  it('is held by every reaction, that to a retried dead letter included', async () => {
    const log = await PostgresEventLog.connect({ url: database.url });
    await log.ensureTopics([{ name: 'facts', partitions: 1, cleanup: { policy: 'delete', retentionMs: 60_000 } }]);
    const held: number[] = [];
    const consumer = new EventConsumer({
      log,
      orm,
      group: 'locking',
      topics: ['facts'],
      schemas: countingSchemas,
      handlers: countingHandlers(async (_event, { em }) => {
        const own = await em.execute<object[]>(`select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`);
        held.push(own.length);
        // Tried in a batch, then alone, then parked: the third time is the retry.
        if (held.length < 3) throw new Error('not yet');
      }),
      onFatal: (error) => {
        throw error;
      },
    });
    await log.append([counted('facts', 'a', 1)]);
    await consumer.start();
    await waitFor(async () => (await consumer.listDeadLetters()).length === 1);
    expect(await consumer.retryDeadLetters('a')).toEqual({ handled: 1, remaining: 0 });
    expect(held).toEqual([1, 1, 1]);
    await consumer.stop();
    await log.close();
  });
});
