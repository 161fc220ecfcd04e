/** Names the lock of whoever publishes; one at a time for each database keeps the order of the rows. */
const PUBLISHER_LOCK = 0x6f757462;
/** The most that one round takes; a full one is followed by another. */
export const ROWS_PER_ROUND = 500;
const LOCK_TIMEOUT = '10s';

/**
 * Begins a round: whoever publishes meanwhile is waited for. A removal that a crash of the database undoes is a record that is appended
 * twice, which readers bear: it need not be flushed to disk.
 */
export const beginRoundSql = `
  select set_config('lock_timeout', '${LOCK_TIMEOUT}', true), set_config('synchronous_commit', 'off', true),
    pg_advisory_xact_lock(${PUBLISHER_LOCK})::text`;

/** For how long the oldest row that is due has been, in seconds; null where none is. */
export const oldestDueSql = `
  select extract(epoch from clock_timestamp() - min(not_before))::float8 as seconds from outbox where not_before <= clock_timestamp()`;

/** Takes the next rows out; they are back if the log does not take them, since the transaction ends only afterwards. */
export const takeRowsSql = `
  with due as (select id from outbox where not_before <= clock_timestamp() order by id limit ${ROWS_PER_ROUND}),
    taken as (delete from outbox where id in (select id from due) returning id, topic, key, partition_key, headers, value)
  select topic, key, partition_key as "partitionKey", headers, value from taken order by id`;
