import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Usage } from './workspaces/usage.js';

const INTERVAL_MS = 60_000;
/** An arbitrary number that names our lock, the same in every replica. */
const HOUSEKEEPING_LOCK = 7_231_847;

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
      const [lock] = await em.execute<{ taken: boolean }[]>('select pg_try_advisory_xact_lock(?) as taken', [HOUSEKEEPING_LOCK]);
      if (lock?.taken === true) await this.clean(em);
    });
  }

  private async clean(em: EntityManager): Promise<void> {
    await em.execute("delete from idempotency_keys where claimed_at < now() - interval '24 hours'");
    await em.execute("delete from request_counts where window_start < now() - interval '10 minutes'");
    await this.usage.giveBackForgotten(em);
    await em.execute("delete from metered_jobs where reserved_at < now() - interval '35 days'");
  }
}
