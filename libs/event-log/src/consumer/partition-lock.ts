import type { EntityManager } from '@mikro-orm/postgresql';
import { lockPartitionSql } from './checkpoints.sql.js';

/** Names the locks of partitions; the second number of each is the partition. */
export const PARTITION_LOCK = 0x70726f6a;

/**
 * Until the transaction of `em` ends, no other one of this database passes this lock with the same partition number, whatever its topic. So
 * topics that are partitioned alike, for example by project, agree on the order: no event slips in beside a deletion.
 */
export async function lockPartition(em: EntityManager, partition: number): Promise<void> {
  await em.execute(lockPartitionSql, [PARTITION_LOCK, partition]);
}
