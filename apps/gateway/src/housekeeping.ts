import { LOGGER, type Logger } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Usage } from './workspaces/usage.js';

const everyMs = 60_000;
/** An arbitrary number that names our lock, the same in every replica. */
const housekeepingLock = 7_231_847;

/** Removes what nobody can ask for any more. No promise rests on it: expiry is checked when something is read. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly orm: MikroORM,
    private readonly usage: Usage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.run().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'housekeeping failed and is tried again in a minute');
      });
    }, everyMs);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One replica at a time; the others skip a turn. */
  async run(): Promise<void> {
    await this.orm.em.fork().transactional(async (em) => {
      const [lock] = await em.execute<{ taken: boolean }[]>('select pg_try_advisory_xact_lock(?) as taken', [housekeepingLock]);
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
