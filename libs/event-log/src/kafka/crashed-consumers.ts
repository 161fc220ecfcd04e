import { backoff, pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { Consumer } from 'kafkajs';
import type { EventLogger } from '../logger.js';

/*
 * The fault: a consumer of kafkajs that meets an error it does not expect crashes: it leaves the group, and whether it comes back depends
 * on the error. When no coordinator is found it does not, although one will be there a moment later; when it was stopped in the middle
 * of a crash it does. `run` resolves as if nothing had happened.
 *
 * The solution: kafkajs restarts nothing (`NO_RESTART`). A crash that passes is followed by a new consumer, every other one is reported.
 */

/** For the options `retry` of a consumer. */
export const NO_RESTART = { restartOnFailure: () => Promise.resolve(false) };

/** Starts a consumer; resolves when it is in its group, rejects when it crashes before. */
export async function join(consumer: Consumer, start: () => Promise<void>, onCrash: (error: Error) => void): Promise<void> {
  const joined = Promise.withResolvers<undefined>();
  let isMember = false;
  consumer.on(consumer.events.GROUP_JOIN, () => {
    isMember = true;
    joined.resolve(undefined);
  });
  consumer.on(consumer.events.CRASH, ({ payload: { error } }) => {
    if (isMember) onCrash(error);
    else joined.reject(error);
  });
  await Promise.all([start(), joined.promise]);
}

export interface Persistence {
  group: string;
  logger: EventLogger;
  signal: AbortSignal;
  /** The log line before each try. */
  message: string;
  /** By default it never gives up. */
  limitMs?: number;
}

/** Tries to join until it succeeds or `signal` aborts; rejects for a reason that does not pass. */
export async function joinAgain(crash: unknown, joinAnew: () => Promise<void>, persistence: Persistence): Promise<void> {
  const { group, logger, signal, message, limitMs = Infinity } = persistence;
  const deadline = Date.now() + limitMs;
  let last = crash;
  for (let failures = 1; ; failures += 1) {
    if (!isTransient(last) || Date.now() > deadline) throw last;
    logger.warn({ group, err: last }, message);
    await pause(backoff(failures), signal);
    if (signal.aborted) return;
    try {
      await joinAnew();
      return;
    } catch (error) {
      last = error;
    }
  }
}
