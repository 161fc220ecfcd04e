import { backoff, pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { Logger } from './logger.js';

export interface Patience {
  logger: Logger;
  limitMs: number;
  signal: AbortSignal;
}

const MIN_DELAY_MS = 200;
const MAX_DELAY_MS = 2_000;

/**
 * Retries a step of the start until its dependency is available, and logs what it waits for; rejects when the time is up or the step can
 * never work.
 */
export async function waitingFor<T>(what: string, step: () => Promise<T>, { logger, limitMs, signal }: Patience): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await step();
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throw error;
      logger.warn({ err: error }, `the start waits for ${what}, which does not answer yet`);
      await pause(backoff(failures, MIN_DELAY_MS, MAX_DELAY_MS), signal);
    }
  }
}
