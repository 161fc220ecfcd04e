import { Checkpoint } from '../entities.js';
import type { EventLog } from '../port.js';
import type { ReaderDatabase } from '../reader-database.js';

/** How far a consumer group has come in a partition. */
export interface PartitionProgress {
  topic: string;
  partition: number;
  /** The next offset to handle. */
  next: bigint;
  /** The offset that the next record will get. */
  end: bigint;
  lag: bigint;
}

/** The progress of a group in every partition of its topics, whichever replica reads them. */
export async function progressOf(reader: {
  log: EventLog;
  orm: ReaderDatabase;
  group: string;
  topics: string[];
}): Promise<PartitionProgress[]> {
  const rows = await reader.orm.em
    .fork()
    .find(Checkpoint, { consumerGroup: reader.group, topic: reader.topics }, { disableIdentityMap: true });
  const checkpoints = new Map(rows.map(({ topic, partition, nextOffset }) => [`${topic}/${partition}`, nextOffset]));
  const topics = await Promise.all(
    reader.topics.map(async (topic) => [...(await reader.log.endOffsets(topic))].map(([partition, end]) => ({ topic, partition, end }))),
  );
  return topics.flat().map(({ topic, partition, end }) => {
    const next = checkpoints.get(`${topic}/${partition}`) ?? 0n;
    return { topic, partition, next, end, lag: end > next ? end - next : 0n };
  });
}
