import { firstIdAt } from '@blazon/kernel';
import { CONFIG, type Logger, LOGGER } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { WebhookDeliveryConfig } from './config.js';
import { removeDeliveries } from './deliveries/deliveries.js';

const INTERVAL_MS = 60_000;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Ids tell when they were made, so what is old is a range of a primary key. */
const sweeps: readonly { prefix: 'dlv' | 'job'; remove: (em: EntityManager, behind: string) => Promise<number> }[] = [
  {
    prefix: 'dlv',
    remove: (em, behind) =>
      removeDeliveries(
        em,
        `id in (
          select delivery_id from courses where delivery_id < ? and status <> 'pending'
          order by delivery_id limit ${AT_ONCE} for update skip locked
        )`,
        [behind],
      ),
  },
  {
    prefix: 'job',
    remove: async (em, behind) => {
      const old = `select id from jobs where id < ? order by id limit ${AT_ONCE} for update skip locked`;
      return (await em.execute<unknown[]>(`delete from jobs where id in (${old}) returning 1`, [behind])).length;
    },
  },
];

/** Forgets deliveries that ended long ago. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly orm: MikroORM,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.sweep(new Date()).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'old deliveries could not be removed; the next sweep tries again');
      });
    }, INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Removes what is older than the retention; returns how many rows. */
  async sweep(now: Date): Promise<number> {
    const oldest = new Date(now.getTime() - this.config.WEBHOOK_HISTORY_DAYS * DAY_MS);
    let removed = 0;
    for (const { prefix, remove } of sweeps) {
      for (let last = AT_ONCE; last === AT_ONCE && !this.stopping; removed += last) {
        last = await this.orm.em.fork().transactional((em) => remove(em, firstIdAt(prefix, oldest)));
      }
    }
    return removed;
  }
}
