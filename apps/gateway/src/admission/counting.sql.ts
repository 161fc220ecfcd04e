/** One exact count for all replicas, in one statement a batch of requests. */

/**
 * Looks keys up and counts the requests of those that are valid here, in one statement: each request sees revocation, plan and invoice
 * as they are in the database now, and costs one round trip at most.
 */
export const recogniseSql = `
  with asked as (
    select * from unnest($1::bytea[], $2::text[], $3::text[]) with ordinality as asked (sha256, environment, category, n)
  ), known as (
    select asked.n::int, workspaces.id as workspace_id, workspaces.plan, workspaces.unpaid_invoice,
      case when workspaces.suspended_until > now() then date_part('epoch', workspaces.suspended_until) end as suspended_until,
      case when coalesce(keys.last_used_at < now() - interval '1 minute', true) then keys.id end as stale_key,
      case when keys.environment = asked.environment then workspaces.id || '/' || asked.category end as bucket
    from asked
    join api_keys as keys on keys.sha256 = asked.sha256 and keys.revoked_at is null
    join workspaces on workspaces.id = keys.workspace_id
  ), counted as (
    ${countSql('select bucket, count(*)::int as requests from known where bucket is not null group by bucket order by bucket')}
  )
  select n, workspace_id, plan, unpaid_invoice, suspended_until, stale_key, count, window_start, now from known left join counted using (bucket)`;

/** Counts one request into each of these buckets. */
export const countBucketsSql = countSql(
  'select bucket, count(*)::int as requests from unnest($1::text[]) as asked (bucket) group by bucket order by bucket',
);

/**
 * Counts requests into buckets. `source` gives (bucket, requests), ordered by bucket: every replica locks rows in that order, so there is
 * no deadlock. The database's clock chooses the minute, so replicas agree on it; a statement that waited for a lock past the end of the
 * minute counts into the new one.
 */
function countSql(source: string): string {
  return `insert into request_counts as counts (bucket, window_start, count)
    select bucket, date_bin('1 minute', now(), 'epoch'), requests from (${source}) as source
    on conflict (bucket) do update set
      count = case when excluded.window_start > counts.window_start then excluded.count else counts.count + excluded.count end,
      window_start = greatest(counts.window_start, excluded.window_start)
    returning bucket, count, date_part('epoch', window_start) as window_start, date_part('epoch', clock_timestamp()) as now`;
}
