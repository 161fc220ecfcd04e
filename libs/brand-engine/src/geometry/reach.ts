import { nth } from '../nth.js';
import type { Corner } from './corners.js';
import { paperScope as scope } from './paper.js';

type Curve = readonly [Corner, Corner];

/** A curve with the box around its corners and handles. */
export interface Reach {
  curve: Curve;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** As paper knows it, made when it is first asked for. */
  drawn?: paper.Curve;
}

export function reachOf(curve: Curve): Reach {
  const [a, b] = curve;
  const [x1, y1, x2, y2] = [a.x + a.outX, a.y + a.outY, b.x + b.inX, b.y + b.inY];
  return {
    curve,
    left: Math.min(a.x, x1, x2, b.x),
    right: Math.max(a.x, x1, x2, b.x),
    top: Math.min(a.y, y1, y2, b.y),
    bottom: Math.max(a.y, y1, y2, b.y),
  };
}

const slack = 1e-7;
/** Whether the boxes of two curves meet. */
export const canMeet = (a: Reach, b: Reach): boolean =>
  a.left <= b.right + slack && b.left <= a.right + slack && a.top <= b.bottom + slack && b.top <= a.bottom + slack;

/** The curve as paper knows it. */
export function inPaper(reach: Reach): paper.Curve {
  const { Curve, Point } = scope;
  const [a, b] = reach.curve;
  reach.drawn ??= new Curve(new Point(a.x, a.y), new Point(a.outX, a.outY), new Point(b.inX, b.inY), new Point(b.x, b.y));
  return reach.drawn;
}

const pointsOf = ([a, b]: Curve): [number, number][] => [
  [a.x, a.y],
  [a.x + a.outX, a.y + a.outY],
  [b.x + b.inX, b.y + b.inY],
  [b.x, b.y],
];

/** Whether a line along two points of either curve has one curve on each side of it, so that they can at most touch. */
function areParted(one: Reach, other: Reach): boolean {
  const [ours, theirs] = [pointsOf(one.curve), pointsOf(other.curve)];
  const parts = (nx: number, ny: number): boolean => {
    let [low, high, otherLow, otherHigh] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of ours) {
      const at = nx * x + ny * y;
      if (at < low) low = at;
      if (at > high) high = at;
    }
    for (const [x, y] of theirs) {
      const at = nx * x + ny * y;
      if (at < otherLow) otherLow = at;
      if (at > otherHigh) otherHigh = at;
    }
    const least = slack * (Math.abs(nx) + Math.abs(ny));
    return high <= otherLow + least || otherHigh <= low + least;
  };
  return [ours, theirs].some((points) =>
    points.some(([x, y], i) => points.slice(i + 1).some(([toX, toY]) => (toX !== x || toY !== y) && parts(y - toY, toX - x))),
  );
}

/** Whether a curve runs on in the direction of its chord, so that it cannot cross itself. */
function runsOn({ curve: [a, b] }: Reach): boolean {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const [first, second] = [x * a.outX + y * a.outY, -(x * b.inX + y * b.inY)];
  return first >= 0 && second >= 0 && first + second <= x * x + y * y;
}

/** Whether the curves of a shape cross neither themselves nor each other; where two meet it is at a corner they share. */
export function isSimple(reaches: readonly Reach[]): boolean {
  const sorted = reaches.toSorted((a, b) => a.left - b.left);
  return sorted.every((own, i) => {
    if (!runsOn(own) && inPaper(own).getIntersections(inPaper(own)).length > 0) return false;
    for (let k = i + 1; k < sorted.length; k++) {
      const other = nth(sorted, k);
      if (other.left > own.right + slack) break;
      if (!canMeet(own, other) || areParted(own, other)) continue;
      const isShared = (time: number, at: number): boolean =>
        (own.curve[1] === other.curve[0] && time > 1 - 1e-7 && at < 1e-7) ||
        (own.curve[0] === other.curve[1] && time < 1e-7 && at > 1 - 1e-7);
      const found = inPaper(own).getIntersections(inPaper(other));
      if (found.some(({ time, intersection }) => !isShared(time, intersection.time))) return false;
    }
    return true;
  });
}
