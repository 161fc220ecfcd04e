import type { LogRecord } from '../port.js';
import { nameOf, type Place } from './assignment.js';
import type { Page } from './fetch.js';
import { PAGE_BYTES } from './records.sql.js';

/** Enough for readers that keep up; all others fetch. */
const MAX_RECORDS = 200;

interface Run {
  records: LogRecord[];
  bytes: number;
}

/** The last records of each partition, as far as this process has appended them itself: its own readers need not fetch them. */
export class Tail {
  private readonly runs = new Map<string, Run>();

  /** Adds a record that is durable now. */
  add(record: LogRecord): void {
    const name = nameOf(record);
    const last = this.runs.get(name)?.records.at(-1);
    // Another process has appended in between, or something has to be forgotten: here too, and all of it, since it is only a shortcut.
    const follows = record.value !== null && last !== undefined && last.offset + 1n === record.offset;
    const run = (follows ? this.runs.get(name) : undefined) ?? { records: [], bytes: 0 };
    this.runs.set(name, run);
    const { records } = run;
    records.push(record);
    run.bytes += bytesOf(record);
    while (records.length > MAX_RECORDS || (records.length > 1 && run.bytes > PAGE_BYTES)) run.bytes -= bytesOf(records.shift());
  }

  /** At most `limit` records from `from` on; nothing where the first of them is not here. */
  read(place: Place, from: bigint, limit: number): Page | undefined {
    const records = this.runs.get(nameOf(place))?.records ?? [];
    const [first, last] = [records.at(0), records.at(-1)];
    if (!first || !last || from < first.offset || from > last.offset) return undefined;
    const start = Number(from - first.offset);
    return { records: records.slice(start, start + limit), endOffset: last.offset + 1n };
  }
}

function bytesOf(record: LogRecord | undefined): number {
  return record?.value?.length ?? 0;
}
