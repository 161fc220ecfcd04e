import type { Delivery, ResendWindow } from '@blazon/contracts';
import { databaseTime } from '@blazon/database';
import { firstIdAt } from '@blazon/kernel';
import { type EntityManager, type Loaded, LockMode, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Delivery as Schedule, deliverySchedule } from '../domain/schedule.js';
import { ScheduleRow } from './delivery.entity.js';
import { DeliveryQueue } from './delivery-queue.js';
import { Endpoints } from '../endpoints/endpoints.js';
import { deliveryNotFound, History } from './history.js';
import { idsByStatus } from './ids-by-status.js';

const MAX_BATCH = 500;
/** Locks the schedules alone; a separate statement reads their deliveries. */
const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['delivery'], strategy: 'select-in' } as const;

/** Resends deliveries: one more attempt each. */
@Injectable()
export class Resending {
  constructor(
    private readonly orm: MikroORM,
    private readonly queue: DeliveryQueue,
    private readonly history: History,
    private readonly endpoints: Endpoints,
  ) {}

  /** Returns the delivery as it is before the attempt begins. */
  one(workspaceId: string, id: string): Promise<Delivery> {
    return this.orm.em.fork().transactional(async (em) => {
      const row = await em.findOne(ScheduleRow, { delivery: id, workspaceId }, locked);
      if (!row) throw deliveryNotFound();
      if (row.schedule.status === 'not_configured') await this.address(em, row);
      await this.schedule(em, [row]);
      return this.history.readIn(em, workspaceId, id);
    });
  }

  /** Resends all undeliverable deliveries that were created in the window; returns their number. */
  async window(workspaceId: string, { from, to, endpoint_id }: ResendWindow): Promise<number> {
    const behind = firstIdAt('dlv', new Date((to + 1) * 1_000));
    let count = 0;
    for (let first: string = firstIdAt('dlv', new Date(from * 1_000)); ;) {
      const { ids, resent } = await this.orm.em.fork().transactional(async (em) => {
        const range = { workspaceId, endpointId: endpoint_id, status: 'undeliverable', from: first, to: behind } as const;
        const ids = await idsByStatus(em, { ...range, order: 'asc', limit: MAX_BATCH });
        const found = await em.find(ScheduleRow, { delivery: ids, status: 'undeliverable' }, { ...locked, orderBy: { delivery: 'asc' } });
        await this.schedule(em, found);
        return { ids, resent: found.length };
      });
      count += resent;
      const last = ids.at(-1);
      if (last === undefined || ids.length < MAX_BATCH) return count;
      // Those that failed again meanwhile are not taken a second time.
      first = `${last}0`;
    }
  }

  /** Gives a delivery without a URL the current default URL, if there is one. */
  private async address(em: EntityManager, row: Loaded<ScheduleRow, 'delivery'>): Promise<void> {
    const { delivery } = row;
    await this.endpoints.loadDefaults(em, [row.workspaceId]);
    const target = this.endpoints.loadedDefault(em, { workspace_id: row.workspaceId, environment: delivery.environment });
    if (target === null) return;
    delivery.url = target.url;
    delivery.endpointId = target.endpointId;
    row.endpointId = target.endpointId;
  }

  private async schedule(em: EntityManager, rows: Loaded<ScheduleRow, 'delivery'>[]): Promise<void> {
    const at = await databaseTime(em);
    const due = rows.filter((row) => {
      const events = deliverySchedule.decide({ type: 'resend', at, url: row.delivery.url ?? null }, row.schedule);
      row.schedule = events.reduce<Schedule>((state, event) => deliverySchedule.evolve(state, event), row.schedule);
      return events.length > 0;
    });
    if (due.length === 0) return;
    await em.flush();
    await this.queue.resend(
      em,
      due.map(({ delivery }) => delivery),
    );
    await this.queue.announce(em);
  }
}
