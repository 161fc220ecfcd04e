import { plainColours } from '../../understanding/lexicon/colours.js';
import { brandNouns, stopWords } from '../../understanding/lexicon/words.js';
import { words } from '../../understanding/text/phrases.js';
import type { Sentence } from '../../understanding/language/sentence.js';
import { positiveOf } from '../../understanding/language/personality.js';
import { singular, type Token } from '../../understanding/text/text.js';

/** Short words that are mistyped in one way only. */
const short: ReadonlyMap<string, string> = new Map([
  ['teh', 'the'],
  ['hte', 'the'],
  ['adn', 'and'],
  ['nad', 'and'],
  ['wiht', 'with'],
  ['wtih', 'with'],
  ['taht', 'that'],
  ['mkae', 'make'],
  ['amke', 'make'],
  ['biger', 'bigger'],
  ['nmae', 'name'],
  ['fotn', 'font'],
]);

/** What refinements ask for, and words that are near to it and mean something else. */
const asked = words(`
  second another bigger larger smaller please remove replace change instead background letters lettering picture colour colours color colors
  thinner bolder lighter tighter darker rounder rounded sharper simpler frame border slogan tagline underneath below above beside thicker
  large different symbol initials monogram capitals lowercase uppercase straight spacing together
`);

/** Whether one letter more, less, another, or two swapped ones make one word of the other; the first letter is seldom mistyped. */
function isNear(typed: string, meant: string): boolean {
  if (!meant.startsWith(typed.slice(0, 1)) || Math.abs(typed.length - meant.length) > 1 || typed === `${meant}s` || meant === `${typed}s`)
    return false;
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from++;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - from && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [own, other] = [typed.slice(from, typed.length - end), meant.slice(from, meant.length - end)];
  return own.length + other.length <= 2 || (own.length === 2 && own === `${other.slice(1)}${other.slice(0, 1)}`);
}

const leastLetters = 5;

function meantBy({ key, own, capitalised }: Token, isThing: (term: string) => boolean): string | undefined {
  if (key !== own || capitalised) return undefined;
  const known = short.get(key);
  if (known !== undefined) return known;
  const isWord = [asked, stopWords, brandNouns, plainColours].some((list) => list.has(key));
  if (key.length < leastLetters || isWord || !/^[a-z]+$/.test(key)) return undefined;
  const near = [...asked].filter((word) => isNear(key, word));
  return near.length === 1 && !isThing(singular(key)) ? near[0] : undefined;
}

/** "Cuter" is no mistyped cutter. */
const isComparative = ({ key, own }: Token): boolean => key !== own && positiveOf(own) !== undefined;

/** "Make teh name biger and add a secnd one": the words of wishes as they were meant; names and things are left alone. */
export function withoutSlips(sentence: Sentence, isThing: (term: string) => boolean): Sentence {
  if (sentence.language !== 'en') return sentence;
  const tokens = sentence.tokens.map((token) => {
    if (isComparative(token)) return { ...token, key: token.own };
    const key = meantBy(token, isThing);
    return key === undefined ? token : { ...token, key };
  });
  return { ...sentence, tokens };
}
