import type { RecordMetadata, TopicMessages } from 'kafkajs';
import { SharedAppends } from '../shared-appends.js';
import type { NewRecord, Position } from '../port.js';
import { nameOf } from './records.js';
import type { Producers } from './reused-sequence-numbers.js';

/** A record whose partition is chosen. */
export interface PlacedRecord extends NewRecord {
  partition: number;
}

/** Appends in groups, one send at a time, each acknowledged by all in-sync replicas. */
export class Appender {
  private readonly appends = new SharedAppends<PlacedRecord>(async (records) =>
    positionsOf(records, await this.producers.send(byTopic(records))),
  );

  constructor(private readonly producers: Producers) {}

  append(records: PlacedRecord[], lastTurn: number): Promise<Position[]> {
    return this.appends.append(records, lastTurn);
  }

  /** Sends what is waiting, then disconnects. */
  async close(): Promise<void> {
    await this.appends.drained();
    await this.producers.close();
  }
}

function byTopic(records: PlacedRecord[]): TopicMessages[] {
  const groups = Map.groupBy(records, ({ topic }) => topic);
  return [...groups].map(([topic, members]) => ({
    topic,
    messages: members.map(({ key, partition, headers, value }) => ({ key, partition, headers, value })),
  }));
}

/** Kafka tells the offset of the first record of each partition; the others follow in the order they were given. */
function positionsOf(records: PlacedRecord[], results: RecordMetadata[]): Position[] {
  const next = new Map(
    results.map(({ topicName, partition, baseOffset }) => [nameOf({ topic: topicName, partition }), BigInt(baseOffset ?? -1)]),
  );
  return records.map((record) => {
    const name = nameOf(record);
    const offset = next.get(name);
    if (offset === undefined || offset < 0n) throw new Error(`Kafka gave no offset for the records of ${name}.`);
    next.set(name, offset + 1n);
    return { partition: record.partition, offset };
  });
}
