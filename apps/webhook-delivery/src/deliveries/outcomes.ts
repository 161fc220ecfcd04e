import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '@blazon/database';
import { Outbox } from '@blazon/event-log';
import { CONFIG, type Logger, LOGGER } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { keptAttempt, type MadeAttempt, type Outcome, outcomeOf } from './outcome.js';
import { recordSql } from './outcomes.sql.js';

interface Waiting {
  attempt: MadeAttempt;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const MAX_BATCH = 200;
/** While attempts keep ending, one transaction per interval records them all: its cost hardly depends on their number. */
const INTERVAL_MS = 100;
const RETRY_MS = 200;

/** Records the results of attempts, to be published by the next sweep of the outbox. Attempts that end together share a transaction. */
@Injectable()
export class Outcomes {
  private readonly waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  /** Resolves when the attempt is recorded, or no longer counts; rejects if it could not be recorded before its lease ended. */
  record(attempt: MadeAttempt): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ attempt, resolve, reject });
      this.running ??= this.run();
    });
  }

  private async run(): Promise<void> {
    await pause(0);
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      await Promise.all([this.recordBatch(batch), this.waiting.length === 0 && pause(INTERVAL_MS)]);
    }
    this.running = undefined;
  }

  private async recordBatch(batch: Waiting[]): Promise<void> {
    try {
      await this.storeWithinLease(batch.map(({ attempt }) => outcomeOf(attempt)));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Retries, so that a short outage of the database does not make the receiver get the event twice. */
  private async storeWithinLease(outcomes: Outcome[]): Promise<void> {
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
    const made = outcomes.map(({ attempt, number, after }) => ({
      delivery_id: attempt.claim.id,
      number,
      attempt: keptAttempt(attempt),
      response_body: attempt.result.response?.body.toString('base64'),
      schedule: after,
      due_at: after.status === 'pending' ? new Date(after.dueAt) : null,
    }));
    const ids = JSON.stringify(made.map(({ delivery_id }) => delivery_id));
    await this.orm.em.fork().transactional(async (em) => {
      const rows = await em.execute<{ delivery_id: string }[]>(recordSql, [JSON.stringify(made), ids, this.config.REPLICA_NAME]);
      const counted = new Set(rows.map(({ delivery_id }) => delivery_id));
      const records = outcomes.flatMap(({ attempt, record }) => (record && counted.has(attempt.claim.id) ? [record] : []));
      this.outbox.add(em, records);
    });
  }
}
