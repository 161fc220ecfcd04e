import type { JobEventType } from '@blazon/contracts';
import { CONFIG, POOL, SharedCalls } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { GatewayConfig } from '../config.js';
import { monthlyQuotaUsed } from '../domain/authorization.js';
import { type MonthlyQuotas, monthOf, type Plan } from '../domain/plan.js';

interface QuotaOwner {
  plan: Plan;
  monthlyQuota?: number | null | undefined;
}

interface Reservation {
  workspaceId: string;
  jobId: string;
}

const granted = 'granted';
/** A place, or the quota that is used up. */
type Reserved = typeof granted | number;

/** Accepted live jobs per workspace and calendar month. A job is counted once and given back once, however often either is asked for. */
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
    const [row] = await this.orm.em
      .fork()
      .execute<{ jobs: number }[]>('select jobs from monthly_usage where workspace_id = ? and month = ?', [
        workspaceId,
        monthOf(new Date()),
      ]);
    return row?.jobs ?? 0;
  }

  /** Takes a place in this month's quota for a job that is about to be enqueued, or refuses. */
  async reserve(workspaceId: string, jobId: string): Promise<void> {
    const quota = await this.reservations.call({ workspaceId, jobId });
    if (quota !== granted) throw monthlyQuotaUsed(quota);
  }

  private async reserveAll(batch: Reservation[]): Promise<Reserved[]> {
    try {
      const { rows } = await this.pool.query<{ refused_job: string; quota_used: number }>({
        name: 'reserve_places',
        text: 'select refused_job, quota_used from reserve_places($1, $2, $3, $4)',
        values: [batch.map(({ jobId }) => jobId), batch.map(({ workspaceId }) => workspaceId), this.quotas, monthOf(new Date())],
      });
      const refused = new Map(rows.map(({ refused_job, quota_used }) => [refused_job, quota_used]));
      return batch.map(({ jobId }) => refused.get(jobId) ?? granted);
    } catch (error) {
      // Whoever reads the log gives places back in the order of its events, and may hold two workspaces the other way round.
      if (isDeadlock(error)) return this.reserveAll(batch);
      throw error;
    }
  }

  /** Gives the place of a job back that was refused, unless the log has it: then an earlier try was accepted, and its answer lost. */
  async giveBackRefused(jobId: string): Promise<void> {
    await this.orm.em.fork().execute(giveBackSql("state = 'reserved' and job_id = ?"), [jobId]);
  }

  /** Gives back what was reserved for requests that ended without a word, and of which the log has not spoken since. */
  async giveBackForgotten(em: EntityManager): Promise<void> {
    await em.execute(giveBackSql(`state = 'reserved' and reserved_at < now() - interval '${forgottenAfter}'`));
  }

  /**
   * Follows a job through the log under the version rule: an event that is not the next one did not happen. A job that was queued
   * without a reservation, because that was given up too early, is counted here.
   */
  async follow(em: EntityManager, event: { type: JobEventType } & JobFact): Promise<void> {
    if (event.type === 'job.queued') {
      await em.execute(acceptSql, [event.job_id, event.job_id, event.workspace_id, monthOf(new Date(event.at))]);
      return;
    }
    const applied = await em.execute<unknown[]>('update metered_jobs set version = ? where job_id = ? and version = ? returning job_id', [
      event.version,
      event.job_id,
      event.version - 1,
    ]);
    if (applied.length > 0 && event.type === 'job.failed') await em.execute(giveBackSql('job_id = ?'), [event.job_id]);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

interface JobFact {
  job_id: string;
  workspace_id: string;
  version: number;
  at: number;
}

/** Longer than any enqueue can take to appear in the log, short enough that a lost place is back the same hour. */
const forgottenAfter = '15 minutes';

function giveBackSql(condition: string): string {
  return `with given as (
      update metered_jobs set state = 'given_back' where state <> 'given_back' and ${condition} returning workspace_id, month
    ), amounts as (
      select workspace_id, month, count(*)::int as jobs from given group by workspace_id, month
    )
    update monthly_usage as usage set jobs = usage.jobs - amounts.jobs from amounts
    where usage.workspace_id = amounts.workspace_id and usage.month = amounts.month`;
}

/** A reservation is accepted as it is; a job without one is counted. Its first event is applied once, whatever is repeated. */
const acceptSql = `with before as (
    select state from metered_jobs where job_id = ? for update
  ), accepted as (
    insert into metered_jobs as metered (job_id, workspace_id, month, state, version) values (?, ?, ?, 'accepted', 1)
    on conflict (job_id) do update set state = 'accepted', version = 1 where metered.version = 0
    returning workspace_id, month
  )
  insert into monthly_usage as usage (workspace_id, month, jobs)
  select workspace_id, month, 1 from accepted where not exists (select from before where state = 'reserved')
  on conflict (workspace_id, month) do update set jobs = usage.jobs + 1`;
