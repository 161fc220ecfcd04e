import { escapeLiteral } from 'pg';
import type { Sql } from '../sql.js';

/** A partition as one consumer group reads it. */
export interface ReadPlace {
  group: string;
  topic: string;
  partition: number;
}

type OffsetRows = { next_offset: string }[];

/** The condition for the rows of a place, with its values in it: it travels with others in one text. */
export function atPlace({ group, topic, partition }: ReadPlace): string {
  return `consumer_group = ${escapeLiteral(group)} and topic = ${escapeLiteral(topic)} and partition = ${partition}`;
}

/** Locks the checkpoint until the end of the transaction and selects the next offset to handle. Whoever comes second finds it moved on. */
export function lockCheckpointSql(place: ReadPlace): string {
  return `select next_offset::text from checkpoints where ${atPlace(place)} for update`;
}

/** Moves a locked checkpoint. */
export function storeCheckpointSql(place: ReadPlace, next: bigint): string {
  return `update checkpoints set next_offset = ${next} where ${atPlace(place)}`;
}

/** The next offset to handle, 0 for a partition that was never read; its checkpoint is there to be locked from now on. */
export async function openCheckpoint(sql: Sql, { group, topic, partition }: ReadPlace): Promise<bigint> {
  const rows = await sql.execute<OffsetRows>(
    `with created as (
       insert into checkpoints (consumer_group, topic, partition, next_offset) values (?, ?, ?, 0) on conflict do nothing
     )
     select next_offset::text from checkpoints where consumer_group = ? and topic = ? and partition = ?`,
    [group, topic, partition, group, topic, partition],
  );
  return nextIn(rows) ?? 0n;
}

/** The next offset to handle, 0 for a partition that was never read. */
export async function readCheckpoint(sql: Sql, { group, topic, partition }: ReadPlace): Promise<bigint> {
  const rows = await sql.execute<OffsetRows>(
    'select next_offset::text from checkpoints where consumer_group = ? and topic = ? and partition = ?',
    [group, topic, partition],
  );
  return nextIn(rows) ?? 0n;
}

/** The next offset to handle in each partition of a topic below which every record was handled and none is parked. */
export async function readSoundCheckpoints(sql: Sql, group: string, topic: string): Promise<Map<number, bigint>> {
  const rows = await sql.execute<{ partition: number; next_offset: string }[]>(
    `select partition, next_offset::text from checkpoints where consumer_group = ? and topic = ? and not exists (
       select from dead_letters where (consumer_group, topic, partition) = (checkpoints.consumer_group, checkpoints.topic, checkpoints.partition)
     )`,
    [group, topic],
  );
  return new Map(rows.map(({ partition, next_offset }) => [partition, BigInt(next_offset)]));
}

/** The offset that was selected, if the checkpoint is there. */
export function nextIn(rows: object[]): bigint | undefined {
  const [row] = rows as OffsetRows;
  return row && BigInt(row.next_offset);
}

/** Tells, within this process, how far checkpoints have come. */
export class CheckpointWatch {
  private readonly listeners = new Set<() => void>();
  private readonly reached = new Map<string, bigint>();

  /** Whether this process has moved this checkpoint; another replica may do so now. */
  follows(place: ReadPlace): boolean {
    return this.reached.has(keyOf(place));
  }

  /** Whether this process moves the checkpoint so far within `milliseconds`, or before `signal` aborts; another replica moves it unseen. */
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
