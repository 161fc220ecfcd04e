import { setTimeout as pause } from 'node:timers/promises';
import { isTransient, Outbox } from '@blazon/event-log';
import { CONFIG, type Logger, LOGGER, POOL } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { WebhookDeliveryConfig } from '../config.js';
import type { Delivery } from '../sending/schedule.js';
import { type MadeAttempt, type Outcome, outcomeOf } from './outcome.js';

interface Waiting {
  attempt: MadeAttempt;
  resolve: (after: Delivery) => void;
  reject: (error: unknown) => void;
}

/**
 * One statement, so one round trip for all attempts that ended together: history, schedule, queue and outbox.
 * Counts an attempt only for whoever still holds it, and only as the next one: a replica whose lease ran out, or whose project was
 * deleted meanwhile, changes nothing.
 */
const recordSql = `
  with made as (
    select * from json_to_recordset($1) as made (
      delivery_id text, number int, started_at timestamptz, duration_ms real, timing json, request_headers json, response_status int,
      response_headers json, response_body text, response_truncated boolean, error text, schedule jsonb, due_at timestamptz,
      topic text, key text, partition_key text, headers jsonb, value text
    )
  ), held as (
    select delivery_id from queue where delivery_id = any($2) and holder = $3 for update
  ), recorded as (
    update deliveries set schedule = made.schedule from made
    where deliveries.id = made.delivery_id and made.delivery_id in (select delivery_id from held)
      and (deliveries.schedule -> 'attempts')::int = made.number - 1
    returning made.*
  ), history as (
    insert into attempts (delivery_id, number, started_at, duration_ms, timing, request_headers, response_status, response_headers,
      response_body, response_truncated, error)
    select delivery_id, number, started_at, duration_ms, timing, request_headers, response_status, response_headers,
      decode(response_body, 'base64'), response_truncated, error
    from recorded
  ), waiting as (
    update queue set due_at = recorded.due_at, holder = null from recorded
    where queue.delivery_id = recorded.delivery_id and recorded.due_at is not null
  ), ended as (
    delete from queue where delivery_id in (select delivery_id from recorded where due_at is null)
  )
  insert into outbox (topic, key, partition_key, headers, value)
  select topic, key, partition_key, headers, convert_to(value, 'UTF8') from recorded where topic is not null`;

const AT_ONCE = 200;
/** While attempts keep ending, one statement in this time records them: its cost hardly depends on how many they are. */
const PACE_MS = 25;
/** Within this time the log is told of what was recorded. */
const TELL_MS = 50;
const RETRY_MS = 200;

/** Writes down what attempts came to, and tells the log of deliveries that ended. Attempts that end together share a transaction. */
@Injectable()
export class Outcomes implements OnApplicationShutdown {
  private readonly waiting: Waiting[] = [];
  private running: Promise<void> | undefined;
  private telling: Promise<void> | undefined;

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  /** Resolves with what follows from the attempt when it is on record, or counts no more; rejects when it could not be recorded while its lease lasted. */
  record(attempt: MadeAttempt): Promise<Delivery> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ attempt, resolve, reject });
      this.running ??= this.run();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.telling;
  }

  private async run(): Promise<void> {
    await new Promise((tick) => setImmediate(tick));
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, AT_ONCE);
      await Promise.all([this.recordTogether(group), this.waiting.length === 0 && pause(PACE_MS)]);
    }
    this.running = undefined;
  }

  private async recordTogether(group: Waiting[]): Promise<void> {
    try {
      // All at once and not before they are needed: one by one, as attempts end, they cost a tenth more CPU over all.
      const decided = group.map(({ attempt, resolve }) => ({ outcome: outcomeOf(attempt), resolve }));
      await this.untilStored(decided.map(({ outcome }) => outcome));
      for (const { outcome, resolve } of decided) resolve(outcome.after);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** A database that is away for a moment must not cost the receiver a repetition. */
  private async untilStored(outcomes: Outcome[]): Promise<void> {
    const leaseEnd = Math.min(...outcomes.map(({ claim }) => claim.leaseEnd));
    for (;;) {
      try {
        await this.store(outcomes);
        return;
      } catch (error) {
        if (!isTransient(error) || performance.now() + RETRY_MS > leaseEnd) throw error;
        this.logger.warn({ err: error }, 'attempts could not be recorded; it is tried again');
        await pause(RETRY_MS);
      }
    }
  }

  private async store(outcomes: Outcome[]): Promise<void> {
    const values = [JSON.stringify(outcomes.map(({ row }) => row)), outcomes.map(({ claim }) => claim.id), this.config.REPLICA_NAME];
    const { rowCount: told } = await this.pool.query({ name: 'record', text: recordSql, values });
    if (told !== 0) this.telling ??= this.tell();
  }

  private async tell(): Promise<void> {
    await pause(TELL_MS);
    this.telling = undefined;
    // Whatever keeps it from happening, the sweeper of the outbox does it later.
    await this.outbox.publishNow().catch(() => undefined);
  }
}
