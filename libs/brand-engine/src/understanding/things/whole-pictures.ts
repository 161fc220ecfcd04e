import { several } from '../asked/asked-things.js';
import { isArticle } from '../asked/articles.js';
import type { IconRanker } from './icons.js';
import { isColourWord } from '../lexicon/colours.js';
import { areJoined, singular, type Token } from '../text/text.js';

/** What joins the names of two things that one picture shows. */
const links = /^(?:with|of|in|inside|on|over|above|behind|and)$/;
/** What the first of them does: "a sun rising over the sea". */
const deeds = /^(?:rising|setting|shining|glowing|peeking|coming|up)$/;
/** How one thing is made of another: "two hands making a heart", "hands in the shape of a heart", "a heart made of hands". */
const makings: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:that|which) )?(?:forming|making|shaping|form|make|shape|formant|forment|formando|forman|formano|formam|formen)(?= )/, 'forming'],
  [/^in (?:the|a) (?:shape|form) of(?= )/, 'forming'],
  [/^(?:made|formed|shaped|built) (?:of|from|out of|by|with)(?= )/, 'of'],
];
const longestMaking = 4;
/** What a picture of two things beside each other does not show: "crossed fork and knife". */
const crossing = /^(?:crossed|crossing|crosswise)$/;
export const areCrossed = (link: string, tokens: readonly Token[]): boolean =>
  link === 'and' && tokens.some(({ key }) => crossing.test(key));
/** Words that may stand before the second thing: "with three small speckled eggs". */
const longestEpithet = 4;

/** "A nest with eggs", "the sun rising over waves", "a message in a bottle": two things that a single picture shows. */
export function wholeAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
): { term: string; to: number } | undefined {
  const runs = (from: number, to: number): boolean => areJoined(tokens, from, to);
  // "A rising sun over the sea".
  const first = deeds.test(tokens[at]?.key ?? '') ? at + 1 : at;
  let start = first + 1;
  while (deeds.test(tokens[start]?.key ?? '')) start++;
  if (!runs(at, start + 1)) return undefined;
  const { word, link } = linkAt(tokens, start);
  if (word === '' || !runs(at, link + 1) || areCrossed(word, tokens)) return undefined;
  // What a thing has of its own may have a colour; two things in two colours are drawn apart.
  const isBeside = ({ key, pos }: Token): boolean =>
    isColourWord(key) ? word === 'with' : /^(?:ADJ|VERB|DET)$/.test(pos) || several.test(key) || /^(?:the|its|her|his|some)$/.test(key);
  let second = link + 1;
  while (second <= link + longestEpithet && tokens[second]?.gap === '' && isNoThing(tokens[second], isBeside)) second++;
  const other = tokens[second];
  if (!other || taken.has(first) || taken.has(second)) return undefined;
  const head = singular(tokens[first]?.key ?? '');
  const term = `${head} ${word === 'inside' ? 'in' : word} ${singular(other.key)}`;
  return icons.pictures(term).some(({ relation }) => relation === 'itself') ? { term, to: second + 1 } : undefined;
}

/** What joins two things from here on, and the place of its last word. */
function linkAt(tokens: readonly Token[], start: number): { word: string; link: number } {
  const text = tokens
    .slice(start, start + longestMaking + 1)
    .map(({ key }) => key)
    .join(' ');
  for (const [pattern, word] of makings) {
    const [making] = pattern.exec(text) ?? [];
    if (making !== undefined) return { word, link: start + making.split(' ').length - 1 };
  }
  const key = tokens[start]?.key ?? '';
  return { word: links.test(key) ? key : '', link: start };
}

const isNoThing = (token: Token | undefined, isBeside: (token: Token) => boolean): boolean =>
  token !== undefined && (isArticle(token) || isBeside(token));
