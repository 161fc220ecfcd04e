import type { ColourIntent } from '../../brief.js';
import type { ColouredPart, Patch } from '../../refinement.js';
import { isColourWord, plainColours } from '../../understanding/lexicon/colours.js';
import { isShownAt, type ClauseText, type Reader, symbolNoun } from './clause.js';
import { between, partAt } from './part.js';

type Tone = 'light' | 'dark';

const tones: ReadonlyMap<string, Tone> = new Map([
  ['light', 'light'],
  ['pale', 'light'],
  ['bright', 'light'],
  ['dark', 'dark'],
]);
const isSymbolNoun = new RegExp(`^${symbolNoun}$`);
const mostBetween = 4;

/** How far a part that is to be light or dark leans from the natural lightness of its colour. */
const leanings: Readonly<Record<Tone, Pick<ColourIntent, 'lightness' | 'chroma'>>> = {
  light: { lightness: 0.84, chroma: -0.3 },
  dark: { lightness: -0.8, chroma: 0 },
};

/** Words for a typeface: a light one is thin, and not pale. */
const typefaces = /^(?:fonts?|type|typeface|letter|words)$/;

/** The part that may be light or dark; a shape or a line that is the picture itself is the picture. */
function tonedPart(clause: ClauseText, at: number): ColouredPart | undefined {
  const key = clause.tokens[at]?.key ?? '';
  if (isSymbolNoun.test(key) || isShownAt(clause, at)) return 'picture';
  return !typefaces.test(key) && partAt(clause, at) === 'letters' ? 'letters' : undefined;
}

/** The part that a word for a tone is said of; before a colour it belongs to that, and before a thing to the thing. */
function toned(clause: ClauseText, at: number): { part: ColouredPart; noun: number } | undefined {
  const { tokens } = clause;
  const next = tokens[at]?.gap === '' ? (tokens[at + 1]?.key ?? '') : '';
  // "The bee is too pale on white" complains.
  if (/^(?:too|so|less|not)$/.test(tokens[at - 1]?.key ?? '')) return undefined;
  if (next !== '' && !/^(?:and|but|on|please|now|instead|too|with|against|be|become|·)$/.test(next)) return undefined;
  for (let noun = at - 1; noun >= Math.max(0, at - mostBetween); noun--) {
    const part = tonedPart(clause, noun);
    const key = tokens[noun]?.key ?? '';
    if (part !== undefined) return isColourWord(key) || plainColours.has(key) ? undefined : { part, noun };
    if (!between.test(key)) return undefined;
  }
  return undefined;
}

/** "The owl light", "сову світлою", "make the name dark": a tone that is told of a part is its colour, and no lamp. */
export const readTone: Reader = (clause, used) => {
  const { primary } = clause.context.brief.colours;
  const found = clause.tokens.flatMap(({ key, text }, at) => {
    const tone = tones.get(key);
    const told = tone === undefined || used.has(at) ? undefined : toned(clause, at);
    return tone && told ? [{ tone, at, text, ...told }] : [];
  });
  if (found.length === 0) return undefined;
  return {
    patches: found.map(({ part, tone, text }): Patch => ({
      kind: 'set-part',
      part,
      tone,
      colour: { words: text, hue: primary?.hue ?? null, ...leanings[tone], hex: null },
    })),
    used: found.flatMap(({ at, noun }) => [at, noun]),
  };
};
