import type { Assets, Interpretation, StyleData } from '@blazon/contracts';
import { assertNever, type Decider } from '@blazon/kernel';
import { absent, evolve, type Failure, type JobEvent, type JobRequest, type JobState, type Made } from './job.js';

/** The limits of a job: window, attempts and retries. */
export interface JobPolicy {
  maxAttempts: number;
  /** From the first attempt on, all attempts together. Waiting in the queue does not count. */
  windowMs: number;
  /** The pause after the first failed attempt; it doubles with each further one. */
  retryDelayMs: number;
}

/** Why an attempt ended without a result: `unsupported` can never succeed, `error` may the next time, `timeout` used up the window. */
export type AttemptFailure = { kind: 'unsupported'; message: string } | { kind: 'error'; message: string } | { kind: 'timeout' };

export type JobCommand = { at: number } & (
  | { type: 'enqueue'; request: JobRequest }
  | { type: 'start'; worker: string }
  | { type: 'complete'; attempt: number; made: Made; assets: Assets; style: StyleData; interpretation: Interpretation }
  | { type: 'fail'; attempt: number; failure: AttemptFailure }
  | { type: 'remember' }
  | { type: 'give_up' }
);

/**
 * A command that comes too late has no effect. Every decision is at most one event: if it were two, and the first lost against another
 * writer's event of the same version, the second could pass as the continuation of a history that it does not belong to.
 */
export function jobDecider(policy: JobPolicy): Decider<JobCommand, JobEvent, JobState> {
  return { decide: (command, state) => decide(command, state, policy), evolve, initialState: () => absent };
}

function decide(command: JobCommand, state: JobState, policy: JobPolicy): JobEvent[] {
  switch (command.type) {
    case 'enqueue':
      return state.status === 'absent' ? [queued(command.request, command.at)] : [];
    case 'start':
      return start(command, state, policy);
    case 'complete': {
      if (state.status !== 'processing' || state.attempt !== command.attempt) return [];
      const { attempt, made, assets, style, interpretation } = command;
      const { memory_id: parent_memory_id, prompt } = state.request;
      const identity = { ...made, parent_memory_id, prompt, assets, style, interpretation };
      return [{ type: 'brand.generated', ...next(state, command.at), attempt, ...identity }];
    }
    case 'fail':
      return fail(command, state, policy);
    case 'remember':
      return state.status === 'generated' ? [{ type: 'job.succeeded', ...next(state, command.at), ...state.made }] : [];
    case 'give_up':
      return state.status === 'generated' ? [failed(state, command.at, notRemembered)] : [];
    default:
      return assertNever(command);
  }
}

/** A job that is processing is started again only by the worker that took over its lost lease: the lost attempt counts. */
function start({ worker, at }: { worker: string; at: number }, state: JobState, policy: JobPolicy): JobEvent[] {
  switch (state.status) {
    case 'queued':
      return [{ type: 'job.started', ...next(state, at), attempt: 1, worker, deadline_at: at + policy.windowMs }];
    case 'processing':
    case 'waiting_for_retry': {
      if (at >= state.deadline_at) return [failed(state, at, timeout(policy))];
      if (state.attempt >= policy.maxAttempts) return [failed(state, at, exhausted)];
      return [{ type: 'job.started', ...next(state, at), attempt: state.attempt + 1, worker, deadline_at: state.deadline_at }];
    }
    case 'absent':
    case 'generated':
    case 'succeeded':
    case 'failed':
      return [];
    default:
      return assertNever(state);
  }
}

function fail(
  { attempt, failure, at }: { attempt: number; failure: AttemptFailure; at: number },
  state: JobState,
  policy: JobPolicy,
): JobEvent[] {
  if (state.status !== 'processing' || state.attempt !== attempt) return [];
  if (failure.kind === 'timeout') return [failed(state, at, timeout(policy))];
  if (failure.kind === 'unsupported') return [failed(state, at, { code: 'unsupported_prompt', message: failure.message })];
  if (attempt >= policy.maxAttempts) return [failed(state, at, exhausted)];
  const retry_at = at + policy.retryDelayMs * 2 ** (attempt - 1);
  if (retry_at >= state.deadline_at) return [failed(state, at, noTimeLeft)];
  return [{ type: 'job.attempt_failed', ...next(state, at), attempt, message: failure.message, retry_at }];
}

function queued(request: JobRequest, at: number): JobEvent {
  const { tenant, ...fields } = request;
  return { type: 'job.queued', version: 1, at, ...tenant, ...fields };
}

function failed(state: Exclude<JobState, { status: 'absent' }>, at: number, error: Failure): JobEvent {
  return { type: 'job.failed', ...next(state, at), error };
}

function timeout(policy: JobPolicy): Failure {
  return {
    code: 'generation_timeout',
    message: `There was no result within the maximum processing window of ${policy.windowMs / 1000} seconds.`,
  };
}

/** The customer gets this sentence; internal causes are not shown. */
const exhausted: Failure = { code: 'generation_failed', message: 'The identity could not be generated after all internal retries.' };

const noTimeLeft: Failure = {
  code: 'generation_failed',
  message: 'The identity could not be generated, and the processing window left no time for another try.',
};

const notRemembered: Failure = {
  code: 'generation_failed',
  message: "The identity was drawn, but could not be added to the project's memory in time.",
};

function next(state: Exclude<JobState, { status: 'absent' }>, at: number) {
  const { tenant, job_id, project_id } = state.request;
  return { ...tenant, job_id, project_id, version: state.version + 1, at };
}
