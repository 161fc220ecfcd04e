import type { Brief } from '../brief.js';
import type { TypeDecision } from '../decisions.js';
import type { FontEntry } from '../pack/types.js';

/** Whether a name is written in small letters alone: then nobody asked for capitals. */
export const isWrittenSmall = (name: string): boolean => /\p{Ll}/u.test(name) && !/\p{Lu}/u.test(name);

/** Names with their own capitals ("VoltCycle", "eBay") are written as given. */
export const hasOwnCase = (name: string): boolean => /\p{Ll}\p{Lu}/u.test(name);

/** Whether the name has to stand in small letters, or in capitals only where a word begins. */
export const keepsSmallLetters = ({ name, constraints: { letterCase } }: Pick<Brief, 'name' | 'constraints'>): boolean =>
  letterCase === 'lower' || letterCase === 'title' || (letterCase === 'any' && (isWrittenSmall(name) || hasOwnCase(name)));

/** Around a circle a name stands in capitals, unless it was told otherwise; small letters and handwriting stand as close as they are written. */
export const typeAround = (brief: Brief, { classes }: FontEntry): Pick<TypeDecision, 'cased' | 'flowing'> => ({
  ...(keepsSmallLetters(brief) ? { cased: true as const } : {}),
  ...(keepsSmallLetters(brief) || classes.includes('script') ? { flowing: true as const } : {}),
});
