import { typeOf } from './envelope.js';
import type { Collect, LogRecord } from './port.js';

/** Maximum bytes that wait: more records gain nothing by being handled together. */
const MAX_BYTES = 1024 * 1024;

/**
 * A batch of one record costs almost as much as one of ten, and the readers of a process share its thread. So a reader rests after each
 * batch and handles what has gathered meanwhile together. Without the rest a busy process spends itself on batches of one, and every step
 * of a job waits for all of them; a longer rest delays each step more than it saves.
 */
const REST_MS = 15;
/** Idle time counts as rest taken ahead, enough for the four events of two lone jobs: none of their steps waits. */
const MAX_CREDIT_MS = 8 * REST_MS;

/** Records of one partition that were read and not delivered yet. Records that may wait do so until one that may not arrives. */
export class PendingRecords {
  private records: LogRecord[] = [];
  private since = 0;
  private restsUntil = 0;
  private takenAt = 0;
  /** Rest taken ahead. */
  private creditMs = MAX_CREDIT_MS;
  private bytes = 0;
  private urgent = false;

  constructor(
    private readonly collect: Collect | undefined,
    private readonly maxRecords: number,
  ) {}

  add(records: LogRecord[]): void {
    if (this.records.length === 0) this.since = performance.now();
    this.records.push(...records);
    for (const record of records) {
      this.bytes += record.value?.length ?? 0;
      this.urgent ||= !mayWait(record, this.collect);
    }
  }

  /** How many more records fit. */
  get room(): number {
    return this.maxRecords - this.records.length;
  }

  /** Whether nothing is gained by waiting for more. */
  get isFull(): boolean {
    return this.room <= 0 || this.bytes >= MAX_BYTES;
  }

  /** The milliseconds until they must be delivered; infinite if there are none. */
  get dueInMs(): number {
    if (this.records.length === 0) return Infinity;
    if (this.isFull) return 0;
    const dueAt = this.urgent ? this.since : this.since + (this.collect?.ms ?? 0);
    return Math.max(0, Math.max(dueAt, this.restsUntil) - performance.now());
  }

  /** Returns and removes them. */
  take(): LogRecord[] {
    const { records } = this;
    this.records = [];
    this.bytes = 0;
    this.urgent = false;
    this.takenAt = performance.now();
    return records;
  }

  /** What was taken last is handled: the rest begins, less what was taken ahead. */
  handled(): void {
    const idleMs = Math.max(0, this.takenAt - this.restsUntil);
    const creditMs = Math.min(MAX_CREDIT_MS, this.creditMs + idleMs);
    const skippedMs = Math.min(REST_MS, creditMs);
    this.creditMs = creditMs - skippedMs;
    this.restsUntil = performance.now() + REST_MS - skippedMs;
  }
}

function mayWait(record: LogRecord, { types }: Collect = { types: [], ms: 0 }): boolean {
  return types === 'all' || types.includes(typeOf(record) ?? '');
}
