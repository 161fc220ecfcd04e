import type { Pool } from 'pg';
import type { NewRecord, Position } from '../port.js';
import { binaryArray } from './binary-array.js';
import { appendSql } from './records.sql.js';

/** A record whose partition is chosen. */
export interface PlacedRecord extends NewRecord {
  partition: number;
}

/** Appends all records in one transaction, or none. */
export async function appendRecords(pool: Pool, records: PlacedRecord[]): Promise<Position[]> {
  const { rows } = await pool.query<{ offset: string }>({
    name: 'append',
    text: appendSql,
    values: [
      binaryArray(
        'text',
        records.map(({ topic }) => topic),
      ),
      records.map(({ partition }) => partition),
      binaryArray(
        'text',
        records.map(({ key }) => key),
      ),
      binaryArray(
        'jsonb',
        records.map(({ headers }) => JSON.stringify(headers)),
      ),
      binaryArray(
        'bytea',
        records.map(({ value }) => value),
      ),
    ],
  });
  return rows.map(({ offset }, index) => ({ partition: records[index]?.partition ?? 0, offset: BigInt(offset) }));
}
