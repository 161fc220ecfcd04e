import type { Brief } from '../brief.js';
import { contrast, fromHex } from '../colour/oklch.js';
import type { MarkDecision, PaletteDecision } from '../decisions.js';
import { isRefused } from '../colour/refused.js';
import { isPaper, lightGround, wordmarkContrast } from '../scene/grounds.js';
import { tintedInk } from './palette.js';

/** Emblems whose rim is a field with the name cut out of it. */
export const darkRims = /^roundel\/(?:band|scalloped)$/;

/** Whether a colour is deep enough for a name to be cut out of it. */
export const isDeep = ({ primary, ground }: PaletteDecision): boolean =>
  ground === undefined && contrast(primary, lightGround) >= wordmarkContrast;

/** From this chroma on a person sees a colour in a dark band. */
const leastSeen = 0.05;

/** What a band in a colour that was named reaches, so that a name is read on it. */
const leastOfBand = 3.5;

/** The colours of a name on a band: a deep tone of the first one where its ink would be a black slab, which outweighs the picture. */
export function paletteForBand(palette: PaletteDecision, avoid: Brief['colours']['avoid']): PaletteDecision {
  const { ink, primary, secondary, ground, primaryAsked, inkAsked } = palette;
  if (
    ink === primary ||
    ink === secondary ||
    (fromHex(ink).c >= leastSeen && primaryAsked !== true) ||
    (ground !== undefined && !isPaper(palette))
  )
    return palette;
  // "A red apple" is on a red band.
  const isNamed = primaryAsked === true && inkAsked !== true && contrast(primary, ground ?? lightGround) >= leastOfBand;
  if (isNamed) return { ...palette, ink: primary, inkAsked: true };
  const deep = tintedInk(primary);
  return isRefused(deep, avoid) ? palette : { ...palette, ink: deep };
}

/** A rim has the colour that was asked for, where that is deep enough. */
export const tonedRim = (mark: MarkDecision, palette: PaletteDecision): MarkDecision =>
  palette.primaryAsked === true && isDeep(palette) && darkRims.test(`${mark.family}/${mark.device}`) ? { ...mark, toned: true } : mark;
