import type { Delivery, ResendWindow } from '@blazon/contracts';
import { firstIdAt } from '@blazon/kernel';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Delivery as Schedule, deliverySchedule } from '../sending/schedule.js';
import { DeliveryQueue } from './delivery-queue.js';
import { deliveryNotFound, History } from './history.js';

interface Resendable {
  id: string;
  url: string | null;
  schedule: Schedule;
}

const AT_ONCE = 500;

/** Sends again what was sent before: one more attempt each. */
@Injectable()
export class Resending {
  constructor(
    private readonly orm: MikroORM,
    private readonly queue: DeliveryQueue,
    private readonly history: History,
  ) {}

  /** Returns the delivery as it is before the attempt begins. */
  one(workspaceId: string, id: string): Promise<Delivery> {
    return this.orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<Resendable[]>(
        `select id, url, schedule from courses join deliveries on id = delivery_id
         where delivery_id = ? and courses.workspace_id = ? for update of courses`,
        [id, workspaceId],
      );
      if (!row) throw deliveryNotFound();
      await this.schedule(em, [row]);
      return this.history.readIn(em, workspaceId, id);
    });
  }

  /** All undeliverable ones that were created in the window; returns how many. */
  async window(workspaceId: string, { from, to, endpoint_id }: ResendWindow): Promise<number> {
    const first = firstIdAt('dlv', new Date(from * 1_000));
    const behind = firstIdAt('dlv', new Date((to + 1) * 1_000));
    const ofEndpoint = endpoint_id === undefined ? '' : 'and courses.endpoint_id = ?';
    let count = 0;
    for (let after: string = first; ;) {
      const rows = await this.orm.em.fork().transactional(async (em) => {
        const found = await em.execute<Resendable[]>(
          `select id, url, schedule from courses join deliveries on id = delivery_id
           where courses.workspace_id = ? and (status, delivery_id) >= ('undeliverable', ?) and (status, delivery_id) < ('undeliverable', ?)
             ${ofEndpoint}
           order by status, delivery_id limit ? for update of courses`,
          [workspaceId, after, behind, ...(endpoint_id === undefined ? [] : [endpoint_id]), AT_ONCE],
        );
        await this.schedule(em, found);
        return found;
      });
      count += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) return count;
      // Those that failed again meanwhile are not taken a second time.
      after = `${last.id}0`;
    }
  }

  private async schedule(em: EntityManager, rows: Resendable[]): Promise<void> {
    const at = Date.now();
    const due = rows.flatMap(({ id, url, schedule }) => {
      const events = deliverySchedule.decide({ type: 'resend', at }, schedule);
      if (events.length === 0 || url === null) return [];
      return [{ id, url, schedule: events.reduce<Schedule>((state, event) => deliverySchedule.evolve(state, event), schedule) }];
    });
    if (due.length === 0) return;
    await em.execute(
      `update courses set schedule = due.schedule from json_to_recordset(?) as due (id text, schedule jsonb) where delivery_id = due.id`,
      [JSON.stringify(due)],
    );
    await this.queue.add(em, due);
  }
}
