import type { ColourIntent } from '../brief.js';
import { colourOf } from './named.js';
import { fromHex, hueDistance, type Oklch } from './oklch.js';

/** Below this chroma a colour is black, grey or white to the eye. */
const neutral = 0.045;

/** Hues that are called blue, and how far a teal still is one to somebody who wants no blue. */
const blue = { from: 240, to: 275, teal: 58 } as const;

/** How far the name of a hue reaches: many degrees are called green, and a red soon turns into orange or brown. */
function reaches(hue: number, way: number): boolean {
  if (hue > 10 && hue < 45 && way > 0) return way <= 18;
  if (hue >= blue.from && hue <= blue.to && way < 0) return way >= -blue.teal;
  return Math.abs(way) <= (hue > 125 && hue < 170 ? 45 : 34);
}

/** Whether somebody who does not want a colour would say that this is it. */
function isOf(own: Oklch, intent: ColourIntent): boolean {
  const refused = colourOf(intent);
  if (refused.c < neutral) return own.c < neutral && Math.abs(own.l - refused.l) < 0.2;
  if (own.c < neutral || !reaches(refused.h, hueDistance(refused.h, own.h))) return false;
  // A light red is pink and a dark orange brown: who refuses these does not refuse the hue.
  if (intent.lightness > 0.25) return own.l > refused.l - 0.15;
  return intent.lightness < -0.25 ? own.l < refused.l + 0.18 : true;
}

/** Whether a colour is one of those that must not appear. */
export function isRefused(hex: string, refused: readonly ColourIntent[]): boolean {
  const own = fromHex(hex);
  return refused.some((intent) => isOf(own, intent));
}

/** "The colour of the sea, really no blue": a hue that lies between blue and green is turned to green as far as it takes. */
export function withoutBlue(intent: ColourIntent, refused: readonly ColourIntent[]): ColourIntent {
  const { hue, hex } = intent;
  if (hue === null || hex !== null || hue >= blue.from || hue < blue.from - blue.teal) return intent;
  const isOpen = (own: ColourIntent): boolean =>
    !refused.some((one) => one.hue !== null && one.hue >= blue.from && isOf(colourOf(own), one));
  for (let own = hue; own > 180; own--) if (isOpen({ ...intent, hue: own })) return { ...intent, hue: own };
  return intent;
}
