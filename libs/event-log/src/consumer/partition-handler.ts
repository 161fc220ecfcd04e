import { isFaultOfSurroundings } from '@blazon/database';
import type { EntityManager } from '@mikro-orm/postgresql';
import { metrics } from '@opentelemetry/api';
import { endsSubject, subjectOf } from '../envelope.js';
import type { EventLogger } from '../logger.js';
import type { LogRecord } from '../port.js';
import type { ReaderDatabase } from '../reader-database.js';
import { type CheckpointWatch, lockPlace, type ReadPlace } from './checkpoints.js';
import { addDeadLetters, type OwnerOf, parkedSubjects, reasonOf, unpark } from './dead-letters.js';
import type { Dispatcher } from './dispatch.js';

/** The tables of this library do not work in the reader's database: nothing can be handled until an operator acts. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

type Effects = (() => unknown)[];

/** Beyond some hundred events a larger unit of work gains nothing: updates of many rows at once grow faster than their number. */
const EVENTS_PER_UNIT = 200;
const WAITING = 'It waits behind an earlier record of its subject.';

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
   * Handles records of one partition, in order, in units of work: each is one transaction with the checkpoint. If a unit fails permanently,
   * its records are redone one by one and only the faulty one is parked. Rejects for errors that are not caused by a record: then nothing
   * is skipped.
   */
  async handle(records: LogRecord[], signal?: AbortSignal): Promise<void> {
    for (let from = 0; from < records.length && !signal?.aborted; from += EVENTS_PER_UNIT) {
      await this.together(records.slice(from, from + EVENTS_PER_UNIT), signal);
    }
  }

  private async together(records: LogRecord[], signal?: AbortSignal): Promise<void> {
    try {
      await this.unitOfWork(records);
    } catch (error) {
      if (isFaultOfSurroundings(error)) throw error;
      for (const record of records) {
        if (signal?.aborted) return;
        await this.alone(record);
      }
    }
  }

  private async alone(record: LogRecord): Promise<void> {
    try {
      await this.unitOfWork([record], true);
    } catch (error) {
      if (isFaultOfSurroundings(error)) throw error;
      await this.park(record, error);
    }
  }

  private async unitOfWork(records: LogRecord[], mayBeParked = false): Promise<void> {
    let handled = 0;
    await this.advance(records, async (em, place, due, effects, parked) => {
      const free = parked || mayBeParked ? await this.setWaitingAside(em, place, due) : due;
      handled = await this.dispatcher.dispatch(free, em, (effect) => effects.push(effect));
    });
    if (handled > 0) handledCounter.add(handled, { group: this.group, topic: records[0]?.topic ?? '' });
  }

  /** Records of parked subjects become dead letters too, up to the tombstone of the subject; returns the others. */
  private async setWaitingAside(em: EntityManager, place: ReadPlace, due: LogRecord[]): Promise<LogRecord[]> {
    const parked = await parkedSubjects(em, place, due);
    const ended = new Set<string>();
    const { waiting = [], free = [] } = Object.groupBy(due, (record) => {
      const subject = subjectOf(record);
      if (!parked.has(subject)) return 'free';
      if (!endsSubject(record)) return 'waiting';
      parked.delete(subject);
      ended.add(subject);
      return 'free';
    });
    await addDeadLetters(em, this.group, waiting, this.ownerOf, WAITING);
    for (const subject of ended) await unpark(em, place, subject);
    return free;
  }

  private async park(record: LogRecord, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    try {
      await this.advance([record], (em, _place, due) => addDeadLetters(em, this.group, due, this.ownerOf, reason));
    } catch (failure) {
      if (isFaultOfSurroundings(failure)) throw failure;
      throw new UnusableDatabaseError(`Neither a checkpoint nor a dead letter of "${this.group}" can be stored.`, { cause: failure });
    }
    deadLetterCounter.add(1, { group: this.group, topic: record.topic });
    const { topic, partition, offset } = record;
    this.logger.error(
      { group: this.group, topic, partition, offset: offset.toString(), subject: subjectOf(record), reason, at: framesOf(error) },
      'a record could not be handled; its subject is parked until it is retried',
    );
  }

  /** The transaction of every effect: it locks and moves the checkpoint, and drops records below it. */
  private async advance(
    records: LogRecord[],
    work: (em: EntityManager, place: ReadPlace, due: LogRecord[], effects: Effects, parked: boolean) => Promise<void>,
  ): Promise<void> {
    const last = records.at(-1);
    if (!last) return;
    const place = this.placeOf(last);
    const effects: Effects = [];
    await this.database.em.transactional(async (em) => {
      const { next, parked } = await lockPlace(em, place, last.offset + 1n);
      const due = records.filter((record) => record.offset >= next);
      if (due.length === 0) return;
      // Where another replica has handled the first of these records, it may have parked it since.
      await work(em, place, due, effects, parked || due.length < records.length);
    });
    this.watch.advanced(place, last.offset + 1n);
    await runEffects(effects, this.logger);
  }

  private placeOf({ topic, partition }: LogRecord): ReadPlace {
    return { group: this.group, topic, partition };
  }
}

/** Runs the effects after the commit. A failure can no longer undo the commit, so it is only reported. */
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
