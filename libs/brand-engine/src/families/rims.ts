import type { Rim } from '../decisions.js';
import type { Command, Path } from '../geometry/path.js';
import { polar, ring } from '../geometry/shapes.js';

/** How many strands a rope around an emblem has, and between which radii it lies. */
const rope = { strands: 50, inner: 45.2, outer: 49.6, leaning: 0.62, share: 0.76, bulge: 0.75 } as const;

/** How many stitches a seam around an emblem has, and what share of it they are. */
const seam = { stitches: 40, share: 0.62, inner: 47.6, outer: 49.4 } as const;

/** One strand of a rope, slanted from its inside to its outside. */
function strand(from: number, pitch: number): Command[] {
  const at = (radius: number, angle: number): [number, number] => polar(50, 50, radius, angle);
  const { inner, outer, leaning, share, bulge } = rope;
  const [aside, wide] = [leaning * pitch, share * pitch];
  return [
    ['M', ...at(inner, from)],
    ['L', ...at(outer - bulge, from + aside)],
    ['Q', ...at(outer + bulge, from + aside + wide * 0.5), ...at(outer - bulge, from + aside + wide)],
    ['L', ...at(inner + bulge, from + wide)],
    ['Q', ...at(inner - bulge, from + wide * 0.5), ...at(inner, from)],
    ['Z'],
  ];
}

/** A stitch along a circle. */
function stitch(from: number, angle: number): Command[] {
  const at = (radius: number, degrees: number): [number, number] => polar(50, 50, radius, degrees);
  const middle = from + angle / 2;
  return [
    ['M', ...at(seam.outer, from)],
    ['Q', ...at(seam.outer + 0.1, middle), ...at(seam.outer, from + angle)],
    ['L', ...at(seam.inner, from + angle)],
    ['Q', ...at(seam.inner + 0.1, middle), ...at(seam.inner, from)],
    ['Z'],
  ];
}

const around = (count: number, draw: (from: number, pitch: number) => Command[]): Path =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count, 360 / count)).flat();

/** The rim of a round emblem, and how far in it leaves room. */
export function rimOf(rim: Rim): { path: Path; inside: number } {
  switch (rim) {
    case 'rope':
      return { path: around(rope.strands, strand), inside: 43.6 };
    case 'double':
      return { path: [...ring(50, 50, 50, 48.2), ...ring(50, 50, 46.6, 45.6)], inside: 43.8 };
    case 'stitched':
      return { path: around(seam.stitches, (from, pitch) => stitch(from, seam.share * pitch)), inside: 46 };
  }
}
