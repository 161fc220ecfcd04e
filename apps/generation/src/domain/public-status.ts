import type { Job } from '@blazon/contracts';
import type { JobState } from './job.js';

/** The public name of each state. */
export const publicStatus = {
  queued: 'queued',
  processing: 'processing',
  waiting_for_retry: 'processing',
  generated: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
} as const satisfies Record<Exclude<JobState['status'], 'absent'>, Job['status']>;
