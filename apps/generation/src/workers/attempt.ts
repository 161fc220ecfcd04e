import { createHash } from 'node:crypto';
import { topics } from '@blazon/contracts';
import { isFaultOfSurroundings } from '@blazon/database';
import type { EventLog, Position, ReadBarrier } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import type { Logger } from '@blazon/platform';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { JobEvent, JobRequest, JobState } from '../domain/job.js';
import type { AttemptFailure, JobCommand, JobPolicy } from '../domain/job.decider.js';
import { jobDecider } from '../domain/job.decider.js';
import type { Brands } from '../projections/brands.js';
import type { JobHistory } from '../projections/job-history.js';
import { toRecord } from '../publish.js';
import { type EnginePool, WindowEnded } from './engine-pool.js';
import type { EngineResult, EngineTask } from './engine-task.js';
import type { ClaimedJob } from './work-queue.js';

export interface AttemptParts {
  orm: MikroORM;
  log: EventLog;
  barrier: ReadBarrier;
  logger: Logger;
  history: JobHistory;
  brands: Brands;
  engine: EnginePool;
  policy: JobPolicy;
  worker: string;
}

type Outcome = EngineResult | { made: false; failure: AttemptFailure };
type Processing = Extract<JobState, { status: 'processing' }>;

/** Aborts an attempt that nobody needs any more: the lease is lost, the project is deleted, or the service stops. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** Runs one attempt of a claimed job: appends its start, runs the engine, appends its end. */
export async function attempt(parts: AttemptParts, claim: ClaimedJob, signal: AbortSignal): Promise<void> {
  if (claim.state.status === 'absent') return;
  const task = await taskOf(parts, claim.state.request).catch(unlessTransient);
  const started = await append(parts, claim.state, { type: 'start', worker: parts.worker, at: claim.now() }, claim.event_id);
  if (started?.event.type !== 'job.started') return;
  const outcome = await runEngine(parts, task, started.event, { now: claim.now, abandoned: signal });
  const state = await confirmed(parts, started, signal);
  if (state === undefined) return;
  await append(parts, state, conclusion(state, outcome, claim.now()), started.id);
}

interface Appended {
  event: JobEvent;
  id: string;
  position: Position;
}

async function append(
  { log, policy }: AttemptParts,
  state: JobState,
  command: JobCommand,
  causationId: string,
): Promise<Appended | undefined> {
  const [event] = jobDecider(policy).decide(command, state);
  if (!event) return undefined;
  const id = newId('evt');
  const [position] = await log.append([toRecord(event, id, causationId)]);
  return position && { event, id, position };
}

/**
 * Waits until this service's own projection has handled the event that began this attempt. Only then is it known to have won its version,
 * and only then may the next version follow: so the version number alone tells every reader which event counts.
 */
async function confirmed(parts: AttemptParts, { event, id, position }: Appended, signal: AbortSignal): Promise<Processing | undefined> {
  const { history, barrier } = parts;
  await barrier.passed(topics.jobs.name, position, signal);
  const { state, eventId } = await history.readBegun(event.job_id, id);
  return eventId === id && state.status === 'processing' ? state : undefined;
}

async function runEngine(
  { engine, logger }: AttemptParts,
  task: EngineTask | Error,
  started: Extract<JobEvent, { type: 'job.started' }>,
  { now, abandoned }: { now: () => number; abandoned: AbortSignal },
): Promise<Outcome> {
  try {
    if (task instanceof Error) throw task;
    return await engine.run(task, Math.max(0, started.deadline_at - now()), abandoned);
  } catch (error) {
    if (abandoned.aborted) throw new Abandoned('The attempt was given up.', { cause: error });
    if (error instanceof WindowEnded) return { made: false, failure: { kind: 'timeout' } };
    logger.warn({ err: error, job_id: started.job_id, attempt: started.attempt }, 'an attempt failed');
    const message = error instanceof Error ? error.message : String(error);
    return { made: false, failure: { kind: 'error', message: `The engine failed: ${message}`.slice(0, 500) } };
  }
}

/** A permanent error fails the attempt like any other: a job that could never begin would never end. */
function unlessTransient(error: unknown): Error {
  if (error instanceof Error && !isFaultOfSurroundings(error)) return error;
  throw error;
}

async function taskOf({ orm, brands }: AttemptParts, request: JobRequest): Promise<EngineTask> {
  const { job_id, prompt, memory_id, tenant } = request;
  const refine = memory_id === null ? null : await brands.styleOf(orm.em.fork(), memory_id);
  if (refine === undefined) throw new Error('The style of the memory node is not there.');
  return { prompt, seed: seedOf(job_id), watermark: tenant.environment === 'sandbox', refine };
}

/** Derived from the job alone, so that every attempt draws the same. */
function seedOf(jobId: string): string {
  return createHash('sha256').update(jobId).digest('hex').slice(0, 32);
}

function conclusion({ attempt: number }: Processing, outcome: Outcome, at: number): JobCommand {
  const about = { at, attempt: number };
  if (outcome.made) {
    const { assets, style, interpretation } = outcome;
    return { ...about, type: 'complete', made: { brand_id: newId('brand'), memory_id: newId('mem') }, assets, style, interpretation };
  }
  if ('unsupported' in outcome) return { ...about, type: 'fail', failure: { kind: 'unsupported', message: outcome.unsupported } };
  return { ...about, type: 'fail', failure: outcome.failure };
}
