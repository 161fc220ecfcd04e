import type { IdPrefix } from '@blazon/kernel';
import { idPattern, isId } from '@blazon/kernel';
import { z } from 'zod';
import type { FieldErrorCode } from '../text.js';

/** Query of a list endpoint whose items have ids with this prefix. Every query value arrives as a string. */
export function pageQuery(prefix: IdPrefix) {
  return z.strictObject({
    limit: z
      .string()
      .refine((value) => /^[0-9]{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 100, {
        message: 'must be an integer from 1 to 100',
      })
      .meta({ type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'items on a page' })
      .transform(Number)
      .default(10),
    starting_after: z
      .string()
      .refine((value) => isId(prefix, value), {
        message: `must be the next_cursor of an earlier page, an id that begins with ${prefix}_`,
        params: { code: 'invalid_cursor' satisfies FieldErrorCode },
      })
      .meta({ pattern: idPattern(prefix), description: '`next_cursor` of the page before' })
      .optional(),
  });
}

/** A page as services ask each other for it. */
export interface Page {
  limit: number;
  starting_after?: string | undefined;
}

/** The list envelope around resources of one kind. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    object: z.literal('list'),
    data: z.array(item),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('id of the last item on this page; null when has_more is false'),
  });
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
}

/** Makes a page from one row more than the limit, which tells whether another page follows. */
export function toList<T extends { id: string }>(rowsPlusOne: T[], limit: number): List<T> {
  const data = rowsPlusOne.slice(0, limit);
  const has_more = rowsPlusOne.length > limit;
  return { object: 'list', data, has_more, next_cursor: has_more ? (data.at(-1)?.id ?? null) : null };
}
