import { newId } from '@blazon/kernel';
import { context, propagation } from '@opentelemetry/api';
import type { z } from 'zod';
import type { LogRecord, NewRecord } from './port.js';

/** The events that somebody writes or reads: for each type its current version and the schema of its data. */
export type EventSchemas = Readonly<Record<string, { version: number; schema: z.ZodType }>>;

/** An event as code sees it: CloudEvents attributes and data that its schema has checked; a tombstone has no data. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  id: string;
  type: Type;
  source: string;
  time: Date;
  /** The subject of the event; events of one subject are handled in order, or not at all. */
  subject: string;
  /** The request or process that all of this began with. */
  correlationId?: string;
  /** The event or command that led to this one. */
  causationId?: string;
  /** All further attributes, such as the tenant of a tombstone. */
  extensions: Record<string, string>;
  data: Data;
}

/** The events that a set of schemas describes, or one of them by its type. */
export type EventOf<Schemas extends EventSchemas, Type extends keyof Schemas & string = keyof Schemas & string> = {
  [Each in Type]: DomainEvent<Each, z.output<Schemas[Each]['schema']>>;
}[Type];

interface Address {
  topic: string;
  key: string;
  partitionKey: string;
}

/** The attributes of an event besides its data; a tombstone has nothing else. */
export interface EventAttributes<Type extends string = string> {
  type: Type;
  source: string;
  subject: string;
  /** A new id by default. */
  id?: string;
  /** Now by default. */
  time?: Date;
  correlationId?: string;
  causationId?: string;
  /** Further attributes, kept as headers. */
  headers?: Record<string, string>;
}

type NewEventOf<Schemas extends EventSchemas> = {
  [Type in keyof Schemas & string]: EventAttributes<Type> & { data: z.input<Schemas[Type]['schema']> };
}[keyof Schemas & string];

/** A record that is no event of its reader's making or knowledge: its value, headers or data are not what the schema says. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

const standardHeaders = [
  'ce_id',
  'ce_type',
  'ce_source',
  'ce_time',
  'ce_subject',
  'schemaversion',
  'correlationid',
  'causationid',
  'traceparent',
  'tracestate',
  'baggage',
];

/** The record of an event, with the trace of the caller. Data that its schema refuses is not written: it throws. */
export function toRecord<Schemas extends EventSchemas>(schemas: Schemas, event: Address & NewEventOf<Schemas>): NewRecord {
  const definition = schemas[event.type];
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- callers in JavaScript, and casts, get here with other types of event
  if (!definition) throw new Error(`No schema describes events of type "${event.type}". Add it to the schemas before writing it.`);
  const data = definition.schema.parse(event.data);
  return {
    topic: event.topic,
    key: event.key,
    partitionKey: event.partitionKey,
    headers: { ...headersOf(event), schemaversion: String(definition.version) },
    value: Buffer.from(JSON.stringify(data)),
  };
}

/** The record that removes what the log holds under a key and tells its readers so. */
export function toTombstone(tombstone: Address & EventAttributes): NewRecord {
  const { topic, key, partitionKey } = tombstone;
  return { topic, key, partitionKey, headers: headersOf(tombstone), value: null };
}

/** The record that removes what the log holds under a key and means nothing else to its readers. */
export function toErasure({ topic, key, partitionKey }: Address): NewRecord {
  return { topic, key, partitionKey, headers: {}, value: null };
}

/** The event of a record, checked by its schema; throws an UnreadableEventError where it cannot be one. */
export function toEvent(schemas: EventSchemas, record: LogRecord): DomainEvent {
  const { headers } = record;
  const type = required(headers, 'ce_type');
  const time = new Date(required(headers, 'ce_time'));
  if (Number.isNaN(time.getTime())) throw new UnreadableEventError('The header ce_time is no time.');
  return {
    id: required(headers, 'ce_id'),
    type,
    source: required(headers, 'ce_source'),
    time,
    subject: subjectOf(record),
    ...(headers.correlationid !== undefined && { correlationId: headers.correlationid }),
    ...(headers.causationid !== undefined && { causationId: headers.causationid }),
    extensions: Object.fromEntries(Object.entries(headers).filter(([name]) => !standardHeaders.includes(name))),
    data: dataOf(schemas, type, record.value),
  };
}

/** The type of the event in a record; undefined for a record that is not an event, such as an erasure. */
export function typeOf(record: LogRecord): string | undefined {
  return record.headers.ce_type;
}

/** The subject of a record, or its key if it names none. */
export function subjectOf(record: LogRecord): string {
  return record.headers.ce_subject ?? record.key;
}

/** Whether a record is the tombstone of its subject itself: nothing before it matters any more, so nothing has to wait for it. */
export function endsSubject(record: LogRecord): boolean {
  return record.value === null && record.key === subjectOf(record);
}

function headersOf(event: EventAttributes): Record<string, string> {
  const headers: Record<string, string> = {
    ...event.headers,
    ce_id: event.id ?? newId('evt'),
    ce_type: event.type,
    ce_source: event.source,
    ce_time: (event.time ?? new Date()).toISOString(),
    ce_subject: event.subject,
  };
  if (event.correlationId !== undefined) headers.correlationid = event.correlationId;
  if (event.causationId !== undefined) headers.causationid = event.causationId;
  propagation.inject(context.active(), headers);
  return headers;
}

function required(headers: Record<string, string>, name: string): string {
  const value = headers[name];
  if (value === undefined) throw new UnreadableEventError(`The header ${name} is missing.`);
  return value;
}

function dataOf(schemas: EventSchemas, type: string, value: Buffer | null): unknown {
  const schema = schemas[type]?.schema;
  if (value === null && !schema) return null;
  if (!schema) throw new UnreadableEventError(`No schema describes events of type "${type}".`);
  const result = schema.safeParse(value === null ? null : parseJson(value));
  if (result.success) return result.data;
  // Paths and codes only: messages may repeat the data, and what is refused must not be kept anywhere else.
  const issues = result.error.issues.map((issue) => `${issue.path.join('.') || 'data'}: ${issue.code}`);
  throw new UnreadableEventError(`The data does not fit the schema of "${type}" (${issues.join(', ')}).`);
}

function parseJson(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString('utf8'));
  } catch {
    throw new UnreadableEventError('The value is not JSON.');
  }
}
