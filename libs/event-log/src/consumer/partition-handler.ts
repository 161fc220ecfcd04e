import { metrics } from '@opentelemetry/api';
import { endsSubject, subjectOf } from '../envelope.js';
import type { EventLogger } from '../logger.js';
import type { LogRecord } from '../port.js';
import { inShortTransaction, type ReaderDatabase, type Sql } from '../sql.js';
import { isTransient, TransientError } from '../transient.js';
import { type CheckpointWatch, lockCheckpointSql, nextIn, type ReadPlace, storeCheckpointSql } from './checkpoints.js';
import { addDeadLetter, type OwnerOf, parkedSubjectsSql, reasonOf, unpark } from './dead-letters.js';
import type { Dispatcher } from './dispatch.js';
import { lockPartitionSql } from './partition-lock.js';

/** The tables of this library do not work in the reader's database: nothing can be handled before somebody acts. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

type Effects = (() => unknown)[];

const meter = metrics.getMeter('@blazon/event-log');
const handledCounter = meter.createCounter('event_log.records.handled', { description: 'Records that a handler of this group reacted to' });
const deadLetterCounter = meter.createCounter('event_log.dead_letters', { description: 'Records that were parked' });

/** Turns records of one group into effects in the reader's database, each exactly once. */
export class PartitionHandler {
  constructor(
    private readonly group: string,
    private readonly database: ReaderDatabase,
    private readonly dispatcher: Dispatcher,
    private readonly watch: CheckpointWatch,
    private readonly logger: EventLogger,
    private readonly ownerOf: OwnerOf = () => undefined,
  ) {}

  /**
   * Handles records of one partition, given in order, in one transaction with the checkpoint. If one of them fails for good, they
   * are redone one by one and only that one is parked. Rejects with what passes by itself: nothing is skipped then.
   */
  async handle(records: LogRecord[], signal?: AbortSignal): Promise<void> {
    try {
      await this.inOneTransaction(records);
    } catch (error) {
      if (isTransient(error)) throw error;
      for (const record of records) {
        if (signal?.aborted) return;
        await this.alone(record);
      }
    }
  }

  private async alone(record: LogRecord): Promise<void> {
    try {
      await this.inOneTransaction([record]);
    } catch (error) {
      if (isTransient(error)) throw error;
      await this.park(record, error);
    }
  }

  private async inOneTransaction(records: LogRecord[]): Promise<void> {
    let handled = 0;
    await this.advance(records, async (sql, due, parked, effects) => {
      for (const record of due) if (await this.take(sql, record, parked, effects)) handled += 1;
    });
    if (handled > 0) handledCounter.add(handled, { group: this.group, topic: records[0]?.topic ?? '' });
  }

  private async take(sql: Sql, record: LogRecord, parked: Set<string>, effects: Effects): Promise<boolean> {
    const subject = subjectOf(record);
    if (parked.has(subject)) {
      if (!endsSubject(record)) {
        await addDeadLetter(sql, this.group, record, this.ownerOf(record), 'It waits behind an earlier record of its subject.');
        return false;
      }
      await unpark(sql, this.placeOf(record), subject);
      parked.delete(subject);
    }
    return this.dispatcher.dispatch(record, sql, (effect) => effects.push(effect));
  }

  private async park(record: LogRecord, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    try {
      await this.advance([record], async (sql, due) => {
        for (const each of due) await addDeadLetter(sql, this.group, each, this.ownerOf(each), reason);
      });
    } catch (failure) {
      if (isTransient(failure)) throw failure;
      throw new UnusableDatabaseError(`Neither a checkpoint nor a dead letter of "${this.group}" can be stored.`, { cause: failure });
    }
    deadLetterCounter.add(1, { group: this.group, topic: record.topic });
    const { topic, partition, offset } = record;
    this.logger.error(
      { group: this.group, topic, partition, offset: offset.toString(), subject: subjectOf(record), reason, at: framesOf(error) },
      'a record could not be handled; its subject is parked until it is retried',
    );
  }

  /** The transaction that every effect goes through: the checkpoint is locked, what lies below it is dropped, and it moves at the end. */
  private async advance(
    records: LogRecord[],
    work: (sql: Sql, due: LogRecord[], parked: Set<string>, effects: Effects) => Promise<void>,
  ): Promise<void> {
    const last = records.at(-1);
    if (!last) return;
    const place = this.placeOf(last);
    const effects: Effects = [];
    const opening = [lockCheckpointSql(place), lockPartitionSql(place.partition), parkedSubjectsSql(place, records)];
    await inShortTransaction(this.database, opening, async (sql, [checkpoint = [], , parked = []]) => {
      const next = nextIn(checkpoint);
      if (next === undefined) throw new TransientError('The checkpoint is gone. It is looked up again.');
      const due = records.filter((record) => record.offset >= next);
      if (due.length === 0) return [];
      await work(sql, due, new Set((parked as { subject: string }[]).map(({ subject }) => subject)), effects);
      return [storeCheckpointSql(place, last.offset + 1n)];
    });
    this.watch.advanced(place, last.offset + 1n);
    await runEffects(effects, this.logger);
  }

  private placeOf({ topic, partition }: LogRecord): ReadPlace {
    return { group: this.group, topic, partition };
  }
}

/** Runs what was to wait for a commit. It cannot be undone by a failure any more, so a failure is only reported. */
export async function runEffects(effects: Effects, logger: EventLogger): Promise<void> {
  const results = await Promise.allSettled(effects.map((effect) => Promise.resolve().then(effect)));
  for (const result of results) {
    if (result.status === 'rejected') logger.error({ err: result.reason as unknown }, 'an effect after a commit failed');
  }
}

/** The stack without the message, which may hold content. */
function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) => line.trim());
}
