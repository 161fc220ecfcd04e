/**
 * Counters that must be exact across replicas: each statement changes the jobs and their count together, and holds the
 * row of the count until it is right. Rows of counts are locked in one order, so that none waits in a circle.
 */

/** The first day of this month in UTC, for all replicas the same. */
const thisMonthSql = `date_trunc('month', now() at time zone 'utc')::date`;

/**
 * Reserves a place for each job (`$1`, of the workspaces `$2`) in this month, by the clock of the database, and returns those past the
 * quota (of each plan: `$3`), which the caller must release: they are few, so nothing is looked up before. A job that has its place already
 * keeps it.
 */
export const reserveSql = `
  with reserved as (
    insert into metered_jobs as metered (job_id, workspace_id, month, state)
    select job, workspace, ${thisMonthSql}, 'reserved' from unnest($1::text[], $2::text[]) as asked (job, workspace)
    on conflict (job_id) do update set state = 'reserved', month = excluded.month, reserved_at = now()
      where metered.state = 'given_back' and metered.version = 0
    returning job_id, workspace_id
  ), counted as (
    insert into monthly_usage as usage (workspace_id, month, jobs)
    select workspace_id, ${thisMonthSql}, count(*) from reserved group by workspace_id order by workspace_id
    on conflict (workspace_id, month) do update set jobs = usage.jobs + excluded.jobs
    returning workspace_id, jobs
  ), overdrawn as (
    select workspace_id, quota, jobs - quota as excess from counted cross join lateral (
      select coalesce((select coalesce(monthly_quota, ($3::jsonb ->> plan)::int) from workspaces where id = workspace_id), 0) as quota
    ) as allowed
    where jobs > quota
  )
  select job_id, quota from (
    select job_id, quota, excess, row_number() over (partition by workspace_id order by job_id desc) as from_last
    from overdrawn join reserved using (workspace_id)
  ) as candidates
  where from_last <= excess`;

/** The jobs that count to this month. Value: workspace. */
export const usedThisMonthSql = `select jobs from monthly_usage where workspace_id = ? and month = ${thisMonthSql}`;

/** Releases the reservations of these jobs, unless the log has them: then an earlier try was accepted and its answer was lost. */
export const giveBackRefusedSql = giveBackSql('job_id = any($1)');

/** Releases reservations so old that their job can no longer appear in the log; a lost place is back within the hour. */
export const giveBackForgottenSql = giveBackSql(`reserved_at < now() - interval '15 minutes'`);

function giveBackSql(condition: string): string {
  return `with given as (
      update metered_jobs set state = 'given_back' where state = 'reserved' and ${condition} returning workspace_id, month
    ), amounts as (
      select workspace_id, month, count(*)::int as jobs from given group by workspace_id, month
    )
    update monthly_usage as usage set jobs = usage.jobs - amounts.jobs from amounts
    where usage.workspace_id = amounts.workspace_id and usage.month = amounts.month`;
}
