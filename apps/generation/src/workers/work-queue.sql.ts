import { unixMsSql } from '@blazon/database';
import { isFreeSql } from '@blazon/event-log';

/*
 * Jobs that a worker has to look at. `due_at` is the one rule: a row may be claimed when that time has passed, and a claim moves it
 * ahead by the lease, a heartbeat moves it on, a retry sets it to its pause. So a lost lease needs nobody to notice it.
 *
 * `turn` is what makes it fair: the n-th job that a workspace has waiting gets the n-th turn from now, so a workspace that comes with
 * its first job waits for one job of each other workspace at most, however long their queues are.
 */

/** Where replicas tell each other that there is work. */
export const WORK_CHANNEL = 'generation_work';

/** Events that a worker appended for a parked job would wait behind the parked ones, again with each lease. */
const notParked = isFreeSql('generation', 'work.job_id');

/** The last turn of each of these workspaces, and the next turn of all: two index look-ups each, and a notification that there is work. */
export const turnsSql = `
  select workspace_id, (select max(turn) from work where work.workspace_id = asked.workspace_id)::text as last,
    coalesce((select min(turn) from work where due_at <= now() and ${notParked}), (select max(turn) from work), 0)::text as next,
    pg_notify('${WORK_CHANNEL}', '')::text
  from jsonb_array_elements_text(?) as asked (workspace_id)`;

/**
 * Claims what is due, in turn. Rows are changed by a list of their ids: the planner does not know how full the queue is now. A claim that
 * a crash of the database undoes is made again, and the version rule decides: it need not wait for the disk.
 */
export const claimSql = `
  with due as (
    select job_id from work where due_at <= now() and ${notParked} order by turn, job_id limit ? for update skip locked
  ), claimed as (
    update work set holder = ?, due_at = now() + ? * interval '1 millisecond' where job_id = any (array(select job_id from due))
    returning job_id, turn, trace, set_config('synchronous_commit', 'off', true)
  )
  select jobs.id as job_id, jobs.state, jobs.event_id, claimed.trace, ${unixMsSql} as claimed_at
  from claimed join jobs on jobs.id = claimed.job_id order by claimed.turn`;

/** Keeps leases. A row that the projection has locked is about to be settled: it is not waited for, since the projection may want one of ours. */
export const extendSql = `
  with mine as (
    select job_id from work where holder = ? and job_id = any (array(select jsonb_array_elements_text(?)))
  ), free as (
    select job_id from work where job_id = any (array(select job_id from mine)) for update skip locked
  ), extended as (
    update work set due_at = now() + ? * interval '1 millisecond' where job_id = any (array(select job_id from free))
  )
  select job_id from mine`;
