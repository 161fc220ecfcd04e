import { backoff, pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { Pool } from 'pg';
import type { EventLogger } from '../logger.js';
import type { Subscription } from '../port.js';
import type { Place } from './assignment.js';
import { fetchPage, type Page } from './fetch.js';
import type { Tail } from './tail.js';

/** Reads one partition in order and hands over batch after batch, until it is stopped. */
export class PartitionReader {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private wakeUp: () => void = () => undefined;
  /** The next offset to read; unknown before the first fetch and after a failure, when the reader is asked again. */
  private next: bigint | undefined;
  /** The end of the partition as far as this reader was told. */
  private end = 0n;
  /** How much was appended since the last fetch. */
  private bytes = 0;
  /** Whether it may have missed something and has to look for itself. */
  private unsure = true;

  constructor(
    private readonly pool: Pool,
    private readonly tail: Tail,
    readonly place: Place,
    private readonly subscription: Subscription,
    private readonly options: { batchSize: number; logger: EventLogger },
  ) {
    this.running = this.run();
  }

  /** The partition ends here now, or further on, since so much was appended; whoever cannot tell how much lets nothing wait. */
  onEnd(endOffset: bigint, bytes = Infinity): void {
    if (endOffset <= this.end) return;
    this.end = endOffset;
    this.bytes += bytes;
    this.wakeUp();
  }

  /** Something may have been appended unheard. */
  lookAgain(): void {
    this.unsure = true;
    this.wakeUp();
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
        const { topic, partition } = this.place;
        this.next ??= await this.subscription.startFrom(topic, partition);
        if (!this.unsure && this.next >= this.end) await this.woken();
        else {
          await this.collected();
          await this.readOn(this.next);
        }
        failures = 0;
      } catch (error) {
        this.next = undefined;
        this.unsure = true;
        failures += 1;
        this.options.logger.warn({ err: error, ...this.place }, 'a batch failed and is read again');
        await pause(backoff(failures), signal);
      }
    }
  }

  /** Waits, if the reader wishes so, for others to come after what was appended. */
  private async collected(): Promise<void> {
    const { collect } = this.subscription;
    if (!collect) return;
    const late = setTimeout(() => {
      this.bytes = Infinity;
      this.wakeUp();
    }, collect.ms);
    while (this.bytes < collect.bytes && !this.unsure && !this.stopping.signal.aborted) await this.woken();
    clearTimeout(late);
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => (this.wakeUp = resolve));
  }

  private async readOn(from: bigint): Promise<void> {
    this.unsure = false;
    this.bytes = 0;
    const { records, endOffset } = await this.fetch(from);
    this.onEnd(endOffset);
    const last = records.at(-1);
    if (last) {
      await this.subscription.onBatch({ ...this.place, records, endOffset }, this.stopping.signal);
      this.next = last.offset + 1n;
      // What this page had no room for has waited already.
      if (this.next < endOffset) this.bytes = Infinity;
    } else if (from < endOffset) {
      // Nothing is left below the end: what was there has been compacted away.
      this.next = endOffset;
    }
  }

  private async fetch(from: bigint): Promise<Page> {
    const limit = this.options.batchSize;
    try {
      return this.tail.read(this.place, from, limit) ?? (await fetchPage(this.pool, this.place, { from, limit }));
    } catch (error) {
      if (!isTransient(error)) this.subscription.onFatal(error as Error);
      throw error;
    }
  }
}
