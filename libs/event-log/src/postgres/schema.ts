import type { Pool } from 'pg';

/** Serialises everybody who creates the schema or topics; any constant will do, as long as it is ours alone in this database. */
export const ADMINISTRATION_LOCK = 0x626c617a;

/** What is told on this channel: `topic/partition` of each partition that got records. */
export const APPENDS_CHANNEL = 'event_log_appends';
/** What is told on this channel: the consumer group whose members or leases changed. */
export const GROUPS_CHANNEL = 'event_log_groups';

const schemaSql = `
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
    primary key (topic, partition)
  );
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

/** Creates the tables of the log; any number of processes may do so at once. */
export async function createSchema(pool: Pool): Promise<void> {
  await pool.query(`begin; select pg_advisory_xact_lock(${ADMINISTRATION_LOCK}); ${schemaSql} commit;`);
}
