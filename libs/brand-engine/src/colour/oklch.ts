import { clampChroma, converter, displayable, formatHex, wcagLuminance } from 'culori';
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

/** So near to the full light of a screen culori's rounding decides. */
const edge = 1e-9;

/** Whether a screen shows a share of light; null where that is too close to tell. */
const isLight = (share: number): boolean | null => (share < 0 || share > 1 + edge ? false : share <= 1 - edge ? true : null);

/** Whether a screen shows the colour; the sums are culori's, which makes half a dozen objects for each. */
function isShown(l: number, a: number, b: number, colour: Oklch): boolean {
  const [long, medium, short] = [
    Math.pow(l + 0.3963377773761749 * a + 0.2158037573099136 * b, 3),
    Math.pow(l - 0.1055613458156586 * a - 0.0638541728258133 * b, 3),
    Math.pow(l - 0.0894841775298119 * a - 1.2914855480194092 * b, 3),
  ];
  const red = isLight(4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short);
  const green = isLight(-1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short);
  const blue = isLight(-0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short);
  if (red === false || green === false || blue === false) return false;
  return (red && green && blue) ?? displayable({ mode: 'oklch', ...colour });
}

/** Chromas are told apart by so much. */
const chromaStep = 0.4 / 2 ** 13;

/** The colour with its chroma lowered to what a screen shows, as culori's `clampChroma` gives it. */
function clamped({ l, c, h }: Oklch): Oklch {
  const [cos, sin] = [Math.cos((h / 180) * Math.PI), Math.sin((h / 180) * Math.PI)];
  const shows = (chroma: number): boolean => isShown(l, chroma * cos, chroma * sin, { l, c: chroma, h });
  if (shows(c)) return { l, c, h };
  if (!shows(0)) return clampChroma({ mode: 'oklch', l, c, h }, 'oklch');
  let [shown, end] = [0, c];
  while (end - shown > chromaStep) {
    const middle = shown + (end - shown) * 0.5;
    if (shows(middle)) shown = middle;
    else end = middle;
  }
  return { l, c: shown, h };
}

/** The colour as hex, its chroma lowered to what a screen shows. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex({ mode: 'oklch', ...clamped({ l: Math.min(1, Math.max(0, l)), c, h: ((h % 360) + 360) % 360 }) });
}

/** The highest chroma that a screen shows at this lightness and hue. */
export function maxChroma(l: number, h: number): number {
  return clamped({ l, c: 0.4, h }).c;
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
