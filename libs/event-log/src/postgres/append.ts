import type { Pool, PoolClient } from 'pg';
import type { NewRecord, Position } from '../port.js';
import { APPENDS_CHANNEL } from './schema.js';
import { inTransaction } from './transaction.js';

/** A record whose partition is chosen; in a compact topic it replaces the earlier records of its key. */
export interface PlacedRecord extends NewRecord {
  partition: number;
  compact: boolean;
}

interface PositionedRecord extends PlacedRecord {
  offset: bigint;
}

const lockSql = `
  select topic, partition, end_offset from event_log.partitions
  where (topic, partition) in (select * from unnest($1::text[], $2::int[]))
  order by topic, partition
  for update`;

const writeSql = `
  with erased as (
    delete from event_log.records using unnest($1::text[], $2::int[], $3::text[]) as newer (topic, partition, key)
    where records.topic = newer.topic and records.partition = newer.partition and records.key = newer.key
  ), inserted as (
    insert into event_log.records (topic, partition, "offset", key, headers, value)
    select * from unnest($4::text[], $5::int[], $6::bigint[], $7::text[], $8::jsonb[], $9::bytea[])
  ), moved as (
    update event_log.partitions set end_offset = ahead.end_offset
    from unnest($10::text[], $11::int[], $12::bigint[]) as ahead (topic, partition, end_offset)
    where partitions.topic = ahead.topic and partitions.partition = ahead.partition
  )
  select pg_notify('${APPENDS_CHANNEL}', topic || '/' || partition) from unnest($10::text[], $11::int[]) as touched (topic, partition)`;

/**
 * Appends all records in one transaction. The row lock on each partition is held until the commit, so offsets become visible
 * in their order and a reader never passes one that commits later; taking the locks in one order keeps appenders free of deadlocks.
 */
export function appendRecords(pool: Pool, records: PlacedRecord[]): Promise<Position[]> {
  return inTransaction(pool, async (client) => {
    const ends = await lockPartitions(client, records);
    const positioned = records.map((record): PositionedRecord => {
      const place = placeOf(record);
      const offset = ends.get(place) ?? 0n;
      ends.set(place, offset + 1n);
      return { ...record, offset };
    });
    await write(client, positioned, ends);
    return positioned.map(({ partition, offset }) => ({ partition, offset }));
  });
}

async function lockPartitions(client: PoolClient, records: PlacedRecord[]): Promise<Map<string, bigint>> {
  const places = [...new Map(records.map((record) => [placeOf(record), record])).values()];
  const { rows } = await client.query<{ topic: string; partition: number; end_offset: string }>(lockSql, [
    places.map((place) => place.topic),
    places.map((place) => place.partition),
  ]);
  return new Map(rows.map((row) => [placeOf(row), BigInt(row.end_offset)]));
}

async function write(client: PoolClient, records: PositionedRecord[], ends: Map<string, bigint>): Promise<void> {
  const compacted = records.filter((record) => record.compact);
  const kept = withoutSuperseded(records);
  const places = [...new Map(records.map((record) => [placeOf(record), record])).values()];
  await client.query(writeSql, [
    compacted.map((record) => record.topic),
    compacted.map((record) => record.partition),
    compacted.map((record) => record.key),
    kept.map((record) => record.topic),
    kept.map((record) => record.partition),
    kept.map((record) => record.offset),
    kept.map((record) => record.key),
    kept.map((record) => JSON.stringify(record.headers)),
    kept.map((record) => record.value),
    places.map((place) => place.topic),
    places.map((place) => place.partition),
    places.map((place) => ends.get(placeOf(place))),
  ]);
}

/** Of several records of one key in a compact topic only the last is ever stored; the others leave holes, as any compaction does. */
function withoutSuperseded(records: PositionedRecord[]): PositionedRecord[] {
  const last = new Map(records.map((record) => [`${placeOf(record)}/${record.key}`, record]));
  return records.filter((record) => !record.compact || last.get(`${placeOf(record)}/${record.key}`) === record);
}

function placeOf({ topic, partition }: { topic: string; partition: number }): string {
  return `${topic}/${partition}`;
}
