import { inTransaction } from '@blazon/database';
import { type ReplayOptions } from '@blazon/event-log';
import pg from 'pg';

/** The schema in which the second projection grows, in the database of the first. */
export const REBUILD_SCHEMA = 'rebuild';
const REPLACED_SCHEMA = 'replaced';
/** An arbitrary number that names our lock: whoever rebuilds has it as long as its connection lives. */
const REBUILD_LOCK = 7_231_849;
const letterColumns = 'consumer_group, topic, partition, "offset", key, subject, owner, reason, failed_at';

/** Where the running service is in the log. */
export type Stand = Required<Pick<ReplayOptions, 'until' | 'parked'>>;

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
  private async checkpoints(): Promise<(topic: string, partition: number) => bigint> {
    const { rows } = await this.client.query<{ topic: string; partition: number; next_offset: string }>(
      'select topic, partition, next_offset::text from public.checkpoints where consumer_group = $1',
      [this.group],
    );
    const offsets = new Map(rows.map((row) => [`${row.topic}/${row.partition}`, BigInt(row.next_offset)]));
    return (topic, partition) => offsets.get(`${topic}/${partition}`) ?? 0n;
  }

  /** What the running service could not handle, and the second projection must therefore leave alone too. */
  private async parked(): Promise<NonNullable<ReplayOptions['parked']>> {
    const { rows } = await this.client.query<{ topic: string; partition: number; offset: string }>(
      'select topic, partition, "offset"::text from public.dead_letters where consumer_group = $1',
      [this.group],
    );
    const parked = new Set(rows.map(({ topic, partition, offset }) => `${topic}/${partition}/${offset}`));
    return ({ topic, partition, offset }) => parked.has(`${topic}/${partition}/${offset}`);
  }

  /** How far the running service has come, and what it could not handle. */
  async stand(): Promise<Stand> {
    return { until: await this.checkpoints(), parked: await this.parked() };
  }

  /** Copies the live tables as they are in one moment, and returns how far the service had come in it. Nobody waits for that. */
  async copy(): Promise<Stand> {
    return this.inTransaction('begin isolation level repeatable read', async () => {
      const stand = await this.stand();
      for (const table of this.tables) {
        await this.client.query(`create unlogged table ${copyOf(table)} as select t::text as row from public.${table} as t`);
      }
      return stand;
    });
  }

  /** Runs `work` while the service's reactions wait. */
  whileHeld(work: () => Promise<void>): Promise<void> {
    return this.inTransaction('begin; lock table public.checkpoints in exclusive mode', work);
  }

  /** Compares every row of the copy as text, byte for byte. */
  async differences(): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const table of this.tables) {
      const rows = { live: `select row from ${copyOf(table)}`, rebuilt: `select t::text from ${REBUILD_SCHEMA}.${table} as t` };
      const onlyLive = await this.rowsMissing(rows.live, rows.rebuilt);
      const onlyRebuilt = await this.rowsMissing(rows.rebuilt, rows.live);
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
    const { rows } = await this.client.query<{ count: string }>(`select count(*) from (${from} except all ${inTable}) as missing`);
    return Number(rows[0]?.count);
  }

  private async inTransaction<T>(begin: string, work: () => Promise<T>): Promise<T> {
    try {
      await this.client.query(begin);
      const result = await work();
      await this.client.query('commit');
      return result;
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }
}

/** The rows of a live table in one moment, as text. */
function copyOf(table: string): string {
  return `${REBUILD_SCHEMA}.live_${table}`;
}
