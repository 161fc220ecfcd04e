import { databaseTime } from '@blazon/database';
import { firstIdAt } from '@blazon/kernel';
import { CONFIG } from '@blazon/platform';
import { type EntityManager, LockMode, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { WebhookDeliveryConfig } from '../config.js';
import { JobRow } from '../projections/job.entity.js';
import { removeDeliveries } from '../deliveries/deliveries.js';
import { ScheduleRow } from '../deliveries/delivery.entity.js';
import { Secrets } from '../secrets/secrets.js';

const INTERVAL_MS = 60_000;
const MAX_BATCH = 500;
const DAY_MS = 86_400_000;

/** Ids contain their creation time, so old rows are a range of a primary key. Rows that another replica is removing are skipped. */
const oldest = { orderBy: { id: 'asc' }, limit: MAX_BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

async function removeOldDeliveries(em: EntityManager, before: Date): Promise<number> {
  const old = { delivery: { $lt: firstIdAt('dlv', before) }, status: { $ne: 'pending' as const } };
  const rows = await em.find(ScheduleRow, old, { ...oldest, orderBy: { delivery: 'asc' }, fields: ['delivery'] });
  await removeDeliveries(
    em,
    rows.map(({ delivery }) => delivery.id),
  );
  return rows.length;
}

async function removeOldJobs(em: EntityManager, before: Date): Promise<number> {
  const rows = await em.find(JobRow, { id: { $lt: firstIdAt('job', before) } }, { ...oldest, fields: ['id'] });
  return em.nativeDelete(JobRow, { id: rows.map(({ id }) => id) });
}

/** Removes deliveries past their retention, and expired secrets. */
@Injectable()
export class Retention {
  constructor(
    private readonly orm: MikroORM,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    await this.sweep(new Date(await databaseTime(this.orm.em.fork())));
  }

  /** Removes what is older than the retention; returns how many rows. */
  async sweep(now: Date): Promise<number> {
    const before = new Date(now.getTime() - this.config.WEBHOOK_HISTORY_DAYS * DAY_MS);
    await this.secrets.forgetOld();
    let removed = 0;
    for (const remove of [removeOldDeliveries, removeOldJobs]) {
      for (let last = MAX_BATCH; last === MAX_BATCH; removed += last) {
        last = await this.orm.em.fork().transactional((em) => remove(em, before));
      }
    }
    return removed;
  }
}
