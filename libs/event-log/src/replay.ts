import { CheckpointWatch, openCheckpoint } from './consumer/checkpoints.js';
import { deadLetters, type OwnerOf } from './consumer/dead-letters.js';
import { Dispatcher, type EventHandler, type EventHandlers, type EventLoader } from './consumer/dispatch.js';
import { PartitionHandler } from './consumer/partition-handler.js';
import { type PartitionProgress, progressOf } from './consumer/progress.js';
import { retrySubject } from './consumer/retry.js';
import type { EventSchemas } from './envelope.js';
import { type EventLogger, stderrLogger } from './logger.js';
import type { EventLog, LogRecord } from './port.js';
import type { ReaderDatabase } from './reader-database.js';

export interface ReplayOptions {
  log: EventLog;
  /** The database of the fresh projection. */
  orm: ReaderDatabase;
  /** The group whose consumer will continue from here; an interrupted replay also resumes from its checkpoints. */
  group: string;
  topics: string[];
  schemas: EventSchemas;
  handlers: EventHandlers;
  loaders?: readonly EventLoader[];
  ownerOf?: OwnerOf;
  /** Where to stop in a partition; by default at the end that it has now. */
  until?: (topic: string, partition: number) => bigint;
  /**
   * Records that are dead letters of the projection in use. They become dead letters of this one too: retried there, they are handled
   * with their consequences, of which a replay notifies nobody.
   */
  parked?: (record: Pick<LogRecord, 'topic' | 'partition' | 'offset'>) => boolean;
  onProgress?: (progress: { topic: string; partition: number; next: bigint; end: bigint }) => void;
  logger?: EventLogger;
}

const RECORDS_PER_TRANSACTION = 200;

/**
 * Builds a projection from the log: every partition from its checkpoint (0 in a fresh database) to its current end, or earlier. Records are
 * handled as in a running consumer, dead letters included.
 */
export async function replay(options: ReplayOptions): Promise<void> {
  const { log, group, orm, schemas, ownerOf, logger = stderrLogger } = options;
  const dispatcher = new Dispatcher(group, schemas, handlersOf(options), options.loaders);
  const handler = new PartitionHandler(group, orm, dispatcher, new CheckpointWatch(), logger, ownerOf);
  for (const place of await progressOf(options)) await replayPartition(options, handler, place);
  for (const subject of await freedSubjects(options)) await retrySubject({ log, orm, group, dispatcher, logger }, subject);
}

function handlersOf({ handlers, parked }: ReplayOptions): EventHandlers {
  if (!parked) return handlers;
  const unlessParked =
    (handler: EventHandler): EventHandler =>
    (event, context) => {
      if (parked(context.record)) throw new Error('It is a dead letter of the projection in use.');
      return handler(event, context);
    };
  return new Map([...handlers].map(([type, handler]) => [type, unlessParked(handler)]));
}

/** Subjects that an earlier part of this replay parked and that were retried since in the projection in use. */
async function freedSubjects({ orm, group, parked }: ReplayOptions): Promise<Set<string>> {
  const letters = parked ? await deadLetters(orm.em.fork(), group) : [];
  return new Set(letters.filter((letter) => !parked?.(letter)).map(({ subject }) => subject));
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
