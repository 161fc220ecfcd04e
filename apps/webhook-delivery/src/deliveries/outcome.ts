import type { DeliveryAttempt, webhookEvents } from '@blazon/contracts';
import type { NewRecord } from '@blazon/event-log';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { toRecord } from '../publish.js';
import { type Delivery, type DeliveryEvent, deliverySchedule } from '../domain/schedule.js';
import type { AttemptResult } from '../sending/attempt.js';
import type { Claim } from './delivery-queue.js';

/** An attempt that has been made. */
export interface MadeAttempt {
  claim: Claim;
  startedAt: number;
  endedAt: number;
  result: AttemptResult;
}

/** The record of an attempt in the history, without the bodies: the request body is kept with the delivery, the response body as bytes. */
export interface KeptAttempt extends Omit<DeliveryAttempt, 'number' | 'request' | 'response'> {
  request: Omit<DeliveryAttempt['request'], 'body'>;
  response: Omit<NonNullable<DeliveryAttempt['response']>, 'body'> | null;
}

/** The consequence of an attempt: the new state of the delivery, and the record to publish. */
export interface Outcome {
  attempt: MadeAttempt;
  number: number;
  after: Delivery;
  record: NewRecord | undefined;
}

/** Decides the consequence of an attempt. */
export function outcomeOf(attempt: MadeAttempt): Outcome {
  const { claim, endedAt, result } = attempt;
  const number = claim.schedule.attempts + 1;
  const succeeded = result.error === null;
  const events = deliverySchedule.decide({ type: 'record_attempt', number, endedAt, succeeded }, claim.schedule);
  const after = events.reduce<Delivery>((state, event) => deliverySchedule.evolve(state, event), claim.schedule);
  return { attempt, number, after, record: recordOf(attempt, events) };
}

/** An attempt as the history keeps it. */
export function keptAttempt({ startedAt, result: { requestHeaders, response, error, timing } }: MadeAttempt): KeptAttempt {
  return {
    started_at: startedAt,
    duration_ms: timing.totalMs,
    timing: { dns_ms: timing.dnsMs, connect_ms: timing.connectMs, tls_ms: timing.tlsMs, first_byte_ms: timing.firstByteMs },
    request: { headers: requestHeaders },
    response: response && { status: response.status, headers: response.headers, truncated: response.truncated },
    error,
  };
}

/** The record of an attempt that counts. */
function recordOf({ claim, endedAt }: MadeAttempt, events: DeliveryEvent[]): NewRecord | undefined {
  const type = typeOf(events);
  if (type === undefined) return undefined;
  const { workspace_id, environment, project_id, job_id, event_id, event_type } = claim;
  const subject = { workspace_id, environment, delivery_id: claim.id, event_id, event_type, job_id, project_id };
  // In the trace of the job, like the attempt itself.
  return context.with(propagation.extract(ROOT_CONTEXT, claim.trace), () =>
    toRecord(type, { ...subject, attempts: claim.schedule.attempts + 1, at: endedAt }),
  );
}

function typeOf(events: DeliveryEvent[]): keyof typeof webhookEvents | undefined {
  if (events.some(({ type }) => type === 'attempt_succeeded')) return 'webhook.delivered';
  if (events.some(({ type }) => type === 'delivery_given_up')) return 'webhook.undeliverable';
  return events.some(({ type }) => type === 'attempt_failed') ? 'webhook.attempt_failed' : undefined;
}
