import { Migration } from '@mikro-orm/migrations';

/**
 * Lets what waits of an owner be found, and its keys in the log. A statement of its own for databases from before that, in which it
 * knows nothing of the letters that are there.
 */
const deadLetterOwnersSql: readonly string[] = [
  `alter table dead_letters add column if not exists key text not null default '', add column if not exists owner text`,
  'create index if not exists dead_letters_by_owner on dead_letters (owner)',
];

/**
 * The tables that a service keeps in its own database to read from and write to the log: statements for its first migration.
 * `dead_letters` points to positions in the log and copies nothing from it: what the log erases is erased here too.
 */
export const readerSchemaSql: readonly string[] = [
  `create table checkpoints (
    consumer_group text not null,
    topic text not null,
    partition int not null,
    next_offset bigint not null,
    primary key (consumer_group, topic, partition)
  )`,
  `create table dead_letters (
    id bigint generated always as identity primary key,
    consumer_group text not null,
    topic text not null,
    partition int not null,
    "offset" bigint not null,
    subject text not null,
    reason text not null,
    failed_at timestamptz not null default now(),
    unique (consumer_group, topic, partition, "offset")
  )`,
  'create index dead_letters_by_subject on dead_letters (consumer_group, subject)',
  ...deadLetterOwnersSql,
  `create table outbox (
    id bigint generated always as identity primary key,
    topic text not null,
    key text not null,
    partition_key text not null,
    headers jsonb not null,
    value bytea,
    created_at timestamptz not null default now(),
    not_before timestamptz not null default now()
  )`,
  'create index outbox_by_time on outbox (not_before)',
];

/** Changes to these tables since the first services were created with them. */
class DeadLetterOwners extends Migration {
  override up(): void {
    for (const statement of deadLetterOwnersSql) this.addSql(statement);
  }
}

/** Come after the migrations of a service. */
export const readerMigrations = [DeadLetterOwners];
