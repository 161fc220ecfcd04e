import type { Sql } from '../sql.js';

/** Names the locks below; the second number is the partition. */
const PARTITION_LOCK = 0x70726f6a;
const locked = new WeakSet<Sql>();

/**
 * Until the transaction of `sql` ends, no other one of this database gets past here with the same partition number, whichever topic it
 * handles. Topics that are partitioned alike, by project say, so agree on what came first: no event slips in beside a deletion.
 */
export async function lockPartition(sql: Sql, partition: number): Promise<void> {
  // A transaction handles records of one partition only, so it asks the database once.
  if (locked.has(sql)) return;
  await sql.execute(lockPartitionSql(partition));
  partitionIsLocked(sql);
}

/** What takes the lock, for a transaction that begins with it. */
export function lockPartitionSql(partition: number): string {
  return `select pg_advisory_xact_lock(${PARTITION_LOCK}, ${partition})`;
}

/** Says that a transaction has begun with the lock. */
export function partitionIsLocked(sql: Sql): void {
  locked.add(sql);
}
