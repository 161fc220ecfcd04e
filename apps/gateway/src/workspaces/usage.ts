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
         on conflict (job_id) do update set state = 'reserved', month = excluded.month where metered.state = 'given_back' returning job_id`,
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
    await em.execute(
      `with given as (update metered_jobs set state = 'given_back' where job_id = ? and state <> 'given_back' returning workspace_id, month)
       update monthly_usage as usage set jobs = usage.jobs - 1 from given
       where usage.workspace_id = given.workspace_id and usage.month = given.month`,
      [jobId],
    );
  }
}
