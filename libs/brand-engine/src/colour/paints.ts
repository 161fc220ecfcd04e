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

function onLight(palette: PaletteDecision, hasField: boolean): Paints {
  if (!isBright(palette.primary)) return { primary: palette.primary, secondary: palette.secondary, ink: palette.ink, glyph: null };
  return hasField
    ? { primary: palette.primary, secondary: palette.ink, ink: palette.ink, glyph: palette.ink }
    : { primary: palette.ink, secondary: palette.primary, ink: palette.ink, glyph: null };
}

function lifted(hex: string, night: string, floor: number): string {
  const { l, c, h } = fromHex(hex);
  const start = { l: Math.max(l, floor), c: l < 0.3 ? c * 0.6 : Math.min(c, 0.17), h };
  return toHex(walkLightness(start, 0.01, (candidate) => contrast(candidate, night) >= symbolContrast.dark + 0.1));
}

function onDark(palette: PaletteDecision, hasField: boolean): Paints {
  const night = nightGround(palette);
  const ink = toHex({ ...fromHex(palette.ink), l: 0.965, c: Math.min(fromHex(palette.ink).c, 0.012) });
  const neutral = fromHex(palette.primary).c < 0.03;
  const primary = neutral ? ink : lifted(palette.primary, night, 0.72);
  const swapped = !hasField && isBright(palette.primary);
  const secondaryBase = lifted(palette.secondary, night, 0.74);
  const tooClose = Math.abs(fromHex(secondaryBase).l - fromHex(primary).l) < 0.05 && contrast(primary, secondaryBase) < 1.15;
  const secondary = tooClose ? toHex({ ...fromHex(secondaryBase), l: 0.88, c: fromHex(secondaryBase).c * 0.7 }) : secondaryBase;
  if (swapped) return { primary: ink, secondary: primary, ink, glyph: null };
  return {
    primary,
    secondary: hasField && isBright(palette.primary) ? toHex({ l: 0.2, c: 0.02, h: fromHex(primary).h }) : secondary,
    ink,
    glyph: hasField && isBright(palette.primary) ? toHex({ l: 0.2, c: 0.02, h: fromHex(primary).h }) : null,
  };
}

/** The colours of every paint on a ground. `hasField` tells whether the mark has a container that can carry a bright colour. */
export function paintsOn(ground: Ground, palette: PaletteDecision, hasField: boolean): Paints {
  return ground === 'light' ? onLight(palette, hasField) : onDark(palette, hasField);
}
