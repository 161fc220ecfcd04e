import type { EntityManager } from '@mikro-orm/postgresql';
import { DeadLetterRow, type ReaderTables } from '../entities.js';
import { subjectOf } from '../envelope.js';
import type { LogRecord } from '../port.js';
import type { ReadPlace } from './checkpoints.js';

/** A record that could not be handled, or that waits behind one of the same subject. */
export interface DeadLetter {
  topic: string;
  partition: number;
  offset: bigint;
  subject: string;
  reason: string;
  failedAt: Date;
}

/** The owner of a record, with which it is deleted, if its text names one: the record itself may be unreadable. */
export type OwnerOf = (record: LogRecord) => string | undefined;

/** The parked subjects among these records of a partition: their records have to wait. */
export async function parkedSubjects(
  em: EntityManager,
  { group, topic, partition }: ReadPlace,
  records: LogRecord[],
): Promise<Set<string>> {
  const subjects = [...new Set(records.map(subjectOf))];
  const where = { consumerGroup: group, topic, partition, subject: { $in: subjects } };
  const letters = await em.find(DeadLetterRow, where, { fields: ['subject'], disableIdentityMap: true });
  return new Set(letters.map(({ subject }) => subject));
}

/** Adds dead letters in the order of the log; an existing one stays as it is. */
export async function addDeadLetters(
  em: EntityManager,
  consumerGroup: string,
  records: LogRecord[],
  ownerOf: OwnerOf,
  reason: string,
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((record) => {
    const { topic, partition, offset, key } = record;
    return { consumerGroup, topic, partition, offset, key, subject: subjectOf(record), owner: ownerOf(record) ?? null, reason };
  });
  await em.upsertMany(DeadLetterRow, rows, {
    onConflictFields: ['consumerGroup', 'topic', 'partition', 'offset'],
    onConflictAction: 'ignore',
    disableIdentityMap: true,
  });
}

/** Deletes all dead letters of these owners, whatever their topic and subject; returns their positions in the log. */
export function forgetDeadLetters(em: EntityManager, ...owners: string[]): Promise<{ topic: string; key: string }[]> {
  return em.getKysely<ReaderTables>().deleteFrom('dead_letters').where('owner', 'in', owners).returning(['topic', 'key']).execute();
}

export async function removeDeadLetter(em: EntityManager, group: string, letter: DeadLetter): Promise<void> {
  await em.nativeDelete(DeadLetterRow, positionOf(group, letter));
}

/** Deletes all dead letters of a subject in a partition. */
export async function unpark(em: EntityManager, { group, topic, partition }: ReadPlace, subject: string): Promise<void> {
  await em.nativeDelete(DeadLetterRow, { consumerGroup: group, topic, partition, subject });
}

export async function giveReason(em: EntityManager, group: string, letter: DeadLetter, reason: string): Promise<void> {
  await em.nativeUpdate(DeadLetterRow, positionOf(group, letter), { reason, failedAt: new Date() });
}

/** The dead letters of a group, or of one subject, in the order in which they have to be handled. */
export async function deadLetters(em: EntityManager, consumerGroup: string, subject?: string): Promise<DeadLetter[]> {
  const where = { consumerGroup, ...(subject !== undefined && { subject }) };
  const letters = await em.find(DeadLetterRow, where, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  return letters.map(({ topic, partition, offset, subject: about, reason, failedAt }) => ({
    topic,
    partition,
    offset,
    subject: about,
    reason,
    failedAt,
  }));
}

/** Why a record failed, without its content. Messages of the database repeat values, so only names are taken from them. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The handler threw something that is no error.';
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    const names = [constraint, table].filter((name) => typeof name === 'string');
    return `${error.name}: database error ${code}${names.length > 0 ? ` on ${names.join(', ')}` : ''}`;
  }
  return `${error.name}: ${error.message}`.slice(0, 500);
}

function positionOf(consumerGroup: string, { topic, partition, offset }: DeadLetter) {
  return { consumerGroup, topic, partition, offset };
}
