import type { JobEventType } from '@blazon/contracts';
import { CONFIG } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { monthlyQuotaUsed } from '../domain/authorization.js';
import { type MonthlyQuotas, monthOf, type Plan } from '../domain/plan.js';

interface QuotaOwner {
  plan: Plan;
  monthlyQuota?: number | null | undefined;
}

/** Accepted live jobs per workspace and calendar month. A job is counted once and given back once, however often either is asked for. */
@Injectable()
export class Usage {
  private readonly quotas: MonthlyQuotas;

  constructor(
    private readonly orm: MikroORM,
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
    const month = monthOf(new Date());
    await this.orm.em.fork().transactional(async (em) => {
      const [workspace] = await em.execute<QuotaOwner[]>('select plan, monthly_quota as "monthlyQuota" from workspaces where id = ?', [
        workspaceId,
      ]);
      const quota = workspace === undefined ? 0 : this.quotaOf(workspace);
      const metered = await em.execute<unknown[]>(
        `insert into metered_jobs as metered (job_id, workspace_id, month, state) values (?, ?, ?, 'reserved')
         on conflict (job_id) do update set state = 'reserved', month = excluded.month 
         where metered.state = 'given_back' and metered.version = 0 returning job_id`,
        [jobId, workspaceId, month],
      );
      if (metered.length === 0) return;
      // The row lock of the upsert makes the last place go to one of two requests that race for it.
      const counted = await em.execute<unknown[]>(
        `insert into monthly_usage as usage (workspace_id, month, jobs) select ?, ?, 1 where ? > 0
         on conflict (workspace_id, month) do update set jobs = usage.jobs + 1 where usage.jobs < ? returning jobs`,
        [workspaceId, month, quota, quota],
      );
      if (counted.length === 0) throw monthlyQuotaUsed(quota);
    });
  }

  /** Gives the place of a job back that was refused or has failed. */
  async giveBack(jobId: string, em: EntityManager = this.orm.em.fork()): Promise<void> {
    await em.execute(giveBackSql('job_id = ?'), [jobId]);
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
    if (applied.length > 0 && event.type === 'job.failed') await this.giveBack(event.job_id, em);
  }
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
