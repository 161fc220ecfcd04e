import { paletteNouns } from '../colours/colour-context.js';
import { isColourWord, plainColours } from '../lexicon/colours.js';
import { singular, type Token } from '../text/text.js';

/** Whether a noun only says how many colours there are, or whose; who wants no rainbow colours wants no rainbow either. */
export const tellsOfColours = (tokens: readonly Token[], at: number, refused: boolean): boolean =>
  isShadeOf(tokens, at) || (!refused && lendsColours(tokens, at));

/** "Two shades of green", "tones of deep red" are colours. */
const isShadeOf = (tokens: readonly Token[], at: number): boolean =>
  paletteNouns.has(tokens[at]?.key ?? '') &&
  tokens[at + 1]?.key === 'of' &&
  tokens.slice(at + 2, at + 4).some(({ key }) => isColourWord(key) || plainColours.has(singular(key)));

/** "Our club colours", "Vereinsfarben", "sunset tones". */
const lendsColours = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '' && /^(?:colou?rs?|tones|hues)$/.test(tokens[at + 1]?.key ?? '');
