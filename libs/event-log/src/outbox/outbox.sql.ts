/** Names the lock of whoever publishes; one at a time for each database keeps the order of the rows. */
const PUBLISHER_LOCK = 0x6f757462;
/** The most that one round takes; a full one is followed by another. */
export const ROWS_PER_ROUND = 500;
const LOCK_TIMEOUT = '10s';

/** For how long the oldest row that is due has been, in seconds; null where none is. */
export const oldestDueSql = `
  select extract(epoch from clock_timestamp() - min(not_before))::float8 as seconds from outbox where not_before <= clock_timestamp()`;

/**
 * Takes the next rows out, once nobody else publishes; they are back if the log does not take them, since the transaction ends only
 * afterwards. Rows that another publisher has taken during the wait are passed by their lock, and do not count to the limit. A removal
 * that a crash of the database undoes is a record that is appended twice, which readers bear: it need not be flushed to disk.
 */
export const takeRowsSql = `
  with turn as materialized (
    select set_config('lock_timeout', '${LOCK_TIMEOUT}', true), set_config('synchronous_commit', 'off', true),
      pg_advisory_xact_lock(${PUBLISHER_LOCK})
  ), due as (
    select id from outbox, turn where not_before <= clock_timestamp() order by id limit ${ROWS_PER_ROUND} for update of outbox
  ), taken as (
    delete from outbox where id in (select id from due) returning id, topic, key, partition_key, headers, value
  )
  select topic, key, partition_key as "partitionKey", headers, value from taken order by id`;
