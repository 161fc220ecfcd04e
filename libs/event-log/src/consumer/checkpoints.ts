import type { EntityManager } from '@mikro-orm/postgresql';

/** The database of a reader; each piece of work takes a fork of its entity manager. */
export interface ReaderDatabase {
  em: EntityManager;
}

/** A partition as one consumer group reads it. */
export interface ReadPlace {
  group: string;
  topic: string;
  partition: number;
}

type OffsetRows = { next_offset: string }[];

const whereSql = 'where consumer_group = ? and topic = ? and partition = ?';

/** Locks the checkpoint until the end of the transaction and returns the next offset to handle. Whoever comes second finds it moved on. */
export async function lockCheckpoint(em: EntityManager, place: ReadPlace): Promise<bigint> {
  const lock = () =>
    em.execute<OffsetRows>(`select next_offset::text from checkpoints ${whereSql} for update`, [place.group, place.topic, place.partition]);
  let rows = await lock();
  if (rows.length === 0) {
    await em.execute('insert into checkpoints (consumer_group, topic, partition, next_offset) values (?, ?, ?, 0) on conflict do nothing', [
      place.group,
      place.topic,
      place.partition,
    ]);
    rows = await lock();
  }
  return BigInt(rows[0]?.next_offset ?? 0);
}

/** Moves a locked checkpoint. */
export async function storeCheckpoint(em: EntityManager, place: ReadPlace, next: bigint): Promise<void> {
  await em.execute(`update checkpoints set next_offset = ? ${whereSql}`, [next, place.group, place.topic, place.partition]);
}

/** The next offset to handle, 0 for a partition that was never read. */
export async function readCheckpoint(em: EntityManager, place: ReadPlace): Promise<bigint> {
  const rows = await em.execute<OffsetRows>(`select next_offset::text from checkpoints ${whereSql}`, [
    place.group,
    place.topic,
    place.partition,
  ]);
  return BigInt(rows[0]?.next_offset ?? 0);
}

/** Tells, within this process, how far checkpoints have come. */
export class CheckpointWatch {
  private readonly listeners = new Set<(place: ReadPlace, next: bigint) => void>();

  /** Calls `listener` after each commit that moved a checkpoint; returns how to end it. */
  onAdvance(listener: (place: ReadPlace, next: bigint) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  advanced(place: ReadPlace, next: bigint): void {
    for (const listener of this.listeners) listener(place, next);
  }
}
