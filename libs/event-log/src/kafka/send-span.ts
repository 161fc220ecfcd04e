import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { NewRecord } from '../port.js';

const tracer = trace.getTracer('@blazon/event-log');

/** The wait for records to be durable, as a span of the caller's trace. */
export async function inSendSpan<Result>(records: NewRecord[], send: () => Promise<Result>): Promise<Result> {
  const topics = [...new Set(records.map(({ topic }) => topic))].join(',');
  const attributes = {
    'messaging.system': 'kafka',
    'messaging.operation.type': 'send',
    'messaging.destination.name': topics,
    'messaging.batch.message_count': records.length,
  };
  const span = tracer.startSpan(`send ${topics}`, { kind: SpanKind.PRODUCER, attributes });
  try {
    return await send();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
