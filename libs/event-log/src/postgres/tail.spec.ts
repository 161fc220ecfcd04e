import type { LogRecord } from '../port.js';
import { Tail } from './tail.js';

const place = { topic: 'jobs', partition: 3 };
const record = (offset: number, value: Buffer | null = Buffer.from('x')): LogRecord => ({
  ...place,
  offset: BigInt(offset),
  key: String(offset),
  headers: {},
  value,
  timestamp: new Date(),
});

function tailOf(...records: LogRecord[]): Tail {
  const tail = new Tail();
  for (const each of records) tail.add(each);
  return tail;
}

const offsetsIn = (tail: Tail, from: number, limit = 200) =>
  tail.read(place, BigInt(from), limit)?.records.map(({ offset }) => Number(offset));

describe('the tail of a partition', () => {
  it('gives what was appended from an offset on, and tells where it ends', () => {
    const tail = tailOf(record(5), record(6), record(7));
    expect(offsetsIn(tail, 6)).toEqual([6, 7]);
    expect(offsetsIn(tail, 5, 2)).toEqual([5, 6]);
    expect(tail.read(place, 6n, 200)?.endOffset).toBe(8n);
  });

  it('gives nothing where the first record asked for is not in it, so that none is passed over', () => {
    const tail = tailOf(record(5), record(6));
    expect(offsetsIn(tail, 4)).toBeUndefined();
    expect(offsetsIn(tail, 7)).toBeUndefined();
    expect(tail.read({ ...place, partition: 4 }, 5n, 200)).toBeUndefined();
  });

  it('begins anew behind records that another process has appended', () => {
    const tail = tailOf(record(5), record(7), record(8));
    expect(offsetsIn(tail, 5)).toBeUndefined();
    expect(offsetsIn(tail, 7)).toEqual([7, 8]);
  });

  it('holds nothing that was appended before a tombstone', () => {
    const tail = tailOf(record(5), record(6, null), record(7));
    expect(offsetsIn(tail, 5)).toBeUndefined();
    expect(offsetsIn(tail, 6)).toEqual([6, 7]);
  });

  it('stays small, whether records are many or large', () => {
    const many = tailOf(...Array.from({ length: 1_000 }, (_, offset) => record(offset)));
    expect(offsetsIn(many, 799)).toBeUndefined();
    expect(offsetsIn(many, 800)).toHaveLength(200);
    const large = tailOf(...Array.from({ length: 8 }, (_, offset) => record(offset, Buffer.alloc(900_000))));
    expect(offsetsIn(large, 5)).toBeUndefined();
    expect(offsetsIn(large, 6)).toEqual([6, 7]);
  });
});
