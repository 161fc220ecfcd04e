import { contrast, fromHex, maxChroma, type Oklch, toHex, walkLightness } from '../colour/oklch.js';
import { lightGround, symbolContrast } from '../scene/grounds.js';

/** A colour a little too light for white is brought down; one far too light is left to become a field. */
export function settleOnWhite(colour: Oklch, paper = lightGround): string {
  const dark = walkLightness(colour, -0.005, (hex) => contrast(hex, paper) >= symbolContrast.light + 0.05);
  return toHex(colour.l - dark.l <= 0.07 ? { ...dark, c: Math.min(dark.c, maxChroma(dark.l, dark.h)) } : colour);
}

/** A colour deepened until it is seen on white without a field, as gold and cream are not; yellow would turn olive and stays. */
export function companion(hex: string): string {
  const own = fromHex(hex);
  if (own.h > 95 && own.h < 125 && own.c > 0.1) return hex;
  return toHex(walkLightness(own, -0.01, (candidate) => contrast(candidate, lightGround) >= symbolContrast.light + 0.05));
}

/** Orange, yellow and sand, which are brown, mustard and khaki where they are deepened. */
export const isYellow = ({ h, c }: Oklch): boolean => h > 50 && h < 112 && c > 0.03;
