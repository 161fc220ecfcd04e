import { z } from 'zod';
import { Tenant } from '../tenant.js';
import { webhookEventTypes } from '../public/webhook-event.js';

/** The outcome of an attempt, without URL, body or reason, so that the log has nothing to erase. */
const DeliveryOutcome = Tenant.extend({
  delivery_id: z.string(),
  event_id: z.string().describe('the id under which the receiver knows the event'),
  event_type: z.enum(webhookEventTypes),
  job_id: z.string(),
  project_id: z.string(),
  attempts: z.int().min(1).describe('how many were made so far'),
  at: z.int().describe('Unix milliseconds'),
});

/**
 * Events of the topic `webhooks`, keyed by event id, one for each attempt: it was the one that arrived, the last one, or one that failed
 * without ending the delivery. A resend can make an undeliverable event delivered after all.
 */
export const webhookEvents = {
  'webhook.delivered': { version: 1, schema: DeliveryOutcome },
  'webhook.attempt_failed': { version: 1, schema: DeliveryOutcome },
  'webhook.undeliverable': { version: 1, schema: DeliveryOutcome },
} as const;
export type DeliveryOutcome = z.infer<typeof DeliveryOutcome>;
