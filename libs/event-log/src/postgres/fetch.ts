import type { Pool } from 'pg';
import type { LogRecord } from '../port.js';
import type { Place } from './assignment.js';
import { pageSql } from './records.sql.js';

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
