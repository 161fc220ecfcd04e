import { setTimeout as pause } from 'node:timers/promises';
import { PendingRecords } from './pending-records.js';
import type { LogRecord } from './port.js';

const record = (type: string, size = 1): LogRecord => ({
  topic: 't',
  partition: 0,
  offset: 0n,
  key: type,
  headers: { ce_type: type },
  value: Buffer.alloc(size),
  timestamp: new Date(),
});

describe('records that are pending', () => {
  const collect = { types: ['minor'], ms: 50 };

  it('are due at once where none may wait', () => {
    const pending = new PendingRecords(undefined, 10);
    expect(pending.dueInMs).toBe(Infinity);
    pending.add([record('minor')]);
    expect(pending.dueInMs).toBe(0);
  });

  it('wait for one that may not, and are handed over with it', () => {
    const pending = new PendingRecords(collect, 10);
    pending.add([record('minor')]);
    expect(pending.dueInMs).toBeGreaterThan(0);
    pending.add([record('major')]);
    expect(pending.dueInMs).toBe(0);
    expect(pending.take().map(({ key }) => key)).toEqual(['minor', 'major']);
    expect(pending.dueInMs).toBe(Infinity);
  });

  it('wait, whatever they are, where all may', () => {
    const pending = new PendingRecords({ types: 'all', ms: 50 }, 10);
    pending.add([record('minor'), record('major')]);
    expect(pending.dueInMs).toBeGreaterThan(0);
  });

  it('wait no longer than the first of them may', async () => {
    const pending = new PendingRecords(collect, 10);
    pending.add([record('minor')]);
    await pause(60);
    pending.add([record('minor')]);
    expect(pending.dueInMs).toBe(0);
  });

  it('are due when they are many or large', () => {
    const many = new PendingRecords(collect, 2);
    many.add([record('minor'), record('minor')]);
    expect(many.dueInMs).toBe(0);
    const large = new PendingRecords(collect, 10);
    large.add([record('minor', 1024 * 1024)]);
    expect(large.dueInMs).toBe(0);
  });

  /** Hands over batch after batch until the rest that idle time gave ahead is used up. */
  const busy = (maxRecords: number): PendingRecords => {
    const pending = new PendingRecords(undefined, maxRecords);
    do {
      pending.take();
      pending.handled();
      pending.add([record('major')]);
    } while (pending.dueInMs === 0);
    return pending;
  };

  it('rest after a batch, and gather meanwhile', async () => {
    const pending = busy(10);
    expect(pending.dueInMs).toBeGreaterThan(0);
    await pause(Math.ceil(pending.dueInMs) + 1);
    pending.add([record('major')]);
    expect(pending.dueInMs).toBe(0);
    expect(pending.take()).toHaveLength(2);
  });

  it('do not rest after idle time, which counts as rest', async () => {
    const pending = busy(10);
    pending.take();
    await pause(100);
    pending.add([record('major')]);
    pending.take();
    pending.handled();
    pending.add([record('major')]);
    expect(pending.dueInMs).toBe(0);
  });

  it('do not rest when they are many', () => {
    const pending = busy(2);
    expect(pending.dueInMs).toBeGreaterThan(0);
    pending.add([record('major')]);
    expect(pending.dueInMs).toBe(0);
  });
});
