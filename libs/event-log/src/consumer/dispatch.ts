import type { EntityManager } from '@mikro-orm/postgresql';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type DomainEvent, endsSubject, type EventSchemas, toEvent, typeOf, UnreadableEventError } from '../envelope.js';
import type { LogRecord } from '../port.js';
import { forgetDeadLetters } from './dead-letters.js';

/** The context in which the data of a unit of work is loaded. */
export interface LoadContext {
  /** Bound to the transaction of the unit; what it loads, the reactions find in its identity map. */
  em: EntityManager;
  /** Those that the events were read from, in the same order. */
  records: LogRecord[];
}

/** The context of a handler besides the event. */
export interface EventContext {
  /** Bound to the transaction that also moves the checkpoint, so its effects happen exactly once. It is flushed after the last event. */
  em: EntityManager;
  record: LogRecord;
  event: DomainEvent;
  /**
   * Runs `effect` once the transaction is committed: waking a worker, appending to the log. A crash in between loses it, so what must not
   * be lost needs a sweeper or the outbox.
   */
  afterCommit: (effect: () => unknown) => void;
}

/**
 * Reacts to one event. A TransientError, or a database that is unavailable or has another schema, leads to a retry; any other error parks
 * the subject.
 */
export type EventHandler = (event: DomainEvent, context: EventContext) => unknown;

/** The handler of each event type. */
export type EventHandlers = ReadonlyMap<string, EventHandler>;

/** Loads the data for all events of some types in a unit of work, before the first of them is handled. */
export interface EventLoader {
  types: readonly string[];
  load: (events: DomainEvent[], context: LoadContext) => unknown;
}

interface Readable {
  record: LogRecord;
  event: DomainEvent;
  handler: EventHandler;
}

const tracer = trace.getTracer('@blazon/event-log');

/**
 * Folds records into the reader's database: parses the events, loads their data, and runs the handler of each in a span whose parent is the
 * producer. A tombstone deletes the dead letters of its subject.
 */
export class Dispatcher {
  constructor(
    private readonly group: string,
    private readonly schemas: EventSchemas,
    private readonly handlers: EventHandlers,
    private readonly loaders: readonly EventLoader[] = [],
  ) {}

  /** Returns how many records had a handler; the others are skipped. */
  async dispatch(records: LogRecord[], em: EntityManager, afterCommit: EventContext['afterCommit']): Promise<number> {
    const readable = records.flatMap((record) => this.read(record) ?? []);
    for (const { types, load } of this.loaders) {
      const concerned = readable.filter(({ event }) => types.includes(event.type));
      const events = concerned.map(({ event }) => event);
      if (events.length > 0) await load(events, { em, records: concerned.map(({ record }) => record) });
    }
    for (const each of readable) await this.react(each, em, afterCommit);
    const ended = readable.filter(({ record }) => endsSubject(record)).map(({ event }) => event.subject);
    if (ended.length > 0) await forgetDeadLetters(em, ...ended);
    return readable.length;
  }

  private read(record: LogRecord): Readable | undefined {
    const type = typeOf(record);
    if (type === undefined && record.value !== null) throw new UnreadableEventError('The header ce_type is missing.');
    const handler = type === undefined ? undefined : this.handlers.get(type);
    return handler && { record, event: toEvent(this.schemas, record), handler };
  }

  private async react({ record, event, handler }: Readable, em: EntityManager, afterCommit: EventContext['afterCommit']): Promise<void> {
    await this.inSpan(event.type, record, async () => {
      const producer = context.active();
      await handler(event, {
        em,
        record,
        event,
        afterCommit: (effect) => {
          afterCommit(context.bind(producer, effect));
        },
      });
    });
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
