import { nth } from '../nth.js';

/** Hue and the lightness at which it looks most like itself. */
const naturalLightness: readonly (readonly [number, number])[] = [
  [0, 0.58],
  [28, 0.58],
  [50, 0.66],
  [70, 0.74],
  [95, 0.84],
  [110, 0.83],
  [128, 0.72],
  [145, 0.58],
  [165, 0.56],
  [190, 0.55],
  [220, 0.56],
  [245, 0.54],
  [265, 0.49],
  [290, 0.48],
  [320, 0.52],
  [345, 0.58],
  [360, 0.58],
];

/** A yellow at the lightness of a blue is mustard: each hue has its own natural lightness. */
export function naturalLightnessOf(hue: number): number {
  const h = ((hue % 360) + 360) % 360;
  const next = naturalLightness.findIndex(([at]) => at >= h);
  const [h1, l1] = nth(naturalLightness, Math.max(next, 1));
  const [h0, l0] = nth(naturalLightness, Math.max(next, 1) - 1);
  return l0 + ((l1 - l0) * (h - h0)) / (h1 - h0);
}
