import type { Tenant, WebhookEvent } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { context, propagation } from '@opentelemetry/api';
import { bodyOf } from '../domain/webhook-event.js';
import { Secrets } from '../secrets.js';
import { deliverySchedule, type Delivery } from '../sending/schedule.js';
import { DeliveryQueue } from './delivery-queue.js';

/** Where a delivery goes. */
export interface Target {
  url: string;
  /** The registered endpoint that the URL comes from; null when the job brought its own. */
  endpointId: string | null;
}

export interface NewDelivery {
  tenant: Tenant;
  event: WebhookEvent;
  /** Null when nobody has said where to send it: then it is only kept. */
  target: Target | null;
  /** The waits before retries, in milliseconds. */
  delays: readonly number[];
}

/** Begins deliveries. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly secrets: Secrets,
  ) {}

  /** Adds a delivery with its first attempt due at once; with a holder, the attempt is already claimed by it. Returns the id. */
  async add(em: EntityManager, { tenant, event, target, delays }: NewDelivery, holder?: string): Promise<string> {
    const id = newId('dlv');
    const schedule = deliverySchedule
      .decide({ type: 'schedule', at: Date.now(), url: target?.url ?? null, delays }, deliverySchedule.initialState())
      .reduce<Delivery>((state, each) => deliverySchedule.evolve(state, each), deliverySchedule.initialState());
    await this.secrets.ensure(em, tenant.workspace_id);
    await em.execute(
      `insert into deliveries (id, workspace_id, environment, project_id, job_id, endpoint_id, event_id, event_type, url, body, trace)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        tenant.workspace_id,
        tenant.environment,
        event.data.project_id,
        event.data.job_id,
        target?.endpointId ?? null,
        event.event_id,
        event.type,
        target?.url ?? null,
        bodyOf(event),
        JSON.stringify(currentTrace()),
      ],
    );
    await em.execute('insert into courses (delivery_id, workspace_id, endpoint_id, schedule) values (?, ?, ?, ?)', [
      id,
      tenant.workspace_id,
      target?.endpointId ?? null,
      JSON.stringify(schedule),
    ]);
    if (target) await this.queue.add(em, [{ id, url: target.url }], holder);
    return id;
  }
}

/** Removes the deliveries that a condition names, with all that belongs to them; returns how many. */
export async function removeDeliveries(em: EntityManager, condition: string, values: unknown[]): Promise<number> {
  const removed = await em.execute<{ id: string }[]>(`delete from deliveries where ${condition} returning id`, values);
  if (removed.length > 0) {
    // Only now, by a statement of its own: an attempt that was being recorded held the course of its delivery, and is seen by now.
    await em.execute('delete from attempts where delivery_id = any(?::text[])', [`{${removed.map(({ id }) => id).join()}}`]);
  }
  return removed.length;
}

/** The trace that the attempts will belong to, however much later they are made. */
function currentTrace(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
