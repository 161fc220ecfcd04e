import type { Path } from '../geometry/path.js';
import { circle, polar, sector } from '../geometry/shapes.js';
import { onCircle, spanOnCircle } from '../text/on-circle.js';
import { setLine, type Word } from '../text/word.js';
import type { DrawContext } from './family.js';

/** A band between two circles that letters stand in. */
export interface Band {
  inner: number;
  outer: number;
}

const middle = ({ inner, outer }: Band): number => (inner + outer) / 2;

/** What letters take of the height of their band: accents rise above the capitals and must stay clear of the edge. */
const share = (text: string): number => (/[^\x20-\x7e·–—]/.test(text) ? 0.44 : 0.54);

/** Handwriting is joined: it fills its band by its size, and never by gaps. */
const flowingSizes = [1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** Sets a line on the band: as wide as `least` degrees where tracking reaches that far, never wider than `most`. */
function setInBand(context: DrawContext, text: string, cap: number, radius: number, least: number, most: number, weight: number): Word {
  const set = (size: number, tracking: number): Word => setLine(context.pack, context.type.font, weight, text, size, tracking);
  if (context.type.flowing)
    return flowingSizes.map((size) => set(cap * size, 0)).find((word) => spanOnCircle(word, radius) <= most) ?? set(cap * 0.42, 0);
  for (const tracking of [420, 340, 260, 190, 130]) {
    const word = set(cap, tracking);
    const span = spanOnCircle(word, radius);
    const next = spanOnCircle(set(cap, tracking - 70), radius);
    if (span <= most && (next < least || tracking === 130)) return word;
  }
  for (const [smaller, tracking] of [
    [1, 70],
    [0.9, 50],
    [0.8, 40],
    [0.7, 30],
    [0.6, 20],
    [0.5, 10],
  ] as const) {
    const word = set(cap * smaller, tracking);
    if (spanOnCircle(word, radius) <= most) return word;
  }
  return set(cap * 0.42, 0);
}

/** Something small in the middle of a gap between two ends of text, and lines that fill the rest of it. */
function filling(band: Band, from: number, to: number, kind: number): Path {
  const gap = to - from;
  const r = middle(band);
  const at = (from + to) / 2;
  const stud = (band.outer - band.inner) * 0.13;
  const dot = circle(...polar(50, 50, r, at), stud);
  if (gap < 44) return dot;
  if (kind === 0) {
    const count = Math.max(3, Math.floor(gap / 13) | 1);
    const step = Math.min(13, (gap - 24) / (count - 1));
    return Array.from({ length: count }, (_, i) =>
      circle(...polar(50, 50, r, at + (i - (count - 1) / 2) * step), i === (count - 1) / 2 ? stud : stud * 0.6),
    ).flat();
  }
  const line = (a: number, b: number): Path => sector(50, 50, r - stud * 0.3, r + stud * 0.3, a, b);
  return [...line(from + 13, at - 9), ...dot, ...line(at + 9, to - 13)];
}

/** Letters and ornaments that go all the way around: the name above, what is known besides below, and nothing left empty. */
export function ringText(
  context: DrawContext,
  band: Band,
  { above, below, kind, weight }: { above: string; below: string | null; kind: number; weight: number },
): { letters: Path[]; ornaments: Path } {
  const height = band.outer - band.inner;
  const cap = height * share(above);
  const base = middle(band) - cap / 2;
  // A long name has more of the ring, so that its letters are not much smaller than those below.
  const most = below === null ? 290 : Array.from(above).length > 24 ? 232 : 205;
  const top = setInBand(context, above, cap, base, below === null ? 200 : 150, most, weight);
  const half = spanOnCircle(top, base) / 2;
  if (below === null) return { letters: onCircle(top, base, 'top'), ornaments: filling(band, half, 360 - half, kind) };
  const small = height * Math.min(share(below), 0.44);
  const foot = middle(band) + small / 2;
  const bottom = setInBand(context, below, small, foot, 90, 330 - 2 * half, weight);
  const other = spanOnCircle(bottom, foot) / 2;
  const sides = [...filling(band, half, 180 - other, kind), ...filling(band, 180 + other, 360 - half, kind)];
  return { letters: [...onCircle(top, base, 'top'), ...onCircle(bottom, foot, 'bottom')], ornaments: sides };
}
