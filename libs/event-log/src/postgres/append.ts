import type { Pool } from 'pg';
import type { NewRecord, Position } from '../port.js';

/** A record whose partition is chosen. */
export interface PlacedRecord extends NewRecord {
  partition: number;
}

const appendSql = 'select append as "offset" from event_log.append($1, $2, $3, $4, $5)';

/** Appends all records in one transaction, or none. */
export async function appendRecords(pool: Pool, records: PlacedRecord[]): Promise<Position[]> {
  const { rows } = await pool.query<{ offset: string }>({
    name: 'append',
    text: appendSql,
    values: [
      records.map((record) => record.topic),
      records.map((record) => record.partition),
      records.map((record) => record.key),
      records.map((record) => JSON.stringify(record.headers)),
      records.map((record) => record.value),
    ],
  });
  return rows.map(({ offset }, index) => ({ partition: records[index]?.partition ?? 0, offset: BigInt(offset) }));
}
