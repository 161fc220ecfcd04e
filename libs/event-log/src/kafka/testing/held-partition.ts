import type { Batch, LogRecord } from '../../port.js';
import { HeldPartition } from '../held-partition.js';

const place = { topic: 'things', partition: 0 };
const nothing = () => undefined;

/** A partition of which the reader has handled all before 5, and what its consumer was told. */
export async function heldAtFive(onBatch: (batch: Batch) => Promise<void> = () => Promise.resolve()) {
  const handled: bigint[] = [];
  /** The offsets to fetch from, and `held` where nothing was to be fetched. */
  const asked: (bigint | 'held')[] = [];
  const subscription = {
    group: 'readers',
    topics: ['things'],
    startFrom: () => Promise.resolve((handled.at(-1) ?? 4n) + 1n),
    onBatch: (batch: Batch) => {
      handled.push(...batch.records.map(({ offset }) => offset));
      return onBatch(batch);
    },
    onFatal: nothing,
  };
  const fetching = {
    hold: () => asked.push('held'),
    resumeAt: (_place: object, offset: bigint) => asked.push(offset),
    handled: nothing,
    bounds: () => Promise.resolve({ low: 0n, end: 1_000n }),
  };
  const held = new HeldPartition(place, subscription, fetching, { info: nothing, warn: nothing, error: nothing }, Promise.resolve());
  await new Promise(setImmediate);
  asked.length = 0;
  const take = (from: bigint, next: bigint) => {
    held.take({ from, records: recordsFrom(from, next), next, endOffset: 1_000n });
  };
  return { take, handled, asked };
}

function recordsFrom(from: bigint, next: bigint): LogRecord[] {
  const record = { ...place, key: 'k', headers: {}, value: null, timestamp: new Date() };
  return Array.from({ length: Number(next - from) }, (_, n) => ({ ...record, offset: from + BigInt(n) }));
}
