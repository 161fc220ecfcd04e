import { type DeliveryOutcome, topics, webhookEvents } from '@blazon/contracts';
import { type NewRecord, toRecord as encode } from '@blazon/event-log';

/** The record that publishes the outcome of an attempt. */
export function toRecord(type: keyof typeof webhookEvents, outcome: DeliveryOutcome): NewRecord {
  return encode(webhookEvents, {
    topic: topics.webhooks.name,
    key: outcome.event_id,
    partitionKey: outcome.project_id,
    type,
    source: 'blazon/webhook-delivery',
    subject: outcome.delivery_id,
    correlationId: outcome.job_id,
    causationId: outcome.event_id,
    time: new Date(outcome.at),
    data: outcome,
  });
}
