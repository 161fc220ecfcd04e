import type { PaletteDecision } from '../decisions.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import { symbolContrast } from './grounds.js';

/** Lighter than it has to be, a red is a salmon at night: since rule 3 a colour is lifted only until it is seen. */
export function lifted(hex: string, night: string, floor: number, { rules }: PaletteDecision): string {
  const { l, c, h } = fromHex(hex);
  const start =
    rules === undefined
      ? { l: Math.max(l, floor), c: l < 0.3 ? c * 0.6 : Math.min(c, 0.17), h }
      : { l: Math.max(l, Math.min(floor, 0.6)), c: l < 0.3 ? c * 0.9 : Math.min(c, 0.22), h };
  return toHex(walkLightness(start, 0.01, (candidate) => contrast(candidate, night) >= symbolContrast.dark + 0.1));
}

/** Two tones that were apart on white must stay apart at night. */
export function apartFrom(primary: string, secondary: string): string {
  const [a, b] = [fromHex(primary), fromHex(secondary)];
  const hueApart = a.c > 0.04 && b.c > 0.04 && Math.abs(((b.h - a.h + 540) % 360) - 180) > 50;
  return hueApart || Math.abs(a.l - b.l) >= 0.1 ? secondary : toHex({ ...b, l: Math.min(0.93, a.l + 0.15), c: b.c * 0.65 });
}

/** Black turns white at night, and what is inlaid in it deepens until it is read there. */
function onPaleAtNight({ primary, secondary }: PaletteDecision): { primary: string; glyph: string } {
  const field = toHex({ ...fromHex(primary), l: 0.965 });
  return {
    primary: field,
    glyph: toHex(walkLightness(fromHex(secondary), -0.01, (hex) => contrast(hex, field) >= symbolContrast.dark + 0.1)),
  };
}

/** How far what is inlaid in black may be deepened to be read on white, before it is another: yellow would be olive. */
const mostDulled = 0.1;

/** Black turns white at night, unless what is inlaid in it would be dulled there: since rule 6 that is the field then, and black the sign on it. */
function blackAtNight(palette: PaletteDecision): { primary: string; glyph: string } {
  const onPale = onPaleAtNight(palette);
  const isDulled = fromHex(palette.secondary).l - fromHex(onPale.glyph).l > mostDulled;
  const isTurned = (palette.rules ?? 0) >= 6 && isDulled && contrast(palette.primary, palette.secondary) >= symbolContrast.dark + 0.1;
  return isTurned ? { primary: palette.secondary, glyph: palette.primary } : onPale;
}

/** An inlaid glyph carries the mark at night too: the field only has to be told from the ground, and stays deep. */
export function inlaidAtNight(palette: PaletteDecision): { primary: string; glyph: string } {
  const own = fromHex(palette.primary);
  if (palette.rules !== undefined && own.c < 0.03) return blackAtNight(palette);
  const [low, high] = palette.rules === undefined ? [0.36, 0.46] : [0.42, 0.5];
  const primary = toHex({ ...own, l: Math.min(high, Math.max(low, own.l)) });
  const { l, c, h } = fromHex(palette.secondary);
  const start = { l: Math.max(l, 0.72), c: Math.min(c, 0.17), h };
  return { primary, glyph: toHex(walkLightness(start, 0.01, (candidate) => contrast(candidate, primary) >= symbolContrast.dark + 0.1)) };
}

/** What draws on a bright field at night. */
export function deepInk({ ink }: PaletteDecision): string {
  const own = fromHex(ink);
  return toHex({ ...own, l: Math.min(own.l, 0.3) });
}
