import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RequestCount } from '../admission/request-count.entity.js';
import { takeTurnSql } from './housekeeping.sql.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { MeteredJob } from '../workspaces/usage.entity.js';
import { Usage } from '../workspaces/usage.js';

const INTERVAL_MS = 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Calendar months for which usage can be asked, the present one aside. */
const MONTHS_OF_USAGE = 24;

/** Removes what nobody can ask for any more. No promise rests on it: expiry is checked when something is read. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly orm: MikroORM,
    private readonly usage: Usage,
  ) {}

  /** One replica at a time; the others skip a turn. */
  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    await this.orm.em.fork().transactional(async (em) => {
      const [turn] = await em.execute<{ taken: boolean }[]>(takeTurnSql);
      if (turn?.taken !== true) return;
      // Kept for a little longer than anybody asks for them: the clocks of this replica and of the database may differ.
      await em.nativeDelete(IdempotencyKey, { claimedAt: { $lt: before(25 * HOUR_MS) } });
      await em.nativeDelete(RequestCount, { windowStart: { $lt: before(10 * MINUTE_MS) } });
      await this.usage.giveBackForgotten();
      await em.nativeDelete(MeteredJob, { reservedAt: { $lt: monthsAgo(MONTHS_OF_USAGE) } });
    });
  }
}

function before(milliseconds: number): Date {
  return new Date(Date.now() - milliseconds);
}

/** The first moment of a month so long ago, in UTC. */
function monthsAgo(months: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
}
