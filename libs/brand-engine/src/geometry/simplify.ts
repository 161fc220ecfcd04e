import { contours, type Command, type Path, toCubics } from './path.js';
import { nth } from '../nth.js';

type Point = readonly [number, number];
type Cubic = readonly [Point, Point, Point, Point];

const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const length = ([x, y]: Point): number => Math.hypot(x, y);
const unit = (p: Point): Point => (length(p) < 1e-9 ? [0, 0] : [p[0] / length(p), p[1] / length(p)]);
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** What each of the four points of a cubic weighs at a time between 0 and 1. */
type Weights = readonly [number, number, number, number];

function weightsAt(t: number): Weights {
  const s = 1 - t;
  return [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
}

const eighths = Array.from({ length: 7 }, (_, i) => weightsAt((i + 1) / 8));
const fine = Array.from({ length: 33 }, (_, i) => weightsAt(i / 32));

function at([a, b, c, d]: Cubic, [wa, wb, wc, wd]: Weights): Point {
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
}

const startTangent = ([a, b, c, d]: Cubic): Point =>
  unit(length(minus(b, a)) > 1e-3 ? minus(b, a) : length(minus(c, a)) > 1e-3 ? minus(c, a) : minus(d, a));
const endTangent = ([a, b, c, d]: Cubic): Point =>
  unit(length(minus(d, c)) > 1e-3 ? minus(d, c) : length(minus(d, b)) > 1e-3 ? minus(d, b) : minus(d, a));

/** One cubic through the ends of two, with their outer tangents, fitted to points of both; null when it strays too far. */
function merged(first: Cubic, second: Cubic, tolerance: number): Cubic | null {
  const tiny = Math.min(length(minus(first[3], first[0])), length(minus(second[3], second[0]))) < 2.2 * tolerance;
  if (!tiny && dot(endTangent(first), startTangent(second)) < 0.95) return null;
  const points = [...eighths.map((weights) => at(first, weights)), first[3], ...eighths.map((weights) => at(second, weights))];
  const [p0, p3] = [first[0], second[3]];
  const [t0, t1] = [startTangent(first), endTangent(second)];
  const along: number[] = [];
  let travelled = 0;
  let last = p0;
  for (const p of [...points, p3]) {
    travelled += length(minus(p, last));
    along.push(travelled);
    last = p;
  }
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((p, i) => {
    const [b0, b1, b2, b3] = weightsAt(nth(along, i) / travelled);
    const a0: Point = [t0[0] * b1, t0[1] * b1];
    const a1: Point = [-t1[0] * b2, -t1[1] * b2];
    const rest: Point = [p[0] - p0[0] * (b0 + b1) - p3[0] * (b2 + b3), p[1] - p0[1] * (b0 + b1) - p3[1] * (b2 + b3)];
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  if (Math.abs(determinant) < 1e-9) return null;
  const alpha = (x0 * c11 - x1 * c01) / determinant;
  const beta = (c00 * x1 - c01 * x0) / determinant;
  if (alpha < 0 || beta < 0 || alpha > travelled || beta > travelled) return null;
  const fitted: Cubic = [p0, [p0[0] + t0[0] * alpha, p0[1] + t0[1] * alpha], [p3[0] - t1[0] * beta, p3[1] - t1[1] * beta], p3];
  const trace = fine.map((weights) => at(fitted, weights));
  const isNear = ([x, y]: Point): boolean => trace.some((q) => (q[0] - x) ** 2 + (q[1] - y) ** 2 <= tolerance * tolerance);
  return points.every(isNear) ? fitted : null;
}

function cubicsOf(contour: Path): Cubic[] {
  const out: Cubic[] = [];
  let from: Point = [0, 0];
  let start: Point = [0, 0];
  for (const c of toCubics(contour)) {
    if (c[0] === 'M') start = from = [c[1], c[2]];
    else if (c[0] === 'C') {
      out.push([from, [c[1], c[2]], [c[3], c[4]], [c[5], c[6]]]);
      from = [c[5], c[6]];
    } else {
      const to: Point = c[0] === 'L' ? [c[1], c[2]] : start;
      if (length(minus(to, from)) > 1e-6) out.push([from, from, to, to]);
      from = to;
    }
  }
  return out;
}

const isStraight = ([a, b, c, d]: Cubic): boolean => length(minus(b, a)) < 1e-6 && length(minus(d, c)) < 1e-6;

/** The path with fewer curves, nowhere further than `tolerance` from what it was. */
export function fewerCurves(path: Path, tolerance: number): Path {
  return contours(path).flatMap((contour) => {
    let curves = cubicsOf(contour);
    for (let i = 0; i < curves.length && curves.length > 3;) {
      const next = (i + 1) % curves.length;
      const [a, b] = [nth(curves, i), nth(curves, next)];
      const one =
        isStraight(a) && isStraight(b) && length(minus(a[3], a[0])) > 3 && length(minus(b[3], b[0])) > 3 ? null : merged(a, b, tolerance);
      if (!one) i++;
      else if (next === 0) {
        curves = [one, ...curves.slice(1, -1)];
        break;
      } else curves.splice(i, 2, one);
    }
    const first = curves[0];
    if (!first) return [];
    return [
      ['M', ...first[0]] as Command,
      ...curves.flatMap((c, i): Command[] =>
        isStraight(c) ? (i === curves.length - 1 ? [] : [['L', ...c[3]]]) : [['C', ...c[1], ...c[2], ...c[3]]],
      ),
      ['Z'] as Command,
    ];
  });
}
