import type { Concept } from '../../brief.js';
import { symbolsOf } from '../lexicon/concepts.js';
import type { Picture, Pictures } from './pictures.js';
import { fold, singular } from '../text/text.js';
import { remembered } from '../../remembered.js';

/** What the ranking needs of an icon of the assets pack. */
export interface IconTags {
  id: string;
  tags: readonly string[];
}

export interface RankedIcon {
  id: string;
  score: number;
}

/** Finds icons by what they show. */
export interface IconRanker {
  /** Icons for one thing, best first: the thing itself, what stands for the idea, its nearest relatives. Empty if nothing fits. */
  find(term: string): readonly RankedIcon[];
  /** Pictures of a noun with their relation to it; what stands for an idea is not among them. */
  pictures(noun: string): readonly Picture[];
  /** True if an icon shows the thing itself, or stands for the idea: the word is worth showing. */
  shows(term: string): boolean;
  /** Icons that are called by the words of a term and more: "glass" is in "cocktail glass". */
  calledBy(term: string): readonly string[];
  /** Icons that have one of these words in their names. */
  withWordOf(words: ReadonlySet<string>): readonly string[];
  /** What a word before a noun, or behind its "of", makes of it. */
  changes: Pictures['changes'];
  /** True if only a relative of the thing can be shown. */
  isNear(term: string): boolean;
  /** Icons for all concepts together, best first, none that is banned. */
  rank(concepts: readonly Concept[], banned: ReadonlySet<string>): RankedIcon[];
}

const mostIcons = 12;
const perConcept = 6;
/** Words of an id that are written as one have parts of this length or more. */
const shortestPart = 4;
/** Results are remembered up to this many terms, since the same things are asked for again and again. */
const mostRemembered = 4_000;
/** The first thing that stands for an idea, and how much less the following ones do. */
const symbol = { first: 0.95, step: 0.06 };
/**
 * The closest icon of a concept counts fully, the following ones less: better two concepts than six of one, unless it was asked for.
 * What was asked for outranks everything else, even where only a relative of it can be shown.
 */
const laterChoices = [1, 0.82, 0.67, 0.55, 0.45, 0.37];
const laterAskedFor = [1, 0.9, 0.82, 0.74, 0.67, 0.61];

const termKey = (term: string): string =>
  fold(term)
    .split(/[\s-]+/)
    .map(singular)
    .join(' ');

const byScore = (one: RankedIcon, other: RankedIcon): number => other.score - one.score || (one.id < other.id ? -1 : 1);

/** Indexes the icons that a new mark may show; the others stay in the pack for the marks that have them. */
export function createIconRanker(pack: readonly IconTags[], table: Pictures): IconRanker {
  const ids = new Set(pack.map(({ id }) => id));
  // Our own drawing takes another's place.
  const offered = new Set([...ids].filter((id) => !table.misread.has(id) && !ids.has(`own-${id}`)));
  const byName = new Map([...offered].map((id) => [termKey(id.replace(/^own-/, '')), id]));
  const wordsOf = new Map([...offered].map((id) => [id, id.split('-').map(singular)]));

  const pictures = remembered(mostRemembered, (noun): readonly Picture[] => {
    const known = table.find(noun).filter(({ id }) => offered.has(id));
    const named = byName.get(termKey(noun));
    return known.length > 0 || named === undefined ? known : [{ id: named, score: 1, relation: 'itself' }];
  });
  const shown = (thing: string): Picture[] => pictures(thing).filter(({ relation }) => relation === 'itself');

  function search(term: string): RankedIcon[] {
    const scores = new Map<string, number>();
    const raise = (id: string, value: number): void => void scores.set(id, Math.max(scores.get(id) ?? 0, value));
    for (const { id, score } of pictures(term)) raise(id, score);
    const named = byName.get(termKey(term));
    // Where the table knows pictures of the thing, an id alone says nothing: "diamond" is a rhombus.
    if (named !== undefined && (shown(term).length === 0 || scores.has(named))) raise(named, 1);
    (symbolsOf.get(termKey(term)) ?? []).forEach((thing, place) => {
      const share = symbol.first - place * symbol.step;
      const own = byName.get(termKey(thing));
      if (own !== undefined) raise(own, share);
      for (const { id, score } of shown(thing)) raise(id, score * share);
    });
    return [...scores]
      .map(([id, score]) => ({ id, score }))
      .sort(byScore)
      .slice(0, mostIcons);
  }

  const find: IconRanker['find'] = remembered(mostRemembered, search);
  const shows: IconRanker['shows'] = remembered(mostRemembered, (term) => {
    const key = termKey(term);
    return byName.has(key) || symbolsOf.has(key) || shown(term).length > 0;
  });
  // No books means no bookshelf either.
  const isCalled = (word: string, part: string): boolean =>
    word === part ||
    (part.length >= shortestPart && word.length >= part.length + shortestPart && (word.startsWith(part) || word.endsWith(part)));

  return {
    find,
    pictures,
    shows,
    calledBy: remembered(mostRemembered, (term) => {
      const parts = termKey(term).split(' ');
      return [...wordsOf].filter(([, words]) => parts.every((part) => words.some((word) => isCalled(word, part)))).map(([id]) => id);
    }),
    withWordOf: (words) => [...wordsOf].flatMap(([id, own]) => (own.some((word) => words.has(word)) ? [id] : [])),
    changes: (noun, word) => table.changes(noun, word),
    isNear: (term) => !shows(term) && pictures(term).length > 0,
    rank: (concepts, banned) => {
      const best = new Map<string, number>();
      const asked = new Set(concepts.filter(({ explicit }) => explicit).flatMap(({ term }) => find(term).map(({ id }) => id)));
      for (const concept of concepts) {
        const found = find(concept.term);
        // "No tooth" refuses the toothbrush that a dentist shows, and any other brush is none.
        if (!concept.explicit && banned.has(found[0]?.id ?? '')) continue;
        found
          .filter(({ id }) => !banned.has(id))
          .slice(0, perConcept)
          .forEach(({ id, score }, place) => {
            const value = concept.explicit
              ? concept.weight * (0.75 + 0.25 * score) * (laterAskedFor[place] ?? 0)
              : concept.weight * score * (laterChoices[place] ?? 0);
            // Of things that were asked for, the first stays the first, whatever else speaks for another.
            const bonus = best.has(id) && !asked.has(id) ? 0.05 : 0;
            best.set(id, Math.min(1, Math.max(best.get(id) ?? 0, value) + bonus));
          });
      }
      return [...best]
        .map(([id, value]) => ({ id, score: Math.round(value * 1000) / 1000 }))
        .sort(byScore)
        .slice(0, mostIcons);
    },
  };
}
