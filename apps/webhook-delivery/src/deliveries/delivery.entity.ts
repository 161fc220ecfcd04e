import type { DeliveryStatus, Environment, WebhookEventType } from '@blazon/contracts';
import { defineEntity, type InferEntity, type Opt, p } from '@mikro-orm/postgresql';
import type { Delivery } from '../domain/schedule.js';
import type { KeptAttempt } from './outcome.js';

const id = () => p.text().collation('C');

/** An event for a receiver: the part that no attempt changes. */
export const DeliveryRow = defineEntity({
  name: 'DeliveryRow',
  tableName: 'deliveries',
  properties: {
    id: id().primary(),
    workspaceId: id(),
    environment: p.text().$type<Environment>(),
    projectId: id(),
    jobId: id(),
    endpointId: id().nullable(),
    eventId: id(),
    eventType: p.text().$type<WebhookEventType>(),
    url: p.text().nullable(),
    /** The exact bytes that are signed and sent, the same in every attempt. */
    body: p.blob(),
    /** The trace that the attempts belong to, however much later they are made. */
    trace: p.json<Record<string, string>>().columnType('json'),
  },
  checks: [{ name: 'deliveries_environment_check', expression: `environment in ('live', 'sandbox')` }],
  uniques: [{ properties: ['jobId'], name: 'deliveries_job_id_key' }],
  indexes: [
    { properties: ['projectId'], name: 'deliveries_of_project' },
    { properties: ['workspaceId', 'environment', 'id'], name: 'deliveries_of_environment' },
  ],
});
export type DeliveryRow = InferEntity<typeof DeliveryRow>;

/**
 * The part of a delivery that attempts change, in narrow rows: an update writes into every index of its table, and a delivery has indexes
 * that only its job or its project needs.
 */
export const ScheduleRow = defineEntity({
  name: 'ScheduleRow',
  tableName: 'schedules',
  properties: {
    delivery: () => p.oneToOne(DeliveryRow).primary().joinColumn('delivery_id').deleteRule('cascade').updateRule('no action'),
    workspaceId: id(),
    endpointId: id().nullable(),
    schedule: p.json<Delivery>(),
    status: p.text().$type<Opt<DeliveryStatus>>().generated(`(schedule ->> 'status'::text) stored`),
  },
  indexes: [
    { properties: ['workspaceId', 'status', 'delivery'], name: 'schedules_of_workspace' },
    { properties: ['endpointId', 'status', 'delivery'], name: 'schedules_of_endpoint', where: 'endpoint_id is not null' },
  ],
});
export type ScheduleRow = InferEntity<typeof ScheduleRow>;

/** One attempt as the history keeps it. Its writer has just changed the schedule of its delivery, hence no foreign key. */
export const AttemptRow = defineEntity({
  name: 'AttemptRow',
  tableName: 'attempts',
  properties: {
    deliveryId: id().primary(),
    number: p.integer().primary().autoincrement(false),
    made: p.json<KeptAttempt>().columnType('json'),
    responseBody: p.blob().nullable(),
  },
});
export type AttemptRow = InferEntity<typeof AttemptRow>;

/** A delivery with an attempt to come. */
export const QueueRow = defineEntity({
  name: 'QueueRow',
  tableName: 'queue',
  properties: {
    delivery: () => p.oneToOne(DeliveryRow).primary().joinColumn('delivery_id').deleteRule('cascade').updateRule('no action'),
    /** Host and port, by which connections are shared and places are counted. */
    host: id(),
    /** When the attempt is due; while it is claimed, the end of the lease. */
    dueAt: p.datetime(6).defaultRaw('now()'),
    /** Whether it may be claimed. */
    ready: p.boolean(),
    /** The replica that has claimed it. */
    holder: p.text().nullable(),
  },
  indexes: [
    { properties: ['host', 'dueAt'], name: 'queue_ready', where: 'ready' },
    { properties: ['dueAt'], name: 'queue_waiting', where: 'not ready' },
  ],
});
export type QueueRow = InferEntity<typeof QueueRow>;
