import { availableParallelism, hostname } from 'node:os';
import { secret, serviceConfig } from '@blazon/platform';
import { z } from 'zod';
import type { JobPolicy } from './domain/job.decider.js';
import type { BriefEndpoint } from './workers/brief-endpoint.js';

const positive = z.coerce.number().int().min(1);

export const generationConfig = serviceConfig.extend({
  BLAZON_JOB_WINDOW_SECONDS: z.coerce.number().positive().default(60).describe('longest time a job may be worked on, over all attempts'),
  JOB_MEMORY_WINDOW_SECONDS: z.coerce
    .number()
    .positive()
    .default(840)
    .describe('longest time that a result waits for its memory node; with the window above at most 15 minutes from the first start'),
  JOB_ATTEMPTS: positive.default(3).describe('attempts before a job fails'),
  JOB_RETRY_DELAY_MS: positive.default(500).describe('pause after the first failed attempt; doubles with each further one'),
  JOB_LEASE_MS: positive.default(10_000).describe('how long a replica that died keeps its jobs'),
  ENGINE_THREADS: positive.default(() => availableParallelism()).describe('engine threads of one replica; as many as cores unless set'),
  ENGINE_THREAD_MEMORY_MB: positive.default(512).describe('heap of one engine thread; a thread that needs more is replaced'),
  BRIEF_ENDPOINT_URL: z.url().optional().describe('base URL of an OpenAI-compatible service that may write briefs; unset = none does'),
  BRIEF_ENDPOINT_MODEL: z.string().optional().describe('model that it is asked for'),
  BRIEF_ENDPOINT_KEY: secret(z.string()).optional().describe('key that it asks for'),
  ENGINE_MODULE: z.string().default('@blazon/brand-engine').describe('module with createEngine(); tests put a failing one here'),
  WORKER_NAME: z
    .string()
    .default(() => `${hostname()}/${process.pid}`)
    .describe('how this replica signs its attempts in a job’s history'),
});
export type GenerationConfig = z.output<typeof generationConfig>;

/** The endpoint that may write briefs, if one is configured. */
export function briefEndpointOf(config: GenerationConfig): BriefEndpoint | undefined {
  const { BRIEF_ENDPOINT_URL: url, BRIEF_ENDPOINT_MODEL: model, BRIEF_ENDPOINT_KEY: key } = config;
  return url === undefined || model === undefined ? undefined : { url, model, key };
}

export function policyOf(config: GenerationConfig): JobPolicy {
  return {
    maxAttempts: config.JOB_ATTEMPTS,
    windowMs: config.BLAZON_JOB_WINDOW_SECONDS * 1000,
    retryDelayMs: config.JOB_RETRY_DELAY_MS,
  };
}
