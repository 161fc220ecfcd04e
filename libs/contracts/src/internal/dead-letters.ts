import { z } from 'zod';
import { route } from './route.js';

/** A record that a service could not handle, or that waits behind one of the same subject; what it says stays in the log. */
export const DeadLetter = z.object({
  topic: z.string(),
  partition: z.int(),
  offset: z.string(),
  subject: z.string(),
  reason: z.string(),
  failed_at: z.int(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

/** The oldest ones, and how many there are. */
export const DeadLetters = z.object({ total: z.int(), data: z.array(DeadLetter) });
export type DeadLetters = z.infer<typeof DeadLetters>;

/** Which of them are meant; by default all. */
export const DeadLetterFilter = z.object({
  topic: z.string().optional(),
  /** The beginning of the reason, as the list shows it. */
  reason: z.string().optional(),
});
export type DeadLetterFilter = z.infer<typeof DeadLetterFilter>;

const RetryResult = z.object({ handled: z.int(), remaining: z.int() });

/** For operators; every service that reads the log answers these. */
export const deadLettersApi = {
  list: route({ method: 'GET', path: '/dead_letters', response: DeadLetters }),
  /** Handles what waits for a subject again, in order, up to the first record that still fails. */
  retry: route({
    method: 'POST',
    path: '/dead_letters/:subject/retry',
    response: RetryResult,
  }),
  /** The same for all subjects, or for those of a topic or a reason, as far as the time of a call allows. */
  retryAll: route({ method: 'POST', path: '/dead_letters/retry', body: DeadLetterFilter, response: RetryResult }),
};
