/** Locks the group for one member at a time, so that each decides on a view of the group that holds until its commit. Value: group. */
export const lockGroupSql = 'select pg_advisory_xact_lock(hashtextextended($1, 1))';

/** Value: group. */
export const membersSql = 'select member, topics from event_log.members where consumer_group = $1';

/**
 * Renews a membership and its leases, unless it has ended, and shows the group, in which all but this is as it was: the heartbeat of a
 * group that does not change, by far the most frequent statement of an idle process. A renewal that a crash of the database undoes only
 * ends a lease early, so it need not wait for the disk. Values: group, member, topics, lease in milliseconds.
 */
export const renewSql = `
  with renewed as (
    update event_log.members set expires_at = now() + $4 * interval '1 millisecond'
    where consumer_group = $1 and member = $2 and expires_at >= now() returning set_config('synchronous_commit', 'off', true)
  ), kept as (
    update event_log.leases set expires_at = now() + $4 * interval '1 millisecond'
    where consumer_group = $1 and member = $2 and exists (select from renewed)
  )
  select topic, partition, end_offset, leases.member as holder, (select members from (
    select json_agg(json_build_object('member', member, 'topics', topics)) as members, min(expires_at) as first_end
    from event_log.members where consumer_group = $1
  ) as members where first_end >= now() and exists (select from renewed)) as members
  from event_log.partitions
  left join (select * from event_log.leases where consumer_group = $1 and expires_at >= now()) as leases using (topic, partition)
  where topic = any ($3)`;

/** Joins, or stays. Values: group, member, topics, lease in milliseconds. */
export const joinSql = `
  insert into event_log.members (consumer_group, member, topics, expires_at)
  values ($1, $2, $3, now() + $4 * interval '1 millisecond')
  on conflict (consumer_group, member) do update set expires_at = excluded.expires_at
  returning xmax = 0 as joined`;

/** Values: group, member, lease in milliseconds. */
export const renewLeasesSql = `
  update event_log.leases set expires_at = now() + $3 * interval '1 millisecond' where consumer_group = $1 and member = $2`;

/** Value: group. */
export const removeExpiredMembersSql = 'delete from event_log.members where consumer_group = $1 and expires_at < now()';
export const removeExpiredLeasesSql = 'delete from event_log.leases where consumer_group = $1 and expires_at < now()';

/** The partitions of topics (`$2`), with who in the group (`$1`) holds each. */
export const placesSql = `
  select topic, partition, end_offset, leases.member as holder
  from event_log.partitions left join (select * from event_log.leases where consumer_group = $1) as leases using (topic, partition)
  where topic = any ($2)`;

/** Values: group, member, lease in milliseconds, topics and partitions. */
export const leaseSql = `
  insert into event_log.leases (consumer_group, topic, partition, member, expires_at)
  select $1, topic, partition, $2, now() + $3 * interval '1 millisecond' from unnest($4::text[], $5::int[]) as taken (topic, partition)`;

/** Values: group, member. */
export const releaseAllSql = 'delete from event_log.leases where consumer_group = $1 and member = $2';
/** Values: group, member, topic, partition. */
export const releaseSql = `${releaseAllSql} and topic = $3 and partition = $4`;
/** Values: group, member. */
export const leaveSql = 'delete from event_log.members where consumer_group = $1 and member = $2';

/** Values: channel, payload. */
export const notifySql = 'select pg_notify($1, $2)';
