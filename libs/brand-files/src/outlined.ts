import type { Pack } from '@blazon/brand-engine';

/** A line in the letters of the brand as the data of a path, which needs no font where it is shown; its baseline is at `size`. */
export function outlined(pack: Pack, font: string, weight: number, text: string, size: number): { d: string; width: number } {
  const face = pack.typeface(font, weight);
  const drawable = Array.from(text)
    .filter((letter) => face.covers(letter))
    .join('');
  const { path, width } = face.outlined(drawable);
  const placed = (part: number, index: number): string => (part * size + (index % 2 === 1 ? size : 0)).toFixed(2);
  const d = path.map(([command, ...points]) => command + points.map(placed).join(' ')).join('');
  return { d, width: width * size };
}
