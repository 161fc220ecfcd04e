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
  const [rows, ends] = await Promise.all([
    reader.orm.em.fork().find(Checkpoint, { consumerGroup: reader.group, topic: reader.topics }, { disableIdentityMap: true }),
    Promise.all(reader.topics.map((topic) => endsOf(reader.log, topic))),
  ]);
  const checkpoints = new Map(rows.map(({ topic, partition, nextOffset }) => [`${topic}/${partition}`, nextOffset]));
  return ends.flat().map(({ topic, partition, end }) => {
    const next = checkpoints.get(`${topic}/${partition}`) ?? 0n;
    return { topic, partition, next, end, lag: end > next ? end - next : 0n };
  });
}

async function endsOf(log: EventLog, topic: string): Promise<Pick<PartitionProgress, 'topic' | 'partition' | 'end'>[]> {
  return [...(await log.endOffsets(topic))].map(([partition, end]) => ({ topic, partition, end }));
}
