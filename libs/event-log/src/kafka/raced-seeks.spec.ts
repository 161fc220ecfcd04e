import type { Batch, LogRecord } from '../port.js';
import { HeldPartition } from './held-partition.js';

const place = { topic: 'things', partition: 0 };
const nothing = () => undefined;

/** A partition of which the reader has handled all before 5. */
async function heldAtFive() {
  const handled: bigint[] = [];
  const asked: bigint[] = [];
  const subscription = {
    group: 'readers',
    topics: ['things'],
    startFrom: () => Promise.resolve((handled.at(-1) ?? 4n) + 1n),
    onBatch: ({ records }: Batch) => Promise.resolve(void handled.push(...records.map(({ offset }) => offset))),
    onFatal: nothing,
  };
  const fetching = {
    hold: nothing,
    resumeAt: (_place: object, offset: bigint) => asked.push(offset),
    bounds: () => Promise.resolve({ low: 0n, end: 10n }),
  };
  const held = new HeldPartition(place, subscription, fetching, { info: nothing, warn: nothing, error: nothing }, Promise.resolve());
  await new Promise(setImmediate);
  const take = (from: bigint, next: bigint) => held.take({ from, records: recordsFrom(from, next), next, endOffset: 10n });
  return { take, handled, asked };
}

function recordsFrom(from: bigint, next: bigint): LogRecord[] {
  const record = { ...place, key: 'k', headers: {}, value: null, timestamp: new Date() };
  return Array.from({ length: Number(next - from) }, (_, n) => ({ ...record, offset: from + BigInt(n) }));
}

describe('what a fetch brings that did not begin at the position of its partition', () => {
  it.each([
    ['before it', 3n],
    ['behind it', 7n],
  ])('is not handled: one that began %s', async (_where, from) => {
    const { take, handled, asked } = await heldAtFive();
    await take(from, 8n);
    expect(handled).toEqual([]);
    expect(asked).toEqual([5n, 5n]);
    await take(5n, 8n);
    expect(handled).toEqual([5n, 6n, 7n]);
    expect(asked).toEqual([5n, 5n, 8n]);
  });

  it('is not handled while a batch is in hand', async () => {
    const { take, handled } = await heldAtFive();
    await Promise.all([take(5n, 8n), take(5n, 8n)]);
    expect(handled).toEqual([5n, 6n, 7n]);
  });
});
