import { CheckpointWatch, openCheckpoint } from './consumer/checkpoints.js';
import type { OwnerOf } from './consumer/dead-letters.js';
import { Dispatcher, type EventHandlers } from './consumer/dispatch.js';
import { PartitionHandler } from './consumer/partition-handler.js';
import { type PartitionProgress, progressOf } from './consumer/progress.js';
import type { EventSchemas } from './envelope.js';
import { type EventLogger, stderrLogger } from './logger.js';
import type { EventLog, LogRecord } from './port.js';
import type { ReaderDatabase } from './sql.js';

export interface ReplayOptions {
  log: EventLog;
  /** The database of the fresh projection. */
  orm: ReaderDatabase;
  /** The group whose consumer will go on from here; a replay that was cut off goes on from its checkpoints too. */
  group: string;
  topics: string[];
  schemas: EventSchemas;
  handlers: EventHandlers;
  ownerOf?: OwnerOf;
  /** Where to stop in a partition; by default at the end that it has now. */
  until?: (topic: string, partition: number) => bigint;
  onProgress?: (progress: { topic: string; partition: number; next: bigint; end: bigint }) => void;
  logger?: EventLogger;
}

const RECORDS_PER_TRANSACTION = 200;

/**
 * Builds a projection from the log: every partition from its checkpoint, 0 in a fresh database, to the end that it has now, or earlier.
 * Records go the same way as in a running consumer, dead letters included.
 */
export async function replay(options: ReplayOptions): Promise<void> {
  const { group, orm, schemas, handlers, ownerOf, logger = stderrLogger } = options;
  const handler = new PartitionHandler(group, orm, new Dispatcher(group, schemas, handlers), new CheckpointWatch(), logger, ownerOf);
  for (const place of await progressOf(options)) await replayPartition(options, handler, place);
}

async function replayPartition(
  { log, orm, group, until, onProgress }: ReplayOptions,
  handler: PartitionHandler,
  place: PartitionProgress,
): Promise<void> {
  const { topic, partition } = place;
  const next = await openCheckpoint(orm.em.fork(), { group, topic, partition });
  const end = until?.(topic, partition) ?? place.end;
  let records: LogRecord[] = [];
  const handle = async () => {
    const last = records.at(-1);
    if (!last) return;
    await handler.handle(records);
    onProgress?.({ topic, partition, next: last.offset + 1n, end });
    records = [];
  };
  for await (const record of log.read({ topic, partition, from: next, to: end })) {
    records.push(record);
    if (records.length === RECORDS_PER_TRANSACTION) await handle();
  }
  await handle();
}
