import { unixMsSql } from '@blazon/database';

/** The channel of the database on which replicas notify each other of new work. */
export const QUEUE_CHANNEL = 'webhook_queue';

/** Notifications are the database's own; several in one transaction are one. */
export const announceSql = `select pg_notify('${QUEUE_CHANNEL}', '')`;

/** The columns that an attempt needs. The body is JSON and so UTF-8: as text it takes half the bytes that the driver would send. */
const claimedSql = `
  select deliveries.id, url, deliveries.workspace_id, environment, project_id, job_id, event_id, event_type,
    convert_from(body, 'UTF8') as body, schedule, trace, sealed,
    case when old_valid_until > now() then old_sealed end as old_sealed, claimed.host, ${unixMsSql} as claimed_at
  from claimed join deliveries on deliveries.id = claimed.delivery_id join schedules on schedules.delivery_id = claimed.delivery_id
  join secrets on secrets.workspace_id = deliveries.workspace_id`;

/**
 * Claims attempts. It visits the hosts as a ring, by one index probe each, and claims as many attempts of each host as it has free places.
 * However long the queue of one host is, it is never read past those places, and no other host waits behind it. Prepared, since planning
 * takes ten times as long as running. A claim that a crash of the database undoes is made again, like one whose holder was lost, so it need
 * not wait for the disk. Values: host to begin after, hosts to visit, places of known hosts as JSON, places of other hosts, places in
 * total, holder, lease in ms.
 */
export const claimSql = `
  with recursive hosts (host, number) as (
    (select host, 1 from queue where ready and host > $1 order by host limit 1)
    union all
    select next.host, hosts.number + 1 from hosts cross join lateral (
      select queue.host from queue where ready and queue.host > hosts.host order by queue.host limit 1
    ) as next where hosts.number < $2
  ), capacity as (
    select * from json_to_recordset($3) as capacity (host text, places int)
  ), picked as (
    select due.delivery_id from hosts left join capacity on capacity.host = hosts.host cross join lateral (
      select delivery_id from queue where ready and queue.host = hosts.host
      order by due_at limit coalesce(capacity.places, $4) for update skip locked
    ) as due limit $5
  ), claimed as (
    update queue set ready = false, holder = $6, due_at = now() + $7 * interval '1 millisecond' from picked
    where queue.delivery_id = picked.delivery_id
    returning queue.delivery_id, queue.host, set_config('synchronous_commit', 'off', true)
  )
  ${claimedSql}`;

/** The same for one attempt that was added for its holder. Values: lease in ms, delivery, holder. */
export const holdSql = `
  with claimed as (
    update queue set due_at = now() + ? * interval '1 millisecond' where delivery_id = ? and holder = ? returning delivery_id, host
  )
  ${claimedSql}`;

/** Skips rows that another replica is waking, for which one round trip needs plain SQL. Value: how many at most. */
export const wakeDueSql = `
  with due as (
    select delivery_id from queue where not ready and due_at <= now() order by due_at limit ? for update skip locked
  )
  update queue set ready = true, holder = null from due where queue.delivery_id = due.delivery_id`;

/** By the clock of the database, which all replicas use. */
export const untilNextDueSql = `select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from queue where not ready`;

/** The number of pending attempts, and the due time of the oldest, by the clock of the database. */
export const backlogSql = `
  select count(*) as pending,
    (extract(epoch from now() - min(due_at) filter (where due_at <= now() and holder is null)) * 1000)::float8 as oldest
  from queue`;
