import type { EventLogger } from '../logger.js';
import { backoff, pause } from '../pause.js';
import type { LogRecord, Subscription } from '../port.js';
import { nameOf, type Place } from './records.js';

/** What a partition needs of the consumer that fetches for it. */
export interface Fetching {
  /** Fetches nothing more of this partition until told where to go on. */
  hold(place: Place): void;
  /** Fetches from `offset`; all before it is handled. */
  goOnAt(place: Place, offset: bigint): void;
  bounds(place: Place): Promise<{ low: bigint; end: bigint }>;
}

/** Fetched records, none of them handled yet. */
export interface Fetched {
  records: LogRecord[];
  endOffset: bigint;
}

/**
 * How long the fetching of other partitions waits for a batch. Short batches are followed by the next without a detour; a longer
 * one goes on in the background, so that it delays neither the heartbeats nor the other partitions.
 */
const PATIENCE_MS = 100;

/** The most records in one batch; a fetch may bring thousands. */
const BATCH_SIZE = 200;

/** A partition from its assignment until it is taken away: finds its position, then hands over batch after batch. */
export class HeldPartition {
  private readonly losing = new AbortController();
  private work: Promise<void>;
  private failures = 0;
  /** The offset to go on at. Undefined while a batch is in hand or the position is being found: then nothing fetched is wanted. */
  private next: bigint | undefined;

  constructor(
    readonly place: Place,
    private readonly subscription: Subscription,
    private readonly fetching: Fetching,
    private readonly logger: EventLogger,
    /** The work of the previous holder of the same partition in this process: no two batches of a partition at once. */
    previous: Promise<void>,
  ) {
    fetching.hold(place);
    this.work = previous.then(() => this.findPosition());
  }

  /** Takes what was fetched; resolves when the next fetch may begin, which may be before the records are handled. */
  async take({ records, endOffset }: Fetched): Promise<void> {
    const { next } = this;
    if (next === undefined || this.losing.signal.aborted) return;
    this.next = undefined;
    // Kafka may return records from before the offset asked for.
    const wanted = records.filter(({ offset }) => offset >= next);
    this.work = this.handle({ records: wanted, endOffset }, next);
    await Promise.race([this.work, pause(PATIENCE_MS)]);
    if (this.isBusy()) this.fetching.hold(this.place);
  }

  /** Tells the batch in hand that the partition is lost; resolves when it has ended. */
  giveUp(): Promise<void> {
    if (!this.losing.signal.aborted) {
      this.fetching.hold(this.place);
      this.losing.abort();
    }
    return this.work;
  }

  private async handle({ records, endOffset }: Fetched, from: bigint): Promise<void> {
    let next = from;
    try {
      for (let start = 0; start < records.length && !this.losing.signal.aborted; start += BATCH_SIZE) {
        const batch = records.slice(start, start + BATCH_SIZE);
        await this.subscription.onBatch({ ...this.place, records: batch, endOffset }, this.losing.signal);
        next = (batch.at(-1)?.offset ?? next) + 1n;
      }
      this.failures = 0;
      this.goOn(next);
    } catch (error) {
      await this.retreat(error);
    }
  }

  /** The reader knows best how far it got. */
  private async retreat(error: unknown): Promise<void> {
    this.failures += 1;
    if (this.losing.signal.aborted) return;
    this.fetching.hold(this.place);
    this.logger.warn({ ...this.place, group: this.subscription.group, err: error }, 'a batch failed and is delivered again');
    await pause(backoff(this.failures), this.losing.signal);
    await this.findPosition();
  }

  private async findPosition(): Promise<void> {
    const { signal } = this.losing;
    if (signal.aborted) return;
    try {
      const { topic, partition } = this.place;
      const [from, { low, end }] = await Promise.all([this.subscription.startFrom(topic, partition), this.fetching.bounds(this.place)]);
      if (from > end) {
        this.subscription.onFatal(
          new Error(
            `The reader "${this.subscription.group}" has handled ${nameOf(this.place)} up to offset ${from}, but the log ends at ${end}: ` +
              `the log was lost or created anew. Restore the log, or build the reader's data anew.`,
          ),
        );
        return;
      }
      // Retention may have removed what a reader that was away for long has not seen.
      this.goOn(from < low ? low : from);
    } catch (error) {
      await this.retreat(error);
    }
  }

  private goOn(next: bigint): void {
    if (this.losing.signal.aborted) return;
    this.next = next;
    this.fetching.goOnAt(this.place, next);
  }

  private isBusy(): boolean {
    return this.next === undefined;
  }
}
