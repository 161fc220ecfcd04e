import { typeOf } from './envelope.js';
import type { Collect, LogRecord } from './port.js';

/** Maximum bytes that wait: more records gain nothing by being handled together. */
const MAX_BYTES = 1024 * 1024;

/** Records of one partition that were read and not delivered yet. Records that may wait do so until one that may not arrives. */
export class PendingRecords {
  private records: LogRecord[] = [];
  private since = 0;
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
      this.urgent ||= !this.collect?.types.includes(typeOf(record) ?? '');
    }
  }

  /** How many more records fit. */
  get room(): number {
    return this.maxRecords - this.records.length;
  }

  /** The milliseconds until they must be delivered; infinite if there are none. */
  get dueInMs(): number {
    if (this.records.length === 0) return Infinity;
    if (this.urgent || this.room <= 0 || this.bytes >= MAX_BYTES) return 0;
    return Math.max(0, this.since + (this.collect?.ms ?? 0) - performance.now());
  }

  /** Returns and removes them. */
  take(): LogRecord[] {
    const { records } = this;
    this.records = [];
    this.bytes = 0;
    this.urgent = false;
    return records;
  }
}
