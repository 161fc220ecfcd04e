import { Migration } from '@mikro-orm/migrations';

/**
 * `reserve_places` again, from the other end: it takes all places and then gives back those past the quota, which are few. Whoever
 * counts holds the row of the count until it is right, so no lock of the workspace is needed, and nothing is looked up that an index
 * does not lead to: the cost is half of what it was, and does not grow with the table.
 */
export class CountFirst extends Migration {
  override up(): void {
    this.addSql(`create or replace function reserve_places(text[], text[], jsonb, date)
      returns table (refused_job text, quota_used integer) language plpgsql as $function$
      declare
        owner text;
      begin
        for refused_job, quota_used, owner in
          -- A job that has its place already keeps it. Counts are locked in one order, so that none waits in a circle.
          with reserved as (
            insert into metered_jobs as metered (job_id, workspace_id, month, state)
            select job, workspace, $4, 'reserved' from unnest($1, $2) as asked (job, workspace)
            on conflict (job_id) do update set state = 'reserved', month = excluded.month, reserved_at = now()
              where metered.state = 'given_back' and metered.version = 0
            returning job_id, workspace_id
          ), counted as (
            insert into monthly_usage as usage (workspace_id, month, jobs)
            select workspace_id, $4, count(*) from reserved group by workspace_id order by workspace_id
            on conflict (workspace_id, month) do update set jobs = usage.jobs + excluded.jobs
            returning workspace_id, jobs
          ), overdrawn as (
            select workspace_id, quota, jobs - quota as excess from counted cross join lateral (
              select coalesce((select coalesce(monthly_quota, ($3 ->> plan)::int) from workspaces where id = workspace_id), 0) as quota
            ) as allowed
            where jobs > quota
          )
          select job_id, quota, workspace_id from (
            select job_id, quota, workspace_id, excess, row_number() over (partition by workspace_id order by job_id desc) as from_last
            from overdrawn join reserved using (workspace_id)
          ) as candidates
          where from_last <= excess
        loop
          delete from metered_jobs where job_id = refused_job;
          update monthly_usage set jobs = jobs - 1 where workspace_id = owner and month = $4;
          return next;
        end loop;
      end
      $function$`);
  }
}
