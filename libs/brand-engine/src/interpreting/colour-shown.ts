import type { ColourIntent } from '../brief.js';
import { colourOf } from '../colour/named.js';
import { fromHex, hueDistance } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';

const largestHueError = 32;
/** Below this chroma a colour is a grey. */
export const neutralChroma = 0.045;

/** Whether a colour is what an intent names. */
export function showsColour(hex: string, intent: ColourIntent, largest = largestHueError): boolean {
  const [own, asked] = [fromHex(hex), colourOf(intent)];
  if (asked.c < neutralChroma) return own.c < neutralChroma * 1.4 && Math.abs(own.l - asked.l) < 0.35;
  return own.c >= neutralChroma * 0.6 && Math.abs(hueDistance(own.h, asked.h)) <= largest;
}

/** The colours that an identity paints with: those of the mark and its ground, and that of the letters. */
export function paletteOf({ palette }: Decisions): { painted: string[]; ink: string } {
  const { primary, secondary, tertiary, ground, ink } = palette;
  return { painted: [primary, secondary, ...(tertiary ? [tertiary] : []), ...(ground ? [ground] : [])], ink };
}
