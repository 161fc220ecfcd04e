import { colourAdjectives, isColourWord, notColoursBefore, plainColours } from '../lexicon/colours.js';
import { brandNouns } from '../lexicon/words.js';
import { singular, type Token } from '../text/text.js';

/** Metals and gems that are told of a thing as its colour: "a gold crown", "an emerald peacock". */
const metals = /^(?:gold|golden|silver|copper|bronze|emerald|ruby|sapphire|jade|amber)$/;
const following = /^(?:·|logo|and|on|in|inside|with|as|for|beside|above|below|over|under|left|right|next|but|or|plus|please)$/;

const isColour = (token: Token | undefined): boolean =>
  token !== undefined && (plainColours.has(token.key) || metals.test(token.key) || /^(?:reddish|greenish|bluish)$/.test(token.key));

/** Where a phrase begins that has only colours and an article before a word; undefined where no colour stands there. */
function startOfColoured(tokens: readonly Token[], from: number): number | undefined {
  let start = from;
  const isOfColour = (token: Token | undefined): boolean =>
    token?.gap === '' && (isColour(token) || isColourWord(token.key) || colourAdjectives.has(token.key));
  while (isOfColour(tokens[start - 1])) start--;
  if (start === from || !isColour(tokens[from - 1])) return undefined;
  return tokens[start - 1]?.gap === '' && /^(?:a|an|one|the)$/.test(tokens[start - 1]?.key ?? '') ? start - 1 : start;
}

/** "Yellow bicycle, delivery service Pedalo", "a golden bee, brown name": a thing that opens its clause with its colour is to be shown. */
export function opensWithColour(tokens: readonly Token[], from: number, to: number): boolean {
  const start = startOfColoured(tokens, from);
  if (start === undefined || (start > 0 && tokens[start - 1]?.gap === '')) return false;
  const key = singular(tokens[to - 1]?.key ?? '');
  const ends = to >= tokens.length || tokens[to - 1]?.gap !== '' || following.test(tokens[to]?.key ?? '');
  return ends && !notColoursBefore.has(key) && !brandNouns.has(key);
}

/** "A gold crown", "with a copper kettle": a metal before a thing is its colour; "a gold dealer" and "silver band practice" are trades. */
export function isMetalOfThing(tokens: readonly Token[], at: number): boolean {
  const [before, metal, thing, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!metals.test(metal?.key ?? '') || metal?.gap !== '' || thing?.pos !== 'NOUN' || brandNouns.has(thing.key)) return false;
  const isLed = before?.gap !== '' || /^(?:a|an|one|the|with|and|two|three)$/.test(before.key);
  const isEnd = next === undefined || thing.gap !== '' || (next.pos !== 'NOUN' && next.pos !== 'PROPN');
  return isLed && isEnd && !plainColours.has(thing.key);
}
