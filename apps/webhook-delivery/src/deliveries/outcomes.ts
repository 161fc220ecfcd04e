import { setTimeout as pause } from 'node:timers/promises';
import { topics } from '@blazon/contracts';
import { isTransient, Outbox } from '@blazon/event-log';
import { CONFIG, type Logger, LOGGER, POOL } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { WebhookDeliveryConfig } from '../config.js';
import type { Delivery } from '../sending/schedule.js';
import { keptAttempt, type MadeAttempt, type Outcome, outcomeOf } from './outcome.js';

interface Waiting {
  attempt: MadeAttempt;
  resolve: (after: Delivery) => void;
  reject: (error: unknown) => void;
}

/**
 * One statement, so one round trip for all attempts that ended together: history, schedule, queue and outbox.
 * Counts an attempt only for whoever still holds it, and only as the next one: a replica whose lease ran out, or whose project was
 * deleted meanwhile, changes nothing. Ids and JSON come line by line, since they never hold a line break: in an array, or in one
 * document, all of it would be escaped here and read character by character there.
 */
const recordSql = `
  with made as (
    select * from unnest(
      string_to_array($1, E'\n'), $2::int[], string_to_array($3, E'\n'), string_to_array($4, E'\n'), string_to_array($5, E'\n'),
      $6::timestamptz[], string_to_array($7, E'\n', ''), string_to_array($8, E'\n'), string_to_array($9, E'\n'), string_to_array($10, E'\n')
    ) as made (delivery_id, number, attempt, response_body, schedule, due_at, key, partition_key, headers, value)
  ), held as (
    select delivery_id from queue where delivery_id = any(string_to_array($1, E'\n')) and holder = $11 for update
  ), counted as (
    update courses set schedule = made.schedule::jsonb from made
    where courses.delivery_id = made.delivery_id and made.delivery_id in (select delivery_id from held)
      and (courses.schedule -> 'attempts')::int = made.number - 1
    returning made.*
  ), kept as (
    insert into attempts (delivery_id, number, made, response_body)
    select delivery_id, number, attempt::json, decode(response_body, 'base64') from counted
  ), waiting as (
    update queue set due_at = counted.due_at, holder = null from counted
    where queue.delivery_id = counted.delivery_id and counted.due_at is not null
  ), ended as (
    delete from queue where delivery_id in (select delivery_id from counted where due_at is null)
  )
  insert into outbox (topic, key, partition_key, headers, value)
  select '${topics.webhooks.name}', key, partition_key, headers::jsonb, convert_to(value, 'UTF8') from counted where key is not null`;

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
    const leaseEnd = Math.min(...outcomes.map(({ attempt }) => attempt.claim.leaseEnd));
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
    const lines = (of: (outcome: Outcome) => string | undefined) => outcomes.map((each) => of(each) ?? '').join('\n');
    const values = [
      lines(({ attempt }) => attempt.claim.id),
      outcomes.map(({ number }) => number),
      lines(({ attempt }) => JSON.stringify(keptAttempt(attempt))),
      lines(({ attempt }) => attempt.result.response?.body.toString('base64')),
      lines(({ after }) => JSON.stringify(after)),
      outcomes.map(({ after }) => (after.status === 'pending' ? new Date(after.dueAt) : null)),
      lines(({ record }) => record?.key),
      lines(({ record }) => record?.partitionKey),
      lines(({ record }) => record && JSON.stringify(record.headers)),
      lines(({ record }) => record?.value?.toString()),
      this.config.REPLICA_NAME,
    ];
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
