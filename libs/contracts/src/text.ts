import { z } from 'zod';
import { labelPattern, nonBlankPattern, textPattern } from './patterns.js';

/** Error codes of the public API that a field can cause; they travel in the `params` of zod issues. */
export type FieldErrorCode = 'invalid_param' | 'param_too_long' | 'invalid_webhook_url' | 'invalid_cursor';

const NUL = String.fromCharCode(0);

/** The length of a text as people count it: in Unicode code points. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/** Text that PostgreSQL and JSON can both carry (no NUL, no lone surrogate), at most `max` code points long. */
export function text(max: number) {
  return measuredText(max, (value) => value).meta({ maxLength: max, pattern: textPattern });
}

function measuredText(max: number, measured: (value: string) => string) {
  const check = (value: string, context: z.RefinementCtx) => {
    const refuse = (code: FieldErrorCode, message: string) => {
      context.addIssue({ code: 'custom', message, params: { code } });
    };
    if (value.includes(NUL)) refuse('invalid_param', 'must not contain the NUL character');
    else if (!value.isWellFormed()) refuse('invalid_param', 'must be well-formed Unicode, without lone surrogates');
    // UTF-16 units bound the code points from above, so most texts are accepted without counting.
    else if (value.length > max && codePoints(measured(value)) > max) refuse('param_too_long', `must be at most ${max} characters long`);
  };
  return z.string().superRefine(check);
}

/** Text that says something: at least one character that is not white space. */
export function nonBlankText(max: number) {
  return text(max).refine(isNotBlank, notBlank).meta({ minLength: 1, maxLength: max, pattern: nonBlankPattern });
}

/** A label of 1 to `max` code points, not counting the white space around it, which is kept. */
export function labelText(max: number) {
  return measuredText(max, (value) => value.trim())
    .refine(isNotBlank, notBlank)
    .meta({ minLength: 1, pattern: labelPattern(max), description: `1 to ${max} characters, not counting white space around them` });
}

function isNotBlank(value: string): boolean {
  return value.trim() !== '';
}

const notBlank = { message: 'must not be empty', params: { code: 'invalid_param' satisfies FieldErrorCode } };

/** An optional field for which null counts as absent. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A field of an update that may be left out, but not cleared with null. */
export function omittable<T extends z.ZodType>(schema: T) {
  const notNull = (value: unknown, context: z.RefinementCtx) => {
    if (value === null) {
      context.addIssue({ code: 'custom', message: 'must not be null', params: { code: 'invalid_param' satisfies FieldErrorCode } });
    }
    return value;
  };
  return z.preprocess(notNull, schema).optional();
}
