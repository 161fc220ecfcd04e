import type { PaletteDecision } from '../decisions.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';

/** The grounds a logo is checked on. */
export type Ground = 'light' | 'dark';

/** What symbols must reach on each ground. */
export const symbolContrast = { light: 3, dark: 5 } as const;

/** What an accent must reach on a field to draw the glyph there. */
export const inlayContrast = 3.1;

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

/** What the letters of the name must reach in a colour, or on a ground, that was asked for. */
export const askedContrast = 3;

/** What the letters of the name must reach on every ground. */
export const wordmarkContrast = 7;

/** Whether the ground that was asked for is a paper, which colours stand on as they do on white. */
export const isPaper = ({ ground, rules }: Pick<PaletteDecision, 'ground' | 'rules'>): boolean =>
  rules !== undefined && ground !== undefined && contrast(ground, lightGround) < 1.62;

/** What lies under a logo: the ground that was asked for, or the page. */
export function groundUnder(ground: Ground, palette: PaletteDecision): string {
  return palette.ground ?? (ground === 'light' ? lightGround : nightGround(palette));
}

/** A colour moved away from what it lies on until it is seen there. */
export function seenOn(under: string, hex: string, least: number): string {
  const step = fromHex(hex).l >= fromHex(under).l ? 0.01 : -0.01;
  return toHex(walkLightness(fromHex(hex), step, (own) => contrast(own, under) >= least));
}
