import { inTransaction } from '@blazon/database';
import { checkpointsSql, deadLettersSql, joinDeadLettersSql, type ReplayOptions } from '@blazon/event-log';
import pg from 'pg';
import {
  beginHeldSql,
  beginSnapshotSql,
  copySql,
  dropRoomSql,
  isAbandonedSql,
  makeRoomSql,
  onlyLiveSql,
  onlyRebuiltSql,
  REBUILD_SCHEMA,
  replaceSql,
  takeTurnSql,
} from './live-tables.sql.js';

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
    const { rows } = await client.query<{ taken: boolean }>(isAbandonedSql);
    if (rows[0]?.taken === true) await client.query(dropRoomSql);
  });
}

/** The live tables of the service, read on a separate connection. */
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
    const { rows } = await this.client.query<{ taken: boolean }>(takeTurnSql);
    if (rows[0]?.taken !== true) throw new Error(`${this.group} is being rebuilt already. Wait until that has ended.`);
    this.hasRoom = true;
    await this.client.query(makeRoomSql);
  }

  /** The checkpoints of the running service: the second projection is built from the same events. */
  private async checkpoints(): Promise<(topic: string, partition: number) => bigint> {
    const { rows } = await this.client.query<{ topic: string; partition: number; next_offset: string }>(checkpointsSql, [this.group]);
    const offsets = new Map(rows.map((row) => [`${row.topic}/${row.partition}`, BigInt(row.next_offset)]));
    return (topic, partition) => offsets.get(`${topic}/${partition}`) ?? 0n;
  }

  /** The events that the running service could not handle, which the second projection must therefore skip too. */
  private async parked(): Promise<NonNullable<ReplayOptions['parked']>> {
    const { rows } = await this.client.query<{ topic: string; partition: number; offset: string }>(deadLettersSql, [this.group]);
    const parked = new Set(rows.map(({ topic, partition, offset }) => `${topic}/${partition}/${offset}`));
    return ({ topic, partition, offset }) => parked.has(`${topic}/${partition}/${offset}`);
  }

  /** The checkpoints of the running service, and its dead letters. */
  async stand(): Promise<Stand> {
    return { until: await this.checkpoints(), parked: await this.parked() };
  }

  /** Copies a snapshot of the live tables, and returns the checkpoints of that moment. It blocks nobody. */
  async copy(): Promise<Stand> {
    return this.inTransaction(beginSnapshotSql, async () => {
      const stand = await this.stand();
      for (const table of this.tables) {
        await this.client.query(copySql(table));
      }
      return stand;
    });
  }

  /** Runs `work` while the service's reactions wait. */
  whileHeld(work: () => Promise<void>): Promise<void> {
    return this.inTransaction(beginHeldSql, work);
  }

  /** Compares every row of the copy as text, byte for byte. */
  async differences(): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const table of this.tables) {
      const onlyLive = await this.count(onlyLiveSql(table));
      const onlyRebuilt = await this.count(onlyRebuiltSql(table));
      if (onlyLive + onlyRebuilt > 0) differences.push({ table, onlyLive, onlyRebuilt });
    }
    return differences;
  }

  /**
   * Puts the rebuilt tables in the place of the live ones. Those are dropped: a later deletion would not find them. Dead letters stay, and
   * those that only the rebuilt tables have join them.
   */
  async replace(): Promise<void> {
    await this.client.query(joinDeadLettersSql(REBUILD_SCHEMA));
    await this.client.query(replaceSql(this.tables));
  }

  async close(): Promise<void> {
    if (this.hasRoom) await this.client.query(dropRoomSql);
    await this.client.end();
  }

  private async count(countSql: string): Promise<number> {
    const { rows } = await this.client.query<{ count: string }>(countSql);
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
