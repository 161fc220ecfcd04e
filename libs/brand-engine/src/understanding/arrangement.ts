import type { Arrangement } from '../brief.js';

/** How the first of two things stands to the second. */
export type Relation = Arrangement | 'under' | 'beside';

const relations: readonly (readonly [Relation, RegExp])[] = [
  // "A helmet in front of a flame" is in none.
  ['beside', /^front$/],
  ['under', /^(?:under|below|beneath|underneath)$/],
  ['on', /^(?:on|onto|atop|riding)$/],
  ['over', /^(?:over|above)$/],
  ['inside', /^(?:in|inside|within|into)$/],
  ['beside', /^(?:and|plus|crossed|beside|behind|next|near|around|through|out)$/],
  ['with', /^(?:with|that|who|which|\w+ing)$/],
];

/** What the words between two things say of how they stand to each other. */
export const relationOf = (between: readonly string[]): Relation | undefined =>
  relations.find(([, words]) => between.some((key) => words.test(key)))?.[0];

/** "A keyhole with an eye in it", "a snail with a suitcase on its back": where the second thing has the first. */
export function placedBy(after: readonly string[]): 'on' | 'inside' | undefined {
  const [place = '', owner = ''] = after;
  if (!/^(?:it|its|him|his|her|them|their|top)?$/.test(owner)) return undefined;
  if (place === 'on') return 'on';
  return place === 'inside' || (place === 'in' && owner !== '') ? 'inside' : undefined;
}

/** Two pictures in the order in which they are drawn: what is under something has it on top. */
export const arranged = (
  one: string,
  other: string,
  relation: Relation,
): { together: [string, string]; arrangement?: Arrangement | undefined } => {
  if (relation === 'under') return { together: [other, one], arrangement: 'over' };
  return relation === 'beside' ? { together: [one, other] } : { together: [one, other], arrangement: relation };
};
