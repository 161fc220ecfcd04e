import type { Brief, ColourIntent } from '../brief.js';
import type { Stream } from '../random.js';
import { colourOf } from '../colour/named.js';
import { naturalLightnessOf } from '../colour/natural.js';
import { contrast, hueDistance, maxChroma, type Oklch, toHex } from '../colour/oklch.js';
import { isRefused, withoutBlue } from '../colour/refused.js';
import { askedContrast, lightGround } from '../scene/grounds.js';
import { isWhite } from './colour-roles.js';
import { suggestedHues } from './suggested-hues.js';
import { settleOnWhite } from './seen-on-white.js';

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Dark enough to stand on white, yellows turn olive and brown: their neighbours serve instead. */
const awayFromOlive = (hue: number): number => (hue > 58 && hue < 95 ? 48 : hue >= 95 && hue < 132 ? 140 : hue);

/** Degrees up to which two colours are neighbours: a step over the olives must not turn orange into green. */
const mostBeside = 62;

/** From across the wheel only a coral, an orange or a blue sparks; green beside pink, or wine beside turquoise, quarrels. */
const sparks = (hue: number): boolean => (hue >= 20 && hue <= 72) || (hue >= 205 && hue <= 268);

/** A tone of a colour that was named alone: another hue beside it would be a colour that nobody asked for. */
export function toneOf({ l: own, c, h }: Oklch): string {
  const l = own > 0.5 ? Math.max(0.3, own - 0.17) : Math.min(0.64, own + 0.16);
  return settleOnWhite({ l, c: Math.min(maxChroma(l, h) * 0.9, c * 1.05), h });
}

/** A colour that carries small shapes on white beside the primary one. */
export function secondaryFor(primary: Oklch, brief: Brief, isSmall: boolean, random: Stream): string {
  const { constraints, personality, colours } = brief;
  if (constraints.oneColour) return toHex(primary);
  if (constraints.monochrome || primary.c < 0.02) return toHex({ l: primary.l > 0.45 ? 0.3 : 0.55, c: 0, h: 0 });
  if (colours.primary !== null) return toneOf(primary);
  const liveliness = personality.calmEnergetic + personality.seriousPlayful;
  const contrasts = random.next() < 0.35 + 0.2 * liveliness && isSmall;
  const turned = (shifts: readonly number[]): number[] =>
    random.shuffled(shifts).map((shift) => awayFromOlive((primary.h + shift + 360) % 360));
  const across = contrasts ? turned([150, 165, 180, 195, 210]).filter(sparks) : [];
  const beside = turned([-55, -40, -28, 28, 40, 55]).filter((hue) => Math.abs(hueDistance(primary.h, hue)) <= mostBeside);
  const besideIt = (hue: number): string => {
    const natural = Math.min(naturalLightnessOf(hue), 0.66);
    const warm = hue > 30 && hue < 60;
    const apart = Math.abs(natural - primary.l) < 0.08 && !warm ? (primary.l > 0.5 ? -0.14 : 0.12) : 0;
    const l = clamp(natural + apart, 0.34, 0.66);
    // Beside a muted colour a vivid one is a traffic light: the second is about as vivid as the first.
    return settleOnWhite({ l, c: Math.min(maxChroma(l, hue) * 0.85, 0.19, 0.03 + 1.3 * primary.c), h: hue });
  };
  return [...across, ...beside].map(besideIt).find((hex) => !isRefused(hex, colours.avoid)) ?? toneOf(primary);
}

/** Bright hues that are told from each other. */
const brightHues = [27, 58, 145, 230, 257, 305, 355] as const;
const leastTurned = 75;

const isWarm = (hue: number): boolean => hue < 100 || hue > 340;

/** A further colour of what is to be colourful, told from those it has; null where nothing is. */
export function nextOfColourful({ colours, constraints }: Brief, known: readonly Oklch[], random: Stream): ColourIntent | null {
  if (!colours.colourful || constraints.monochrome || constraints.oneColour) return null;
  const hues = colours.free === undefined ? brightHues : brightHues.filter((hue) => isWarm(hue) === (colours.free === 'warm'));
  const intents = hues.map((hue): ColourIntent => ({ words: '', hue, lightness: 0, chroma: 0.4, hex: null }));
  // Every colour is told from black and grey.
  const isApart = ({ hue }: ColourIntent): boolean =>
    known.every(({ c, h }) => c < 0.03 || Math.abs(hueDistance(h, hue ?? 0)) >= leastTurned);
  return random.shuffled(intents.filter(isApart)).find((intent) => !isRefused(toHex(colourOf(intent)), colours.avoid)) ?? null;
}

/** The second of two colours that were counted and not named: of the same mood, or from across the wheel; beside one that was named a tone of it. */
export function secondOfCounted({ colours, constraints }: Brief, first: Oklch): ColourIntent | null {
  if (colours.counted !== true || constraints.monochrome || constraints.oneColour) return null;
  // "Two colours only: navy and white".
  const named = [colours.primary, colours.secondary, colours.tertiary, colours.ground].filter(Boolean);
  if (named.length >= (colours.most ?? 2)) return null;
  const ofHue = (hue: number, lightness: number, chroma: number): ColourIntent => ({ words: '', hue, lightness, chroma, hex: null });
  if (colours.primary !== null) return ofHue(Math.round(first.h) % 360, first.l > 0.5 ? -0.6 : 0.45, -0.1);
  const isApart = (intent: ColourIntent): boolean =>
    intent.hue !== null && first.c >= 0.03 && Math.abs(hueDistance(first.h, intent.hue)) >= leastOfCounted;
  const across = isWarm(first.h) && first.c >= 0.03 ? ofHue(250, -0.5, -0.2) : ofHue(45, 0.1, 0);
  return (
    [...(colours.ofMood ?? []), across].find((intent) => isApart(intent) && !isRefused(toHex(colourOf(intent)), colours.avoid)) ?? across
  );
}
/** Degrees from which two hues are told for two. */
const leastOfCounted = 40;

/** What is black where black and white is asked for. */
const black = { l: 0.18, c: 0, h: 0 };

export function primaryFor(brief: Brief, primary: ColourIntent | null, random: Stream): Oklch {
  if (brief.constraints.monochrome) return primary?.hue === null && !isWhite(primary) ? colourOf(primary) : black;
  if (primary) return colourOf(withoutBlue(primary, brief.colours.avoid));
  const { personality } = brief;
  const turn = random.between(-7, 7);
  const chroma = clamp(
    0.25 * personality.calmEnergetic + 0.25 * personality.seriousPlayful - 0.45 * personality.modestLuxurious,
    -0.6,
    0.6,
  );
  const lightness = clamp(
    -0.45 * Math.max(0, personality.modestLuxurious) - 0.2 * Math.max(0, -personality.seriousPlayful) + random.between(-0.12, 0.08),
    -0.6,
    0.3,
  );
  const ofHue = (hue: number): Oklch => colourOf({ words: '', hue: (hue + turn + 360) % 360, lightness, chroma, hex: null });
  const suggested = random.ordered(suggestedHues(brief), ({ weight }) => weight).map(({ hue }) => ofHue(hue));
  const hues = [...random.shuffled(brief.colours.ofMood ?? []).map(colourOf), ...suggested];
  // One colour alone writes the name as well.
  const isOpen = (hex: string): boolean =>
    !isRefused(hex, brief.colours.avoid) && !(brief.constraints.oneColour && contrast(hex, lightGround) < askedContrast);
  return hues.find((colour) => isOpen(settleOnWhite(colour))) ?? black;
}
