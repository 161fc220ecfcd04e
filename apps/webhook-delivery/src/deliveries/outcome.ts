import type { NewRecord } from '@blazon/event-log';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { toRecord } from '../publish.js';
import { type Delivery, type DeliveryEvent, deliverySchedule } from '../sending/schedule.js';
import type { AttemptResult } from '../sending/sender.js';
import type { Claim } from './delivery-queue.js';

/** An attempt that has been made. */
export interface MadeAttempt {
  claim: Claim;
  startedAt: number;
  endedAt: number;
  result: AttemptResult;
}

/** What follows from an attempt: the delivery as it is afterwards, and all that is to be written down. */
export interface Outcome {
  claim: Claim;
  after: Delivery;
  row: object;
}

/** Decides what follows from an attempt. */
export function outcomeOf(attempt: MadeAttempt): Outcome {
  const { claim, startedAt, endedAt, result } = attempt;
  const { requestHeaders, response, error, timing } = result;
  const number = claim.schedule.attempts + 1;
  const events = deliverySchedule.decide({ type: 'record_attempt', number, endedAt, succeeded: error === null }, claim.schedule);
  const after = events.reduce<Delivery>((state, event) => deliverySchedule.evolve(state, event), claim.schedule);
  const record = recordOf(attempt, events);
  const row = {
    delivery_id: claim.id,
    number,
    started_at: new Date(startedAt),
    duration_ms: timing.totalMs,
    timing: { dns_ms: timing.dnsMs, connect_ms: timing.connectMs, tls_ms: timing.tlsMs, first_byte_ms: timing.firstByteMs },
    request_headers: requestHeaders,
    response_status: response?.status ?? null,
    response_headers: response?.headers ?? null,
    response_body: response?.body.toString('base64') ?? null,
    response_truncated: response?.truncated ?? false,
    error,
    schedule: after,
    due_at: after.status === 'pending' ? new Date(after.dueAt) : null,
    ...(record && {
      topic: record.topic,
      key: record.key,
      partition_key: record.partitionKey,
      headers: record.headers,
      value: record.value?.toString(),
    }),
  };
  return { claim, after, row };
}

/** What the log is told of a delivery that has ended. */
function recordOf({ claim, endedAt }: MadeAttempt, events: DeliveryEvent[]): NewRecord | undefined {
  const type = endOf(events);
  if (type === undefined) return undefined;
  const { workspace_id, environment, project_id, job_id, event_id, event_type } = claim;
  const subject = { workspace_id, environment, delivery_id: claim.id, event_id, event_type, job_id, project_id };
  // In the trace of the job, like the attempt itself.
  return context.with(propagation.extract(ROOT_CONTEXT, claim.trace), () =>
    toRecord(type, { ...subject, attempts: claim.schedule.attempts + 1, at: endedAt }),
  );
}

function endOf(events: DeliveryEvent[]): 'webhook.delivered' | 'webhook.undeliverable' | undefined {
  if (events.some(({ type }) => type === 'attempt_succeeded')) return 'webhook.delivered';
  return events.some(({ type }) => type === 'delivery_given_up') ? 'webhook.undeliverable' : undefined;
}
