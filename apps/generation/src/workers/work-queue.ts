import { clockFrom, databaseTime } from '@blazon/database';
import { loaded, type LogRecord } from '@blazon/event-log';
import { type EntityManager, MikroORM, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { JobEvent, JobState } from '../domain/job.js';
import { type Tables, WorkRow } from '../entities.js';
import { claimSql, extendSql, turnsSql } from './work-queue.sql.js';

/** A job that this replica holds, as it was when it was claimed. */
export interface ClaimedJob {
  job_id: string;
  state: JobState;
  event_id: string;
  /** The trace of the request that asked for the job. */
  trace: Record<string, string>;
  /** The time of the database: replicas compare deadlines, and their clocks may differ. */
  now: () => number;
}

type ClaimedRow = Omit<ClaimedJob, 'now'> & { claimed_at: number };

/** The work queue. Its rows come and go with the projection of jobs; turns and leases are the only things here that the log does not know. */
@Injectable()
export class WorkQueue {
  /** In each unit of work the turn that the next job of a workspace gets. */
  private readonly turns = new WeakMap<EntityManager, Map<string, bigint>>();
  /** In each unit of work that postpones jobs the time of the database, by which they are claimed. */
  private readonly times = new WeakMap<EntityManager, number>();

  constructor(private readonly orm: MikroORM) {}

  /** Loads the rows that events postpone, and the turns of what they add. */
  async load(em: EntityManager, events: JobEvent[]): Promise<void> {
    const postponed = events.filter(({ type }) => type === 'job.attempt_failed').map(({ job_id }) => job_id);
    if (postponed.length > 0) {
      await em.find(WorkRow, { jobId: { $in: [...new Set(postponed)] } });
      this.times.set(em, await databaseTime(em));
    }
    const queued = events.filter(({ type }) => type === 'job.queued').map(({ workspace_id }) => workspace_id);
    if (queued.length === 0) return;
    const asked = JSON.stringify([...new Set(queued)]);
    const rows = await em.execute<{ workspace_id: string; last: string | null; next: string }[]>(turnsSql, [asked]);
    this.turns.set(em, new Map(rows.map(({ workspace_id, last, next }) => [workspace_id, turnAfter(last, BigInt(next))])));
  }

  add(em: EntityManager, { job_id: jobId, project_id: projectId, workspace_id: workspaceId, at }: JobEvent, record: LogRecord): void {
    const turns = this.turns.get(em);
    const turn = turns?.get(workspaceId) ?? 0n;
    turns?.set(workspaceId, turn + 1n);
    em.create(WorkRow, { jobId, projectId, workspaceId, turn, queuedAt: new Date(at), trace: traceOf(record) });
  }

  postpone(em: EntityManager, jobId: string, delayMs: number): void {
    const work = loaded(em, WorkRow, jobId);
    if (work) Object.assign(work, { holder: null, dueAt: new Date((this.times.get(em) ?? 0) + delayMs) });
  }

  remove(em: EntityManager, jobId: string): void {
    em.remove(em.getReference(WorkRow, jobId));
  }

  async claim(holder: string, limit: number, leaseMs: number): Promise<ClaimedJob[]> {
    const rows = await this.orm.em.fork().execute<ClaimedRow[]>(claimSql, [limit, holder, leaseMs]);
    return rows.map(({ claimed_at: claimedAt, ...job }) => ({ ...job, now: clockFrom(claimedAt) }));
  }

  /** Keeps the leases of a replica's running jobs; returns those that it still holds. */
  async extend(holder: string, jobIds: string[], leaseMs: number): Promise<Set<string>> {
    const rows = await this.orm.em.fork().execute<{ job_id: string }[]>(extendSql, [holder, JSON.stringify(jobIds), leaseMs]);
    return new Set(rows.map((row) => row.job_id));
  }

  /** Lets go of a job, so that anybody may claim it at once. */
  async release(holder: string, jobId: string): Promise<void> {
    await this.orm.em.fork().nativeUpdate(WorkRow, { holder, jobId }, { holder: null, dueAt: raw<Date>('now()') });
  }

  async depth(): Promise<{ jobs: number; oldestMs: number }> {
    const row = await this.orm.em
      .fork()
      .getKysely<Tables>({ convertValues: true })
      .selectFrom('work')
      .select(({ fn }) => [fn.countAll<string>().as('jobs'), fn.min('queued_at').as('queued_at')])
      .executeTakeFirst();
    return { jobs: Number(row?.jobs ?? 0), oldestMs: row?.queued_at ? Date.now() - new Date(row.queued_at).getTime() : 0 };
  }
}

/** The turn after a workspace's last one, but not one that has passed. */
function turnAfter(last: string | null, next: bigint): bigint {
  const own = last === null ? next : BigInt(last) + 1n;
  return own > next ? own : next;
}

function traceOf({ headers }: LogRecord): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === 'traceparent' || name === 'tracestate'));
}
