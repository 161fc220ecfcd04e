import type { Sql } from '../sql.js';

/** Names the locks below; the second number is the partition. */
const PARTITION_LOCK = 0x70726f6a;

/**
 * Until the transaction of `sql` ends, no other one of this database gets past here with the same partition number, whichever topic it
 * handles. Topics that are partitioned alike, by project say, so agree on what came first: no event slips in beside a deletion.
 */
export async function lockPartition(sql: Sql, partition: number): Promise<void> {
  await sql.execute(lockPartitionSql(partition));
}

/** What takes the lock, for a transaction that begins with it. */
export function lockPartitionSql(partition: number): string {
  return `select pg_advisory_xact_lock(${PARTITION_LOCK}, ${partition})`;
}
