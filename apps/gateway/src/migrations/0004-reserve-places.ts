import { Migration } from '@mikro-orm/migrations';

/**
 * `reserve_places(jobs, their workspaces, quota of each plan, month)` returns the jobs for which there is no room, each with the quota
 * that is used up. One call is one transaction: a round trip, and locks that are held for no longer than the server itself takes.
 */
export class ReservePlaces extends Migration {
  override up(): void {
    this.addSql(`create function reserve_places(text[], text[], jsonb, date) returns table (refused_job text, quota_used integer)
      language plpgsql as $function$
      begin
        -- From here on nobody else reserves for these workspaces. Locked in one order, so that none waits in a circle.
        perform from workspaces where id = any($2) order by id for no key update;
        -- Counted only now: this statement sees what was committed while it waited for the locks. A job that has its place already
        -- keeps it. Jobs are looked up one by one: joined, a planner that takes the table for a small one reads it from end to end.
        return query with asked as (
          select asked.job_id, asked.workspace_id, quota,
            row_number() over (partition by asked.workspace_id order by n) > quota - coalesce(usage.jobs, 0) as refused
          from unnest($1, $2) with ordinality as asked (job_id, workspace_id, n)
          cross join lateral (
            select coalesce((select coalesce(monthly_quota, ($3 ->> plan)::int) from workspaces where id = asked.workspace_id), 0) as quota
          ) as owner
          left join monthly_usage as usage on usage.workspace_id = asked.workspace_id and usage.month = $4
          where coalesce((select state = 'given_back' and version = 0 from metered_jobs where metered_jobs.job_id = asked.job_id), true)
        ), reserved as (
          insert into metered_jobs as metered (job_id, workspace_id, month, state)
          select job_id, workspace_id, $4, 'reserved' from asked where not refused
          on conflict (job_id) do update set state = 'reserved', month = excluded.month, reserved_at = now()
            where metered.state = 'given_back' and metered.version = 0
          returning workspace_id
        ), counted as (
          insert into monthly_usage as usage (workspace_id, month, jobs)
          select workspace_id, $4, count(*) from reserved group by workspace_id order by workspace_id
          on conflict (workspace_id, month) do update set jobs = usage.jobs + excluded.jobs
        )
        select job_id, quota from asked where refused;
      end
      $function$`);
  }
}
