import { glowingOf } from '../../colour/named.js';
import { colourAdjectives, glowing, shadingMoods, type ColourWord } from '../lexicon/colours.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import { tintAdjective, tintOf, turnedTo } from './tinted-colours.js';

/** How dull an adjective makes a colour at most. */
const dullest = -0.82;

/** How much of a move is left to a colour that leans the same way already. */
const roomFor = (own: number, by: number): number => (own * by <= 0 ? 1 : Math.min(0.5, 1 - Math.abs(own)));

/** An adjective moves lightness and chroma: a dark navy is only a little darker than navy, and a pastel lilac is no grey. */
export const moved = <Colour extends ColourWord>(colour: Colour, by: ColourWord): Colour => ({
  ...colour,
  lightness: colour.lightness + by.lightness * roomFor(colour.lightness, by.lightness),
  // What is muted or pale is so by the measure of an ordinary colour: a pale yellow has little left of a yellow's strength.
  chroma: Math.max(
    (by.chroma < 0 ? Math.min(colour.chroma, 0) : colour.chroma) + by.chroma * roomFor(colour.chroma, by.chroma),
    // A muted sage is still green.
    Math.min(colour.chroma, dullest),
  ),
});

const isGlow = (token: Token | undefined): boolean => glowing.has(token?.key ?? '') || glowing.has(token?.own ?? '');

/** A colour as the word before it shades it, or undefined where that word says nothing of colours. */
export function shadedBy(colour: ColourWord, before: Token | undefined): ColourWord | undefined {
  if (before === undefined) return undefined;
  if (isGlow(before)) return { ...colour, ...glowingOf(colour) };
  // A mood leaves black, white and grey as they are.
  const mood = colour.hue === null ? undefined : shadingMoods.get(before.key);
  const adjective = colourAdjectives.get(before.key) ?? mood ?? tintAdjective(before.key);
  return adjective && turnedTo(moved(colour, adjective), tintOf(before.key));
}

/** Feminines that stand after a colour in a text of another tongue. */
const feminines = new Map([
  ...['scura', 'oscura', 'foncee', 'escura'].map((word) => [word, 'dark'] as const),
  ...['clara', 'chiara', 'claire'].map((word) => [word, 'light'] as const),
]);
const romanceAdjectives = words('scuro oscuro fonce escuro claro chiaro clair pale pastel');

/** Romance tongues put the adjective after the colour: "verde scuro", "bleu pâle". */
export function adjectiveAfter(token: Token | undefined): ColourWord | undefined {
  const { key = '', own = '' } = token ?? {};
  return key !== own || romanceAdjectives.has(key) ? colourAdjectives.get(key) : colourAdjectives.get(feminines.get(key) ?? '');
}

/** A colour as an adjective behind it shades it: "verde scuro", "corail fluo", "azul esverdeado". */
export function shadedAfter(colour: ColourWord, after: Token | undefined): ColourWord | undefined {
  if (after && isGlow(after) && (after.key !== after.own || after.own.startsWith('fluo'))) return { ...colour, ...glowingOf(colour) };
  const tint = after && after.key !== after.own ? tintOf(after.key) : undefined;
  if (tint) return turnedTo(colour, tint);
  const adjective = adjectiveAfter(after);
  return adjective && moved(colour, adjective);
}

/** How far a dull colour goes that only tints a white: birch white is no tan. */
const nearWhite = { lightness: 0.95, chroma: -0.88 } as const;

/** A dull colour as part of the name of a white: "birch white", "benvitt". */
export const whitened = (colour: ColourWord): ColourWord => ({
  hue: colour.hue,
  lightness: Math.max(colour.lightness, nearWhite.lightness),
  chroma: Math.min(colour.chroma, nearWhite.chroma),
});
