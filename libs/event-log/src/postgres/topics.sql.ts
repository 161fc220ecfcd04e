/** Value: name. */
export const topicSql = 'select partitions, compact, retention_ms from event_log.topics where name = $1';

/** Creates a topic, or changes its retention; returns its number of partitions. Values: name, partitions, compact, retention. */
export const putTopicSql = `
  insert into event_log.topics (name, partitions, compact, retention_ms) values ($1, $2, $3, $4)
  on conflict (name) do update set compact = excluded.compact, retention_ms = excluded.retention_ms
  returning partitions`;

/** Values: topic, how many. */
export const createPartitionsSql = `
  insert into event_log.partitions (topic, partition) select $1, generate_series(0, $2::int - 1) on conflict do nothing`;

/** Value: the lock. */
export const lockSql = 'select pg_advisory_xact_lock($1)';
