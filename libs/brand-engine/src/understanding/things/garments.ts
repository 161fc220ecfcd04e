import type { Relation } from './arrangement.js';
import { creatures } from '../lexicon/kinds.js';
import { isBody } from '../../families/nature.js';
import { showsHead } from '../../pack/portraits.js';
import { words } from '../text/phrases.js';
import type { Thing } from '../wishes.js';

/** What somebody has on the head, and what elsewhere. */
export const headgear = words('hat cap helmet crown sombrero beret fez bonnet tiara turban cowboy-hat top-hat');
/** What is drawn to fit the one who has it on, where that looks at us. */
const fitted = words('glasses eyeglasses spectacles sunglasses sunglass goggles goggle headphones headphone scarf bow-tie');
export const garments = words(
  'scarf glasses eyeglasses spectacles sunglasses sunglass goggles goggle headphones headphone mask tie bow-tie boot glove jacket coat apron monocle suit dress shirt sweater jumper uniform waistcoat vest pyjamas skirt kimono robe cape cloak sock shoe sneaker trousers overalls hoodie tuxedo',
);

export const headOf = ({ term }: Thing): string => term.split(' ').at(-1) ?? '';

/** Whether a thing is put on who wears it, and not drawn beside him. */
export const isPutOn = (thing: Thing): boolean =>
  headgear.has(headOf(thing)) || fitted.has(headOf(thing)) || thing.term === 'bow tie' || thing.term === 'top hat';

/** Whether somebody has something on, by how it stands to him. */
export const hasOn = ({ term }: Thing, relation: Relation | undefined): boolean =>
  relation === 'worn' || relation === 'held' || (relation === 'with' && creatures.has(term));

/** "A penguin wearing sunglasses", "a fox with a scarf": what a creature has on is no picture beside it; a hat has a place of its own. */
export function wornBy(
  one: Thing,
  other: Thing,
  relation: Relation | undefined,
  bearer: string,
  between: readonly string[],
): Relation | 'not-drawn' | undefined {
  const isAlive =
    creatures.has(one.term) ||
    showsHead(bearer) ||
    /bulldog|dachshund|corgi|greyhound|collie|gecko|chameleon|crocodile|turtle|frog|snake|octopus/.test(bearer);
  // "A chili with sunglasses", "a bear in a top hat", "a penguin with a scarf and headphones".
  const isWith = between.some((key) => /^(?:with|wearing)$/.test(key)) && (isAlive || isBody(bearer));
  const isOn = hasOn(one, relation) || isWith || (relation === 'inside' && isAlive && !between.includes('out'));
  if (isOn && headgear.has(headOf(other))) return 'worn';
  if (isOn && (fitted.has(headOf(other)) || other.term === 'bow tie')) return 'worn';
  // "A fox in a suit" is in no vessel.
  if (isOn && garments.has(headOf(other))) return 'not-drawn';
  // "Der Igel trägt einen Apfel": who wears what is no garment carries it.
  return relation === 'worn' ? 'held' : relation;
}
