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

/** Whether a line along two points of either curve has one curve on each side of it, with at least `gap` between them. */
export function areParted(one: Reach, other: Reach, gap: number): boolean {
  const [[a, b], [c, d]] = [one.curve, other.curve];
  return partsBoth(a, b, c, d, gap) || partsBoth(c, d, a, b, gap);
}

/** The same for lines along two points of the first curve. */
function partsBoth(a: Corner, b: Corner, c: Corner, d: Corner, gap: number): boolean {
  const [ax, ay, bx, by] = [a.x + a.outX, a.y + a.outY, b.x + b.inX, b.y + b.inY];
  const [cx, cy, dx, dy] = [c.x + c.outX, c.y + c.outY, d.x + d.inX, d.y + d.inY];
  const parts = (fromX: number, fromY: number, toX: number, toY: number): boolean => {
    const [nx, ny] = [fromY - toY, toX - fromX];
    const [p, q, r, s] = [nx * a.x + ny * a.y, nx * ax + ny * ay, nx * bx + ny * by, nx * b.x + ny * b.y];
    const [t, u, v, w] = [nx * c.x + ny * c.y, nx * cx + ny * cy, nx * dx + ny * dy, nx * d.x + ny * d.y];
    const least = gap * (Math.abs(nx) + Math.abs(ny));
    const apart = Math.max(Math.min(t, u, v, w) - Math.max(p, q, r, s), Math.min(p, q, r, s) - Math.max(t, u, v, w));
    return apart >= least && (nx !== 0 || ny !== 0);
  };
  return (
    parts(a.x, a.y, b.x, b.y) ||
    parts(a.x, a.y, ax, ay) ||
    parts(bx, by, b.x, b.y) ||
    parts(ax, ay, bx, by) ||
    parts(a.x, a.y, bx, by) ||
    parts(ax, ay, b.x, b.y)
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
      // At most they touch.
      if (!canMeet(own, other) || areParted(own, other, -slack)) continue;
      const isShared = (time: number, at: number): boolean =>
        (own.curve[1] === other.curve[0] && time > 1 - 1e-7 && at < 1e-7) ||
        (own.curve[0] === other.curve[1] && time < 1e-7 && at > 1 - 1e-7);
      const found = inPaper(own).getIntersections(inPaper(other));
      if (found.some(({ time, intersection }) => !isShared(time, intersection.time))) return false;
    }
    return true;
  });
}
