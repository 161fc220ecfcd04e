import { converter } from 'culori';

const oklch = converter('oklch');
const neutralChroma = 0.03;

export const chromaOf = (hex: string): number => oklch(hex)?.c ?? 0;

/** Degrees between the hues of two colours; 0 where both are neutral, 180 where only one is. */
export function hueErrorOf(a: string, b: string): number {
  const [first, second] = [hueOf(a), hueOf(b)];
  if (first === null || second === null) return first === second ? 0 : 180;
  return Math.abs(((first - second + 540) % 360) - 180);
}

function hueOf(hex: string): number | null {
  const colour = oklch(hex);
  return colour === undefined || colour.c < neutralChroma ? null : (colour.h ?? null);
}
