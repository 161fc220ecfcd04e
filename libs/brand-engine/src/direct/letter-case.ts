import type { Brief } from '../brief.js';

/** Whether a name is written in small letters alone: then nobody asked for capitals. */
export const isWrittenSmall = (name: string): boolean => /\p{Ll}/u.test(name) && !/\p{Lu}/u.test(name);

/** Whether the name has to stand in small letters, or in capitals only where a word begins. */
export const keepsSmallLetters = ({ name, constraints: { letterCase } }: Pick<Brief, 'name' | 'constraints'>): boolean =>
  letterCase === 'lower' || letterCase === 'title' || (letterCase === 'any' && isWrittenSmall(name));
