import type { ColourIntent } from '../brief.js';
import { naturalLightnessOf } from './natural.js';
import { fromHex, maxChroma, type Oklch } from './oklch.js';

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const lightest = 0.86;
const darkest = 0.3;
/** How much of the chroma that a screen shows an ordinary colour has. */
const ordinaryShare = 0.88;

/** The colour that an intent names, with its hue kept. */
export function colourOf(intent: ColourIntent): Oklch {
  if (intent.hex) return fromHex(intent.hex);
  if (intent.hue === null) return { l: clamp(0.35 + intent.lightness * 0.4, 0.16, 0.8), c: 0, h: 0 };
  const natural = naturalLightnessOf(intent.hue);
  const l = natural + intent.lightness * (intent.lightness >= 0 ? lightest - natural : natural - darkest);
  const share = ordinaryShare + intent.chroma * (intent.chroma >= 0 ? 1 - ordinaryShare : 0.6);
  return { l, c: Math.min(maxChroma(l, intent.hue) * share, intent.chroma > 0.3 ? 0.26 : 0.2), h: intent.hue };
}

/** How a value leans from the natural lightness and chroma of its hue: what `colourOf` turns back into the value. */
export function leaningOf(hex: string): Pick<ColourIntent, 'hue' | 'lightness' | 'chroma'> {
  const { l, c, h } = fromHex(hex);
  const leaning = (value: number): number => Math.round(clamp(value, -1, 1) * 100) / 100;
  // On white a plain grey is drawn darker than it is imagined.
  if (c < 0.015) return { hue: null, lightness: leaning((l - 0.6) / 0.4), chroma: 0 };
  const natural = naturalLightnessOf(h);
  // Yellows are light by nature: a little lighter must not count as the palest there is.
  const room = l >= natural ? Math.max(lightest - natural, 0.12) : natural - darkest;
  const drawn = clamp(l, darkest, lightest);
  const share = c / maxChroma(drawn, h);
  return {
    hue: Math.round(h) % 360,
    lightness: leaning((l - natural) / room),
    chroma: leaning((share - ordinaryShare) / (share >= ordinaryShare ? 1 - ordinaryShare : 0.6)),
  };
}
