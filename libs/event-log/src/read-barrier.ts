import { DomainError } from '@blazon/kernel';
import { CheckpointWatch, partitionName, readCheckpoint, readCheckpoints, type ReadPlace } from './consumer/checkpoints.js';
import { partitionFor } from './partitioner.js';
import type { EventLog, Position } from './port.js';
import type { ReaderDatabase } from './reader-database.js';

export interface ReadBarrierOptions {
  log: EventLog;
  orm: ReaderDatabase;
  group: string;
  /** The consumer's watch, to resume at once when this process moves the checkpoint. */
  watch?: CheckpointWatch;
  timeoutMs?: number;
}

/** Another replica may move the checkpoint; it is looked up this often, less so the longer it takes. */
const FIRST_LOOK_MS = 10;
const SLOWEST_LOOK_MS = 100;
/** The same for a checkpoint that this process moves: it is looked up only in case another replica has taken it over. */
const OWN_LOOK_MS = 1_000;

/** Ensures that a projection has handled everything that the log held at the time of the call: "not found" is reliable afterwards. */
export class ReadBarrier {
  private readonly watch: CheckpointWatch;
  private readonly timeoutMs: number;
  /** The checkpoints of each topic, as `upToDate` last read them. */
  private readonly handled = new Map<string, ReadonlyMap<string, bigint>>();

  constructor(private readonly options: ReadBarrierOptions) {
    this.watch = options.watch ?? new CheckpointWatch();
    this.timeoutMs = options.timeoutMs ?? 5_000;
  }

  /** Resolves when the group has handled all that was appended under this partition key before the call. */
  async reached(topic: string, partitionKey: string): Promise<void> {
    const { log } = this.options;
    const partition = await log.partitionOf(topic, partitionKey);
    await this.reachedEnd(topic, partition, (await log.endOffsets(topic)).get(partition) ?? 0n);
  }

  /** Resolves when the group has handled all that was appended to the topic before the call. */
  async reachedEverywhere(topic: string): Promise<void> {
    const ends = await this.options.log.endOffsets(topic);
    await Promise.all([...ends].map(([partition, end]) => this.reachedEnd(topic, partition, end)));
  }

  /**
   * Returns, without waiting, for which partition keys the group had handled everything that was appended before the call. It compares the
   * ends of the log with checkpoints that an earlier call has read, so a query that begins together with this call sees their effects.
   */
  async upToDate(topic: string): Promise<(partitionKey: string) => boolean> {
    const { log, orm, group } = this.options;
    const handled = this.handled.get(topic);
    const ends = await log.endOffsets(topic);
    const isBehind = ([partition, end]: [number, bigint]): boolean => end > (handled?.get(partitionName(topic, partition)) ?? 0n);
    const behind = new Set([...ends].filter(isBehind).map(([partition]) => partition));
    if (behind.size > 0) this.handled.set(topic, await readCheckpoints(orm.em.fork(), group, [topic]));
    return (partitionKey) => behind.size === 0 || !behind.has(partitionFor(partitionKey, ends.size));
  }

  /** Resolves when the group has handled the record at this position, however long it takes, or when `signal` aborts. */
  async passed(topic: string, { partition, offset }: Position, signal: AbortSignal): Promise<void> {
    const place = { group: this.options.group, topic, partition };
    if (this.watch.follows(place)) await this.passes(place, offset + 1n, signal, OWN_LOOK_MS, OWN_LOOK_MS);
    else await this.passes(place, offset + 1n, signal, FIRST_LOOK_MS);
  }

  private async reachedEnd(topic: string, partition: number, end: bigint): Promise<void> {
    if (!(await this.passes({ group: this.options.group, topic, partition }, end, AbortSignal.timeout(this.timeoutMs), 0))) {
      throw new DomainError('unavailable', 'service_unavailable', 'The service is catching up. Try again in a moment.', {
        retryAfterSeconds: 1,
      });
    }
  }

  /** Whether the checkpoint reaches the position before `signal` aborts. Another replica may move it, so it is polled. */
  private async passes(
    place: ReadPlace,
    next: bigint,
    signal: AbortSignal,
    firstLookMs: number,
    slowestLookMs = SLOWEST_LOOK_MS,
  ): Promise<boolean> {
    const em = this.options.orm.em.fork();
    for (let wait = firstLookMs; ; wait = Math.min(Math.max(wait * 2, FIRST_LOOK_MS), slowestLookMs)) {
      if (await this.watch.passes(place, next, wait, signal)) return true;
      if ((await readCheckpoint(em, place)) >= next) return true;
      if (signal.aborted) return false;
    }
  }
}
