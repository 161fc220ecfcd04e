import { backoff, pause } from '@blazon/concurrency';
import type { EventLogger } from '../logger.js';
import { PendingRecords } from '../pending-records.js';
import type { LogRecord, Subscription } from '../port.js';
import { nameOf, type Place } from './records.js';
import { mayFetchAhead } from './slow-partitions.js';

/** The consumer that fetches for a partition, as the partition sees it. */
export interface Fetching {
  /** Fetches nothing more of this partition until it is resumed. */
  hold(place: Place): void;
  /** Fetches from `offset`. */
  resumeAt(place: Place, offset: bigint): void;
  /** All before `offset` is handled. */
  handled(place: Place, offset: bigint): void;
  bounds(place: Place): Promise<{ low: bigint; end: bigint }>;
}

/** The records of one partition in a fetch. */
export interface Fetched {
  /** The offset that was asked for. */
  from: bigint;
  records: LogRecord[];
  /** Where to go on: behind the last batch, of which compaction may have left nothing. */
  next: bigint;
  endOffset: bigint;
}

/** The most records in one batch; a fetch may bring thousands. */
const BATCH_SIZE = 200;

/** A new leader may tell an end that is too low for a moment; about ten seconds later it is the truth. */
const PATIENT_FAILURES = 8;

/** Says that the log lost what a reader has read from it. Going on would skip the new events that take the lost ones' places. */
class ShorterLogError extends Error {
  override readonly name = 'ShorterLogError';

  constructor(group: string, place: Place, from: bigint, end: bigint) {
    super(
      `The group "${group}" has read ${nameOf(place)} up to ${from}, but the log ends at ${end}. ` +
        'Restore the log, or clear the checkpoints of the group and replay.',
    );
  }
}

/** A partition from its assignment until it is taken away: finds its position, then hands over batch after batch while it fetches ahead. */
export class HeldPartition {
  private readonly losing = new AbortController();
  /** The batch in hand, or the search for the position; the last of them once it has ended. */
  private work: Promise<void>;
  private atWork = true;
  private failures = 0;
  /** The offset to fetch from. Undefined while the position is being found: then nothing fetched is wanted. */
  private next: bigint | undefined;
  private endOffset = 0n;
  private readonly pending: PendingRecords;
  private due: NodeJS.Timeout | undefined;

  constructor(
    readonly place: Place,
    private readonly subscription: Subscription,
    private readonly fetching: Fetching,
    private readonly logger: EventLogger,
    /** The work of the previous holder of the same partition in this process: no two batches of a partition at once. */
    previous: Promise<void>,
  ) {
    this.pending = new PendingRecords(subscription.collect, BATCH_SIZE);
    fetching.hold(place);
    this.work = previous.then(() => this.findPosition());
  }

  /** Takes what was fetched, to be handled in the background. */
  take({ from, records, next, endOffset }: Fetched): void {
    if (this.next === undefined || this.losing.signal.aborted) return;
    if (from === this.next) {
      this.pending.add(records);
      this.next = next;
      this.endOffset = endOffset;
    }
    if (mayFetchAhead(this.pending)) this.resume(this.next);
    else this.fetching.hold(this.place);
    this.handOver();
  }

  /** Tells the batch in hand that the partition is lost; resolves when it has ended. */
  giveUp(): Promise<void> {
    if (!this.losing.signal.aborted) {
      this.fetching.hold(this.place);
      this.losing.abort();
      clearTimeout(this.due);
    }
    return this.work;
  }

  /** Begins the next batch when it is due. While one is in hand it waits; whatever ends calls this again. */
  private handOver(): void {
    clearTimeout(this.due);
    if (this.atWork || this.losing.signal.aborted) return;
    const { dueInMs } = this.pending;
    if (dueInMs === 0 && this.next !== undefined) this.work = this.handle(this.next);
    else if (dueInMs < Infinity) {
      this.due = setTimeout(() => {
        this.handOver();
      }, dueInMs);
    }
  }

  private async handle(next: bigint): Promise<void> {
    this.atWork = true;
    const { endOffset } = this;
    const wasHeld = !mayFetchAhead(this.pending);
    const records = this.pending.take();
    if (wasHeld) this.resume(next);
    try {
      for (let start = 0; start < records.length && !this.losing.signal.aborted; start += BATCH_SIZE) {
        const batch = records.slice(start, start + BATCH_SIZE);
        await this.subscription.onBatch({ ...this.place, records: batch, endOffset }, this.losing.signal);
      }
      this.failures = 0;
      this.pending.handled();
      this.settle(next);
    } catch (error) {
      this.next = undefined;
      await this.rest(error);
      await this.findPosition();
    }
  }

  /** Asks the reader, who knows best how far it got, until it answers. */
  private async findPosition(): Promise<void> {
    this.pending.take();
    while (!this.losing.signal.aborted) {
      try {
        const position = await this.position();
        this.next = position;
        this.settle(position);
        this.resume(position);
        return;
      } catch (error) {
        if (error instanceof ShorterLogError && this.failures >= PATIENT_FAILURES) {
          this.subscription.onFatal(error);
          return;
        }
        await this.rest(error);
      }
    }
  }

  private async position(): Promise<bigint> {
    const { topic, partition } = this.place;
    const [from, { low, end }] = await Promise.all([this.subscription.startFrom(topic, partition), this.fetching.bounds(this.place)]);
    if (from > end) throw new ShorterLogError(this.subscription.group, this.place, from, end);
    // Retention may have removed what a reader that was away for long has not seen.
    return from < low ? low : from;
  }

  /** All before `position` is handled, and nothing is in hand. */
  private settle(position: bigint): void {
    if (!this.losing.signal.aborted) this.fetching.handled(this.place, position);
    this.atWork = false;
    this.handOver();
  }

  private resume(next: bigint): void {
    if (!this.losing.signal.aborted) this.fetching.resumeAt(this.place, next);
  }

  private async rest(error: unknown): Promise<void> {
    this.failures += 1;
    this.fetching.hold(this.place);
    this.logger.warn({ ...this.place, group: this.subscription.group, err: error }, 'a partition is tried again after a pause');
    await pause(backoff(this.failures), this.losing.signal);
  }
}
