import { z } from 'zod';
import { Assets } from './brand.js';
import { Interpretation } from './interpretation.js';

export const webhookEventTypes = ['generation.success', 'generation.failed'] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The codes with which a job can end. */
export const failureCodes = ['generation_timeout', 'generation_failed', 'unsupported_prompt'] as const;
export type FailureCode = (typeof failureCodes)[number];

const event = { event_id: z.string(), created_at: z.int() };
const subject = { job_id: z.string(), project_id: z.string() };

/** The event that receivers get: the result of a job. */
export const WebhookEvent = z.discriminatedUnion('type', [
  z.object({
    ...event,
    type: z.literal('generation.success'),
    data: z.object({
      ...subject,
      memory_id: z.string(),
      assets: Assets,
      interpretation: Interpretation.optional().describe('How the prompt was understood. Absent for jobs from before the report.'),
    }),
  }),
  z.object({
    ...event,
    type: z.literal('generation.failed'),
    data: z.object({ ...subject, error: z.object({ code: z.enum(failureCodes), message: z.string() }) }),
  }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;
