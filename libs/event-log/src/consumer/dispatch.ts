import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type DomainEvent, endsSubject, type EventSchemas, toEvent, typeOf, UnreadableEventError } from '../envelope.js';
import type { LogRecord } from '../port.js';
import type { Sql } from '../sql.js';
import { forgetDeadLetters } from './dead-letters.js';

/** What a handler works with besides the event. */
export interface EventContext {
  /** Bound to the transaction that also moves the checkpoint: what is done with it happens exactly once. */
  sql: Sql;
  record: LogRecord;
  event: DomainEvent;
  /**
   * Runs `effect` once the transaction is committed: waking a worker, appending to the log. A crash in between loses it,
   * so whatever must not be lost is found again by a sweeper or goes through the outbox.
   */
  afterCommit: (effect: () => unknown) => void;
}

/** Reacts to one event. A thrown TransientError, or a database that is away, makes it be tried again; any other error parks the subject. */
export type EventHandler = (event: DomainEvent, context: EventContext) => unknown;

/** Who reacts to which event type. */
export type EventHandlers = ReadonlyMap<string, EventHandler>;

const tracer = trace.getTracer('@blazon/event-log');

/**
 * Finds the handler of a record, checks the event, and runs the handler in a span whose parent is the producer. Whatever still waits of
 * a subject that ends with it is forgotten.
 */
export class Dispatcher {
  constructor(
    private readonly group: string,
    private readonly schemas: EventSchemas,
    private readonly handlers: EventHandlers,
  ) {}

  /** Whether the record was for a handler; records that nobody here reacts to are passed. */
  async dispatch(record: LogRecord, sql: Sql, afterCommit: EventContext['afterCommit']): Promise<boolean> {
    const type = typeOf(record);
    if (type === undefined && record.value !== null) throw new UnreadableEventError('The header ce_type is missing.');
    const handler = type === undefined ? undefined : this.handlers.get(type);
    if (type === undefined || handler === undefined) return false;
    await this.inSpan(type, record, async () => {
      const event = toEvent(this.schemas, record);
      const producer = context.active();
      await handler(event, {
        sql,
        record,
        event,
        afterCommit: (effect) => {
          afterCommit(context.bind(producer, effect));
        },
      });
      if (endsSubject(record)) await forgetDeadLetters(sql, event.subject);
    });
    return true;
  }

  private inSpan(type: string, record: LogRecord, work: () => Promise<void>): Promise<void> {
    const parent = propagation.extract(ROOT_CONTEXT, record.headers);
    const attributes = {
      'messaging.system': 'event_log',
      'messaging.operation.type': 'process',
      'messaging.consumer.group.name': this.group,
      'messaging.destination.name': record.topic,
      'messaging.destination.partition.id': String(record.partition),
      'messaging.message.id': record.headers.ce_id ?? '',
    };
    return tracer.startActiveSpan(`process ${type}`, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
      try {
        await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  }
}
