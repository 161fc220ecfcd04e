import { randomUUID } from 'node:crypto';
import { fromString, TypeID, typeidUnboxed } from 'typeid-js';

/** The id prefixes of the public API; an id is `<prefix>_` and 26 sortable characters (TypeID). */
export const idPrefixes = ['proj', 'job', 'mem', 'evt', 'brand', 'ws', 'key', 'whk', 'dlv'] as const;
export type IdPrefix = (typeof idPrefixes)[number];
export type Id<P extends IdPrefix = IdPrefix> = `${P}_${string}`;

export type ProjectId = Id<'proj'>;
export type JobId = Id<'job'>;
export type MemoryId = Id<'mem'>;
export type EventId = Id<'evt'>;
export type WorkspaceId = Id<'ws'>;

/** A fresh id; later ids sort after earlier ones. */
export function newId<P extends IdPrefix>(prefix: P): Id<P> {
  return typeidUnboxed(prefix) as Id<P>;
}

/** A fresh id of a request. It names nothing that is kept, so it need not sort, and costs next to nothing. */
export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`;
}

/** Whether `value` is a well-formed id of this kind: 26 Crockford characters that encode a UUID version 7. */
export function isId<P extends IdPrefix>(prefix: P, value: unknown): value is Id<P> {
  if (typeof value !== 'string' || !value.startsWith(`${prefix}_`)) return false;
  try {
    fromString(value, prefix);
    return true;
  } catch {
    return false;
  }
}

/** When an id was made, to the millisecond: a UUID version 7 begins with it. */
export function timeOf(id: string): Date {
  const [high = '', low = ''] = TypeID.fromString(id).toUUID().split('-');
  return new Date(Number.parseInt(high + low, 16));
}

/** The lowest id that can have been made at this time: ids of a span of time lie between two of these. */
export function firstIdAt<P extends IdPrefix>(prefix: P, time: Date): Id<P> {
  const milliseconds = Math.min(Math.max(time.getTime(), 0), 2 ** 48 - 1);
  // Version 7 and the variant of all such ids, then nothing but zeros.
  const hex = `${milliseconds.toString(16).padStart(12, '0')}70008${'0'.repeat(15)}`;
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return TypeID.fromUUID(prefix, uuid).toString() as Id<P>;
}
