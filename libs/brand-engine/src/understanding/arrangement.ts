import type { Arrangement } from '../brief.js';

/** How the first of two things stands to the second. */
export type Relation = Arrangement | 'under' | 'beside';

const relations: readonly (readonly [Relation, RegExp])[] = [
  ['under', /^(?:under|below|beneath|underneath)$/],
  ['on', /^(?:on|over|above|onto|atop|riding)$/],
  ['inside', /^(?:in|inside|within|into)$/],
  ['beside', /^(?:and|plus|with|holding|beside|behind|carrying|wearing|next|near|around|through|out|\w+ing)$/],
];

/** What the words between two things say of how they stand to each other. */
export const relationOf = (between: readonly string[]): Relation | undefined =>
  relations.find(([, words]) => between.some((key) => words.test(key)))?.[0];

/** Two pictures in the order in which they are drawn: what is under something has it on top. */
export const arranged = (
  one: string,
  other: string,
  relation: Relation,
): { together: [string, string]; arrangement?: Arrangement | undefined } => {
  if (relation === 'under') return { together: [other, one], arrangement: 'on' };
  return relation === 'beside' ? { together: [one, other] } : { together: [one, other], arrangement: relation };
};
