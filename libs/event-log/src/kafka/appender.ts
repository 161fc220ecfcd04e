import type { Kafka, Message, Producer, RecordMetadata } from 'kafkajs';
import { GroupCommit } from '../group-commit.js';
import type { NewRecord, Position } from '../port.js';
import { nameOf } from './records.js';

/** A record whose partition is chosen. */
export interface PlacedRecord extends NewRecord {
  partition: number;
}

const ACKS_ALL = -1;
const SEND_TIMEOUT_MS = 10_000;

/** Appends in groups, one send at a time, each acknowledged by all in-sync replicas. */
export class Appender {
  private readonly group = new GroupCommit<PlacedRecord>((records) => this.send(records));
  private producer: Promise<Producer> | undefined;

  constructor(private readonly kafka: Kafka) {}

  append(records: PlacedRecord[]): Promise<Position[]> {
    return this.group.append(records);
  }

  /** Sends what is waiting, then disconnects. */
  async close(): Promise<void> {
    await this.group.drained();
    await this.discard();
  }

  private async send(records: PlacedRecord[]): Promise<Position[]> {
    try {
      const producer = await (this.producer ??= this.connect());
      const results = await producer.sendBatch({ acks: ACKS_ALL, timeout: SEND_TIMEOUT_MS, topicMessages: byTopic(records) });
      return positionsOf(records, results);
    } catch (error) {
      // The brokers may hold what we believe failed. The same producer would give the next records the same sequence numbers,
      // and the brokers would drop them as a repetition: only a new producer can go on.
      await this.discard();
      throw error;
    }
  }

  private async connect(): Promise<Producer> {
    const producer = this.kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
    await producer.connect();
    return producer;
  }

  private async discard(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    await producer?.then((connected) => connected.disconnect()).catch(() => undefined);
  }
}

function byTopic(records: PlacedRecord[]): { topic: string; messages: Message[] }[] {
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
