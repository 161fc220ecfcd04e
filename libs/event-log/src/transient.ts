import { DomainError } from '@blazon/kernel';

/** A failure that passes by itself: the work is tried again, nothing is skipped. */
export class TransientError extends Error {
  override readonly name = 'TransientError';
}

/** SQLSTATE classes: connection, transaction rollback (serialization, deadlock), resources, operator intervention, system error. */
const transientClasses = ['08', '40', '53', '57', '58'];
/** Lock not available, and sessions that the server ended because they took too long. */
const transientStates = ['55P03', '25P03', '25P04'];
const transientSystemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** The `pg` driver gives these no code. */
const transientMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Whether trying again later can help, judged by the error and everything that caused it. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransientError) return true;
  if (error instanceof DomainError) return error.kind === 'unavailable';
  const { code, retriable } = error as { code?: unknown; retriable?: unknown };
  if (retriable === true) return true;
  if (typeof code === 'string') {
    if (transientSystemCodes.includes(code) || transientStates.includes(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code) && transientClasses.includes(code.slice(0, 2))) return true;
  }
  if (transientMessages.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isTransient);
  return isTransient(error.cause);
}
