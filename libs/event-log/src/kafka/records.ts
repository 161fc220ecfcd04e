import type { KafkaRecord, RecordsBatch } from '@platformatic/kafka';
import type { LogRecord } from '../port.js';

/** A partition of a topic. */
export interface Place {
  topic: string;
  partition: number;
}

export function nameOf({ topic, partition }: Place): string {
  return `${topic}/${partition}`;
}

/** A batch in which the broker has written down its own time, once for all records. */
const LOG_APPEND_TIME = 1 << 3;

/** The records of a batch, as the port has them. */
export function recordsOf({ topic, partition }: Place, batch: RecordsBatch): LogRecord[] {
  return batch.records.map((record) => ({
    topic,
    partition,
    offset: batch.firstOffset + BigInt(record.offsetDelta),
    key: record.key?.toString() ?? '',
    headers: headersOf(record),
    value: record.value,
    timestamp: new Date(Number(batch.attributes & LOG_APPEND_TIME ? batch.maxTimestamp : batch.firstTimestamp + record.timestampDelta)),
  }));
}

/** Kafka allows a header several times; of ours there is one each, and of a stranger's the last counts. */
function headersOf({ headers }: KafkaRecord): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name?.toString() ?? '', value?.toString() ?? '']));
}
