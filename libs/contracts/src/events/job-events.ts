import { z } from 'zod';
import { Assets } from '../public/brand.js';
import { Interpretation } from '../public/interpretation.js';
import { failureCodes } from '../public/webhook-event.js';
import { Tenant } from '../tenant.js';

/** The fields of every event of a job; `isNext` explains `version`. */
const JobFact = Tenant.extend({
  job_id: z.string(),
  project_id: z.string(),
  version: z.int().min(1),
  at: z.int().describe('Unix milliseconds'),
});

export type JobFact = z.infer<typeof JobFact>;

/**
 * The version rule: of several events with one version the first in the log happened, and the others did not. A reader that has applied
 * `version` events of a job applies another only if it is the next one; so all readers see the same history, whatever was appended
 * twice, too late, or by a worker that had lost its lease.
 */
export function isNext(version: number, event: Pick<JobFact, 'version'>): boolean {
  return event.version === version + 1;
}

const JobQueued = JobFact.extend({
  prompt: z.string(),
  webhook_url: z.string().nullable(),
  memory_id: z.string().nullable().describe('the node that this job refines; null when it starts from scratch'),
});

const JobStarted = JobFact.extend({
  attempt: z.int().min(1),
  worker: z.string().describe('the replica that runs the attempt'),
  deadline_at: z.int().describe('Unix milliseconds; fixed by the first attempt: the end of the processing window'),
});

const JobAttemptFailed = JobFact.extend({
  attempt: z.int().min(1),
  message: z.string(),
  retry_at: z.int().describe('Unix milliseconds'),
});

const BrandGenerated = JobFact.extend({
  attempt: z.int().min(1),
  brand_id: z.string(),
  memory_id: z.string().describe('the new node'),
  parent_memory_id: z.string().nullable(),
  prompt: z.string(),
  assets: Assets,
  style: z.record(z.string(), z.unknown()).describe('style seed and structural decisions, as the engine made them'),
  interpretation: Interpretation.optional().describe('events from before the report have none'),
});

const JobSucceeded = JobFact.extend({ brand_id: z.string(), memory_id: z.string() });

const JobFailed = JobFact.extend({ error: z.object({ code: z.enum(failureCodes), message: z.string() }) });

/** Events of the topic `jobs`; the key of a record is `<job id>/<event id>`, so that no event ever replaces another. */
export const jobEvents = {
  'job.queued': { version: 1, schema: JobQueued },
  'job.started': { version: 1, schema: JobStarted },
  'job.attempt_failed': { version: 1, schema: JobAttemptFailed },
  'brand.generated': { version: 1, schema: BrandGenerated },
  'job.succeeded': { version: 1, schema: JobSucceeded },
  'job.failed': { version: 1, schema: JobFailed },
} as const;
export type JobEventType = keyof typeof jobEvents;

/** The data of each type of job event. */
export type JobEventData = { [Type in JobEventType]: z.infer<(typeof jobEvents)[Type]['schema']> };
export type StyleData = JobEventData['brand.generated']['style'];
