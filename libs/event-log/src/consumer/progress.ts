import type { EventLog } from '../port.js';
import type { ReaderDatabase } from '../reader-database.js';
import { partitionName, readCheckpoints } from './checkpoints.js';

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
  const [checkpoints, ends] = await Promise.all([
    readCheckpoints(reader.orm.em.fork(), reader.group, reader.topics),
    Promise.all(reader.topics.map((topic) => endsOf(reader.log, topic))),
  ]);
  return ends.flat().map(({ topic, partition, end }) => {
    const next = checkpoints.get(partitionName(topic, partition)) ?? 0n;
    return { topic, partition, next, end, lag: end > next ? end - next : 0n };
  });
}

async function endsOf(log: EventLog, topic: string): Promise<Pick<PartitionProgress, 'topic' | 'partition' | 'end'>[]> {
  return [...(await log.endOffsets(topic))].map(([partition, end]) => ({ topic, partition, end }));
}
