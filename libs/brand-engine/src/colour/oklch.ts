import { clampChroma, converter, formatHex, wcagLuminance } from 'culori';
import { remembered } from '../remembered.js';

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const convert = converter('oklch');

/** An identity has few colours, and asks for each of them hundreds of times. */
const coloursKept = 500;

export const fromHex: (hex: string) => Readonly<Oklch> = remembered(coloursKept, (hex) => {
  const { l, c, h } = convert(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c: c < 0.005 ? 0 : c, h: h ?? 0 };
});

/** The colour as hex, its chroma lowered to what a screen shows. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h: ((h % 360) + 360) % 360 }, 'oklch'));
}

/** The highest chroma that a screen shows at this lightness and hue. */
export function maxChroma(l: number, h: number): number {
  return clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch').c;
}

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const luminance = remembered(coloursKept, wcagLuminance);

/** The shorter way from one hue to another, from −180 to 180. */
export const hueDistance = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Moves lightness in small steps until `passes`, or gives the colour at the end of the way. */
export function walkLightness(start: Oklch, step: number, passes: (hex: string) => boolean): Oklch {
  const colour = { ...start };
  while (colour.l > 0.02 && colour.l < 0.99 && !passes(toHex(colour))) colour.l += step;
  return colour;
}
