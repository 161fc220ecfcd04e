import type { ColourIntent } from '../../brief.js';
import { colourOf } from '../../colour/named.js';
import { fromHex } from '../../colour/oklch.js';
import type { ColourArea } from '../../critics/colours-seen.js';
import { showsColour } from '../../interpreting/colour-shown.js';
import type { ColourShift } from '../../refinement.js';

/** How much darker than its name, or than a colour of middle lightness, a colour is still the one spoken of. */
const darkest = 0.2;
const darkestOfAll = 0.5;
const mid = 0.6;

const weighed = (areas: readonly ColourArea[], of: (hex: string) => number): number =>
  areas.reduce((sum, { hex, share }) => sum + share * of(hex), 0);

/** How much of a hue is in a colour: its chroma as far as it points there. */
const leaningTo =
  (hue: number) =>
  (hex: string): number => {
    const { c, h } = fromHex(hex);
    return c * Math.cos(((h - hue) * Math.PI) / 180);
  };

const lightness = (hex: string): number => fromHex(hex).l;
const chroma = (hex: string): number => fromHex(hex).c;
/** A black that turns to charcoal is calmer too. */
const calm = (hex: string): number => (fromHex(hex).c < 0.03 ? -0.2 * fromHex(hex).l : fromHex(hex).c);

/** What each wish changes of all that is painted, which way, and by how much for a person to see it. */
const measures: Record<ColourShift, { of: (hex: string) => number; way: 1 | -1; least: number }> = {
  warmer: { of: leaningTo(55), way: 1, least: 0.0135 },
  cooler: { of: leaningTo(245), way: 1, least: 0.016 },
  fresher: { of: (hex) => chroma(hex) + lightness(hex) / 3, way: 1, least: 0.03 },
  darker: { of: lightness, way: -1, least: 0.02 },
  lighter: { of: lightness, way: 1, least: 0.02 },
  brighter: { of: (hex) => chroma(hex) + lightness(hex) / 3, way: 1, least: 0.015 },
  'more-vivid': { of: chroma, way: 1, least: 0.01 },
  'more-muted': { of: calm, way: -1, least: 0.015 },
  'more-contrast': { of: lightness, way: -1, least: 0.01 },
};

/** How much lighter or darker than others a colour has to be that is spoken of by itself. */
const ofOneColour = 1.5;

/** Whether the colours of a drawing, by how much of it each is, changed as was asked so that a person sees it; `of` is the one spoken of. */
export function isSeenShift(by: ColourShift, before: readonly ColourArea[], after: readonly ColourArea[], of?: ColourIntent): boolean {
  const measure = measures[by];
  // A grey that takes a tinge is no longer found among the greys.
  const isTinged = of?.hue === null && (by === 'warmer' || by === 'cooler');
  const areasOf = (areas: readonly ColourArea[]): readonly ColourArea[] => (of === undefined || isTinged ? areas : onlyOf(areas, of));
  // A navy that is darkened is no longer found among the blues: then all of its hue is looked at, with what it was before.
  const isLost = by === 'darker' && of !== undefined && areasOf(after).length === 0;
  const [old, now] = isLost ? [onlyOf(before, of, darkestOfAll), onlyOf(after, of, darkestOfAll)] : [areasOf(before), areasOf(after)];
  if (now.length === 0) return false;
  const moved = weighed(now, measure.of) - weighed(old, measure.of);
  // How light one colour is by itself is seen to change by a larger step only: nothing stands beside it to compare it with.
  const isOfLight = by === 'darker' || by === 'lighter';
  const least = of === undefined || !isOfLight ? measure.least : measure.least * ofOneColour;
  return (old.length === 0 && of !== undefined) || (by === 'more-contrast' ? Math.abs(moved) : moved * measure.way) >= least;
}

/** Whether a part in one colour changed as was asked when it has another. */
export const isMovedPart = (by: ColourShift, before: string, after: string): boolean =>
  isSeenShift(by, [{ hex: before, share: 1 }], [{ hex: after, share: 1 }]) &&
  ((by !== 'darker' && by !== 'lighter') || Math.abs(lightness(after) - lightness(before)) >= leastOfPart);

/** How much lighter or darker a part alone is before a person sees it. */
const leastOfPart = 0.04;

/** The areas in a colour, as if there were nothing else. */
function onlyOf(areas: readonly ColourArea[], of: ColourIntent, below = darkest): ColourArea[] {
  // Letters that are nearly black have a tinge of it and are no orange.
  const own = areas.filter(({ hex }) => showsColour(hex, of, 40) && fromHex(hex).l > Math.min(colourOf(of).l, mid) - below);
  const all = own.reduce((sum, { share }) => sum + share, 0);
  return own.map(({ hex, share }) => ({ hex, share: share / all }));
}
