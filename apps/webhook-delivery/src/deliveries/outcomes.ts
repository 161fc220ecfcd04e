import { setTimeout as pause } from 'node:timers/promises';
import { isTransient, type NewRecord, Outbox } from '@blazon/event-log';
import { CONFIG, type Logger, LOGGER, POOL } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { Pool } from 'pg';
import type { WebhookDeliveryConfig } from '../config.js';
import { toRecord } from '../publish.js';
import { type Delivery, type DeliveryEvent, deliverySchedule } from '../sending/schedule.js';
import type { AttemptResult } from '../sending/sender.js';
import type { Claim } from './delivery-queue.js';

/** An attempt that has been made. */
export interface MadeAttempt {
  claim: Claim;
  startedAt: number;
  endedAt: number;
  result: AttemptResult;
}

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
const PACE_MS = 10;
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
      await this.untilStored(group.map(({ attempt }) => attempt));
      for (const { attempt, resolve } of group) resolve(decide(attempt).after);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** A database that is away for a moment must not cost the receiver a repetition. */
  private async untilStored(attempts: MadeAttempt[]): Promise<void> {
    const leaseEnd = Math.min(...attempts.map(({ claim }) => claim.leaseEnd));
    for (;;) {
      try {
        await this.store(attempts);
        return;
      } catch (error) {
        if (!isTransient(error) || performance.now() + RETRY_MS > leaseEnd) throw error;
        this.logger.warn({ err: error }, 'attempts could not be recorded; it is tried again');
        await pause(RETRY_MS);
      }
    }
  }

  private async store(attempts: MadeAttempt[]): Promise<void> {
    const values = [JSON.stringify(attempts.map(toRow)), attempts.map(({ claim }) => claim.id), this.config.REPLICA_NAME];
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

/** What the log is told of a delivery that has ended. */
function recordOf({ claim, endedAt }: MadeAttempt, events: DeliveryEvent[]): NewRecord | undefined {
  const type = endOf(events);
  if (type === undefined) return undefined;
  const { workspace_id, environment, project_id, job_id, event_id, event_type } = claim;
  const subject = { workspace_id, environment, delivery_id: claim.id, event_id, event_type, job_id, project_id };
  // In the trace of the job, like the attempt itself.
  return context.with(propagation.extract(ROOT_CONTEXT, claim.trace), () =>
    toRecord(type, { ...subject, attempts: claim.schedule.attempts + 1, at: endedAt }),
  );
}

function decide({ claim, endedAt, result }: MadeAttempt): { events: DeliveryEvent[]; after: Delivery } {
  const { schedule } = claim;
  const number = schedule.attempts + 1;
  const events = deliverySchedule.decide({ type: 'record_attempt', number, endedAt, succeeded: result.error === null }, schedule);
  return { events, after: events.reduce<Delivery>((state, event) => deliverySchedule.evolve(state, event), schedule) };
}

function endOf(events: DeliveryEvent[]): 'webhook.delivered' | 'webhook.undeliverable' | undefined {
  if (events.some(({ type }) => type === 'attempt_succeeded')) return 'webhook.delivered';
  return events.some(({ type }) => type === 'delivery_given_up') ? 'webhook.undeliverable' : undefined;
}

function toRow(attempt: MadeAttempt) {
  const { claim, startedAt, result } = attempt;
  const { requestHeaders, response, error, timing } = result;
  const { events, after } = decide(attempt);
  const record = recordOf(attempt, events);
  return {
    delivery_id: claim.id,
    number: claim.schedule.attempts + 1,
    started_at: new Date(startedAt),
    duration_ms: timing.totalMs,
    timing: { dns_ms: timing.dnsMs, connect_ms: timing.connectMs, tls_ms: timing.tlsMs, first_byte_ms: timing.firstByteMs },
    request_headers: requestHeaders,
    response_status: response?.status ?? null,
    response_headers: response?.headers ?? null,
    response_body: response?.body.toString('base64') ?? null,
    response_truncated: response?.truncated ?? false,
    error,
    schedule: after,
    due_at: after.status === 'pending' ? new Date(after.dueAt) : null,
    ...(record && {
      topic: record.topic,
      key: record.key,
      partition_key: record.partitionKey,
      headers: record.headers,
      value: record.value?.toString(),
    }),
  };
}
