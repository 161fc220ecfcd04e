import { TransientError } from '@blazon/kernel';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Checkpoint } from '../entities.js';
import { lockPlaceSql, openCheckpointSql } from './checkpoints.sql.js';
import { PARTITION_LOCK } from './partition-lock.js';

/** A partition as one consumer group reads it. */
export interface ReadPlace {
  group: string;
  topic: string;
  partition: number;
}

/**
 * Locks checkpoint and partition until the end of the transaction, which moves the checkpoint to `next`, or leaves it if it is there
 * already. Returns the previous offset, and whether anything was parked here before the wait for the locks. Parking a record always moves
 * the checkpoint past it.
 */
export async function lockPlace(
  em: EntityManager,
  { group, topic, partition }: ReadPlace,
  next = 0n,
): Promise<{ next: bigint; parked: boolean }> {
  const values = [group, topic, partition, next, PARTITION_LOCK];
  const rows = await em.execute<{ next_offset: string; parked: boolean }[]>(lockPlaceSql, values);
  if (!rows[0]) throw new TransientError('The checkpoint is gone. It is looked up again.');
  return { next: BigInt(rows[0].next_offset), parked: rows[0].parked };
}

/** The next offset to handle, 0 for a partition that was never read; creates its checkpoint, so that it can be locked. */
export async function openCheckpoint(em: EntityManager, place: ReadPlace): Promise<bigint> {
  await em.execute(openCheckpointSql, [place.group, place.topic, place.partition]);
  return readCheckpoint(em, place);
}

/** The next offset to handle, 0 for a partition that was never read. */
export async function readCheckpoint(em: EntityManager, { group: consumerGroup, topic, partition }: ReadPlace): Promise<bigint> {
  const checkpoint = await em.findOne(Checkpoint, { consumerGroup, topic, partition }, { disableIdentityMap: true });
  return checkpoint?.nextOffset ?? 0n;
}

/** The next offset to handle in each partition of these topics that was ever read, by the name of the partition. */
export async function readCheckpoints(em: EntityManager, consumerGroup: string, topics: string[]): Promise<Map<string, bigint>> {
  const checkpoints = await em.find(Checkpoint, { consumerGroup, topic: topics }, { disableIdentityMap: true });
  return new Map(checkpoints.map(({ topic, partition, nextOffset }) => [partitionName(topic, partition), nextOffset]));
}

/** What a partition is called in the checkpoints that were read. */
export const partitionName = (topic: string, partition: number): string => `${topic}/${partition}`;

/** Tracks, within this process, how far checkpoints have moved. */
export class CheckpointWatch {
  private readonly listeners = new Set<() => void>();
  private readonly reached = new Map<string, bigint>();

  /** Whether this process has moved this checkpoint; another replica may do so now. */
  follows(place: ReadPlace): boolean {
    return this.reached.has(keyOf(place));
  }

  /**
   * Whether this process moves the checkpoint to that offset within `milliseconds`, or before `signal` aborts; moves by another replica are
   * not seen.
   */
  passes(place: ReadPlace, next: bigint, milliseconds: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.listeners.delete(look);
        signal.removeEventListener('abort', end);
        resolve(this.hasPassed(place, next));
      };
      const look = () => {
        if (this.hasPassed(place, next) || signal.aborted) end();
      };
      const timer = setTimeout(end, milliseconds);
      this.listeners.add(look);
      signal.addEventListener('abort', end);
      look();
    });
  }

  advanced(place: ReadPlace, next: bigint): void {
    this.reached.set(keyOf(place), next);
    for (const listener of this.listeners) listener();
  }

  private hasPassed(place: ReadPlace, next: bigint): boolean {
    return (this.reached.get(keyOf(place)) ?? -1n) >= next;
  }
}

function keyOf({ group, topic, partition }: ReadPlace): string {
  return `${group}/${topic}/${partition}`;
}
