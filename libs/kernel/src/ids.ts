import { UUID, uuidv7obj } from 'uuidv7';

/** The id prefixes of the public API; an id is `<prefix>_` and 26 sortable characters (TypeID). */
export const idPrefixes = ['proj', 'job', 'mem', 'evt', 'brand', 'ws', 'key', 'whk', 'dlv', 'usr'] as const;
export type IdPrefix = (typeof idPrefixes)[number];
export type Id<P extends IdPrefix = IdPrefix> = `${P}_${string}`;

export type ProjectId = Id<'proj'>;
export type JobId = Id<'job'>;
export type MemoryId = Id<'mem'>;
export type EventId = Id<'evt'>;
export type WorkspaceId = Id<'ws'>;

/** Crockford's digits of base 32. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const pairs = Array.from({ length: 1024 }, (_, value) => digits.charAt(value >> 5) + digits.charAt(value & 31));
const suffix = '[0-7][0-9a-hjkmnp-tv-z]{25}';
const suffixPattern = new RegExp(`^${suffix}$`);

/** A fresh id; later ids sort after earlier ones. */
export function newId<P extends IdPrefix>(prefix: P): Id<P> {
  return idOf(prefix, uuidv7obj());
}

/** A fresh id of a request. It names nothing that is kept, so it need not sort, and costs next to nothing. */
export function newRequestId(): string {
  return `req_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** Whether `value` is a well-formed id of this kind: 26 Crockford characters that encode 128 bits. */
export function isId<P extends IdPrefix>(prefix: P, value: unknown): value is Id<P> {
  return typeof value === 'string' && value.startsWith(`${prefix}_`) && suffixPattern.test(value.slice(prefix.length + 1));
}

/** How ids of a kind look, as a regular expression. */
export function idPattern(prefix: IdPrefix): string {
  return `^${prefix}_${suffix}$`;
}

/** When an id was made, to the millisecond: a UUID version 7 begins with it, in 48 bits, which are the first ten digits. */
export function timeOf(id: string): Date {
  const suffix = id.slice(id.lastIndexOf('_') + 1);
  if (!suffixPattern.test(suffix)) throw new Error(`${id} is not an id`);
  let milliseconds = 0;
  for (const digit of suffix.slice(0, 10)) milliseconds = milliseconds * 32 + digits.indexOf(digit);
  return new Date(milliseconds);
}

/** The lowest id that can have been made at this time: ids of a span of time lie between two of these. */
export function firstIdAt<P extends IdPrefix>(prefix: P, time: Date): Id<P> {
  return idOf(prefix, UUID.fromFieldsV7(Math.min(Math.max(time.getTime(), 0), 2 ** 48 - 1), 0, 0, 0));
}

/** 128 bits behind two of padding, ten at a time: the 26 digits of a TypeID. */
function idOf<P extends IdPrefix>(prefix: P, { bytes }: UUID): Id<P> {
  let suffix = '';
  let bits = 0;
  let count = 2;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    if (count < 10) continue;
    count -= 10;
    suffix += pairs[bits >> count] ?? '';
    bits &= (1 << count) - 1;
  }
  return `${prefix}_${suffix}`;
}
