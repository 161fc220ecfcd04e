import type { Pool } from 'pg';
import type { EventLogger } from '../logger.js';
import { backoff, pause } from '../pause.js';
import type { Batch, Subscription } from '../port.js';
import { isTransient } from '../transient.js';
import type { Place } from './assignment.js';
import { fetchPage } from './fetch.js';

/** Reads one partition in order and hands over batch after batch, until it is stopped. */
export class PartitionReader {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private woken = false;
  private wakeUp: () => void = () => undefined;
  /** The next offset to read; unknown before the first fetch and after a failure, when the reader is asked again. */
  private next: bigint | undefined;

  constructor(
    private readonly pool: Pool,
    readonly place: Place,
    private readonly subscription: Subscription,
    private readonly options: { batchSize: number; logger: EventLogger },
  ) {
    this.running = this.run();
  }

  /** Something was appended, or may have been. */
  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  /** Wakes the reader if it missed a notification. */
  catchUp(endOffset: bigint): void {
    if (this.next !== undefined && this.next < endOffset) this.wake();
  }

  /** Ends after the batch in hand, which is told by its signal. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted;) {
      try {
        this.woken = false;
        const batch = await this.fetch();
        if (batch) await this.handle(batch);
        if (this.isAtEnd(batch)) await this.sleep();
        failures = 0;
      } catch (error) {
        this.next = undefined;
        failures += 1;
        this.options.logger.warn({ err: error, ...this.place }, 'a batch failed and is read again');
        await pause(backoff(failures), signal);
      }
    }
  }

  private async fetch(): Promise<Batch | undefined> {
    const { topic, partition } = this.place;
    this.next ??= await this.subscription.startFrom(topic, partition);
    try {
      const { records, endOffset } = await fetchPage(this.pool, this.place, { from: this.next, limit: this.options.batchSize });
      return records.length === 0 ? undefined : { topic, partition, records, endOffset };
    } catch (error) {
      if (!isTransient(error)) this.subscription.onFatal(error as Error);
      throw error;
    }
  }

  private async handle(batch: Batch): Promise<void> {
    const last = batch.records.at(-1);
    await this.subscription.onBatch(batch, this.stopping.signal);
    if (last) this.next = last.offset + 1n;
  }

  /** Whether nothing more was there when the batch was fetched; whatever came since has woken this reader. */
  private isAtEnd(batch: Batch | undefined): boolean {
    return batch === undefined || (this.next ?? 0n) >= batch.endOffset;
  }

  private async sleep(): Promise<void> {
    if (this.woken || this.stopping.signal.aborted) return;
    await new Promise<void>((resolve) => (this.wakeUp = resolve));
  }
}
