import { colourAdjectives } from '../lexicon/colours.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Nouns for a little of a colour: "a bit of raspberry", "ein Hauch Gold", "a detail in red". */
export const littleNouns = words(`
  accent accents highlight highlights detail details touch touches pop pops hint hints splash splashes bit bits dash spot spots pinch drop trace
  whisper flash flashes sprinkle lick shot hit secondary
`);
const afterLittle = words('of in is as · a an the one some colour color');
const longestLittle = 4;
/** What holds a thing that also lends a colour. */
export const vessels = words('glass cup bottle mug bowl jar slice piece bunch bouquet pot barrel pint leaf sprig branch field basket');

/** "The drop golden": a drop that is spoken of already is a thing, and no measure. */
const isDropItself = (tokens: readonly Token[], at: number): boolean =>
  /^(?:drop|spot)$/.test(tokens[at]?.key ?? '') && tokens.slice(Math.max(0, at - 2), at).some(({ key }) => key === 'the');

/** "One thin line of red". */
export const isLineOf = (tokens: readonly Token[], at: number): boolean =>
  /^(?:line|stripe)$/.test(tokens[at]?.key ?? '') && tokens[at]?.gap === '' && tokens[at + 1]?.key === 'of';

/** "One thin red line", "una sola línea roja": the colour of a single line. */
export function isLineInColour(tokens: readonly Token[], { from, to }: Span): boolean {
  const isLine = (at: number): boolean => /^(?:line|stripe|rule|hairline|stroke)$/.test(tokens[at]?.key ?? '');
  // "One gold line drawing" is drawn in gold.
  const isBehind =
    tokens[to - 1]?.gap === '' && isLine(to) && !(tokens[to]?.gap === '' && /^(?:NOUN|VERB)$/.test(tokens[to + 1]?.pos ?? ''));
  const isBefore = tokens[from - 1]?.gap === '' && isLine(from - 1);
  if (!isBehind && !isBefore) return false;
  let start = isBehind ? from : from - 1;
  while (tokens[start - 1]?.gap === '' && /^(?:thin|fine|slim|short|small|single|only|bold|thick|·)$/.test(tokens[start - 1]?.key ?? ''))
    start--;
  const isOne = tokens[start - 1]?.gap === '' && /^(?:a|an|one)$/.test(tokens[start - 1]?.key ?? '');
  return isOne || tokens[start]?.key === 'single';
}

const sparing = words('sparingly sparing sparse sparsam spaarzaam sparsamt parcimonie oszczednie');

/** "Yellow only sparingly", "Gelb nur sparsam". */
export const isSpared = (tokens: readonly Token[], to: number): boolean => {
  const after = tokens.slice(to, to + 3);
  const end = after.findIndex(({ gap }) => gap !== '');
  const clause = end < 0 ? after : after.slice(0, end + 1);
  return tokens[to - 1]?.gap === '' && clause.some(({ key, own }) => sparing.has(key) || sparing.has(own));
};

/** Whether only a little of the colour at a token is asked for, by the words before it. */
export function isMeasured(tokens: readonly Token[], from: number): boolean {
  // "One accent colour, preferably amber".
  const isPreferred = /^(?:preferably|ideally|maybe|perhaps|say)$/.test(tokens[from - 1]?.key ?? '') && tokens[from - 2]?.gap === ',';
  if (isPreferred && tokens.slice(Math.max(0, from - 4), from - 1).some(({ key }) => /^accents?$/.test(key))) return true;
  for (let at = from - 1; at >= Math.max(0, from - longestLittle); at--) {
    const { key = '', gap = '' } = tokens[at] ?? {};
    if (gap !== '' && !(gap === ':' && littleNouns.has(key))) return false;
    if ((littleNouns.has(key) && !isDropItself(tokens, at)) || isLineOf(tokens, at) || (key === 'little' && tokens[at - 1]?.key === 'a'))
      return true;
    if (!afterLittle.has(key) && !colourAdjectives.has(key)) return false;
  }
  return false;
}

/** Where the words begin that say how little of the colour at a token is asked for: "a touch of copper". */
export function startOfMeasure(tokens: readonly Token[], from: number): number {
  if (!isMeasured(tokens, from)) return from;
  let at = from - 1;
  while (at > 0 && tokens[at]?.key !== 'little' && !littleNouns.has(tokens[at]?.key ?? '') && !isLineOf(tokens, at)) at--;
  return at > 0 && /^(?:a|an|one|some|little)$/.test(tokens[at - 1]?.key ?? '') && tokens[at - 1]?.gap === '' ? at - 1 : at;
}

/** "Everything else charcoal", "the rest slate". */
export const isOfRest = (tokens: readonly Token[], from: number): boolean => {
  const [every, rest] = [tokens[from - 2], tokens[from - 1]];
  return rest?.gap === '' && (rest.key === 'rest' || (rest.key === 'else' && every?.key === 'everything'));
};

/** "Ένα κλαδάκι θυμάρι", "ein Zweig Salbei", "une feuille de sauge": a piece of something is a thing, whatever colour follows. */
export const isPieceOf = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens[from - 1];
  const piece = before?.key === 'of' ? tokens[from - 2] : before;
  return (
    piece?.gap === '' &&
    piece.key !== piece.own &&
    /^(?:branch|twig|sprig|leaf|flower|bouquet|bunch|cup|glass|bowl|jar|slice|pot)$/.test(piece.key)
  );
};
