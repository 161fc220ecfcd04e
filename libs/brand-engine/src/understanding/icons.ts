import type { Concept } from '../brief.js';
import { symbolsOf } from './lexicon/concepts.js';
import { fold, singular } from './text.js';
import { closeness, type WordVectors } from './word-vectors.js';

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
  /** Icons for one thing, best first; `strict` leaves out those that are merely close in meaning. */
  find(term: string, strict?: boolean): RankedIcon[];
  /** True if an icon is called so, or stands for it: the word is worth showing. */
  shows(term: string): boolean;
  /** True if an icon is close in meaning to a word that none is called by. */
  isNear(term: string): boolean;
  /** Icons for all concepts together, best first, none that shows what is to be avoided. */
  rank(concepts: readonly Concept[], avoid: readonly string[]): RankedIcon[];
}

const mostIcons = 12;
const perConcept = 6;
/** Results are remembered up to this many terms, since the same things are asked for again and again. */
const mostRemembered = 4_000;
/** Scores of a match, from the icon's own name down to a word close in meaning. */
const score = { name: 1, head: 0.86, first: 0.7, part: 0.66, tag: 0.6, meaning: 0.95, meaningStep: 0.06, vector: 0.62 };
const closeEnough = 0.42;
const nearEnough = 0.55;
/** The closest icon of a concept counts fully, the following ones less: better two concepts than six of one, unless it was asked for. */
const laterChoices = [1, 0.82, 0.67, 0.55, 0.45, 0.37];
const laterAskedFor = [1, 0.9, 0.82, 0.74, 0.67, 0.61];

interface IndexedIcon {
  id: string;
  name: string;
  vector: Float32Array | undefined;
}

const termKey = (term: string): string =>
  fold(term)
    .split(/[\s-]+/)
    .map(singular)
    .join(' ');

/** Prefixes by which ids tell their set, and variants that are the same thing. */
const iconName = (id: string): string =>
  termKey(id.replace(/^(?:own|ph|tabler|fluent|phosphor|ti|fe)[:/-]/, '').replace(/-(?:fill|filled|bold|duotone)$/, ''));

/** Pictures that are taken for something else or fall to pieces, where others are called so: a coin that lies on a table is a drum. */
const misread = new Set('coin spouting-whale red-apple green-apple horse mountain snow-capped-mountain palm-tree'.split(' '));

/** The icons that a new mark may show; the others stay in the pack for the marks that have them. Our own drawing takes another's place. */
function offered(pack: readonly IconTags[]): IconTags[] {
  const ids = new Set(pack.map(({ id }) => id));
  return pack.filter(({ id }) => !misread.has(id) && !ids.has(`own-${id}`));
}

/** Indexes the icons of a pack. */
export function createIconRanker(pack: readonly IconTags[], vectors: WordVectors): IconRanker {
  const icons = offered(pack);
  const indexed: IndexedIcon[] = [];
  const lexical = new Map<string, Map<number, number>>();
  const note = (term: string, icon: number, value: number): void => {
    const entry = lexical.get(term) ?? new Map<number, number>();
    entry.set(icon, Math.max(entry.get(icon) ?? 0, value));
    lexical.set(term, entry);
  };
  icons.forEach(({ id, tags }, at) => {
    const name = iconName(id);
    const parts = name.split(' ');
    note(name, at, score.name);
    parts.forEach((part, index) => {
      note(part, at, index === parts.length - 1 ? score.head - 0.02 * parts.length : index === 0 ? score.first : score.part);
    });
    for (const tag of tags.map(termKey)) if (tag.length > 2) note(tag, at, score.tag);
    indexed.push({ id, name, vector: vectors.vector([...parts, ...parts, ...tags.flatMap((tag) => termKey(tag).split(' '))]) });
  });
  const found = new Map<string, RankedIcon[]>();

  const direct = (term: string): Map<number, number> => lexical.get(term) ?? new Map<number, number>();
  /** An icon is called so, or several kinds of it are ("top hat", "cowboy hat"): one compound alone ("puzzle piece") proves nothing. */
  const named = (term: string): boolean => {
    const values = [...direct(term).values()];
    return values.includes(score.name) || values.filter((value) => value > score.first).length > 1;
  };

  function search(term: string): RankedIcon[] {
    const key = termKey(term);
    const scores = new Map<number, number>();
    const raise = (icon: number, value: number): void => void scores.set(icon, Math.max(scores.get(icon) ?? 0, value));
    for (const [icon, value] of direct(key)) raise(icon, value);
    (symbolsOf.get(key) ?? []).forEach((thing, place) => {
      for (const [icon, value] of direct(termKey(thing)))
        if (value > score.tag) raise(icon, value * (score.meaning - place * score.meaningStep));
    });
    const query = vectors.vector(key.split(' '));
    if (query) {
      indexed.forEach((icon, at) => {
        const close = icon.vector ? closeness(query, icon.vector) : 0;
        if (scores.has(at)) raise(at, (scores.get(at) ?? 0) + close * 0.05);
        else if (close > closeEnough) raise(at, close * score.vector);
      });
    }
    return [...scores]
      .map(([at, value]) => ({ id: indexed[at]?.id ?? '', score: Math.min(1, value) }))
      .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
      .slice(0, mostIcons);
  }

  const find: IconRanker['find'] = (term, strict = false) => {
    const key = termKey(term);
    const known = found.get(key) ?? search(key);
    if (found.size < mostRemembered) found.set(key, known);
    return strict ? known.filter((icon) => icon.score >= score.tag * 0.9) : known;
  };

  return {
    find,
    isNear: (term) => (find(term)[0]?.score ?? 0) >= nearEnough * score.vector,
    shows: (term) => named(termKey(term)) || symbolsOf.has(termKey(term)),
    rank: (concepts, avoid) => {
      const banned = new Set(
        avoid.flatMap((term) =>
          find(term, true)
            .filter((icon) => icon.score > score.tag)
            .map((icon) => icon.id),
        ),
      );
      const best = new Map<string, number>();
      for (const concept of concepts) {
        find(concept.term)
          .filter((icon) => !banned.has(icon.id))
          .slice(0, perConcept)
          .forEach((icon, place) => {
            const value = concept.weight * icon.score * ((concept.explicit ? laterAskedFor : laterChoices)[place] ?? 0);
            best.set(icon.id, Math.min(1, Math.max(best.get(icon.id) ?? 0, value) + (best.has(icon.id) ? 0.05 : 0)));
          });
      }
      return [...best]
        .map(([id, value]) => ({ id, score: Math.round(value * 1000) / 1000 }))
        .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
        .slice(0, mostIcons);
    },
  };
}
