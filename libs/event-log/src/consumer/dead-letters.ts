import { escapeLiteral } from 'pg';
import { subjectOf } from '../envelope.js';
import type { LogRecord } from '../port.js';
import type { Sql } from '../sql.js';
import { atPlace, type ReadPlace } from './checkpoints.js';

/** A record that could not be handled, or that waits behind one of the same subject. */
export interface DeadLetter {
  topic: string;
  partition: number;
  offset: bigint;
  subject: string;
  reason: string;
  failedAt: Date;
}

/** Whom a record has to be forgotten with, if its text tells: the record may be one that nobody can read. */
export type OwnerOf = (record: LogRecord) => string | undefined;

interface DeadLetterRow {
  topic: string;
  partition: number;
  offset: string;
  subject: string;
  reason: string;
  failed_at: Date | string;
}

const columnsSql = 'topic, partition, "offset"::text, subject, reason, failed_at';

/** Selects those subjects of some records of a partition that are parked: the records have to wait. */
export function parkedSubjectsSql(place: ReadPlace, records: LogRecord[]): string {
  const subjects = new Set(records.map(subjectOf));
  return `select distinct subject from dead_letters where ${atPlace(place)} and subject in (${[...subjects].map(escapeLiteral).join()})`;
}

export async function addDeadLetter(sql: Sql, group: string, record: LogRecord, owner: string | undefined, reason: string): Promise<void> {
  const { topic, partition, offset, key } = record;
  await sql.execute(
    `insert into dead_letters (consumer_group, topic, partition, "offset", key, subject, owner, reason) values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
    [group, topic, partition, offset, key, subjectOf(record), owner ?? null, reason],
  );
}

/** Forgets all that waits of an owner, whatever its topic and subject; returns where the log holds it. */
export function forgetDeadLetters(sql: Sql, owner: string): Promise<{ topic: string; key: string }[]> {
  return sql.execute('delete from dead_letters where owner = ? returning topic, key', [owner]);
}

export async function removeDeadLetter(sql: Sql, group: string, letter: DeadLetter): Promise<void> {
  await sql.execute('delete from dead_letters where consumer_group = ? and topic = ? and partition = ? and "offset" = ?', [
    group,
    letter.topic,
    letter.partition,
    letter.offset,
  ]);
}

/** Forgets all that waits for a subject in a partition. */
export async function unpark(sql: Sql, place: ReadPlace, subject: string): Promise<void> {
  await sql.execute('delete from dead_letters where consumer_group = ? and topic = ? and partition = ? and subject = ?', [
    place.group,
    place.topic,
    place.partition,
    subject,
  ]);
}

export async function giveReason(sql: Sql, group: string, letter: DeadLetter, reason: string): Promise<void> {
  await sql.execute(
    'update dead_letters set reason = ?, failed_at = now() where consumer_group = ? and topic = ? and partition = ? and "offset" = ?',
    [reason, group, letter.topic, letter.partition, letter.offset],
  );
}

/** The dead letters of a group, or of one subject, in the order in which they have to be handled. */
export async function deadLetters(sql: Sql, group: string, subject?: string): Promise<DeadLetter[]> {
  const rows =
    subject === undefined
      ? await sql.execute<DeadLetterRow[]>(`select ${columnsSql} from dead_letters where consumer_group = ? order by id`, [group])
      : await sql.execute<DeadLetterRow[]>(`select ${columnsSql} from dead_letters where consumer_group = ? and subject = ? order by id`, [
          group,
          subject,
        ]);
  return rows.map((row) => ({ ...row, offset: BigInt(row.offset), failedAt: new Date(row.failed_at) }));
}

/**
 * Why a record failed, without anything of its content. Messages of the database repeat values, so only names are taken from them.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The handler threw something that is no error.';
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
    const names = [constraint, table].filter((name) => typeof name === 'string');
    return `${error.name}: database error ${code}${names.length > 0 ? ` on ${names.join(', ')}` : ''}`;
  }
  return `${error.name}: ${error.message}`.slice(0, 500);
}
