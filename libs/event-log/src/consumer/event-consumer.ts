import { pause, Semaphore } from '@blazon/concurrency';
import { errorCodeOf, isFaultOfSurroundings, isSilence, pingDatabase } from '@blazon/database';
import { metrics, type ObservableResult } from '@opentelemetry/api';
import type { EventSchemas } from '../envelope.js';
import { type EventLogger, stderrLogger } from '../logger.js';
import type { Collect, EventLog, RunningConsumer } from '../port.js';
import type { ReaderDatabase } from '../reader-database.js';
import { CheckpointWatch, openCheckpoint } from './checkpoints.js';
import { type DeadLetter, deadLetters, type OwnerOf } from './dead-letters.js';
import { Dispatcher, type EventHandlers, type EventLoader } from './dispatch.js';
import { PartitionHandler, UnusableDatabaseError } from './partition-handler.js';
import { type PartitionProgress, progressOf } from './progress.js';
import { retryAll, type RetryFilter, type RetryResult, retrySubject } from './retry.js';

export interface EventConsumerOptions {
  log: EventLog;
  /** The reader's own database, which holds the tables of `readerSchemaSql` and whose ORM knows `readerEntities`. */
  orm: ReaderDatabase;
  group: string;
  topics: string[];
  collect?: Collect;
  /** The schemas of all events that the handlers react to. */
  schemas: EventSchemas;
  handlers: EventHandlers;
  loaders?: readonly EventLoader[];
  /** Finds the owner of a record, whose tombstone deletes its dead letters. */
  ownerOf?: OwnerOf;
  /** How many partitions are handled at once; each takes a connection of the reader's pool, which others need too. */
  batchesAtOnce?: number;
  /** Notified of each checkpoint, for read barriers in the same process. */
  watch?: CheckpointWatch;
  logger?: EventLogger;
  /** Called when the consumer cannot recover; the process should end and be restarted. */
  onFatal(error: Error): void;
}

const REJOIN_INTERVAL_MS = 1_000;

const pauseCounter = metrics.getMeter('@blazon/event-log').createCounter('event_log.consumer.pauses', {
  description: 'Batches that could not be handled for a reason outside of their records and are tried again after a pause',
});
const lagGauge = metrics
  .getMeter('@blazon/event-log')
  .createObservableGauge('event_log.consumer.lag', { description: 'Records that the group has still to handle' });

/** Reads topics as one member of a group; checkpoints and effects live in the reader's database and are committed together. */
export class EventConsumer {
  private readonly dispatcher: Dispatcher;
  private readonly handler: PartitionHandler;
  private readonly logger: EventLogger;
  private readonly semaphore: Semaphore;
  private running: RunningConsumer | undefined;
  private failed = false;
  private readonly ending = new AbortController();
  /** While the database hangs and this member is out of its group. */
  private away: Promise<void> | undefined;
  private readonly observeLag = (result: ObservableResult) => this.reportLag(result);

  constructor(private readonly options: EventConsumerOptions) {
    const { group, orm, schemas, handlers, loaders, ownerOf, watch = new CheckpointWatch(), logger = stderrLogger } = options;
    this.logger = logger;
    this.semaphore = new Semaphore(options.batchesAtOnce ?? 4);
    this.dispatcher = new Dispatcher(group, schemas, handlers, loaders);
    this.handler = new PartitionHandler(group, orm, this.dispatcher, watch, logger, ownerOf);
  }

  /** Joins the group and resumes at the stored checkpoints. */
  async start(): Promise<void> {
    await this.join();
    lagGauge.addCallback(this.observeLag);
  }

  private async join(): Promise<void> {
    const { log, group, topics, collect } = this.options;
    await this.assertLogIsComplete();
    this.running = await log.consume({
      group,
      topics,
      ...(collect && { collect }),
      startFrom: (topic, partition) => this.startFrom(topic, partition),
      onBatch: (batch, signal) =>
        this.watchingForFatal(batch.topic, () => this.semaphore.run(() => this.handler.handle(batch.records, signal))),
      onFatal: (error) => {
        this.fail(error);
      },
    });
  }

  /** Finishes the current batches and leaves the group. */
  async stop(): Promise<void> {
    lagGauge.removeCallback(this.observeLag);
    this.ending.abort();
    await this.away;
    await this.running?.stop();
    this.running = undefined;
  }

  /** The partitions that this member holds. */
  assignment(): { topic: string; partition: number }[] {
    return this.running?.assignment() ?? [];
  }

  /** The progress of the whole group in each partition. */
  progress(): Promise<PartitionProgress[]> {
    return progressOf(this.options);
  }

  /** The records that wait for an operator, oldest first. */
  listDeadLetters(subject?: string): Promise<DeadLetter[]> {
    return deadLetters(this.options.orm.em.fork(), this.options.group, subject);
  }

  /** Reads the parked records of a subject from the log again and handles them in order, up to the first that still fails. */
  retryDeadLetters(subject: string): Promise<RetryResult> {
    const { log, orm, group } = this.options;
    return retrySubject({ log, orm, group, dispatcher: this.dispatcher, logger: this.logger }, subject);
  }

  /** The same for all subjects, or for those of a topic or of a reason, as far as time allows; more calls do the rest. */
  retryAllDeadLetters(filter: RetryFilter = {}): Promise<RetryResult> {
    const { log, orm, group } = this.options;
    return retryAll({ log, orm, group, dispatcher: this.dispatcher, logger: this.logger }, filter);
  }

  private startFrom(topic: string, partition: number): Promise<bigint> {
    const { orm, group } = this.options;
    return this.watchingForFatal(topic, () => openCheckpoint(orm.em.fork(), { group, topic, partition }));
  }

  /** The log retries after a pause; an error that no retry can fix ends the consumer. */
  private async watchingForFatal<T>(topic: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      pauseCounter.add(1, {
        group: this.options.group,
        topic,
        reason: errorCodeOf(error) ?? (error instanceof Error ? error.name : 'unknown'),
      });
      if (!isFaultOfSurroundings(error)) {
        this.fail(error instanceof Error ? error : new UnusableDatabaseError(String(error)));
      } else if (isSilence(error)) {
        this.away ??= this.stayAway(error).finally(() => (this.away = undefined));
      }
      throw error;
    }
  }

  /** A member whose database hangs would hold its partitions and handle nothing: it leaves the group until the database answers. */
  private async stayAway(error: unknown): Promise<void> {
    const { group, orm } = this.options;
    this.logger.warn({ group, err: error }, 'the database does not answer; this reader leaves its group until it does');
    await this.running?.stop();
    this.running = undefined;
    for (;;) {
      await pause(REJOIN_INTERVAL_MS, this.ending.signal);
      if (this.ending.signal.aborted) return;
      try {
        await pingDatabase(orm.em);
        await this.join();
        this.logger.info({ group }, 'the database answers again; this reader has joined its group');
        return;
      } catch (failure) {
        if (isFaultOfSurroundings(failure)) continue;
        this.fail(failure as Error);
        return;
      }
    }
  }

  /** Every partition may detect the failure; it is reported once. */
  private fail(error: Error): void {
    if (this.failed) return;
    this.failed = true;
    this.options.onFatal(error);
  }

  /** A log that is shorter than what was read from it has lost events, or is another log: continuing would silently skip new ones. */
  private async assertLogIsComplete(): Promise<void> {
    for (const { topic, partition, next, end } of await this.progress()) {
      if (next > end) {
        throw new Error(
          `The group "${this.options.group}" has read partition ${partition} of "${topic}" up to ${next}, but the log ends at ${end}. ` +
            'Restore the log, or clear the table checkpoints and replay.',
        );
      }
    }
  }

  private async reportLag(result: ObservableResult): Promise<void> {
    try {
      for (const { topic, partition, lag } of await this.progress()) {
        result.observe(Number(lag), { group: this.options.group, topic, partition });
      }
    } catch {
      // A metric that cannot be read now is missing from this report; readiness tells why.
    }
  }
}
