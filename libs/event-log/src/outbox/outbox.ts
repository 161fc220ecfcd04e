import { type EntityManager, type InferEntity, raw, type RequiredEntityData } from '@mikro-orm/postgresql';
import { context, metrics, type ObservableResult, propagation } from '@opentelemetry/api';
import { OutboxRow } from '../entities.js';
import { type EventLogger, stderrLogger } from '../logger.js';
import { toErasure } from '../envelope.js';
import type { EventLog, NewRecord, TopicDefinition } from '../port.js';
import type { ReaderDatabase } from '../reader-database.js';
import { oldestDueSql, ROWS_PER_ROUND, takeRowsSql } from './outbox.sql.js';

export interface OutboxOptions {
  /** The service's own database, which holds the tables of `readerSchemaSql`. */
  orm: ReaderDatabase;
  log: EventLog;
  logger?: EventLogger;
  /** The name of the service, for metrics. */
  group?: string;
  /** How often the sweeper looks for rows that a crash or an unavailable log has left. */
  sweepIntervalMs?: number;
}

const oldestGauge = metrics.getMeter('@blazon/event-log').createObservableGauge('event_log.outbox.oldest_seconds', {
  description: 'For how long the oldest record that is due has not reached the log',
  unit: 's',
});

/** An erasure may be large; its rows are not kept in memory as entities. */
const ROWS_PER_STATEMENT = 1_000;

/** One for all, so that compaction keeps a single marker in each partition. */
const MARKER_KEY = 'marker';
const MARKER_MARGIN_MS = 1_000;

/**
 * Publishes facts whose source of truth is the database: a row is written in the transaction of the fact and appended to the log right
 * after its commit. A crash between the log's acknowledgement and the removal of the row appends a record twice, so readers must tolerate
 * duplicates: by records that hold the whole state of the subject, or by version.
 */
export class Outbox {
  private readonly logger: EventLogger;
  private readonly sweepIntervalMs: number;
  private sweeper: NodeJS.Timeout | undefined;
  /** The current round, and the next one, which new callers join until it begins. */
  private current: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  /** Whether the last append failed. */
  private logIsAway = false;

  constructor(private readonly options: OutboxOptions) {
    this.logger = options.logger ?? stderrLogger;
    this.sweepIntervalMs = options.sweepIntervalMs ?? 1_000;
  }

  /**
   * Adds records to the unit of work of `em`, with the trace of the caller, to be appended after its commit or after a delay. Records of
   * one key keep their order if the caller holds a lock on their subject, for example by updating its row.
   */
  add(em: EntityManager, records: NewRecord[], delayMs = 0): void {
    for (const record of records) em.create(OutboxRow, toRow(record, delayMs), { persist: true });
  }

  /** Erases these keys of one partition key from a compacted topic. */
  async erase(em: EntityManager, topic: TopicDefinition, partitionKey: string, keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    for (let from = 0; from < keys.length; from += ROWS_PER_STATEMENT) {
      const erasures = keys.slice(from, from + ROWS_PER_STATEMENT).map((key) => toErasure({ topic: topic.name, key, partitionKey }));
      await em.insertMany(
        OutboxRow,
        erasures.map((record) => toRow(record)),
      );
    }
    this.followUp(em, topic, partitionKey);
  }

  /**
   * Ensures that tombstones of this partition key take effect. Kafka compacts only closed segments, and closes one only when a record is
   * appended late enough: so a marker follows, or an idle partition would never erase anything.
   */
  followUp(em: EntityManager, { name: topic, cleanup }: TopicDefinition, partitionKey: string): void {
    if (cleanup.policy !== 'compact') return;
    this.add(em, [toErasure({ topic, key: MARKER_KEY, partitionKey })], cleanup.maxLagMs + MARKER_MARGIN_MS);
  }

  /** Resolves when everything due that was committed to the outbox before this call is in the log. Concurrent calls share one round. */
  publishNow(): Promise<void> {
    this.next ??= this.begin(this.current);
    return this.next;
  }

  private readonly observe = async (result: ObservableResult) => {
    try {
      const [row] = await this.options.orm.em.fork().execute<{ seconds: number | null }[]>(oldestDueSql);
      result.observe(row?.seconds ?? 0, { group: this.options.group ?? '' });
    } catch (error) {
      this.logger.warn({ err: error }, 'the age of the outbox is not known now');
    }
  };

  /** Starts the sweeper. */
  onApplicationBootstrap(): void {
    oldestGauge.addCallback(this.observe);
    this.sweeper ??= setInterval(() => void this.sweep(), this.sweepIntervalMs).unref();
  }

  /** Stops the sweeper and waits for the current round. */
  async beforeApplicationShutdown(): Promise<void> {
    oldestGauge.removeCallback(this.observe);
    clearInterval(this.sweeper);
    this.sweeper = undefined;
    await Promise.allSettled([this.current, this.next]);
  }

  /** A round begins in the next tick, or when the one before it has ended, and not earlier: until then it can be joined. */
  private async begin(before: Promise<void> | undefined): Promise<void> {
    await (before?.catch(() => undefined) ?? new Promise((tick) => setImmediate(tick)));
    this.current = this.next;
    this.next = undefined;
    while (await this.publishSome());
  }

  /**
   * The lock lasts as long as the transaction, so another replica waits until these rows are in the log and deleted here. A replica that
   * the log does not answer does not take the lock again: another one may reach the log.
   */
  private async publishSome(): Promise<boolean> {
    const { orm, log } = this.options;
    if (this.logIsAway) await log.ping();
    return orm.em.transactional(async (em) => {
      const records = await em.execute<NewRecord[]>(takeRowsSql);
      this.logIsAway = true;
      await log.append(records);
      this.logIsAway = false;
      return records.length === ROWS_PER_ROUND;
    });
  }

  private async sweep(): Promise<void> {
    try {
      const waiting = await this.options.orm.em
        .fork()
        .findOne(OutboxRow, { notBefore: { $lte: raw('clock_timestamp()') } }, { fields: ['id'] });
      if (waiting) await this.publishNow();
    } catch (error) {
      this.logger.warn({ err: error }, 'the outbox could not be published; the next sweep tries again');
    }
  }
}

/** The database gives the time to rows that may go at once: its clock is the one they are compared with. */
function toRow({ headers, ...record }: NewRecord, delayMs = 0): RequiredEntityData<InferEntity<typeof OutboxRow>> {
  return {
    ...record,
    headers: withTrace(headers),
    ...(delayMs > 0 && { notBefore: new Date(Date.now() + delayMs) }),
  };
}

function withTrace(headers: Record<string, string>): Record<string, string> {
  if (headers.traceparent !== undefined) return headers;
  const traced = { ...headers };
  propagation.inject(context.active(), traced);
  return traced;
}
