import { fromHex, hueDistance, maxChroma, type Oklch, toHex } from '../../colour/oklch.js';
import { settleOnWhite } from '../../direct/seen-on-white.js';

export type Temperature = 'warmer' | 'cooler';

/** The hue that each of them leads to. */
const target = { warmer: 50, cooler: 245 } as const;

/** The hue moved towards another, but never past it. */
function towards(colour: Oklch, hue: number, step: number): Oklch {
  const way = hueDistance(colour.h, hue);
  return { ...colour, h: (colour.h + Math.sign(way) * Math.min(Math.abs(way), step) + 360) % 360 };
}

/** Beyond this hue a green turns olive. */
const warmestGreen = 138;

const isGreen = ({ h }: Oklch): boolean => h > 105 && h < 165;

/** A green with more of the sun in it: on the way to olive it is light that keeps it fresh. */
const sunnier = (green: Oklch, amount: number): Oklch => ({
  l: green.l + 0.06 * amount,
  c: green.c * (1 + 0.08 * amount),
  h: Math.min(green.h, Math.max(warmestGreen, green.h - 12 * amount)),
});

/** A colour from the other side of the wheel, a few degrees nearer and a little softer: more would make it another. */
const softened = (colour: Oklch, hue: number, amount: number): Oklch => ({
  ...towards(colour, hue, 4),
  l: colour.l + 0.035 * amount,
  c: colour.c * (1 - 0.1 * amount),
});

/** A red has more fire: turned as far as other colours are, a dark red is a brown. */
const fierier = (red: Oklch, amount: number): Oklch => {
  const [l, h] = [red.l + 0.05 * amount, Math.max(red.h, Math.min(warmestRed, red.h + 7 * amount))];
  return { l, h, c: Math.min(maxChroma(l, h), red.c * (1 + 0.14 * amount)) };
};
const warmestRed = 36;
const isRed = ({ h, c, l }: Oklch): boolean => h > 8 && h < 40 && c > 0.08 && l < 0.62;

/** A warm blue leans to violet; with more light it would only be washed out. */
const reddened = (blue: Oklch, amount: number): Oklch => ({
  ...blue,
  h: Math.max(blue.h, Math.min(296, blue.h + Math.min(18, 14 * amount))),
});
const isBlue = ({ h }: Oklch): boolean => h > 225 && h < 295;

/** What is as warm as can be by its hue glows more. */
const glowing = (colour: Oklch, apart: number, amount: number): Oklch =>
  apart > 14 ? colour : { ...colour, l: colour.l + 0.05 * amount, c: colour.c * (1 + 0.3 * amount) };

/** Whether a colour cannot take a temperature by its hue: turned towards orange a navy is a purple, and a green should stay one. */
export function isFar(colour: Oklch, by: Temperature): boolean {
  if (colour.c < 0.03) return true;
  return (by === 'warmer' && isGreen(colour)) || Math.abs(hueDistance(colour.h, target[by])) > 105;
}

/** A colour with more of a temperature, as far as it stays the colour that it is. */
export function tempered(own: Oklch, by: Temperature, amount: number): Oklch {
  const hue = target[by];
  // A paper takes a tinge, and so does a grey.
  if (own.c < 0.03)
    return own.l > 0.85
      ? { l: Math.min(own.l, 0.96), c: 0.03 * amount, h: by === 'warmer' ? 80 : hue }
      : { l: Math.max(own.l, 0.28), c: 0.045 * amount, h: hue };
  if (by === 'warmer' && isGreen(own)) return sunnier(own, amount);
  if (by === 'warmer' && isBlue(own)) return reddened(own, amount);
  if (by === 'warmer' && isRed(own)) return fierier(own, amount);
  // A cold red is a crimson.
  if (by === 'cooler' && (own.h < 40 || own.h > 330)) return { ...own, h: own.h - 16 * amount, c: own.c * 0.95 };
  const apart = Math.abs(hueDistance(own.h, hue));
  return isFar(own, by) ? softened(own, hue, amount) : glowing(towards(own, hue, 16 * amount), apart, amount);
}

/** Hues without a warmer or a cooler sister: turned by a few degrees a blue is a purple, an orange is a red or a yellow. */
const withoutSister = { warmer: { from: 170, to: 300 }, cooler: { from: 40, to: 112 } } as const;
const sisters = { warmer: { h: 42, least: 0.6, most: 0.84 }, cooler: { h: 228, least: 0.4, most: 0.8 } } as const;

/** Whether a colour can only take a temperature by becoming another one. */
export const hasNoSister = ({ h, c }: Oklch, by: Temperature): boolean =>
  c >= 0.03 && h > withoutSister[by].from && h < withoutSister[by].to;

/** A little of a temperature: a blue with some red in it, an orange with some. */
export const leaning = (own: Oklch, by: Temperature): Oklch => ({ ...own, h: (own.h + (by === 'warmer' ? 34 : -26) + 360) % 360 });

/** The colour of another temperature, as light and about as strong, that takes the place of one that has no sister of it. */
export function turnedTo({ l, c }: Oklch, by: Temperature): Oklch {
  const { h, least, most } = sisters[by];
  return { l: Math.min(most, Math.max(least, l)), c: Math.min(0.16, Math.max(0.11, c)), h };
}

/** The colour beside one that cannot take the temperature itself. */
export function companionOf(secondary: string, by: Temperature): string {
  return settleOnWhite({ l: by === 'warmer' ? 0.66 : 0.54, c: Math.max(fromHex(secondary).c, 0.13), h: target[by] });
}

/** Letters nobody calls coloured, but warm or cold. */
export const temperedInk = (by: Temperature): string => toHex({ l: 0.27, c: by === 'warmer' ? 0.05 : 0.06, h: target[by] });

/** A paper with a tinge, where no colour on it can show the temperature. */
export const temperedPaper = (by: Temperature): string =>
  by === 'warmer' ? toHex({ l: 0.955, c: 0.035, h: 80 }) : toHex({ l: 0.955, c: 0.022, h: 240 });
