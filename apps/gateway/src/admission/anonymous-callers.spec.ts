import { createLogger } from '@blazon/platform';
import type { Pool } from 'pg';
import { windowSeconds, windowStart } from '../domain/rate-limit.js';
import { AnonymousCallers } from './anonymous-callers.js';

const address = '203.0.113.7';

/** A database whose clock is this many minutes ahead of ours, and which has counted so many requests of the address. */
function databaseWith(count: number, minutesAhead: number): Pool {
  const now = Date.now() / 1000 + minutesAhead * windowSeconds;
  const rows = [{ bucket: address, count, window_start: windowStart(now), now }];
  return { query: () => Promise.resolve({ rows }) } as unknown as Pool;
}

describe('callers without a key', () => {
  const logger = createLogger({ service: 'test', level: 'silent' });

  it('are not asked for again in a minute in which the database has counted them out', async () => {
    const callers = new AnonymousCallers(databaseWith(100, 0), logger);
    expect((await callers.count(address)).count).toBe(100);
    expect((await callers.count(address)).count).toBe(101);
  });

  it('regression: are not held in this minute against what the database counted in the one before', async () => {
    const callers = new AnonymousCallers(databaseWith(100, -1), logger);
    await callers.count(address);
    expect(callers.standing(address).count).toBe(1);
  });
});
