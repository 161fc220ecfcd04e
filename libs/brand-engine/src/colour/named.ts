import type { ColourIntent } from '../brief.js';
import { onceFor } from '../remembered.js';
import { naturalLightnessOf } from './natural.js';
import { fromHex, maxChroma, type Oklch, toHex } from './oklch.js';

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Up to here adjectives lighten a colour; what is named as paler (cream, ivory) goes on to the palest. */
const light = 0.86;
const palest = 0.97;
const darkest = 0.3;
/** Where the leaning to lightness or to grey changes its pace, so that the pale and the greyish keep apart from each other. */
const bend = 0.8;
/** How much of the chroma that a screen shows an ordinary colour has, one that is muted, and one that is all but grey. */
const share = { ordinary: 0.88, muted: 0.4, least: 0.02 } as const;
const blackest = 0.16;
const grey = 0.6;

const between = (from: number, to: number, part: number): number => from + (to - from) * part;
const partOf = (value: number, from: number, to: number): number => (value - from) / (to - from);

function lightnessOf(natural: number, leaning: number): number {
  if (leaning < 0) return between(natural, darkest, -leaning);
  return leaning <= bend ? between(natural, light, leaning / bend) : between(light, palest, partOf(leaning, bend, 1));
}

function shareOf(leaning: number): number {
  if (leaning >= 0) return between(share.ordinary, 1, leaning);
  return leaning >= -bend
    ? between(share.ordinary, share.muted, -leaning / bend)
    : between(share.muted, share.least, partOf(-leaning, bend, 1));
}

/** The colour that an intent names, with its hue kept. */
export const colourOf = onceFor((intent: ColourIntent): Readonly<Oklch> => {
  if (intent.hex) return fromHex(intent.hex);
  if (intent.hue === null) {
    const { lightness } = intent;
    return { l: lightness >= 0 ? between(grey, 1, lightness) : between(grey, blackest, -lightness), c: 0, h: 0 };
  }
  const l = lightnessOf(naturalLightnessOf(intent.hue), intent.lightness);
  return { l, c: Math.min(maxChroma(l, intent.hue) * shareOf(intent.chroma), intent.chroma > 0.3 ? 0.26 : 0.2), h: intent.hue };
});

/** What seems to give off light is no darker than this, and no paler than that but where its hue is strongest so. */
const glow = { darkest: 0.58, palest: 0.72 } as const;

/** How a colour leans that is as strong as a screen can show it, at the lightness where its hue is strongest and near its own. */
export function glowingOf({ hue, lightness }: Pick<ColourIntent, 'hue' | 'lightness'>): Pick<ColourIntent, 'lightness' | 'chroma'> {
  if (hue === null) return { lightness, chroma: 0 };
  const steps = Array.from({ length: 40 }, (_, i) => 0.5 + i * 0.0125);
  const strongest = steps.reduce((best, l) => (maxChroma(l, hue) > maxChroma(best, hue) ? l : best));
  const natural = naturalLightnessOf(hue);
  const own = clamp(lightnessOf(natural, lightness), glow.darkest, glow.palest);
  const l = Math.max(glow.darkest, strongest < own ? (strongest + own) / 2 : strongest);
  return { lightness: Math.round(leaningToLight(natural, l) * 100) / 100, chroma: 1 };
}

/** How a value leans from the natural lightness and chroma of its hue: what `colourOf` turns back into the value. */
export function leaningOf(hex: string): Pick<ColourIntent, 'hue' | 'lightness' | 'chroma'> {
  const { l, c, h } = fromHex(hex);
  const leaning = (value: number): number => Math.round(clamp(value, -1, 1) * 100) / 100;
  if (c < 0.015) return { hue: null, lightness: leaning(l >= grey ? partOf(l, grey, 1) : -partOf(l, grey, blackest)), chroma: 0 };
  return {
    hue: Math.round(h) % 360,
    lightness: leaning(leaningToLight(naturalLightnessOf(h), l)),
    chroma: leaning(leaningToGrey(l, c, h)),
  };
}

function leaningToLight(natural: number, l: number): number {
  if (l < natural) return -partOf(l, natural, darkest);
  // Yellows are light by nature: a little lighter must not count as the palest there is.
  return l <= light ? (bend * (l - natural)) / Math.max(light - natural, 0.12) : between(bend, 1, partOf(l, light, palest));
}

function leaningToGrey(l: number, c: number, h: number): number {
  const own = c / maxChroma(clamp(l, darkest, palest), h);
  if (own >= share.ordinary) return partOf(own, share.ordinary, 1);
  return own >= share.muted ? -bend * partOf(own, share.ordinary, share.muted) : -between(bend, 1, partOf(own, share.muted, share.least));
}

/** The same in hex, whatever it will stand on. */
export const namedHex = (intent: ColourIntent): string => intent.hex ?? toHex(colourOf(intent));
