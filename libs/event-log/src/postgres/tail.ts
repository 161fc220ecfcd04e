import type { LogRecord } from '../port.js';
import { nameOf, type Place } from './assignment.js';
import type { Page } from './fetch.js';
import { PAGE_BYTES } from './records.sql.js';

/** Enough for readers that keep up; all others fetch. */
const MAX_RECORDS = 200;

/** The last records of each partition, as far as this process has appended them itself: its own readers need not fetch them. */
export class Tail {
  private readonly runs = new Map<string, LogRecord[]>();

  /** Adds a record that is durable now. */
  add(record: LogRecord): void {
    const name = nameOf(record);
    const run = this.runs.get(name) ?? [];
    const last = run.at(-1);
    // Another process has appended in between, or something has to be forgotten: here too, and all of it, since it is only a shortcut.
    if (record.value === null || (last && last.offset + 1n !== record.offset)) run.length = 0;
    run.push(record);
    while (run.length > MAX_RECORDS || (run.length > 1 && sizeOf(run) > PAGE_BYTES)) run.shift();
    this.runs.set(name, run);
  }

  /** At most `limit` records from `from` on; nothing where the first of them is not here. */
  read(place: Place, from: bigint, limit: number): Page | undefined {
    const run = this.runs.get(nameOf(place));
    const [first, last] = [run?.at(0), run?.at(-1)];
    if (!run || !first || !last || from < first.offset || from > last.offset) return undefined;
    const start = Number(from - first.offset);
    return { records: run.slice(start, start + limit), endOffset: last.offset + 1n };
  }
}

function sizeOf(records: LogRecord[]): number {
  return records.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
}
