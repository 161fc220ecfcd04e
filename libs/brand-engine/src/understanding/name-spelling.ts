import type { Brief } from '../brief.js';
import { brandNouns, places } from './lexicon/words.js';
import type { FoundName, NameContext } from './name.js';
import { tidyName } from './script.js';
import type { Token } from './text.js';

/** A name is at most this many words. */
export const longestRun = 6;

const abbreviation = /^(?:st|dr|mr|mrs|ms|no|jr|bros|mt)$/;

/** Two words belong to one name: only a space, an ampersand or a like sign stands between them. */
export const joins = (token: Token): boolean =>
  token.gap === '' || /^[&+'’·]$/.test(token.gap) || (token.gap === '.' && abbreviation.test(token.key));

/**
 * Whether "of" at `at` only tells where a name from `from` on is at home: "Happy Tails of Leeds" does, but one word ("Crumb of Lisbon")
 * or one that ends in what it is ("Royal Bank of Scotland") needs its place to be a name.
 */
export function tellsWhere({ tokens, describes }: NameContext, from: number, at: number): boolean {
  const [last, of, place] = tokens.slice(at - 1, at + 2);
  if (!last || of?.key !== 'of' || !place || !places.has(place.key)) return false;
  const words = tokens.slice(from, at).filter(({ key }) => key !== 'the');
  return words.length > 1 && !brandNouns.has(last.key) && !describes(last.key);
}

/** Spells the tokens `from` … `to` (exclusive) as the prompt did. */
export function spell({ text, tokens }: NameContext, from: number, to: number, source: Brief['nameSource']): FoundName | undefined {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last) return undefined;
  const written = tidyName(text.slice(first.start, last.end));
  const name = isShouted(tokens) ? titleCase(written) : written;
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  return { name, source, tokens: new Set(tokens.slice(from, to).map((_, index) => from + index)) };
}

/** A prompt in capitals throughout does not say how the name is written. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.length >= 5 && tokens.every((token) => token.text === token.text.toUpperCase());

const titleCase = (name: string): string => name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** True where capitals tell nothing: a prompt in capitals or in Title Case throughout. */
export function isUniform(tokens: readonly Token[]): boolean {
  const plain = tokens.filter((token) => /^\p{L}{2,}/u.test(token.text));
  const small = plain.filter((token) => !token.capitalised);
  return plain.length >= 5 && small.length <= plain.length * 0.15;
}
