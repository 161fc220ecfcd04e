/** A page ends with the record that makes it larger than this, so that many partitions can be read at once. */
export const PAGE_BYTES = 2 * 1024 * 1024;

/** Values: topic, partition, first offset, the one behind the last, most records. */
export const pageSql = `
  select end_offset, page.* from event_log.partitions left join lateral (
    select "offset", key, headers, value, appended_at from (
      select *, sum(coalesce(octet_length(value), 0)) over (order by "offset") - coalesce(octet_length(value), 0) as bytes_before from (
        select * from event_log.records
        where records.topic = partitions.topic and records.partition = partitions.partition and "offset" >= $3 and "offset" < $4
        order by "offset" limit $5
      ) as candidates
    ) as measured
    where bytes_before < ${PAGE_BYTES}
  ) as page on true
  where topic = $1 and partition = $2
  order by "offset"`;

/** Values: topics, partitions, keys, headers and values, an element for each record. */
export const appendSql = 'select append as "offset" from event_log.append($1, $2, $3, $4, $5)';

/** Value: topic. */
export const endOffsetsSql = 'select partition, end_offset from event_log.partitions where topic = $1 order by partition';
export const startOffsetsSql = 'select partition, start_offset from event_log.partitions where topic = $1 order by partition';

/** Removes records past their retention. The last of a partition stays, so that a reader can always reach the end offset. */
export const removeOldRecordsSql = `
  with removed as (
    delete from event_log.records using event_log.partitions, event_log.topics
    where topics.retention_ms is not null and topics.name = records.topic
      and partitions.topic = records.topic and partitions.partition = records.partition
      and records.appended_at < now() - topics.retention_ms * interval '1 millisecond'
      and records."offset" < partitions.end_offset - 1
    returning records.topic, records.partition, records."offset"
  )
  update event_log.partitions set start_offset = greatest(start_offset, last + 1)
  from (select topic, partition, max("offset") as last from removed group by topic, partition) as oldest
  where partitions.topic = oldest.topic and partitions.partition = oldest.partition`;
