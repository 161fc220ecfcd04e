import { type BaseOptions, type ClusterMetadata, type Consumer, FetchIsolationLevels, type fetchV17 } from '@platformatic/kafka';
import type { LogRecord } from '../port.js';
import { ungroupedConsumer } from './connection.js';
import { type Place, recordsOf } from './records.js';

/** A partition, and the offset that is wanted next of it. */
export interface Wanted extends Place {
  next: bigint;
}

/** What a fetch brought of one partition. */
export interface Fetched {
  wanted: Wanted;
  records: LogRecord[];
  /** Where to go on: behind the last batch, of which compaction may have left nothing. */
  next: bigint;
  endOffset: bigint;
}

/** The brokers answer when there are so many bytes, or after so long. */
export interface Patience {
  bytes: number;
  ms: number;
}

/** The most of one partition, and of all together; a single batch of records is brought whole, however large. */
const PARTITION_BYTES = 1024 * 1024;
const FETCH_BYTES = 10 * PARTITION_BYTES;
/** A leader, or an epoch of one, that nobody has told. */
const UNKNOWN = -1;

/** Asks brokers for records, one question at a time to each. */
export class Fetcher {
  constructor(private readonly consumer: Consumer) {}

  /** For reading outside of any group. */
  static alone(options: BaseOptions, topic: string): Fetcher {
    const consumer = ungroupedConsumer(options);
    consumer.topics.track(topic);
    return new Fetcher(consumer);
  }

  /** The partitions by the broker that leads them now. */
  async byLeader(wanted: Wanted[]): Promise<Map<number, Wanted[]>> {
    const metadata = await this.metadata();
    return Map.groupBy(wanted, ({ topic, partition }) => topicOf(metadata, topic).partitions[partition]?.leader ?? UNKNOWN);
  }

  /** Fetches of partitions that one broker leads. Those of which it has nothing new are left out. */
  async fetch(leader: number, wanted: Wanted[], { bytes, ms }: Patience): Promise<Fetched[]> {
    const metadata = await this.metadata();
    const byTopic = Map.groupBy(wanted, ({ topic }) => topicOf(metadata, topic).id);
    const { responses } = await this.consumer.fetch({
      node: leader,
      minBytes: bytes,
      maxBytes: FETCH_BYTES,
      maxWaitTime: ms,
      isolationLevel: FetchIsolationLevels.READ_UNCOMMITTED,
      topics: [...byTopic].map(([topicId, members]) => ({ topicId, partitions: members.map(asked) })),
    });
    return responses.flatMap(({ topicId, partitions }) =>
      partitions.flatMap((answer) => {
        const asker = byTopic.get(topicId)?.find(({ partition }) => partition === answer.partitionIndex);
        return asker === undefined ? [] : fetchedOf(asker, answer);
      }),
    );
  }

  async close(): Promise<void> {
    await this.consumer.close(true);
  }

  private metadata(): Promise<ClusterMetadata> {
    return this.consumer.metadata({ topics: this.consumer.topics.current });
  }
}

function topicOf({ topics }: ClusterMetadata, topic: string) {
  const found = topics.get(topic);
  if (found === undefined) throw new Error(`The brokers know nothing of the topic "${topic}".`);
  return found;
}

function asked({ partition, next }: Wanted) {
  return {
    partition,
    fetchOffset: next,
    partitionMaxBytes: PARTITION_BYTES,
    currentLeaderEpoch: UNKNOWN,
    lastFetchedEpoch: UNKNOWN,
  };
}

function fetchedOf(wanted: Wanted, { records: batches, highWatermark }: fetchV17.FetchResponsePartition): Fetched[] {
  const last = batches?.at(-1);
  if (!batches || last === undefined) return [];
  const next = last.firstOffset + BigInt(last.lastOffsetDelta) + 1n;
  // Kafka may begin with records from before the offset asked for.
  const records = batches.flatMap((batch) => recordsOf(wanted, batch)).filter(({ offset }) => offset >= wanted.next);
  return [{ wanted, records, next, endOffset: highWatermark }];
}
