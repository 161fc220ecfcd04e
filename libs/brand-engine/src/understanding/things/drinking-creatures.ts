import { creatures } from '../lexicon/kinds.js';
import { areJoined, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';
import type { IconRanker } from './icons.js';

const drinks = /^(?:drinking|sipping|slurping)$/;

/** What a drink is shown in. */
const vessels: ReadonlyMap<string, string> = new Map([
  ['coffee', 'coffee cup'],
  ['espresso', 'coffee cup'],
  ['tea', 'teacup'],
  ['beer', 'beer mug'],
  ['ale', 'beer mug'],
  ['wine', 'wine glass'],
  ['cocktail', 'cocktail'],
  ['martini', 'martini'],
  ['gin', 'cocktail'],
]);

/** Words between the verb and the drink: "sipping a large cup of". */
const longestMeasure = 5;

/** "A cat drinking coffee", "a bear sipping a pint of ale": what a creature drinks is shown with it, though the word tells a trade elsewhere. */
export function withDrinks(things: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const found = things.flatMap((thing) => drinkOf(thing, tokens, icons) ?? []);
  // Of "a pint of ale" the pint is no other thing, and what was found as a thing already is not shown twice.
  const isInside = ({ from, to, refused }: Thing): boolean => !refused && found.some((drink) => drink.from <= from && to <= drink.to);
  return [...things.filter((thing) => !isInside(thing)), ...found].sort((one, other) => one.from - other.from);
}

function drinkOf({ term, asked, refused, to }: Thing, tokens: readonly Token[], icons: IconRanker): Thing | undefined {
  if (!asked || refused || !creatures.has(term) || !drinks.test(tokens[to]?.key ?? '')) return undefined;
  const at = tokens.findIndex(({ key }, place) => place > to && place <= to + longestMeasure && vessels.has(key));
  const vessel = vessels.get(tokens[at]?.key ?? '');
  if (vessel === undefined || !areJoined(tokens, to - 1, at)) return undefined;
  const pictures = icons.find(vessel).map(({ id }) => id);
  return pictures.length === 0
    ? undefined
    : { kind: 'thing', term: vessel, asked: true, refused: false, icons: pictures, from: to + 1, to: at + 1 };
}
