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
    ]),
  ),
];

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
