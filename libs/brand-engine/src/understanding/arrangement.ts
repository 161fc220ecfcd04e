import type { Arrangement } from '../brief.js';

/** How the first of two things stands to the second: an arrangement, or one seen from the other side. */
export type Relation = Arrangement | 'under' | 'in-front' | 'beside';

/** What is said of two things together, before them, between them or after them: "crossed keys", "a cat and a dog back to back". */
const ofBoth: readonly (readonly [Relation, RegExp])[] = [
  ['back-to-back', / back to back /],
  ['facing', / (?:face to face|facing each other|nose to nose) /],
  ['crossed', / (?:crossed|crossing|criss-crossed|crosswise) /],
];

/** What the words between two things say; abroad they are put into English by `lexicon/abroad-grammar.tsv`. The first that is met counts. */
const between: readonly (readonly [Relation, RegExp])[] = [
  ...ofBoth,
  ['in-front', / (?:in front|before) /],
  ['behind', / behind /],
  ['worn', / wearing /],
  ['held', / (?:holding|carrying|hugging|gripping) /],
  ['under', / (?:under|below|beneath|underneath) /],
  ['on', / (?:on|onto|atop|riding) /],
  ['over', / (?:over|above) /],
  ['inside', / (?:in|inside|within|into) /],
  ['beside', / (?:and|plus|beside|next|near|around|through|out) /],
  ['with', / (?:with|that|who|which|\w+ing) /],
];

const saidBy = (table: typeof between, keys: readonly string[]): Relation | undefined => {
  const phrase = ` ${keys.join(' ')} `;
  return table.find(([, words]) => words.test(phrase))?.[0];
};

/** What the words between two things say of how they stand to each other. */
export const relationOf = (keys: readonly string[]): Relation | undefined => saidBy(between, keys);

/** Words that ask for an arrangement, and for nothing else. */
const asking: Partial<Record<Arrangement, RegExp>> = {
  on: /^(?:sitting|standing|back|riding)$/,
  behind: /^(?:front|crossed)$/,
  crossed: /^(?:crossed|crossing|crosswise)$/,
  worn: /^(?:wearing|head)$/,
  held: /^(?:holding|carrying|hugging|gripping|back)$/,
  'back-to-back': /^(?:back|sitting|standing)$/,
  facing: /^(?:face|facing)$/,
  carried: /^(?:carrying|wearing|holding|back)$/,
};
export const asksArrangement = (arrangement: Arrangement, key: string): boolean => asking[arrangement]?.test(key) === true;

/** What the words around two things say of both. */
export const relationAround = (keys: readonly string[]): Relation | undefined => saidBy(ofBoth, keys);

/** "A keyhole with an eye in it", "a snail with a suitcase on its back": where the second thing has the first. */
export function placedBy(after: readonly string[]): 'on' | 'carried' | 'inside' | 'over' | 'worn' | undefined {
  const [place = '', owner = '', part = ''] = after;
  if (!/^(?:it|its|him|his|her|them|their|top|the|head|back)?$/.test(owner)) return undefined;
  if (place === 'on' && (part === 'back' || owner === 'back')) return 'carried';
  if (place === 'on') return part === 'head' || owner === 'head' ? 'worn' : owner === 'the' ? undefined : 'on';
  if (place === 'above' || place === 'over') return owner === '' || owner === 'the' ? undefined : 'over';
  return place === 'inside' || (place === 'in' && owner !== '' && owner !== 'the') ? 'inside' : undefined;
}

/** Two pictures in the order in which they are drawn: what is under something has it on top. */
export const arranged = (
  one: string,
  other: string,
  relation: Relation,
): { together: [string, string]; arrangement?: Arrangement | undefined } => {
  if (relation === 'under') return { together: [other, one], arrangement: 'over' };
  if (relation === 'in-front') return { together: [other, one], arrangement: 'behind' };
  return relation === 'beside' ? { together: [one, other] } : { together: [one, other], arrangement: relation };
};
