import type { Tenant, WebhookEvent } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import type { EntityManager } from '@mikro-orm/postgresql';
import { context, propagation } from '@opentelemetry/api';
import { deliverySchedule, type Delivery } from '../domain/schedule.js';
import { bodyOf } from '../domain/webhook-event.js';
import type { Target } from '../endpoints/endpoints.js';
import { AttemptRow, DeliveryRow, ScheduleRow } from './delivery.entity.js';
import { enqueue } from './delivery-queue.js';

export interface NewDelivery {
  tenant: Tenant;
  event: WebhookEvent;
  /** Null if there is no URL: then it is only kept. */
  target: Target | null;
  /** The waits before retries, in milliseconds. */
  delays: readonly number[];
  /** Whether the event is older than the retention: then it is recorded and not sent. */
  tooOld?: boolean;
}

/**
 * Adds a delivery to a unit of work, with its first attempt due at once, claimable by any replica or only by its holder. Returns the id.
 */
export function addDelivery(
  em: EntityManager,
  { tenant, event, target, delays, tooOld = false }: NewDelivery,
  holder: string | null = null,
): string {
  const schedule = deliverySchedule
    .decide({ type: 'schedule', at: Date.now(), url: target?.url ?? null, delays, tooOld }, deliverySchedule.initialState())
    .reduce<Delivery>((state, each) => deliverySchedule.evolve(state, each), deliverySchedule.initialState());
  const owner = { workspaceId: tenant.workspace_id, endpointId: target?.endpointId ?? null };
  const delivery = em.create(DeliveryRow, {
    id: newId('dlv'),
    ...owner,
    environment: tenant.environment,
    projectId: event.data.project_id,
    jobId: event.data.job_id,
    eventId: event.event_id,
    eventType: event.type,
    url: target?.url ?? null,
    body: bodyOf(event),
    trace: currentTrace(),
  });
  em.create(ScheduleRow, { delivery, ...owner, schedule });
  if (target && schedule.status === 'pending') enqueue(em, delivery, target.url, holder);
  return delivery.id;
}

/** Removes deliveries with their attempts; schedules and queue rows are deleted with them. */
export async function removeDeliveries(em: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await em.nativeDelete(DeliveryRow, { id: ids });
  // Only now: an attempt that was being recorded held the schedule of its delivery, and is seen by now.
  await em.nativeDelete(AttemptRow, { deliveryId: ids });
}

/** The trace that the attempts will belong to, however much later they are made. */
function currentTrace(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
