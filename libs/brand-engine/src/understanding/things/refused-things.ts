import { picturesWithPart } from '../lexicon/contained-parts.js';
import { kindsOfThings } from '../lexicon/kinds.js';
import { singular } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';
import type { IconRanker } from './icons.js';

/** A refused kind ("no animals") takes all its members with it, and a refused part ("no lightning bolt") the pictures that show one. */
export const picturesOfKind = (term: string, icons: IconRanker): string[] => [
  ...new Set(
    [...new Set([term, singular(term)])].flatMap((own) => [
      ...[own, ...(kindsOfThings.get(own) ?? [])].flatMap((thing) => icons.find(thing).map(({ id }) => id)),
      ...icons.calledBy(own),
      ...(picturesWithPart.get(own) ?? []),
      // "No animals": a dog in its bath is one.
      ...(kindsOfThings.has(own) ? icons.withWordOf(new Set(kindsOfThings.get(own))) : []),
    ]),
  ),
];

/** Moods by which everybody sees things of one kind: who wants nothing clinical wants no heart with a pulse. */
const kindsOfMoods: ReadonlyMap<string, string> = new Map([
  ['clinical', 'medical'],
  ['sterile', 'medical'],
]);

/** "Nothing clinical": with a mood the things go that stand for it. */
export const refusedMoodsAsThings = (
  moods: readonly (Span & { phrase: string })[],
  isRefused: (at: number) => boolean,
  icons: IconRanker,
): Thing[] =>
  moods.flatMap(({ phrase, from, to }) => {
    const term = isRefused(from) ? kindsOfMoods.get(phrase) : undefined;
    return term ? [{ kind: 'thing' as const, term, asked: false, refused: true, icons: picturesOfKind(term, icons), from, to }] : [];
  });

/** "We don't want a shield": a ground that is a thing as well is refused as both. A crest that is refused is an emblem, and no thing. */
export const refusedGroundsAsThings = (
  demands: readonly (Span & { refuses: { containers?: readonly string[]; symbols?: readonly string[] } })[],
  found: readonly Thing[],
  icons: IconRanker,
): Thing[] =>
  demands.flatMap(({ refuses, from, to }) =>
    refuses.containers?.includes('shield') === true &&
    refuses.symbols === undefined &&
    !found.some((thing) => thing.refused && thing.term === 'shield')
      ? [{ kind: 'thing' as const, term: 'shield', asked: false, refused: true, icons: picturesOfKind('shield', icons), from, to }]
      : [],
  );
