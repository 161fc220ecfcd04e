import { MikroORM, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RequestCount } from '../admission/request-count.entity.js';
import { takeTurnSql } from './housekeeping.sql.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { MeteredJob } from '../workspaces/usage.entity.js';
import { Usage } from '../workspaces/usage.js';

const INTERVAL_MS = 60_000;
/** Usage is available for 24 calendar months in UTC, besides the current one. */
const beginningOfUsage = `(date_trunc('month', now() at time zone 'utc') - interval '24 months') at time zone 'utc'`;

/** Removes expired rows. No promise depends on it: expiry is checked on every read. */
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
      // By the clock of the database, and a little longer than anybody asks for them.
      await em.nativeDelete(IdempotencyKey, { claimedAt: { $lt: raw(`now() - interval '25 hours'`) } });
      await em.nativeDelete(RequestCount, { windowStart: { $lt: raw(`now() - interval '10 minutes'`) } });
      await this.usage.giveBackForgotten();
      await em.nativeDelete(MeteredJob, { reservedAt: { $lt: raw(beginningOfUsage) } });
    });
  }
}
