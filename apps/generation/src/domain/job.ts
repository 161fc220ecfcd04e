import { isNext, type JobEventData, type JobEventType, type Tenant } from '@blazon/contracts';
import { assertNever } from '@blazon/kernel';

/** An event of a job: its type and what the contract says about it. */
export type JobEvent = { [Type in JobEventType]: { type: Type } & JobEventData[Type] }[JobEventType];

/** The request, which never changes. */
export interface JobRequest {
  job_id: string;
  project_id: string;
  tenant: Tenant;
  prompt: string;
  webhook_url: string | null;
  /** The memory node that is refined; null when the job starts from scratch. */
  memory_id: string | null;
}

/** The result of a run of the engine, with its future ids. */
export interface Made {
  brand_id: string;
  memory_id: string;
}

export type Failure = JobEventData['job.failed']['error'];

interface Known {
  version: number;
  request: JobRequest;
}

/** Times are Unix milliseconds. `deadline_at` is set by the first attempt. */
export type JobState =
  | { status: 'absent'; version: 0 }
  | (Known & { status: 'queued' })
  | (Known & { status: 'processing'; attempt: number; deadline_at: number })
  | (Known & { status: 'waiting_for_retry'; attempt: number; deadline_at: number; retry_at: number })
  | (Known & { status: 'generated'; made: Made })
  | (Known & { status: 'succeeded'; made: Made })
  | (Known & { status: 'failed'; failure: Failure });

export const absent: JobState = { status: 'absent', version: 0 };

/** Folds the log under the version rule: an event that is not the next one did not happen. */
export function evolve(state: JobState, event: JobEvent): JobState {
  return isNext(state.version, event) ? apply(state, event) : state;
}

function apply(state: JobState, event: JobEvent): JobState {
  const { version } = event;
  if (event.type === 'job.queued') return { status: 'queued', version, request: requestOf(event) };
  if (state.status === 'absent') throw new Error(`A job cannot begin with ${event.type}.`);
  const { request } = state;
  switch (event.type) {
    case 'job.started':
      return { status: 'processing', version, request, attempt: event.attempt, deadline_at: event.deadline_at };
    case 'job.attempt_failed': {
      const deadline_at = 'deadline_at' in state ? state.deadline_at : event.at;
      return { status: 'waiting_for_retry', version, request, attempt: event.attempt, deadline_at, retry_at: event.retry_at };
    }
    case 'brand.generated':
      return { status: 'generated', version, request, made: { brand_id: event.brand_id, memory_id: event.memory_id } };
    case 'job.succeeded':
      return { status: 'succeeded', version, request, made: { brand_id: event.brand_id, memory_id: event.memory_id } };
    case 'job.failed':
      return { status: 'failed', version, request, failure: event.error };
    default:
      return assertNever(event);
  }
}

function requestOf(event: JobEventData['job.queued']): JobRequest {
  const { job_id, project_id, workspace_id, environment, prompt, webhook_url, memory_id } = event;
  return { job_id, project_id, tenant: { workspace_id, environment }, prompt, webhook_url, memory_id };
}
