import { setTimeout as pause } from 'node:timers/promises';
import { useDatabase } from '@blazon/testing';
import pg from 'pg';
import { silentLogger } from '../contract/harness.js';
import { type LeasedPlace, Membership } from './membership.js';
import { PostgresEventLog } from './postgres-event-log.js';

const LEASE_MS = 1_000;

describe('a member of a group', () => {
  const database = useDatabase();
  let pool: pg.Pool;
  let transactions = 0;
  let groups = 0;
  let join: () => Membership;

  beforeAll(async () => {
    const log = await PostgresEventLog.connect({ url: database.url, logger: silentLogger });
    await log.ensureTopics([{ name: 'things', partitions: 4, cleanup: { policy: 'delete', retentionMs: 60_000 } }]);
    await log.close();
    pool = new pg.Pool({ connectionString: database.url });
    // The database is dropped under it.
    pool.on('error', () => undefined);
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
    // A query of the pool itself connects with a callback.
    pool.connect = ((...args: unknown[]) => {
      if (args.length === 0) transactions += 1;
      return connect(...args);
    }) as typeof pool.connect;
  });
  beforeEach(() => {
    const group = `group ${(groups += 1)}`;
    join = () => new Membership(pool, group, ['things'], LEASE_MS);
    transactions = 0;
  });
  afterAll(() => pool.end());

  const partitions = (places: LeasedPlace[]) => places.map(({ partition }) => partition).sort();
  const handOver = async (member: Membership) => {
    for (const place of await member.heartbeat()) if (!place.wanted) await member.release(place);
  };

  it('keeps what it holds by one statement while nothing changes', async () => {
    const member = join();
    expect(partitions(await member.heartbeat())).toEqual([0, 1, 2, 3]);
    transactions = 0;
    for (let beat = 0; beat < 4; beat += 1) {
      await pause(LEASE_MS / 3);
      expect(partitions(await member.heartbeat())).toEqual([0, 1, 2, 3]);
    }
    expect(transactions).toBe(0);
  });

  it('notices who joins, hands over, leaves or is lost', async () => {
    const [first, second] = [join(), join()];
    await first.heartbeat();
    expect(await second.heartbeat()).toEqual([]);
    await handOver(first);
    expect((await second.heartbeat()).length).toBe(2);
    await second.leave();
    expect(partitions(await first.heartbeat())).toEqual([0, 1, 2, 3]);
    await pause(LEASE_MS * 1.2);
    const third = join();
    expect(partitions(await third.heartbeat())).toEqual([0, 1, 2, 3]);
    expect(await first.heartbeat()).toEqual([]);
    await handOver(third);
    expect((await first.heartbeat()).length).toBe(2);
  });
});
