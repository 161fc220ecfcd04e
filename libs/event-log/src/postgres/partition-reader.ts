import { backoff, pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { Pool } from 'pg';
import type { EventLogger } from '../logger.js';
import { PendingRecords } from '../pending-records.js';
import type { Subscription } from '../port.js';
import type { Place } from './assignment.js';
import { fetchPage, type Page } from './fetch.js';
import type { Tail } from './tail.js';

/** Reads one partition in order and hands over batch after batch, until it is stopped. */
export class PartitionReader {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private wakeUp: () => void = () => undefined;
  /** The next offset to read; unknown before the first fetch and after a failure, when the checkpoint is read again. */
  private next: bigint | undefined;
  /** The last known end of the partition. */
  private end = 0n;
  private readonly pending: PendingRecords;
  /** Whether it may have missed a notification and has to fetch. */
  private unsure = true;

  constructor(
    private readonly pool: Pool,
    private readonly tail: Tail,
    readonly place: Place,
    private readonly subscription: Subscription,
    private readonly options: { batchSize: number; logger: EventLogger },
  ) {
    this.pending = new PendingRecords(subscription.collect, options.batchSize);
    this.running = this.run();
  }

  /** The partition ends here now, or further on. */
  onEnd(endOffset: bigint): void {
    if (endOffset <= this.end) return;
    this.end = endOffset;
    this.wakeUp();
  }

  /** Notifications may have been missed. */
  lookAgain(): void {
    this.unsure = true;
    this.wakeUp();
  }

  /** Stops after the current batch, whose signal is aborted. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted;) {
      try {
        const { topic, partition } = this.place;
        this.next ??= await this.subscription.startFrom(topic, partition);
        if (this.pending.dueInMs === 0) await this.handOver();
        else if (this.unsure || this.next < this.end) await this.readOn(this.next);
        else await this.woken(this.pending.dueInMs);
        failures = 0;
      } catch (error) {
        this.pending.take();
        this.next = undefined;
        this.unsure = true;
        failures += 1;
        this.options.logger.warn({ err: error, ...this.place }, 'a batch failed and is read again');
        await pause(backoff(failures), signal);
      }
    }
  }

  /** Waits for a notification, but not longer than this. */
  private async woken(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wakeUp = resolve;
      if (milliseconds < Infinity) timer = setTimeout(resolve, milliseconds);
    });
    clearTimeout(timer);
  }

  private async readOn(from: bigint): Promise<void> {
    this.unsure = false;
    const { records, endOffset } = await this.fetch(from);
    this.onEnd(endOffset);
    const last = records.at(-1);
    this.pending.add(records);
    if (last) this.next = last.offset + 1n;
    // Nothing is left below the end: what was there has been compacted away.
    else if (from < endOffset) this.next = endOffset;
  }

  private async handOver(): Promise<void> {
    await this.subscription.onBatch({ ...this.place, records: this.pending.take(), endOffset: this.end }, this.stopping.signal);
    this.pending.handled();
  }

  private async fetch(from: bigint): Promise<Page> {
    const limit = this.pending.room;
    try {
      return this.tail.read(this.place, from, limit) ?? (await fetchPage(this.pool, this.place, { from, limit }));
    } catch (error) {
      if (!isTransient(error)) this.subscription.onFatal(error as Error);
      throw error;
    }
  }
}
