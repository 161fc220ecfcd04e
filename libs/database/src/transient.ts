import { DomainError, TransientError } from '@blazon/kernel';

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
/** kafkajs does not try these again itself, but they pass: a coordinator is elected, a connection is given up. */
const transientNames: unknown[] = ['KafkaJSGroupCoordinatorNotFound', 'KafkaJSLockTimeout'];
/** Neither does it try these again: a broker that is starting, and brokers that have forgotten a producer, whose place another one takes. */
const transientTypes: unknown[] = [
  'BROKER_NOT_AVAILABLE',
  'INVALID_PRODUCER_EPOCH',
  'INVALID_PRODUCER_ID_MAPPING',
  'OUT_OF_ORDER_SEQUENCE_NUMBER',
  'UNKNOWN_PRODUCER_ID',
];

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  name?: unknown;
  /** Set by kafkajs. */
  retriable?: unknown;
  /** The error's name at a Kafka broker. */
  type?: unknown;
  /** Set by an AggregateError: a connection was tried at several addresses. */
  errors?: unknown;
  cause?: unknown;
}

/** Whether trying again later can help, judged by the error and everything that caused it. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof TransientError) return true;
  if (error instanceof DomainError) return error.kind === 'unavailable';
  const { name, type, code, message, retriable, errors, cause }: ErrorLike = error;
  if (retriable === true || transientNames.includes(name) || transientTypes.includes(type)) return true;
  if (typeof code === 'string' && isTransientCode(code)) return true;
  if (typeof message === 'string' && transientMessages.test(message)) return true;
  return (Array.isArray(errors) && errors.some(isTransient)) || isTransient(cause);
}

/** SQLSTATE classes: a schema that is newer or older than the statement (or a right that is missing), and storage that fails. */
const classesOfSurroundings = ['42', 'XX'];
/** A feature that the server lacks, and a server that is read-only. */
const statesOfSurroundings = ['0A000', '25006'];

/**
 * Whether the surroundings are at fault and not what was being handled: it passes by itself, or somebody has to mend schema, storage or
 * server, and then the same work succeeds. Skipping it would lose an event that is not at fault.
 */
export function isFaultOfSurroundings(error: unknown): boolean {
  if (isTransient(error)) return true;
  const code = errorCodeOf(error);
  return (
    code !== undefined && (statesOfSurroundings.includes(code) || (isSqlState(code) && classesOfSurroundings.includes(code.slice(0, 2))))
  );
}

/** Whether somebody was asked and has not answered, as a server that hangs, or one behind a network that drops everything. */
export function isSilence(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause }: ErrorLike = error;
  return (
    code === 'ETIMEDOUT' ||
    (typeof message === 'string' && /timeout exceeded when trying to connect|due to connection timeout/i.test(message)) ||
    isSilence(cause)
  );
}

/** The code of an error, or of the first of its causes that has one: short enough for a metric, and nothing of what was handled. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause }: ErrorLike = error;
  return typeof code === 'string' ? code : errorCodeOf(cause);
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}

function isTransientCode(code: string): boolean {
  if (transientSystemCodes.includes(code) || transientStates.includes(code)) return true;
  return isSqlState(code) && transientClasses.includes(code.slice(0, 2));
}
