import type { EntityManager } from '@mikro-orm/postgresql';

/** Names the locks below; the second number is the partition. */
const PARTITION_LOCK = 0x70726f6a;
const locked = new WeakSet<EntityManager>();

/**
 * Until the transaction of `em` ends, no other one of this database gets past here with the same partition number, whichever topic it
 * handles. Topics that are partitioned alike, by project say, so agree on what came first: no event slips in beside a deletion.
 */
export async function lockPartition(em: EntityManager, partition: number): Promise<void> {
  // A transaction handles records of one partition only, so it asks the database once.
  if (locked.has(em)) return;
  await em.execute('select pg_advisory_xact_lock(?, ?)', [PARTITION_LOCK, partition]);
  locked.add(em);
}
