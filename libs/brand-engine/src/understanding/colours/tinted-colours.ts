import { plainColours, type ColourWord } from '../lexicon/colours.js';

/** A leaning within its bounds, with two decimals. */
export const clampLeaning = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100;

/** The colour that an "-ish" form is made of: "yellowish", "reddish", "bluish". */
export function tintOf(key: string): ColourWord | undefined {
  const stem = /^(\w{3,})ish$/.exec(key)?.[1];
  if (stem === undefined) return undefined;
  return plainColours.get(stem) ?? plainColours.get(`${stem}e`) ?? plainColours.get(stem.slice(0, -1));
}

/** An "-ish" form before a colour only tints it, and a grey one dulls it. */
export function tintAdjective(key: string): ColourWord | undefined {
  const tint = tintOf(key);
  if (tint === undefined) return undefined;
  if (tint.hue !== null) return { hue: null, lightness: 0, chroma: -0.1 };
  // A blackish green is nearly black, and a greyish one dull.
  return tint.lightness < -0.7 ? { hue: null, lightness: -0.9, chroma: -0.6 } : { hue: null, lightness: 0.2, chroma: -0.85 };
}

/** How far a tint turns a colour towards itself: a yellowish green is a green. */
const mostTinted = 24;

/** A colour with something of another in it. */
export function turnedTo(colour: ColourWord, tint: ColourWord | undefined): ColourWord {
  if (colour.hue === null || tint === undefined || tint.hue === null) return colour;
  const turn = ((tint.hue - colour.hue + 540) % 360) - 180;
  const by = Math.max(-mostTinted, Math.min(mostTinted, turn / 2));
  return { ...colour, hue: Math.round(colour.hue + by + 360) % 360 };
}
