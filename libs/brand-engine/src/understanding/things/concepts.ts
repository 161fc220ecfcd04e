import type { Concept } from '../../brief.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import type { Industry } from '../lexicon/industry.js';
import { kindsOfThings } from '../lexicon/kinds.js';
import { givenNames } from '../lexicon/things-of-names.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { fold, singular } from '../text/text.js';
import { notThings } from './words-not-shown.js';
import type { Thing } from '../wishes.js';

const mostConcepts = 12;
const weights = {
  explicit: 1,
  askedStep: 0.03,
  askedNear: 0.08,
  said: 0.78,
  near: 0.74,
  nearBesideTrade: 0.55,
  thingOfName: 0.86,
  name: 0.62,
  partOfName: 0.45,
  specific: 0.82,
  trade: 0.77,
  industry: 0.72,
  industryBesideTrade: 0.6,
  guessed: 0.48,
  industryStep: 0.05,
};

/** With so many pictures of its own, a narrow trade needs none of the industry's: a salsa school is no theatre. */
const enoughOfTrade = 2;

/** Plain figures: beside anything else that is asked for they are what it stands in, and no picture. */
const shapes = words('circle disc square triangle hexagon dot dots grid arrow');

export interface ConceptReading {
  things: readonly Thing[];
  /** The words of the name, in English where they are known. */
  nameWords: readonly string[];
  /** The things of the name that the brand is known by, the first of which is meant most. */
  nameThings: readonly string[];
  industry: Industry | undefined;
  /** What trades narrower than the industry show, each with the plainest first. */
  tradeThings: readonly (readonly string[])[];
  /** What the trade is about where its own words say no more than "school" or "museum". */
  specific: readonly string[];
  /** Whether the trade is only the one closest in meaning, or tells nothing of its matter: its pictures are not shown with confidence. */
  isVague: boolean;
  icons: IconRanker;
}

/** What the mark may show: things asked for, then things spoken of, then what the name and the trade suggest. */
export function weighConcepts({ things, nameWords, nameThings, industry, tradeThings, specific, isVague, icons }: ConceptReading): {
  concepts: Concept[];
  avoid: string[];
} {
  const concepts = new Map<string, Concept>();
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
  const avoid = new Set(things.filter(({ refused }) => refused).map(({ term }) => term));
  const showsMore = things.some(
    ({ term, asked, refused, icons: pictures }) => asked && !refused && pictures.length > 0 && !shapes.has(term),
  );
  for (const { term, asked, refused, icons: pictures } of things) {
    if (refused || pictures.length === 0 || (shapes.has(term) && showsMore)) continue;
    // What is asked for first is meant most.
    const askedBefore = [...concepts.values()].filter(({ explicit }) => explicit).length;
    // Of two that are asked for, the one that can be drawn itself comes before a relative of the other.
    if (asked) add(term, weights.explicit - askedBefore * weights.askedStep - (isShown(term, icons) ? 0 : weights.askedNear), 'asked');
    else add(term, icons.shows(term) ? weights.said : industry ? weights.nearBesideTrade : weights.near, 'said');
  }
  const inName = nameWords.filter((word, at) => isTelling(word) && !(madeOf.has(word) && at + 1 < nameWords.length));
  // "Rowan Hale" is a person.
  const isPerson = (word: string): boolean => {
    const next = nameWords[nameWords.indexOf(word) + 1] ?? '';
    return (
      givenNames.has(word) &&
      new Set(nameWords).size === 2 &&
      next !== '' &&
      !icons.shows(next) &&
      !tellsTrade(next) &&
      !brandNouns.has(next)
    );
  };
  const whole = inName.filter((word) => icons.shows(word) && !isPerson(word));
  for (const [place, term] of nameThings.entries()) add(term, weights.thingOfName - place * weights.askedStep, 'name');
  for (const word of whole) add(singular(word), weights.name, 'name');
  // "Ramsgate" is no ram, where anything else has a picture.
  const isAlone = concepts.size === 0 && industry === undefined && tradeThings.length === 0;
  const parts = inName.filter((word) => !whole.includes(word)).flatMap((word) => partsOf(word, icons));
  for (const part of parts) add(part, isAlone ? weights.name : weights.partOfName, 'name');
  if (concepts.size === 0 && industry === undefined) for (const part of inName) if (icons.isNear(part)) add(part, weights.name, 'name');
  for (const term of specific) add(term, weights.specific, 'trade');
  // A cello school shows a cello, and neither a cap nor a book, unless the trade shows a cello too.
  const isOutdone = (terms: readonly string[]): boolean =>
    specific.length > 0 && !terms.slice(0, 2).some((term) => specific.some((own) => showAlike(term, own, icons)));
  const narrow = tradeThings.filter((terms) => !isOutdone(terms));
  // No rose for the Black Lotus.
  const isRival = (term: string): boolean => whole.some((word) => areSiblings(singular(word), term));
  narrow.forEach((terms, later) => {
    terms.forEach((term, place) => {
      if (!isRival(term)) add(term, weights.trade - (later + place) * weights.industryStep, 'trade');
    });
  });
  const isFaint = isVague || (industry !== undefined && isOutdone(industry.concepts));
  const tradeShows = new Set(narrow.flat()).size;
  const ofIndustry =
    isFaint || tradeShows >= enoughOfTrade ? weights.guessed : tradeShows > 0 ? weights.industryBesideTrade : weights.industry;
  industry?.concepts.forEach((term, place) => {
    if (!isRival(term)) add(term, ofIndustry - place * weights.industryStep, 'trade');
  });
  const left = [...concepts.values()].filter((concept) => !avoid.has(concept.term));
  // Who refuses something has seen what the trade is always shown with, and wants what else is spoken of.
  const own = avoid.size > 0 ? left.filter((concept) => isOwnIdea(concept, icons)) : [];
  const kept = own.length > 0 ? left.filter(({ term, source }) => source === 'asked' || (source !== 'trade' && !tellsTrade(term))) : left;
  return {
    concepts: kept.sort((one, other) => other.weight - one.weight).slice(0, mostConcepts),
    avoid: [...avoid].slice(0, mostConcepts),
  };
}

/** Whether a thing is drawn itself; a church bell is, where the picture is of a bell. */
const isShown = (term: string, icons: IconRanker): boolean => {
  const head = term.split(' ').at(-1) ?? '';
  return icons.shows(term) || (icons.shows(head) && icons.find(head)[0]?.id === icons.find(term)[0]?.id);
};

/** Kinds whose members nobody takes for each other. */
const families = ['flower', 'bird', 'insect', 'fruit', 'instrument'].map((kind) => new Set(kindsOfThings.get(kind)));

/** Whether two things are different ones of a kind: a lotus and a rose. */
const areSiblings = (one: string, other: string): boolean => one !== other && families.some((kind) => kind.has(one) && kind.has(other));

const showAlike = (one: string, other: string, icons: IconRanker): boolean =>
  one === other || icons.find(one)[0]?.id === icons.find(other)[0]?.id;

/** Something to show that is asked for or spoken of, and is not the trade. */
const isOwnIdea = ({ term, source }: Concept, icons: IconRanker): boolean =>
  source === 'asked' || (source === 'said' && icons.shows(term) && !tellsTrade(term));

/** Words inside the name that can be shown: "Hearth & Key", "VoltCycle", "Sunroot". */
function partsOf(part: string, icons: IconRanker): string[] {
  if (part.includes(' ') || tellsTrade(part)) return [];
  for (let cut = 3; cut <= part.length - 3; cut++) {
    const [head, tail] = [part.slice(0, cut), part.slice(cut)];
    if (icons.shows(head) && icons.shows(tail)) return [head, tail].filter(isTelling);
  }
  const [, head = ''] = coined.exec(part) ?? [];
  return icons.shows(head) ? [head] : [];
}

/** A thing with an ending that makes it a name: "Leafloft", "Vaultly". */
const coined =
  /^([a-z]{4,}?)(?:ly|loft|wise|ify|works|well|way|ward|side|yard|land|wick|worth|labs?|hub|box|base|craft|kin|ster|io|ora|ana|nest|field|line|path|lane|gate|house|dale|ford|hill|brook|haven|port|point|cast|co)$/;

/** Small words of names: "Van Dijk" drives no van, and "Still Yoga" distils nothing. */
const particles = words('van von der den het ten ter del dos das des san santa saint mac bin still');

/** Words of addresses, and small words that only look like things in a name: "Silver Street", "Stillwater". */
const unshownInNames = words(
  'fin light street road lane avenue court city town village square corner place yard row close terrace parish county borough still mate day path muller north south east west',
);

/** What the next word of a name is made of: "Iron Lotus" presses no shirts. */
const madeOf = words('iron steel copper brass bronze silver gold glass paper leather cotton linen wool silk velvet clay brick');

const isTelling = (part: string): boolean =>
  part.length >= 3 &&
  !unshownInNames.has(part) &&
  !stopWords.has(part) &&
  !brandNouns.has(part) &&
  !notThings.has(part) &&
  !particles.has(part);

/** The words of a name, taken apart at its humps unless the whole is a trade: "CrossFit" shows no cross. */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/\p{L}+/gu, (word) => (tellsTrade(fold(word)) ? word : word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')))
    .split(/[^\p{L}]+/u)
    .map(fold)
    .filter((part) => part !== '');
