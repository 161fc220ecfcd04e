import { SharedCalls } from '@blazon/concurrency';
import type { JobEventType, JobFact, UsageOfMonth } from '@blazon/contracts';
import { loaded } from '@blazon/event-log';
import { advance, CONFIG, holdJobs, POOL } from '@blazon/platform';
import { type EntityManager, LockMode, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { GatewayConfig } from '../config.js';
import { monthlyQuotaUsed } from '../domain/authorization.js';
import { type MonthlyQuotas, monthOf, type Plan } from '../domain/plan.js';
import { MeteredJob, MonthlyUsage } from './usage.entity.js';
import { giveBackForgottenSql, giveBackRefusedSql, reserveSql, usedThisMonthSql } from './usage.sql.js';

interface QuotaOwner {
  plan: Plan;
  monthlyQuota?: number | null | undefined;
}

interface Reservation {
  workspaceId: string;
  jobId: string;
}

/** A line of a bill. */
export interface UsedJob {
  id: string;
  projectId: string | null;
  acceptedAt: Date;
  /** A failed job is not charged. */
  outcome: 'pending' | 'succeeded' | 'failed';
}

const granted = 'granted';
/** A place, or the quota that is used up. */
type Reserved = typeof granted | number;

/** Accepted live jobs per workspace and calendar month. Counting a job and returning it are idempotent. */
@Injectable()
export class Usage {
  private readonly quotas: MonthlyQuotas;
  private readonly reservations = new SharedCalls<Reservation, Reserved>((batch) => this.reserveAll(batch));

  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.quotas = { free: config.BLAZON_QUOTA_FREE, pro: config.BLAZON_QUOTA_PRO, agency: config.BLAZON_QUOTA_AGENCY };
  }

  quotaOf({ plan, monthlyQuota }: QuotaOwner): number {
    return monthlyQuota ?? this.quotas[plan];
  }

  async usedThisMonth(workspaceId: string): Promise<number> {
    const [usage] = await this.orm.em.fork().execute<{ jobs: number }[]>(usedThisMonthSql, [workspaceId]);
    return usage?.jobs ?? 0;
  }

  /** The jobs that counted in a month (as 2026-11), by day in UTC. */
  async ofMonth(workspace: QuotaOwner & { id: string }, month: string): Promise<UsageOfMonth> {
    const jobs = await this.orm.em
      .fork()
      .find(MeteredJob, { workspaceId: workspace.id, month: `${month}-01`, state: { $ne: 'given_back' } }, { fields: ['reservedAt'] });
    const byDay = Map.groupBy(jobs, ({ reservedAt }) => reservedAt.toISOString().slice(0, 10));
    const days = daysOf(month).map((date) => ({ date, jobs: byDay.get(date)?.length ?? 0 }));
    return { month, jobs: jobs.length, plan: workspace.plan, quota: this.quotaOf(workspace), days };
  }

  /** Every job that was accepted in a month (as 2026-11), including failed ones, which do not count; the oldest first. */
  async jobsOfMonth(workspaceId: string, month: string): Promise<UsedJob[]> {
    const accepted = [{ state: { $ne: 'given_back' as const } }, { version: { $gt: 0 } }];
    const jobs = await this.orm.em
      .fork()
      .find(MeteredJob, { workspaceId, month: `${month}-01`, $or: accepted }, { orderBy: { jobId: 'asc' } });
    return jobs.map(({ jobId, projectId, reservedAt, outcome }) => ({
      id: jobId,
      projectId: projectId ?? null,
      acceptedAt: reservedAt,
      outcome: outcome ?? 'pending',
    }));
  }

  /** Takes a place in this month's quota for a job that is about to be enqueued, or refuses. */
  async reserve(workspaceId: string, jobId: string): Promise<void> {
    const quota = await this.reservations.call({ workspaceId, jobId });
    if (quota !== granted) throw monthlyQuotaUsed(quota);
  }

  /** Releases the reservation of a refused job. */
  async giveBackRefused(...jobIds: string[]): Promise<void> {
    await this.query({ text: giveBackRefusedSql, values: [jobIds] });
  }

  /** Releases reservations of requests that ended without an answer and have not appeared in the log since. */
  async giveBackForgotten(): Promise<void> {
    await this.query({ text: giveBackForgottenSql });
  }

  /** Loads and locks the rows of these jobs. */
  async load(em: EntityManager, jobIds: string[]): Promise<void> {
    await holdJobs(em, MeteredJob, jobIds);
  }

  /**
   * Follows a job through the log under the version rule: an event that is not the next one did not happen. A job that was queued
   * without a reservation, because that was released too early, is counted here. A charge stays when its project is deleted.
   */
  async follow(em: EntityManager, event: JobFact & { type: JobEventType }): Promise<void> {
    const known = loaded(em, MeteredJob, event.job_id) ?? (event.type === 'job.queued' ? jobWithoutPlace(em, event) : undefined);
    const job = advance(known, event);
    if (!job) return;
    if (event.type === 'job.queued') {
      if (job.state === 'given_back') await count(em, job, 1);
      job.state = 'accepted';
      job.projectId = event.project_id;
    } else if (event.type === 'job.succeeded') {
      job.outcome = 'succeeded';
    } else if (event.type === 'job.failed') {
      if (job.state !== 'given_back') await count(em, job, -1);
      job.state = 'given_back';
      job.outcome = 'failed';
    }
  }

  private async reserveAll(batch: Reservation[]): Promise<Reserved[]> {
    const { rows } = await this.query<{ job_id: string; quota: number }>({
      name: 'reserve',
      text: reserveSql,
      values: [batch.map(({ jobId }) => jobId), batch.map(({ workspaceId }) => workspaceId), this.quotas],
    });
    if (rows.length > 0) await this.giveBackRefused(...rows.map(({ job_id }) => job_id));
    const refused = new Map(rows.map(({ job_id, quota }) => [job_id, quota]));
    return batch.map(({ jobId }) => refused.get(jobId) ?? granted);
  }

  /** A reader of the log counts in the order of its events and may lock two workspaces in the other order: after a deadlock, try again. */
  private async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    try {
      return await this.pool.query<Row>(statement);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '40P01') return this.query(statement);
      throw error;
    }
  }
}

function jobWithoutPlace(em: EntityManager, { job_id: jobId, workspace_id: workspaceId, at }: JobFact): MeteredJob {
  return em.create(MeteredJob, { jobId, workspaceId, month: monthOf(new Date(at)), state: 'given_back', version: 0 });
}

/** Changes the count of a job's month; reservations wait until it is committed. */
async function count(em: EntityManager, { workspaceId, month }: MeteredJob, change: 1 | -1): Promise<void> {
  const usage =
    loaded(em, MonthlyUsage, [workspaceId, month]) ??
    (await em.findOne(MonthlyUsage, { workspaceId, month }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ??
    em.create(MonthlyUsage, { workspaceId, month, jobs: 0 });
  usage.jobs += change;
}

/** The days of a month (as 2026-11), each as 2026-11-01. */
function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}
