import type { Concept } from '../brief.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from './industry.js';
import type { Industry } from './lexicon/industry.js';
import { brandNouns, stopWords } from './lexicon/words.js';
import { words } from './phrases.js';
import type { Scope } from './negation.js';
import { endsClause, fold, singular, type Token } from './text.js';

const mostConcepts = 12;
const showing = words(
  'with featuring feature features showing shows show depicting depict include including incorporate incorporating using use uses combining holding wearing mit avec con com',
);
const ofThings = words('icon symbol image shape silhouette illustration drawing picture outline mascot form head');
const showers = words('icon symbol mascot silhouette motif illustration emblem shape figure drawing head mark');
/** Words of the craft or of trade in general that only happen to have an icon. */
const notThings = words(
  'gradient shadow gear app studio bar club software line space market label tag type note code mark set box range pack kit care home outline shape cart food delivery office circle square hexagon triangle letter run tower world group network system room venue hall centre center class lesson lessons rental rentals product products advisor advisors tool firm installer walking fitted family',
);
const containerNouns = words('circle ring square squircle hexagon shield diamond arch drop badge');
const weights = {
  explicit: 1,
  askedStep: 0.03,
  said: 0.78,
  near: 0.74,
  nearBesideTrade: 0.55,
  name: 0.62,
  industry: 0.72,
  industryStep: 0.05,
};
const reach = 8;
/** An article and an adjective may stand before a thing that stands alone. */
const longestEpithet = 2;

export interface ConceptReading {
  tokens: readonly Token[];
  scopes: readonly Scope[];
  /** Tokens that already mean something else: name, colours, constraints, moods. */
  taken: ReadonlySet<number>;
  name: string;
  industry: Industry | undefined;
  icons: IconRanker;
}

/** What the mark may show: things asked for, then things spoken of, then what the name and the trade suggest. */
export function readConcepts({ tokens, scopes, taken, name, industry, icons }: ConceptReading): { concepts: Concept[]; avoid: string[] } {
  const concepts = new Map<string, Concept>();
  const avoid = new Set<string>();
  const add = (term: string, weight: number, source: Concept['source']): void => {
    const known = concepts.get(term);
    if (known === undefined || known.weight < weight)
      concepts.set(term, {
        term: term.slice(0, 40),
        explicit: source === 'asked' || known?.explicit === true,
        weight: Math.round(weight * 100) / 100,
        source: known?.source === 'asked' ? 'asked' : source,
      });
  };
  for (const { term, from, to } of things(tokens, taken, icons)) {
    const asked = isAskedFor(tokens, from, to);
    // What is asked for first is meant most.
    const askedBefore = [...concepts.values()].filter(({ explicit }) => explicit).length;
    if (!asked && to - from === 1 && (notThings.has(term) || brandNouns.has(term))) continue;
    if (scopes[from]?.negated === true) avoid.add(term.slice(0, 40));
    else if (asked) add(term, weights.explicit - askedBefore * weights.askedStep, 'asked');
    else add(term, weights.said, 'said');
  }
  for (const at of unknownThings(tokens, taken, icons)) {
    const term = singular(tokens[at]?.key ?? '');
    if (scopes[at]?.negated === true || !icons.isNear(term)) continue;
    if (isAskedFor(tokens, at, at + 1)) add(term, weights.explicit, 'asked');
    else add(term, industry ? weights.nearBesideTrade : weights.near, 'said');
  }
  for (const part of nameParts(name, icons)) add(part, weights.name, 'name');
  if (concepts.size === 0 && industry === undefined)
    for (const part of nameWords(name)) if (icons.isNear(part)) add(part, weights.name, 'name');
  industry?.concepts.forEach((term, place) => {
    add(term, weights.industry - place * weights.industryStep, 'trade');
  });
  const kept = [...concepts.values()].filter((concept) => !avoid.has(concept.term));
  return {
    concepts: kept.sort((one, other) => other.weight - one.weight).slice(0, mostConcepts),
    avoid: [...avoid].slice(0, mostConcepts),
  };
}

interface Thing {
  term: string;
  from: number;
  to: number;
}

/** Nouns that an icon can show, two-word ones first. */
function things(tokens: readonly Token[], taken: ReadonlySet<number>, icons: IconRanker): Thing[] {
  const found: Thing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token || taken.has(at) || stopWords.has(token.key) || token.key.length < 3) continue;
    const pair = next && token.gap === '' && !taken.has(at + 1) ? `${token.key} ${singular(next.key)}` : '';
    if (pair !== '' && !showers.has(singular(next?.key ?? '')) && icons.shows(pair)) {
      found.push({ term: pair, from: at, to: at + 2 });
      at++;
    } else if (icons.shows(token.key) && !showers.has(token.key)) {
      found.push({ term: singular(token.key), from: at, to: at + 1 });
    }
  }
  return found;
}

/** Words for things that only a relative can show ("hummingbird"). */
const unknownThings = (tokens: readonly Token[], taken: ReadonlySet<number>, icons: IconRanker): number[] =>
  tokens.flatMap((token, at) =>
    taken.has(at) ||
    token.key.length < 4 ||
    token.key.includes('-') ||
    showers.has(token.key) ||
    stopWords.has(token.key) ||
    brandNouns.has(token.key) ||
    notThings.has(token.key) ||
    tellsTrade(token.key) ||
    icons.shows(token.key)
      ? []
      : [at],
  );

/** "with a fox", "featuring a fox", "a fox icon", "fox themed", "the shape of a fox". */
function isAskedFor(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  if (after && (showers.has(after.key) || /^(?:themed?|inspired|shaped)$/.test(after.key))) return true;
  if (standsAlone(tokens, from, to) || isEnclosed(tokens, to) || doesSomething(tokens, from, to)) return true;
  for (let at = from - 1; at >= 0 && from - at <= reach; at--) {
    const token = tokens[at];
    if (!token || endsClause(token.gap)) return false;
    if (showing.has(token.key)) return true;
    if (/^(?:for|but|called|named)$/.test(token.key)) return false;
    if (/^(?:of|like)$/.test(token.key) && (ofThings.has(tokens[at - 1]?.key ?? '') || /^shaped?$/.test(tokens[at - 1]?.key ?? '')))
      return true;
  }
  return false;
}

/** ", compass,", ", a friendly fox" and ", bird of prey": a thing alone between two marks is a wish, unless nothing else tells the trade. */
function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const end = tokens[to]?.key === 'of' ? to + 2 : to;
  const ends = end >= tokens.length || tokens[end - 1]?.gap !== '';
  if (!ends || isOnlySignOfTrade(tokens, from, to)) return false;
  const before = tokens.slice(Math.max(0, from - longestEpithet - 1), from);
  return before.some((token) => token.gap !== '');
}

const isOnlySignOfTrade = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => tellsTrade(token.key)) &&
  !tokens.some((token, at) => (at < from || at >= to) && tellsTrade(token.key));

/** ", sun rising over hills", ", a goose holding a beer": a picture of its own is a wish. */
const doesSomething = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[to]?.key.endsWith('ing') === true &&
  tokens[to - 1]?.gap === '' &&
  !tellsTrade(tokens[to].key) &&
  tokens.slice(Math.max(0, from - longestEpithet), from).some((token) => token.gap !== '');

/** "A paw in a circle". */
const isEnclosed = (tokens: readonly Token[], to: number): boolean =>
  /^(?:in|inside|within)$/.test(tokens[to]?.key ?? '') && containerNouns.has(tokens[to + 2]?.key ?? '');

/** Words inside the name that can be shown: "Hearth & Key", "VoltCycle", "Sunroot". */
function nameParts(name: string, icons: IconRanker): string[] {
  return nameWords(name).flatMap((part) => {
    if (icons.shows(part)) return [singular(part)];
    for (let cut = 3; cut <= part.length - 3; cut++) {
      const [head, tail] = [part.slice(0, cut), part.slice(cut)];
      if (icons.shows(head) && icons.shows(tail)) return [head, tail];
    }
    const [, head = ''] = coined.exec(part) ?? [];
    return icons.shows(head) ? [head] : [];
  });
}

/** A thing with an ending that makes it a name: "Leafloft", "Vaultly". */
const coined =
  /^([a-z]{4,}?)(?:ly|loft|wise|ify|works|well|way|ward|side|yard|land|wick|worth|labs?|hub|box|base|craft|kin|ster|io|ora|ana|nest|field|line|path|lane|gate|house|dale|ford|hill|brook|haven|port|point|cast|co)$/;

/** Small words of family names: "Van Dijk" drives no van. */
const particles = words('van von der den het ten ter del dos das des san santa saint mac bin');

const nameWords = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .map(fold)
    .filter((part) => part.length >= 3 && !stopWords.has(part) && !brandNouns.has(part) && !notThings.has(part) && !particles.has(part));
