import { isFaultOfSurroundings } from '@blazon/database';
import type { EventLogger } from '../logger.js';
import type { EventLog, LogRecord } from '../port.js';
import type { ReaderDatabase } from '../reader-database.js';
import { lockPlace } from './checkpoints.js';
import { type DeadLetter, deadLetters, giveReason, reasonOf, removeDeadLetter } from './dead-letters.js';
import type { Dispatcher } from './dispatch.js';
import { runEffects } from './partition-handler.js';

/** The result of a retry: the subjects are free again if nothing remains. */
export interface RetryResult {
  handled: number;
  remaining: number;
}

interface Retry {
  log: EventLog;
  orm: ReaderDatabase;
  group: string;
  dispatcher: Dispatcher;
  logger: EventLogger;
}

/** Handles the dead letters of a subject in order, each in its own transaction, until one fails again. */
export async function retrySubject(retry: Retry, subject: string): Promise<RetryResult> {
  let handled = 0;
  for (;;) {
    const waiting = await deadLetters(retry.orm.em.fork(), retry.group, subject);
    const first = waiting[0];
    const outcome = first && (await retryOne(retry, first));
    if (outcome === undefined || outcome === 'failed') return { handled, remaining: waiting.length };
    if (outcome === 'handled') handled += 1;
  }
}

/** Which dead letters are to be retried; by default all. */
export interface RetryFilter {
  topic?: string | undefined;
  /** A prefix of the reason, as the list shows it. */
  reason?: string | undefined;
}

/** The caller would give up on a longer call; the next call retries the rest. */
const RETRY_ALL_MS = 8_000;

/** Handles the dead letters of every subject with a matching one, subject by subject, until the time is up. */
export async function retryAll(retry: Retry, { topic, reason = '' }: RetryFilter): Promise<RetryResult> {
  const meant = (letter: DeadLetter) => (topic === undefined || letter.topic === topic) && letter.reason.startsWith(reason);
  const waiting = async () => (await deadLetters(retry.orm.em.fork(), retry.group)).filter(meant);
  const deadline = Date.now() + RETRY_ALL_MS;
  let handled = 0;
  for (const subject of new Set((await waiting()).map((letter) => letter.subject))) {
    if (Date.now() > deadline) break;
    handled += (await retrySubject(retry, subject)).handled;
  }
  return { handled, remaining: (await waiting()).length };
}

/** Takes the locks of the consumer in its order, so that it cannot add to the queue, or pass it, meanwhile; another retry may be faster. */
async function retryOne({ log, orm, group, dispatcher, logger }: Retry, letter: DeadLetter): Promise<'handled' | 'overtaken' | 'failed'> {
  const record = await recordAt(log, letter);
  const effects: (() => unknown)[] = [];
  try {
    const outcome = await orm.em.transactional(async (em) => {
      await lockPlace(em, { group, topic: letter.topic, partition: letter.partition });
      const [still] = await deadLetters(em, group, letter.subject);
      if (still?.topic !== letter.topic || still.partition !== letter.partition || still.offset !== letter.offset) return 'overtaken';
      if (record) await dispatcher.dispatch([record], em, (effect) => effects.push(effect));
      await removeDeadLetter(em, group, letter);
      return 'handled';
    });
    await runEffects(effects, logger);
    return outcome;
  } catch (error) {
    if (isFaultOfSurroundings(error)) throw error;
    await giveReason(orm.em.fork(), group, letter, reasonOf(error));
    return 'failed';
  }
}

/** The record, unless the log has erased it since: then there is nothing left to handle. */
async function recordAt(log: EventLog, { topic, partition, offset }: DeadLetter): Promise<LogRecord | undefined> {
  for await (const record of log.read({ topic, partition, from: offset, to: offset + 1n })) return record;
  return undefined;
}
