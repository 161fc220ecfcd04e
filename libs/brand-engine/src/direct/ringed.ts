import { fromHex } from '../colour/oklch.js';
import type { MarkDecision, PaletteDecision } from '../decisions.js';

/** Ways that put nothing but a ring or a rim around a picture. */
const ringed = /^(?:icon-container\/framed|line-icon\/(?:ring|open-ring|double-ring))$/;

/** Hues of red and orange, in degrees, and how vivid they are at least to be the colour of a warning. */
const signal = { from: 350, to: 68, chroma: 0.1 } as const;

/** Whether a mark is taken for a road sign: a picture in a red ring is forbidden. */
export function looksForbidden({ family, device }: Pick<MarkDecision, 'family' | 'device'>, { primary }: PaletteDecision): boolean {
  const { c, h } = fromHex(primary);
  return ringed.test(`${family}/${device}`) && c >= signal.chroma && (h >= signal.from || h <= signal.to);
}
