import { context, propagation } from '@opentelemetry/api';
import { type EventLogger, stderrLogger } from '../logger.js';
import { toErasure } from '../envelope.js';
import type { EventLog, NewRecord, TopicDefinition } from '../port.js';
import { inShortTransaction, type ReaderDatabase, type Sql } from '../sql.js';

export interface OutboxOptions {
  /** The service's own database, which holds the tables of `readerSchemaSql`. */
  orm: ReaderDatabase;
  log: EventLog;
  logger?: EventLogger;
  /** How often the sweeper looks for what a crash, or a log that was away, has left. */
  sweepIntervalMs?: number;
}

interface OutboxRow {
  id: string;
  topic: string;
  key: string;
  partition_key: string;
  headers: Record<string, string>;
  value: Buffer | null;
}

/** Names the lock of whoever publishes; one at a time for each database keeps the order of the rows. */
const PUBLISHER_LOCK = 0x6f757462;
const ROWS_PER_ROUND = 500;
const ROWS_PER_STATEMENT = 1_000;
const LOCK_TIMEOUT_MS = 10_000;

const addSql = `
  insert into outbox (topic, key, partition_key, headers, value, not_before)
  select topic, key, "partitionKey", headers, decode(value, 'base64'), now() + ? * interval '1 millisecond'
  from jsonb_to_recordset(?) as record (topic text, key text, "partitionKey" text, headers jsonb, value text)`;

const openingSql = [
  `set local lock_timeout = ${LOCK_TIMEOUT_MS}`,
  // A removal that a crash of the database undoes is a record that is appended twice, which readers bear: it need not be flushed.
  'set local synchronous_commit = off',
  `select pg_advisory_xact_lock(${PUBLISHER_LOCK})`,
  `select id::text, topic, key, partition_key, headers, value from outbox
   where not_before <= clock_timestamp() order by outbox.id limit ${ROWS_PER_ROUND}`,
];

/** One for all, so that compaction keeps a single marker in each partition. */
const MARKER_KEY = 'marker';
const MARKER_MARGIN_MS = 1_000;

/**
 * Facts that are born in the database leave through here: written in the transaction that makes them true, appended to the log
 * right after its commit. A crash between the log's acknowledgement and the removal of the row appends a record twice, so readers
 * must bear a repeated record: by state that carries the whole subject, or by version.
 */
export class Outbox {
  private readonly logger: EventLogger;
  private readonly sweepIntervalMs: number;
  private sweeper: NodeJS.Timeout | undefined;
  /** The round under way, and the one that will follow it for everybody who came meanwhile. */
  private current: Promise<void> | undefined;
  private following: Promise<void> | undefined;

  constructor(private readonly options: OutboxOptions) {
    this.logger = options.logger ?? stderrLogger;
    this.sweepIntervalMs = options.sweepIntervalMs ?? 1_000;
  }

  /**
   * Adds records to the transaction of `sql`, with the trace of the caller, to be appended at once or after a delay. Records of one
   * key keep their order if whoever adds them holds a lock on what they are about, as an update of its row does.
   */
  async add(sql: Sql, records: NewRecord[], delayMs = 0): Promise<void> {
    for (let from = 0; from < records.length; from += ROWS_PER_STATEMENT) {
      const rows = records
        .slice(from, from + ROWS_PER_STATEMENT)
        .map(({ headers, value, ...record }) => ({ ...record, headers: withTrace(headers), value: value?.toString('base64') }));
      await sql.execute(addSql, [delayMs, JSON.stringify(rows)]);
    }
  }

  /** Makes a compact topic forget these keys of one partition key. */
  async erase(sql: Sql, topic: TopicDefinition, partitionKey: string, keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.add(
      sql,
      keys.map((key) => toErasure({ topic: topic.name, key, partitionKey })),
    );
    await this.followUp(sql, topic, partitionKey);
  }

  /**
   * Sees to it that tombstones of this partition key take effect. Kafka cleans only segments that are closed, and closes one only when
   * something is appended to it late enough: so a marker follows, or a partition that falls silent would never forget.
   */
  async followUp(sql: Sql, { name: topic, cleanup }: TopicDefinition, partitionKey: string): Promise<void> {
    if (cleanup.policy !== 'compact') return;
    await this.add(sql, [toErasure({ topic, key: MARKER_KEY, partitionKey })], cleanup.maxLagMs + MARKER_MARGIN_MS);
  }

  /** Resolves when everything due that was committed to the outbox before this call is in the log. Calls that meet share one round. */
  publishNow(): Promise<void> {
    if (!this.current) return this.begin();
    this.following ??= this.current.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.following;
  }

  /** Starts the sweeper. */
  onApplicationBootstrap(): void {
    this.sweeper ??= setInterval(() => void this.sweep(), this.sweepIntervalMs).unref();
  }

  /** Ends the sweeper and waits for the round in hand. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeper);
    this.sweeper = undefined;
    await Promise.allSettled([this.current, this.following]);
  }

  private begin(): Promise<void> {
    this.following = undefined;
    const round = this.publishAll().finally(() => {
      if (this.current === round) this.current = undefined;
    });
    this.current = round;
    return round;
  }

  private async publishAll(): Promise<void> {
    while ((await this.publishSome()) === ROWS_PER_ROUND);
  }

  /** The lock lasts as long as the transaction, so another replica waits until these rows are in the log and gone from here. */
  private async publishSome(): Promise<number> {
    const { orm, log } = this.options;
    let published = 0;
    await inShortTransaction(orm, openingSql, async (_, [, , , found = []]) => {
      const rows = found as OutboxRow[];
      if (rows.length === 0) return [];
      await log.append(
        rows.map(({ topic, key, partition_key: partitionKey, headers, value }) => ({ topic, key, partitionKey, headers, value })),
      );
      published = rows.length;
      return [`delete from outbox where id in (${rows.map(({ id }) => id).join()})`];
    });
    return published;
  }

  private async sweep(): Promise<void> {
    try {
      const rows = await this.options.orm.em.fork().execute<unknown[]>('select 1 from outbox where not_before <= now() limit 1');
      if (rows.length > 0) await this.publishNow();
    } catch (error) {
      this.logger.warn({ err: error }, 'the outbox could not be published; the next sweep tries again');
    }
  }
}

function withTrace(headers: Record<string, string>): Record<string, string> {
  if (headers.traceparent !== undefined) return headers;
  const traced = { ...headers };
  propagation.inject(context.active(), traced);
  return traced;
}
