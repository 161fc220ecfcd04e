import { prepared } from '@blazon/database';

/** The lock of the publisher; one publisher per database keeps the order of the rows. */
const PUBLISHER_LOCK = 0x6f757462;
/** Maximum rows in one round; a full round is followed by another. */
export const ROWS_PER_ROUND = 500;
const LOCK_TIMEOUT = '10s';

/** How long the oldest due row has waited, in seconds; null if there is none. */
export const oldestDueSql = `
  select extract(epoch from clock_timestamp() - min(not_before))::float8 as seconds from outbox where not_before <= clock_timestamp()`;

/**
 * Deletes and returns the next rows, once no other publisher is active; they reappear if the append fails, since the transaction ends only
 * afterwards. Rows that another publisher took during the wait are skipped by their lock, and do not count towards the limit. If a crash of
 * the database undoes a removal, the record is appended twice, which readers tolerate: the removal need not be flushed to disk.
 */
export const takeRowsSql = prepared(
  'take_outbox_rows',
  `
  with turn as materialized (
    select set_config('lock_timeout', '${LOCK_TIMEOUT}', true), set_config('synchronous_commit', 'off', true),
      pg_advisory_xact_lock(${PUBLISHER_LOCK})
  ), due as (
    select id from outbox, turn where not_before <= clock_timestamp() order by id limit ${ROWS_PER_ROUND} for update of outbox
  ), taken as (
    delete from outbox where id in (select id from due) returning id, topic, key, partition_key, headers, value
  )
  select topic, key, partition_key as "partitionKey", headers, value from taken order by id`,
);
