import { inTransaction } from '@blazon/database';
import { type ReplayOptions } from '@blazon/event-log';
import pg from 'pg';

/** The schema in which the second projection grows, in the database of the first. */
export const REBUILD_SCHEMA = 'rebuild';
const REPLACED_SCHEMA = 'replaced';
/** An arbitrary number that names our lock: whoever rebuilds has it as long as its connection lives. */
const REBUILD_LOCK = 7_231_849;
const letterColumns = 'consumer_group, topic, partition, "offset", key, subject, owner, reason, failed_at';

/** Rows that only one of the two projections has. */
export interface Difference {
  table: string;
  onlyLive: number;
  onlyRebuilt: number;
}

/** Drops what a rebuild that was killed has left behind: a copy of everything, in which no deletion would look. */
export function dropAbandonedRebuild(pool: pg.Pool): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [REBUILD_LOCK]);
    if (rows[0]?.taken === true) await client.query(`drop schema if exists ${REBUILD_SCHEMA} cascade`);
  });
}

/** The tables that the service works with now, seen from a connection of its own. */
export class LiveTables {
  private hasRoom = false;

  private constructor(
    private readonly client: pg.Client,
    private readonly group: string,
    private readonly tables: readonly string[],
  ) {}

  static async connect(url: string, group: string, tables: readonly string[]): Promise<LiveTables> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return new LiveTables(client, group, tables);
  }

  /** Two at once would take each other's room. */
  async makeRoom(): Promise<void> {
    const { rows } = await this.client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [REBUILD_LOCK]);
    if (rows[0]?.taken !== true) throw new Error(`${this.group} is being rebuilt already. Wait until that has ended.`);
    this.hasRoom = true;
    await this.client.query(`drop schema if exists ${REBUILD_SCHEMA} cascade; create schema ${REBUILD_SCHEMA}`);
  }

  /** How far the running service has come: the same events are what the second projection is made of. */
  async checkpoints(): Promise<(topic: string, partition: number) => bigint> {
    const { rows } = await this.client.query<{ topic: string; partition: number; next_offset: string }>(
      'select topic, partition, next_offset::text from public.checkpoints where consumer_group = $1',
      [this.group],
    );
    const offsets = new Map(rows.map((row) => [`${row.topic}/${row.partition}`, BigInt(row.next_offset)]));
    return (topic, partition) => offsets.get(`${topic}/${partition}`) ?? 0n;
  }

  /** What the running service could not handle, and the second projection must therefore leave alone too. */
  async parked(): Promise<NonNullable<ReplayOptions['parked']>> {
    const { rows } = await this.client.query<{ topic: string; partition: number; offset: string }>(
      'select topic, partition, "offset"::text from public.dead_letters where consumer_group = $1',
      [this.group],
    );
    const parked = new Set(rows.map(({ topic, partition, offset }) => `${topic}/${partition}/${offset}`));
    return ({ topic, partition, offset }) => parked.has(`${topic}/${partition}/${offset}`);
  }

  /** Runs `work` while the service's reactions wait; what it did to the tables stays only if `keep` says so. */
  async whileHeld<T>(work: () => Promise<T>, keep: boolean): Promise<T> {
    await this.client.query('begin');
    try {
      await this.client.query('lock table public.checkpoints in exclusive mode');
      const result = await work();
      await this.client.query(keep ? 'commit' : 'rollback');
      return result;
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }

  /** Compares every row as text, byte for byte. */
  async differences(): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const table of this.tables) {
      const onlyLive = await this.rowsMissing(`public.${table}`, `${REBUILD_SCHEMA}.${table}`);
      const onlyRebuilt = await this.rowsMissing(`${REBUILD_SCHEMA}.${table}`, `public.${table}`);
      if (onlyLive + onlyRebuilt > 0) differences.push({ table, onlyLive, onlyRebuilt });
    }
    return differences;
  }

  /**
   * Puts the rebuilt tables in the place of the live ones. Those are dropped: a later deletion would not find them. Dead letters stay, and
   * those that only the rebuilt tables have join them.
   */
  async replace(): Promise<void> {
    await this.client.query(
      `insert into public.dead_letters (${letterColumns})
       select ${letterColumns} from ${REBUILD_SCHEMA}.dead_letters order by id on conflict do nothing`,
    );
    await this.client.query(`create schema ${REPLACED_SCHEMA}`);
    for (const table of this.tables) {
      await this.client.query(`alter table public.${table} set schema ${REPLACED_SCHEMA}`);
      await this.client.query(`alter table ${REBUILD_SCHEMA}.${table} set schema public`);
    }
    await this.client.query(`drop schema ${REPLACED_SCHEMA} cascade`);
  }

  async close(): Promise<void> {
    if (this.hasRoom) await this.client.query(`drop schema if exists ${REBUILD_SCHEMA} cascade`);
    await this.client.end();
  }

  private async rowsMissing(from: string, inTable: string): Promise<number> {
    const { rows } = await this.client.query<{ count: string }>(
      `select count(*) from (select t::text from ${from} as t except all select t::text from ${inTable} as t) as missing`,
    );
    return Number(rows[0]?.count);
  }
}
