import type { Pool } from 'pg';
import type { LogRecord } from '../port.js';
import type { Place } from './assignment.js';

/** Records of a partition as one fetch found them, and the end of the partition at that moment. */
export interface Page {
  records: LogRecord[];
  endOffset: bigint;
}

interface Row {
  end_offset: string;
  offset: string | null;
  key: string;
  headers: Record<string, string>;
  value: Buffer | null;
  appended_at: Date;
}

/** A page ends with the record that makes it larger than this, so that many partitions can be read at once. */
export const PAGE_BYTES = 2 * 1024 * 1024;

const pageSql = `
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

/** Reads the next records of a partition from `from` up to `to`, both by offset. */
export async function fetchPage(
  pool: Pool,
  place: Place,
  { from, to, limit }: { from: bigint; to?: bigint; limit: number },
): Promise<Page> {
  const { topic, partition } = place;
  const values = [topic, partition, from, to ?? '9223372036854775807', limit];
  const { rows } = await pool.query<Row>({ name: 'page', text: pageSql, values });
  return {
    endOffset: BigInt(rows[0]?.end_offset ?? 0),
    records: rows.flatMap(({ offset, key, headers, value, appended_at }) =>
      offset === null ? [] : [{ topic, partition, offset: BigInt(offset), key, headers, value, timestamp: appended_at }],
    ),
  };
}
