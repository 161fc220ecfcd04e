import type { Arrangement } from '../../brief.js';

/** How the first of two things stands to the second: an arrangement, or one seen from the other side. */
export type Relation = Arrangement | 'under' | 'in-front' | 'surrounded' | 'beside';

/** Words that ask for two things over each other, and for two as one. */
const overlaps = 'overlapping|interlocking|interlocked|intersecting|interlinked|linked|intertwined|overlap';
const joins = 'combined|combining|merged|fused|blended|melded';

/** What is said of two things together, before them, between them or after them: "crossed keys", "a cat and a dog back to back". */
const ofBoth: readonly (readonly [Relation, RegExp])[] = [
  ['back-to-back', / back to back /],
  ['facing', / (?:face to face|facing each other|nose to nose) /],
  ['crossed', / (?:crossed(?! out)|crossing|criss-crossed|crosswise) /],
  ['overlapping', new RegExp(` (?:${overlaps}) `)],
  ['on', / (?:stacked|(?:on top|atop) of (?:each|one) (?:other|another)|one on top of the other) /],
  ['combined', new RegExp(` (?:${joins}|(?:in|into) one (?:mark|shape|sign|symbol|picture)) `)],
];

/** What the words between two things say; abroad they are put into English by `lexicon/abroad-grammar.tsv`. The first that is met counts. */
const between: readonly (readonly [Relation, RegExp])[] = [
  ...ofBoth,
  ['in-front', / (?:in front|before) /],
  ['behind', / behind /],
  ['worn', / wearing /],
  ['held', / (?:holding|carrying|hugging|gripping|reading|playing|eating|drinking|sipping|slurping|licking|lifting) /],
  ['surrounded', / (?:surrounded|encircled|framed|enclosed) by /],
  ['around', / (?:around|encircling|surrounding|coiled|entwined) /],
  ['through', / (?:through|piercing) /],
  // "A cat peeking out of a box" is in it.
  ['inside', / (?:peek|peep|look|pop|climb|jump|leap|crawl)(?:s|ing|ping)? (?:up )?(?:out|from) /],
  // "A tree growing out of a book" stands on it; what rises from a thing, as steam does, is over it.
  ['on', / (?:growing|sprouting|blooming|blossoming) (?:up )?(?:out|from) /],
  ['over', / (?:rising|coming|emerging|floating) (?:up )?(?:out|from) /],
  ['under', / (?:under|below|beneath|underneath) /],
  ['on', / (?:on|onto|atop|riding) /],
  ['over', / (?:over|above) /],
  ['inside', / (?:in|inside|within|into) /],
  ['beside', / (?:and|plus|beside|next|near|out) /],
  ['with', / (?:with|among|that|who|which|\w+ing) /],
];

const saidBy = (table: typeof between, keys: readonly string[]): Relation | undefined => {
  const phrase = ` ${keys.join(' ')} `;
  return table.find(([, words]) => words.test(phrase))?.[0];
};

/** What the words between two things say of how they stand to each other. */
export const relationOf = (keys: readonly string[]): Relation | undefined => saidBy(between, keys);

/** Words that ask for an arrangement, and for nothing else. */
const asking: Partial<Record<Arrangement, RegExp>> = {
  halves: /^half$/,
  on: /^(?:stacked|top|other|sitting|standing|back|riding|growing|sprouting|blooming|blossoming)$/,
  inside: /^(?:sitting|peeking|peeping|looking|popping|climbing|jumping|coming|emerging|growing|sprouting|bursting)$/,
  behind: /^(?:front|crossed)$/,
  crossed: /^(?:crossed|crossing|crosswise)$/,
  worn: /^(?:wearing|head)$/,
  held: /^(?:holding|carrying|hugging|gripping|reading|playing|eating|drinking|sipping|slurping|licking|lifting|back)$/,
  'back-to-back': /^(?:back|sitting|standing)$/,
  facing: /^(?:face|facing)$/,
  carried: /^(?:carrying|wearing|holding|back)$/,
  around: /^(?:coiled|entwined|encircling|surrounding|surrounded|encircled)$/,
  through: /^piercing$/,
  overlapping: new RegExp(`^(?:${overlaps})$`),
  combined: new RegExp(`^(?:${overlaps}|${joins})$`),
};
export const asksArrangement = (arrangement: Arrangement, key: string): boolean => asking[arrangement]?.test(key) === true;

/** What the words around two things say of both. */
export const relationAround = (keys: readonly string[]): Relation | undefined => saidBy(ofBoth, keys);

/** What is said behind the second of two things of where it is at the first: "a tent with a mountain behind it". */
const atFirst: readonly (readonly [Relation, RegExp])[] = [
  ['behind', /^behind (?:(?:it|him|her|them) |$)/],
  ['in-front', /^(?:in front of|before) (?:it|him|her|them) /],
  ['under', /^(?:(?:under|below|beneath|underneath) (?:it|him|her|them) |(?:below|beneath|underneath) $)/],
  ['around', /^(?:all )?around (?:it|him|her|them) /],
  ['through', /^through (?:it|him|her|them) /],
  ['inside', /^(?:in|at) (?:the|its) (?:middle|centre|center|core) /],
  ['on', /^(?:growing|sprouting|blooming) (?:out of|from) (?:it|its|the) /],
  ['held', /^in (?:its |his |her |the |one )?(?:hands?|paws?|beak|mouth|claws?|arms?|talons?|trunk) /],
];

/** "A keyhole with an eye in it", "a snail with a suitcase on its back": where the second thing has the first. */
export function placedBy(after: readonly string[]): Relation | undefined {
  const told = atFirst.find(([, words]) => words.test(`${after.join(' ')} `))?.[0];
  if (told !== undefined) return told;
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
  if (relation === 'overlapping') return { together: [one, other], arrangement: 'combined' };
  if (relation === 'surrounded') return { together: [other, one], arrangement: 'around' };
  return relation === 'beside' ? { together: [one, other] } : { together: [one, other], arrangement: relation };
};
