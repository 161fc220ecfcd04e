/** Serialises the creation of the schema and topics; any constant that is unique in this database works. */
export const ADMINISTRATION_LOCK = 0x626c617a;

/** Payload of this channel: `topic/partition` of each partition that got records, and its new end offset. */
export const APPENDS_CHANNEL = 'event_log_appends';
/** Payload of this channel: the consumer group whose members or leases changed. */
export const GROUPS_CHANNEL = 'event_log_groups';

const tablesSql = `
  create schema if not exists event_log;
  create table if not exists event_log.topics (
    name text primary key,
    partitions int not null,
    compact boolean not null,
    retention_ms bigint
  );
  create table if not exists event_log.partitions (
    topic text not null references event_log.topics (name),
    partition int not null,
    end_offset bigint not null default 0,
    start_offset bigint not null default 0,
    primary key (topic, partition)
  );
  do $$ begin
    -- Asked first, since the change itself would lock appenders out at every start.
    if not exists (select from pg_attribute where attrelid = 'event_log.partitions'::regclass and attname = 'start_offset') then
      alter table event_log.partitions add column start_offset bigint not null default 0;
    end if;
  end $$;
  create table if not exists event_log.records (
    topic text not null,
    partition int not null,
    "offset" bigint not null,
    key text not null,
    headers jsonb not null,
    value bytea,
    appended_at timestamptz not null default clock_timestamp(),
    primary key (topic, partition, "offset")
  );
  create index if not exists records_by_key on event_log.records (topic, partition, key);
  create index if not exists records_by_age on event_log.records (topic, appended_at);
  create table if not exists event_log.members (
    consumer_group text not null,
    member uuid not null,
    topics text[] not null,
    expires_at timestamptz not null,
    primary key (consumer_group, member)
  );
  create table if not exists event_log.leases (
    consumer_group text not null,
    topic text not null,
    partition int not null,
    member uuid not null,
    expires_at timestamptz not null,
    primary key (consumer_group, topic, partition)
  );
`;

/**
 * Appends records in one call and one transaction, so that partitions are locked for no longer than the server itself needs. The row
 * lock on each partition is held until the commit: offsets become visible in their order, and a reader never passes one that commits
 * later. Locks are taken in one order, which keeps appenders free of deadlocks, and by a statement of their own, so that what follows
 * sees all that was appended before. In a compact topic a record replaces the earlier ones of its key; of several in one call only the
 * last is stored, and the others leave holes, as any compaction does. Plans are kept, and must not be made for a table that was small.
 */
const appendFunctionSql = `
  create or replace function event_log.append(text[], int[], text[], jsonb[], bytea[])
  returns setof bigint language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  begin
    perform from event_log.partitions
    where (topic, partition) in (select * from unnest($1, $2)) order by topic, partition for update;
    return query with given as (
      select record.*, compact,
        end_offset + row_number() over (partition by topic, partition order by number) - 1 as place,
        row_number() over (partition by topic, partition, key order by number desc) = 1 as newest
      from unnest($1, $2, $3, $4, $5) with ordinality as record (topic, partition, key, headers, value, number)
      join event_log.partitions using (topic, partition) join event_log.topics on name = topic
    ), erased as (
      delete from event_log.records using given
      where compact and records.topic = given.topic and records.partition = given.partition and records.key = given.key
    ), inserted as (
      insert into event_log.records (topic, partition, "offset", key, headers, value)
      select topic, partition, place, key, headers, value from given where newest or not compact
    ), moved as (
      update event_log.partitions set end_offset = place + 1
      from (select topic, partition, max(place) as place from given group by topic, partition) as last
      where partitions.topic = last.topic and partitions.partition = last.partition
      returning pg_notify('${APPENDS_CHANNEL}', concat_ws(' ', partitions.topic || '/' || partitions.partition, end_offset))
    )
    select place from given order by number;
  end $$;
`;

export const createSchemaSql = `begin; select pg_advisory_xact_lock(${ADMINISTRATION_LOCK}); ${tablesSql} ${appendFunctionSql} commit;`;
