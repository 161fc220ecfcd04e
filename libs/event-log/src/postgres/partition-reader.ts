import type { Pool } from 'pg';
import type { EventLogger } from '../logger.js';
import { backoff, pause } from '../pause.js';
import type { Batch, LogRecord, Subscription } from '../port.js';
import { isTransient } from '../transient.js';
import type { Place } from './assignment.js';

/** A row of the table of records. */
export interface RecordRow {
  offset: string;
  key: string;
  headers: Record<string, string>;
  value: Buffer | null;
  appended_at: Date;
}

const fetchSql = `
  select end_offset, record.* from event_log.partitions left join lateral (
    select "offset", key, headers, value, appended_at from event_log.records
    where records.topic = partitions.topic and records.partition = partitions.partition and "offset" >= $3
    order by "offset" limit $4
  ) as record on true
  where topic = $1 and partition = $2`;

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

  /** Ends after the batch in hand. */
  async stop(): Promise<void> {
    this.abandon();
    await this.running;
  }

  /** Tells the batch in hand that the partition is lost. */
  abandon(): void {
    this.stopping.abort();
    this.wakeUp();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted;) {
      try {
        this.woken = false;
        const batch = await this.fetch();
        if (batch) await this.handle(batch);
        else await this.sleep();
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
      const { rows } = await this.pool.query<RecordRow & { end_offset: string }>(fetchSql, [
        topic,
        partition,
        this.next,
        this.options.batchSize,
      ]);
      const records = rows.filter((row) => (row.offset as string | null) !== null).map((row) => toRecord(this.place, row));
      return records.length === 0 ? undefined : { topic, partition, records, endOffset: BigInt(rows[0]?.end_offset ?? 0) };
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

  private async sleep(): Promise<void> {
    if (this.woken || this.stopping.signal.aborted) return;
    await new Promise<void>((resolve) => (this.wakeUp = resolve));
  }
}

export function toRecord(place: Place, row: RecordRow): LogRecord {
  return {
    topic: place.topic,
    partition: place.partition,
    offset: BigInt(row.offset),
    key: row.key,
    headers: row.headers,
    value: row.value,
    timestamp: row.appended_at,
  };
}
