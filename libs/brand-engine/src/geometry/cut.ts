import { type Command, contours, type Path, toCubics, reversed } from './path.js';

import { nth } from '../nth.js';

const { abs, cos, max, min, sin } = Math;

type Point = readonly [number, number];
type Piece = readonly [Point, Point, Point, Point, boolean];

/** The side of a line to keep: where `x·cos + y·sin ≤ reach`, the normal pointing at `degrees` clockwise from the right. */
export interface HalfPlane {
  degrees: number;
  reach: number;
}

/** Everything on one side of the line through a point; the side is where the normal does not point. */
export function behind(degrees: number, x: number, y: number): HalfPlane {
  const r = (degrees * Math.PI) / 180;
  return { degrees, reach: x * cos(r) + y * sin(r) };
}

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function split([a, b, c, d, straight]: Piece, t: number): [Piece, Piece] {
  if (straight) {
    const m = lerp(a, d, t);
    return [
      [a, a, m, m, true],
      [m, m, d, d, true],
    ];
  }
  const [ab, bc, cd] = [lerp(a, b, t), lerp(b, c, t), lerp(c, d, t)];
  const [abc, bcd] = [lerp(ab, bc, t), lerp(bc, cd, t)];
  const m = lerp(abc, bcd, t);
  return [
    [a, ab, abc, m, false],
    [m, bcd, cd, d, false],
  ];
}

/** Where a cubic in Bernstein form crosses zero, found by halving wherever its control values change sign. */
export function crossings(a: number, b: number, c: number, d: number, from: number, to: number, depth: number, out: number[]): void {
  if ((a > 0 && b > 0 && c > 0 && d > 0) || (a <= 0 && b <= 0 && c <= 0 && d <= 0)) return;
  if (depth === 0) {
    out.push((from + to) / 2);
    return;
  }
  const [ab, bc, cd] = [(a + b) / 2, (b + c) / 2, (c + d) / 2];
  const [abc, bcd] = [(ab + bc) / 2, (bc + cd) / 2];
  const m = (abc + bcd) / 2;
  const half = (from + to) / 2;
  crossings(a, ab, abc, m, from, half, depth - 1, out);
  crossings(m, bcd, cd, d, half, to, depth - 1, out);
}

function piecesOf(contour: Path): Piece[] {
  const out: Piece[] = [];
  let from: Point = [0, 0];
  let start: Point = from;
  for (const c of toCubics(contour)) {
    if (c[0] === 'M') start = from = [c[1], c[2]];
    else if (c[0] === 'C') {
      out.push([from, [c[1], c[2]], [c[3], c[4]], [c[5], c[6]], false]);
      from = [c[5], c[6]];
    } else {
      const to: Point = c[0] === 'L' ? [c[1], c[2]] : start;
      if (abs(to[0] - from[0]) + abs(to[1] - from[1]) > 1e-9) out.push([from, from, to, to, true]);
      from = to;
    }
  }
  return out;
}

function commandsOf(pieces: readonly Piece[]): Command[] {
  return pieces.map(([, b, c, d, straight]) => (straight ? ['L', ...d] : ['C', ...b, ...c, ...d]));
}

interface Chain {
  pieces: Piece[];
  enters: number;
  leaves: number;
}

/**
 * The part of a path on one side of a line: exact, and many times faster than a general boolean. The path's contours
 * must not overlap each other, so that along the line inside and outside alternate.
 */
export function clip(path: Path, { degrees, reach }: HalfPlane): Path {
  const r = (degrees * Math.PI) / 180;
  const [nx, ny] = [cos(r), sin(r)];
  const over = ([x, y]: Point): number => nx * x + ny * y - reach;
  const along = ([x, y]: Point): number => -ny * x + nx * y;
  const out: Command[] = [];
  const chains: Chain[] = [];
  for (const contour of contours(path)) {
    const pieces = piecesOf(contour);
    const values = pieces.map(([a, b, c, d]) => [over(a), over(b), over(c), over(d)] as const);
    if (values.every((v) => v.every((n) => n <= 1e-9))) {
      out.push(...contour);
      continue;
    }
    if (values.every((v) => v.every((n) => n >= -1e-9))) continue;
    const cut = cutPieces(pieces, values, over);
    // Handles may reach over the line although the curve itself does not.
    if (cut.every(({ inside }) => inside)) out.push(...contour);
    else chains.push(...chainsOf(cut, along));
  }
  out.push(...joined(chains));
  return out;
}

interface CutPiece {
  piece: Piece;
  inside: boolean;
}

/** The pieces of a contour, divided wherever they cross the line. */
function cutPieces(
  pieces: readonly Piece[],
  values: readonly (readonly [number, number, number, number])[],
  over: (p: Point) => number,
): CutPiece[] {
  const cut: CutPiece[] = [];
  pieces.forEach((piece, i) => {
    const roots: number[] = [];
    const own = nth(values, i);
    if (piece[4]) {
      if (own[0] > 0 !== own[3] > 0) roots.push(own[0] / (own[0] - own[3]));
    } else crossings(...own, 0, 1, 24, roots);
    let rest = piece;
    let done = 0;
    for (const t of roots) {
      const [before, after] = split(rest, min(1, max(0, (t - done) / (1 - done || 1))));
      cut.push({ piece: before, inside: isInside(before, over) });
      rest = after;
      done = t;
    }
    cut.push({ piece: rest, inside: isInside(rest, over) });
  });
  return cut;
}

/** Runs of pieces that lie inside, with where each one enters and leaves along the line. */
function chainsOf(cut: readonly CutPiece[], along: (p: Point) => number): Chain[] {
  const first = cut.findIndex(({ inside }, i) => inside && !cut[(i - 1 + cut.length) % cut.length]?.inside);
  if (first < 0) return [];
  const chains: Chain[] = [];
  let current: Piece[] = [];
  for (let k = 0; k <= cut.length; k++) {
    const { piece, inside } = nth(cut, (first + k) % cut.length);
    if (inside && k < cut.length) current.push(piece);
    else if (current.length > 0) {
      chains.push({ pieces: current, enters: along(nth(current, 0)[0]), leaves: along(nth(current, current.length - 1)[3]) });
      current = [];
    }
  }
  return chains;
}

function isInside([a, b, c, d]: Piece, over: (p: Point) => number): boolean {
  return over(a) + 3 * over(b) + 3 * over(c) + over(d) <= 0;
}

/** Along the line, ends lie in pairs with the inside between them: each leaving end goes on at the entering one of its pair. */
function joined(chains: readonly Chain[]): Command[] {
  const ends = chains
    .flatMap((chain, i) => [
      { at: chain.enters, chain: i, enters: true },
      { at: chain.leaves, chain: i, enters: false },
    ])
    .sort((a, b) => a.at - b.at);
  const next = new Map<number, number>();
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const [a, b] = [ends[i], ends[i + 1]] as [(typeof ends)[number], (typeof ends)[number]];
    const [leaving, entering] = a.enters ? [b, a] : [a, b];
    next.set(leaving.chain, entering.chain);
  }
  const out: Command[] = [];
  const seen = new Set<number>();
  chains.forEach((_, start) => {
    if (seen.has(start)) return;
    let at: number | undefined = start;
    let opened = false;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      const { pieces } = nth(chains, at);
      out.push([opened ? 'L' : 'M', ...nth(pieces, 0)[0]], ...commandsOf(pieces));
      opened = true;
      at = next.get(at);
    }
    out.push(['Z']);
  });
  return out;
}

/** A gap for halves that touch: each reaches a little under the other, so that the ground never shines through the joint. */
export const lap = -0.8;

/** The two parts of a path beside a line through a point, with a gap between them: first the one behind the normal. */
export function halved(path: Path, degrees: number, x: number, y: number, gap = 0): [Path, Path] {
  const line = behind(degrees, x, y);
  const other = behind(degrees + 180, x, y);
  return [clip(path, { ...line, reach: line.reach - gap / 2 }), clip(path, { ...other, reach: other.reach - gap / 2 })];
}

/** The field with a glyph cut out of it that lies wholly inside: both run clockwise, so the glyph is turned around. */
export const punched = (field: Path, glyph: Path): Path => [...field, ...reversed(glyph)];
