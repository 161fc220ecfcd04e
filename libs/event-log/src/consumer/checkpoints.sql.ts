import { prepared } from '@blazon/database';

/**
 * The lock that every unit of work begins with: first the checkpoint, so that a second reader finds it moved on, then the partition number,
 * which other topics share. The common table expression keeps that order, without which two transactions could deadlock. It also moves the
 * checkpoint ahead: the rest of the transaction makes that true. Returns its previous value. If a crash of the database undoes the
 * transaction, it undoes both, and the log still has the records: the commit need not wait for the disk. Whether anything is parked is as
 * it was before the wait for the locks; it uses the smallest offset, since an index has it. Planning all that
 * takes longer than running it. Values: group, topic, partition, next offset, name of the locks.
 */
export const lockPlaceSql = prepared(
  'lock_place',
  `
  with checkpoint as materialized (
    select next_offset, consumer_group, topic, partition from checkpoints where consumer_group = $1 and topic = $2 and partition = $3 for update
  ), moved as (
    update checkpoints set next_offset = $4 from checkpoint
    where checkpoints.consumer_group = checkpoint.consumer_group and checkpoints.topic = checkpoint.topic
      and checkpoints.partition = checkpoint.partition and checkpoint.next_offset < $4
  )
  select next_offset::text, pg_advisory_xact_lock($5, partition)::text, set_config('synchronous_commit', 'off', true), (
    select min("offset") from dead_letters as letter
    where letter.consumer_group = checkpoint.consumer_group and letter.topic = checkpoint.topic and letter.partition = checkpoint.partition
  ) is not null as parked from checkpoint`,
);

/** Creates a checkpoint unless another replica has, so that it can be locked. */
export const openCheckpointSql = `
  insert into checkpoints (consumer_group, topic, partition, next_offset) values (?, ?, ?, 0) on conflict do nothing`;

/** Waits until no other transaction of this database holds the same partition number. */
export const lockPartitionSql = 'select pg_advisory_xact_lock(?, ?)';
