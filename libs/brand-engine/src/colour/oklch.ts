import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const convert = converter('oklch');

export function fromHex(hex: string): Oklch {
  const { l, c, h } = convert(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c: c < 0.005 ? 0 : c, h: h ?? 0 };
}

/** The colour as hex, its chroma lowered to what a screen shows. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h: ((h % 360) + 360) % 360 }, 'oklch'));
}

/** The highest chroma that a screen shows at this lightness and hue. */
export function maxChroma(l: number, h: number): number {
  return clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch').c;
}

/** WCAG 2 contrast, from 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

/** The shorter way from one hue to another, from −180 to 180. */
export const hueDistance = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Moves lightness in small steps until `passes`, or gives the colour at the end of the way. */
export function walkLightness(start: Oklch, step: number, passes: (hex: string) => boolean): Oklch {
  const colour = { ...start };
  while (colour.l > 0.02 && colour.l < 0.99 && !passes(toHex(colour))) colour.l += step;
  return colour;
}
