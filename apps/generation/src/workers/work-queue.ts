import type { LogRecord } from '@blazon/event-log';
import { POOL } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { JobEvent, JobState } from '../domain/job.js';

/** Where replicas tell each other that there is work. */
export const WORK_CHANNEL = 'generation_work';

/** A job that this replica holds, as it was when it was claimed. */
export interface ClaimedJob {
  job_id: string;
  state: JobState;
  event_id: string;
  /** The trace of the request that asked for the job. */
  trace: Record<string, string>;
}

/**
 * What a worker would append for a job that is parked would wait behind what is parked, again with each lease. A question about each row
 * that is looked at, since the planner may join all of the queue otherwise.
 */
const freeToGoOn = `(select 1 from dead_letters where consumer_group = 'generation' and subject = work.job_id limit 1) is null`;

/**
 * Jobs that a worker has to look at. `due_at` is the one rule: a row may be claimed when that time has passed, and a claim moves it
 * ahead by the lease, a heartbeat moves it on, a retry sets it to its pause. So a lost lease needs nobody to notice it.
 *
 * `turn` is what makes it fair: the n-th job that a workspace has waiting gets the n-th turn from now, so a workspace that comes with
 * its first job waits for one job of each other workspace at most, however long their queues are. Both are plain index lookups.
 */
const nextTurnSql = `greatest(
  (select max(turn) + 1 from work where workspace_id = ?),
  coalesce((select min(turn) from work where due_at <= now() and ${freeToGoOn}), (select max(turn) from work), 0)
)`;

/** Told to every replica when the transaction commits, and to nobody when it does not. */
const addSql = `
  with added as (
    insert into work (job_id, project_id, workspace_id, turn, due_at, queued_at, trace) values (?, ?, ?, ${nextTurnSql}, now(), ?, ?)
  )
  select pg_notify('${WORK_CHANNEL}', '')`;

/** Rows are changed by a list of their ids, not by a join: the planner does not know how full the queue is now, and may join all of it. */
const claimSql = `
  with due as (
    select job_id from work where due_at <= now() and ${freeToGoOn} order by turn, job_id limit $1 for update skip locked
  ), claimed as (
    update work set holder = $2, due_at = now() + $3 * interval '1 millisecond' where job_id = any (array(select job_id from due))
    returning job_id, turn, trace
  )
  select jobs.id as job_id, jobs.state, jobs.event_id, claimed.trace from claimed join jobs on jobs.id = claimed.job_id order by claimed.turn`;

/** A row that the projection has locked is about to be settled: it is not waited for, since the projection may want one of ours. */
const extendSql = `
  with free as (
    select job_id from work where holder = $1 and job_id = any ($2) for update skip locked
  ), extended as (
    update work set due_at = now() + $3 * interval '1 millisecond' where job_id = any (array(select job_id from free))
  )
  select job_id from work where holder = $1 and job_id = any ($2)`;

/**
 * The work queue. Its rows come and go with the projection of jobs; turns and leases are the only things here that the log does not know.
 * What workers ask of it is planned anew each time: a kept plan would be one for the queue when it was empty.
 */
@Injectable()
export class WorkQueue {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async add(em: EntityManager, event: JobEvent, record: LogRecord): Promise<void> {
    const { job_id, project_id, workspace_id, at } = event;
    await em.execute(addSql, [job_id, project_id, workspace_id, workspace_id, new Date(at), JSON.stringify(traceOf(record))]);
  }

  async postpone(em: EntityManager, jobId: string, until: number): Promise<void> {
    await em.execute('update work set holder = null, due_at = ? where job_id = ?', [new Date(until), jobId]);
  }

  async remove(em: EntityManager, jobId: string): Promise<void> {
    await em.execute('delete from work where job_id = ?', [jobId]);
  }

  async claim(holder: string, limit: number, leaseMs: number): Promise<ClaimedJob[]> {
    return (await this.pool.query<ClaimedJob>(claimSql, [limit, holder, leaseMs])).rows;
  }

  /** Keeps the leases of a replica's running jobs; returns those that it still holds. */
  async extend(holder: string, jobIds: string[], leaseMs: number): Promise<Set<string>> {
    const { rows } = await this.pool.query<{ job_id: string }>(extendSql, [holder, jobIds, leaseMs]);
    return new Set(rows.map((row) => row.job_id));
  }

  /** Lets go of a job, so that anybody may claim it at once. */
  async release(holder: string, jobId: string): Promise<void> {
    await this.pool.query('update work set holder = null, due_at = now() where holder = $1 and job_id = $2', [holder, jobId]);
  }

  async depth(): Promise<{ jobs: number; oldestMs: number }> {
    const { rows } = await this.pool.query<{ jobs: string; oldest: string | null }>(
      `select count(*) as jobs, extract(epoch from now() - min(queued_at)) * 1000 as oldest from work`,
    );
    return { jobs: Number(rows[0]?.jobs ?? 0), oldestMs: Number(rows[0]?.oldest ?? 0) };
  }
}

function traceOf({ headers }: LogRecord): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === 'traceparent' || name === 'tracestate'));
}
