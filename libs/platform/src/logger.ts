import { trace } from '@opentelemetry/api';
import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { PinoPretty } from 'pino-pretty';

export type { Logger } from 'pino';

/** Keys whose values never reach a log line, whatever object contains them. */
const redactedPaths = ['authorization', 'password', 'secret', 'token', 'key'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Structured JSON lines with the ids of the current trace; readable lines in a terminal. */
export function createLogger(options: { service: string; level: string; format?: 'json' | 'pretty' | undefined }): Logger {
  const pretty = options.format ? options.format === 'pretty' : process.stdout.isTTY;
  const settings = {
    level: options.level,
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: errorDetails },
    mixin: traceIds,
  };
  return pretty
    ? pino(settings, PinoPretty({ sync: true, ignore: 'pid,hostname,service,trace_id,span_id', messageFormat: '[{service}] {msg}' }))
    : pino(settings);
}

/** Of an error what it says of itself. Drivers add rows and answers to theirs, which may hold what customers wrote. */
export function errorDetails(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, errors } = error as { code?: unknown; constraint?: unknown; errors?: unknown };
  const { type, message, stack } = pino.stdSerializers.err(error);
  const reasons = Array.isArray(errors) && { reasons: errors.map((reason) => (reason instanceof Error ? reason.message : 'not an error')) };
  return { type, message, stack, code, constraint, ...reasons };
}

function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Lets Nest write through our logger; its start-up chatter goes to debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error({ details }, String(message));
  }

  debug(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }

  verbose(message: unknown, context?: unknown): void {
    this.logger.trace({ context }, String(message));
  }
}
