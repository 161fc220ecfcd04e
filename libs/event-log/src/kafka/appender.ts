import { type BaseOptions, Producer, type ProduceResult, stringSerializer } from '@platformatic/kafka';
import { GroupCommit } from '../group-commit.js';
import type { NewRecord, Position } from '../port.js';
import { nameOf } from './records.js';

/** A record whose partition is chosen. */
export interface PlacedRecord extends NewRecord {
  partition: number;
}

/** Tries for about seven seconds: long enough for a broker to restart or a partition to find a new leader, short enough for a caller to wait. */
const TRIES_AGAIN = 8;

type Sender = Producer<string, Buffer | null, string, string>;

/** Appends in groups, one send at a time, each acknowledged by all in-sync replicas. */
export class Appender {
  private readonly group = new GroupCommit<PlacedRecord>((records) => this.send(records));
  private producer: Sender | undefined;

  constructor(private readonly options: BaseOptions) {}

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
      this.producer ??= newProducer(this.options);
      const messages = records.map(({ topic, partition, key, headers, value }) => ({ topic, partition, key, headers, value }));
      return positionsOf(records, await this.producer.send({ messages }));
    } catch (error) {
      // The brokers may hold what we believe failed. The same producer would give the next records the same sequence numbers,
      // and the brokers would drop them as a repetition: only a new producer can go on.
      await this.discard();
      throw error;
    }
  }

  private async discard(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    await producer?.close().catch(() => undefined);
  }
}

function newProducer(options: BaseOptions): Sender {
  return new Producer({
    ...options,
    retries: TRIES_AGAIN,
    idempotent: true,
    serializers: {
      key: stringSerializer,
      value: (value) => value ?? undefined,
      headerKey: stringSerializer,
      headerValue: stringSerializer,
    },
  });
}

/** Kafka tells the offset of the first record of each partition; the others follow in the order they were given. */
function positionsOf(records: PlacedRecord[], { offsets = [] }: ProduceResult): Position[] {
  const next = new Map(offsets.map((first) => [nameOf(first), first.offset]));
  return records.map((record) => {
    const name = nameOf(record);
    const offset = next.get(name);
    if (offset === undefined || offset < 0n) throw new Error(`Kafka gave no offset for the records of ${name}.`);
    next.set(name, offset + 1n);
    return { partition: record.partition, offset };
  });
}
