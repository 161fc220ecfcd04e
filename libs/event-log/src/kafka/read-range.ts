import type { BaseOptions } from '@platformatic/kafka';
import type { LogRecord } from '../port.js';
import { TransientError } from '../transient.js';
import { Fetcher } from './fetcher.js';
import { nameOf, type Place } from './records.js';

/** Part of a partition: from the offset `from` up to, and without, `to`. */
export interface Range extends Place {
  from: bigint;
  to: bigint;
}

const PATIENCE = { bytes: 1, ms: 100 };
/** A range within the log is there at once; only a leader that has just taken office may know of it a moment later. */
const MOST_EMPTY_FETCHES = 100;

/** Reads a range that is known to lie within the log. */
export async function* readRange(options: BaseOptions, { topic, partition, from, to }: Range): AsyncIterable<LogRecord> {
  if (from >= to) return;
  const fetcher = Fetcher.alone(options, topic);
  try {
    let next = from;
    for (let empty = 0; next < to && empty < MOST_EMPTY_FETCHES; empty += 1) {
      for (const [leader, wanted] of await fetcher.byLeader([{ topic, partition, next }])) {
        for (const fetched of await fetcher.fetch(leader, wanted, PATIENCE)) {
          for (const record of fetched.records) {
            if (record.offset >= to) return;
            yield record;
          }
          next = fetched.next;
          empty = 0;
        }
      }
    }
    if (next < to) throw new TransientError(`The brokers do not give what ${nameOf({ topic, partition })} holds at ${next}.`);
  } finally {
    await fetcher.close();
  }
}
