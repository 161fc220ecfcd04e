import { SharedCalls } from '@blazon/concurrency';
import { LOGGER, type Logger, POOL } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { anonymousRequestsPerMinute as limit } from '../domain/plan.js';
import { type Standing, windowSeconds, windowStart } from '../domain/rate-limit.js';
import { countedLater, type CountRow, toStanding } from './counting.js';
import { countBucketsSql } from './counting.sql.js';
import { SeenAddresses } from './seen-addresses.js';

/**
 * Counts callers without a valid key by their address, across all replicas. This replica also caches the counts: once an address is over
 * the limit, its requests no longer reach the database, and without a database the replica keeps counting alone.
 */
@Injectable()
export class AnonymousCallers {
  private readonly counts = new SharedCalls<string, Standing>((addresses) => this.countAll(addresses));
  private readonly seen = new SeenAddresses();

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async count(address: string): Promise<Standing> {
    const now = Date.now() / 1000;
    const own = standingAt(now, this.seen.add(address, now));
    if (own.count > limit) return own;
    try {
      const shared = await this.counts.call(address);
      // At the turn of the minute, or by its clock, the database may have counted into another one.
      this.seen.learn(address, shared.count, shared.resetAt - windowSeconds);
      return shared;
    } catch (error) {
      this.logger.warn({ err: error }, 'callers without a key are counted by this replica alone: the database does not answer');
      return own;
    }
  }

  /** The count of an address, as far as this replica knows. */
  standing(address: string): Standing {
    const now = Date.now() / 1000;
    return standingAt(now, this.seen.count(address, now));
  }

  private async countAll(addresses: string[]): Promise<Standing[]> {
    const { rows } = await this.pool.query<CountRow & { bucket: string }>({
      name: 'count_addresses',
      text: countBucketsSql,
      values: [addresses],
    });
    const byAddress = new Map(rows.map((row) => [row.bucket, row]));
    const later = countedLater(addresses);
    return addresses.map((address, index) => {
      const row = byAddress.get(address);
      if (row === undefined) throw new Error('an address was not counted');
      return toStanding({ ...row, count: row.count - (later[index] ?? 0) }, limit);
    });
  }
}

function standingAt(now: number, count: number): Standing {
  return toStanding({ count, window_start: windowStart(now), now }, limit);
}
