import type { Paint, PaletteDecision } from '../decisions.js';
import { contrast, fromHex, toHex, walkLightness } from './oklch.js';

/** The grounds a logo is checked on. */
export type Ground = 'light' | 'dark';

/** Colours by paint; null is not painted (a hole shows the ground). */
export type Paints = Readonly<Record<Paint, string | null>>;

/** What symbols must reach on each ground. */
export const symbolContrast = { light: 3, dark: 5 } as const;

export const lightGround = '#ffffff';

/** The night that the dark variant is made for, tinted with the hue of the primary colour. */
export function nightGround(palette: PaletteDecision): string {
  const { c, h } = fromHex(palette.primary);
  return toHex({ l: 0.17, c: Math.min(c, 0.015), h });
}

/**
 * A colour too light to stand on white. It becomes the field and ink draws the glyph on it: darkening it
 * instead would turn yellow into mustard.
 */
export const isBright = (hex: string): boolean => contrast(hex, lightGround) < symbolContrast.light;

/** A bright colour carries a field with ink on it; without a field, ink carries the shape and the colour accompanies it. */
function arrange(primary: string, secondary: string, ink: string, onField: string, bright: boolean, hasField: boolean): Paints {
  if (!bright) return { primary, secondary, ink, glyph: null, accent: primary, backing: null };
  return hasField
    ? { primary, secondary: toneOf(primary), ink, glyph: onField, accent: primary, backing: null }
    : { primary: ink, secondary: primary, ink, glyph: null, accent: primary, backing: primary };
}

/** A second field beside a bright one: near enough to carry the same glyph. */
function toneOf(hex: string): string {
  const own = fromHex(hex);
  return toHex({ ...own, l: own.l - 0.09 });
}

/** What draws on a bright field: the second colour if it is deep enough ("gold and navy"), else ink. */
function glyphOn(field: string, secondary: string, ink: string): string {
  return contrast(secondary, field) >= 4.5 ? secondary : ink;
}

function lifted(hex: string, night: string, floor: number): string {
  const { l, c, h } = fromHex(hex);
  const start = { l: Math.max(l, floor), c: l < 0.3 ? c * 0.6 : Math.min(c, 0.17), h };
  return toHex(walkLightness(start, 0.01, (candidate) => contrast(candidate, night) >= symbolContrast.dark + 0.1));
}

/** Two tones that were apart on white must stay apart at night. */
function apartFrom(primary: string, secondary: string): string {
  const [a, b] = [fromHex(primary), fromHex(secondary)];
  const hueApart = a.c > 0.04 && b.c > 0.04 && Math.abs(((b.h - a.h + 540) % 360) - 180) > 50;
  return hueApart || Math.abs(a.l - b.l) >= 0.1 ? secondary : toHex({ ...b, l: Math.min(0.93, a.l + 0.15), c: b.c * 0.65 });
}

function onDark(palette: PaletteDecision, hasField: boolean): Paints {
  const night = nightGround(palette);
  const ink = toHex({ ...fromHex(palette.ink), l: 0.965, c: Math.min(fromHex(palette.ink).c, 0.012) });
  const isNeutral = fromHex(palette.primary).c < 0.03;
  const primary = isNeutral ? ink : lifted(palette.primary, night, 0.72);
  const secondary = apartFrom(primary, lifted(palette.secondary, night, 0.74));
  const deep = toHex({ l: 0.2, c: 0.02, h: fromHex(primary).h });
  return arrange(primary, secondary, ink, glyphOn(primary, palette.secondary, deep), isBright(palette.primary), hasField);
}

/** The colours of every paint on a ground. `hasField` tells whether the mark has a container that can carry a bright colour. */
export function paintsOn(ground: Ground, palette: PaletteDecision, hasField: boolean): Paints {
  if (ground === 'dark') return onDark(palette, hasField);
  const { primary, secondary, ink } = palette;
  return arrange(primary, secondary, ink, glyphOn(primary, secondary, ink), isBright(primary), hasField);
}
