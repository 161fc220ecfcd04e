import { nth } from '../nth.js';
import { areaOf, type Contour, type Corner, cornersOf, curvesOf, isBare, pathOf, turned } from './corners.js';
import { crossings } from './cut.js';
import type { Path } from './path.js';
import { areParted, canMeet, inPaper, isSimple, reachOf } from './reach.js';

/** What a boolean keeps of two shapes. */
export type Operation = 'subtract' | 'intersect' | 'unite';

/** A corner on its way around: where it leads, the corner of the other shape it meets, and whether what follows it is kept. */
interface Stop extends Corner {
  next: Stop;
  meets: Stop | null;
  isKept: boolean;
  isSeen: boolean;
}

/** Where a curve is crossed: how far along it, and by which crossing. */
interface Cut {
  time: number;
  crossing: number;
}

/** So near to the end of a curve, or so nearly along each other, two curves do not cross cleanly. */
const [nearEnd, nearlyAlong] = [1e-5, 1e-3];
/** So far apart, two curves do not even touch. */
const clear = 1e-6;

/**
 * The boolean of two shapes whose outlines cross cleanly, corner for corner as paper gives it and many times faster, because only
 * curves whose boxes meet are compared. Null where the outlines touch, run along each other or cross themselves: those are paper's.
 */
export function crossed(path: Path, other: Path, operation: Operation): Path | null {
  const [first, second] = [upright(path), upright(other)];
  if (!first || !second) return null;
  const against = operation === 'subtract' ? second.map(turned) : second;
  const cuts = crossingsOf(first, against);
  if (!cuts) return null;
  // Where nothing crosses, the largest contour says which way the others run, and what is taken away runs backwards.
  if (cuts.count === 0 && operation === 'subtract' && largest(second) > largest(first)) return null;
  const meeting: Stop[][] = Array.from({ length: cuts.count }, () => []);
  const stops = [first.map((shape) => divided(shape, cuts.first, meeting)), against.map((shape) => divided(shape, cuts.second, meeting))];
  for (const [a, b] of meeting as [Stop, Stop][]) [a.meets, b.meets] = [b, a];
  const [ours, theirs] = stops as [Stop[][], Stop[][]];
  for (const contour of ours) sort(contour, second, operation === 'intersect');
  for (const contour of theirs) sort(contour, first, operation !== 'unite');
  // At a clean crossing exactly one of the two ways on is kept.
  if ((meeting as [Stop, Stop][]).some(([a, b]) => a.isKept === b.isKept)) return null;
  return pathOf(traced(stops.flat(2)).map(tidied));
}

/** A shape none of whose contours cross, as paper would give it back; null where some do. */
export function untangled(path: Path): Path | null {
  const shapes = upright(path);
  return shapes && pathOf(shapes);
}

const largest = (shapes: readonly Contour[]): number => Math.max(...shapes.map((shape) => Math.abs(areaOf(shape))));

/** What was found of a path. */
interface Known {
  path: Path;
  shapes: Contour[] | null;
}

/** The last two paths: a device often cuts and joins the same two shapes in more than one way. */
let [last, before]: [Known | null, Known | null] = [null, null];

function upright(path: Path): Contour[] | null {
  if (last?.path === path) return last.shapes;
  [last, before] = [before?.path === path ? before : { path, shapes: turnedUpright(path) }, last];
  return last.shapes;
}

/** The contours with outer ones clockwise and holes the other way round; null where contours cross or lie in each other in any other way. */
function turnedUpright(path: Path): Contour[] | null {
  // A contour of no extent encloses nothing, and nothing is left of it.
  const shapes = cornersOf(path)
    .map(tidied)
    .filter(({ length }) => length > 0);
  if (!isSimple(shapes.flatMap(curvesOf).map(reachOf))) return null;
  const areas = shapes.map(areaOf);
  const out: Contour[] = [];
  for (const [i, shape] of shapes.entries()) {
    const [corner, next] = nth(curvesOf(shape), 0);
    const spot = pointAt(corner, next, 0.5);
    const around = shapes.flatMap((outer, k) =>
      k !== i && Math.abs(nth(areas, k)) > Math.abs(nth(areas, i)) && isInside(spot, [outer]) ? [k] : [],
    );
    const closest = around.reduce<number | null>(
      (best, k) => (best === null || Math.abs(nth(areas, k)) < Math.abs(nth(areas, best)) ? k : best),
      null,
    );
    const runsClockwise = nth(areas, i) >= 0;
    if (closest !== null && nth(areas, closest) >= 0 === runsClockwise) return null;
    out.push((around.length % 2 === 0) === runsClockwise ? shape : turned(shape));
  }
  return out;
}

const isAlong = (ax: number, ay: number, bx: number, by: number): boolean =>
  Math.abs(ax * by - ay * bx) <= Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) * 1e-8;

/** Whether a curve is a line, be it with handles that lie on it. */
function isStraight(from: Corner, to: Corner): boolean {
  if (isBare(from, to)) return true;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const lies = (handleX: number, handleY: number): boolean =>
    isAlong(x, y, handleX, handleY) && Math.abs(x * handleY - y * handleX) < 1e-7 * Math.hypot(x, y);
  if (!lies(from.outX, from.outY) || !lies(to.inX, to.inY)) return false;
  const share = (handleX: number, handleY: number): number => (x * handleX + y * handleY) / (x * x + y * y);
  const [out, into] = [share(from.outX, from.outY), -share(to.inX, to.inY)];
  return out >= 0 && out <= 1 && into >= 0 && into <= 1;
}

/** Without curves of no length, and with lines that go on straight as one. */
function tidied(contour: Contour): Contour {
  const out = contour.map((corner) => ({ ...corner }));
  for (let i = out.length - 1; i >= 0; i--) {
    const at = (step: number): Corner => nth(out, (i + step) % out.length);
    const [a, b, c] = [at(0), at(1), at(2)];
    if (!isBare(a, b)) continue;
    const [ax, ay, bx, by] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
    const isNothing = Math.hypot(ax, ay) <= 1e-7;
    const goesOn = isStraight(b, c) && isAlong(ax, ay, bx, by);
    if (!isNothing && !goesOn) continue;
    [a.outX, a.outY] = [b.outX, b.outY];
    out.splice((i + 1) % out.length, 1);
  }
  return out;
}

interface Crossings {
  count: number;
  /** The cuts of each curve, by the corner it starts from. */
  first: ReadonlyMap<Corner, Cut[]>;
  second: ReadonlyMap<Corner, Cut[]>;
}

/** All crossings of two shapes; null where one is not clean. */
function crossingsOf(first: readonly Contour[], second: readonly Contour[]): Crossings | null {
  const [ours, theirs] = [new Map<Corner, Cut[]>(), new Map<Corner, Cut[]>()];
  const reaches = second.flatMap((contour) => curvesOf(contour).map(reachOf));
  let count = 0;
  for (const curve of first.flatMap(curvesOf)) {
    const own = reachOf(curve);
    for (const met of reaches) {
      if (!canMeet(own, met) || areParted(own, met, clear)) continue;
      for (const { time, intersection, tangent } of inPaper(own).getIntersections(inPaper(met))) {
        const isClean = [time, intersection.time].every((t) => t > nearEnd && t < 1 - nearEnd);
        if (!isClean || Math.abs(tangent.cross(intersection.tangent)) < nearlyAlong) return null;
        for (const [cuts, corner, at] of [
          [ours, curve[0], time],
          [theirs, met.curve[0], intersection.time],
        ] as const)
          cuts.set(corner, [...(cuts.get(corner) ?? []), { time: at, crossing: count }]);
        count++;
      }
    }
  }
  return { count, first: ours, second: theirs };
}

/** The contour with a stop at each of its corners and cuts, put down under the crossings it takes part in. */
function divided(contour: Contour, cuts: ReadonlyMap<Corner, Cut[]>, meeting: Stop[][]): Stop[] {
  const stop = (corner: Corner): Stop => {
    const own: Stop = { ...corner, next: undefined as unknown as Stop, meets: null, isKept: false, isSeen: false };
    return own;
  };
  const corners = contour.map(stop);
  const stops = corners.flatMap((from, i) => {
    const to = nth(corners, (i + 1) % corners.length);
    const bare = isBare(from, to);
    const inserted: Stop[] = [];
    let end = to;
    let before = 1;
    // From the far end, each cut divides what is left of the curve before it.
    for (const { time, crossing } of (cuts.get(nth(contour, i)) ?? []).toSorted((a, b) => b.time - a.time)) {
      const middle = stop(split(from, end, time / before));
      nth(meeting, crossing).push(middle);
      inserted.unshift(middle);
      [end, before] = [middle, time];
    }
    // A line stays one; only while it is being divided it runs like a curve.
    if (bare) for (const own of [from, ...inserted]) [own.outX, own.outY] = [0, 0];
    if (bare) for (const own of [...inserted, to]) [own.inX, own.inY] = [0, 0];
    return [from, ...inserted];
  });
  for (const [i, own] of stops.entries()) own.next = nth(stops, (i + 1) % stops.length);
  return stops;
}

/** Divides a curve in place and answers with the corner between its parts. */
function split(from: Corner, to: Corner, t: number): Corner {
  const u = 1 - t;
  const along = (p0: number, out: number, into: number, p3: number): [number, number, number, number, number] => {
    const [p1, p2] = [p0 + out, p3 + into];
    const [p4, p5, p6] = [u * p0 + t * p1, u * p1 + t * p2, u * p2 + t * p3];
    const [p7, p8] = [u * p4 + t * p5, u * p5 + t * p6];
    const p9 = u * p7 + t * p8;
    return [p4 - p0, p7 - p9, p9, p8 - p9, p6 - p3];
  };
  const [outX, midInX, x, midOutX, inX] = along(from.x, from.outX, to.inX, to.x);
  const [outY, midInY, y, midOutY, inY] = along(from.y, from.outY, to.inY, to.y);
  [from.outX, from.outY, to.inX, to.inY] = [outX, outY, inX, inY];
  return { x, y, inX: midInX, inY: midInY, outX: midOutX, outY: midOutY };
}

function pointAt(from: Corner, to: Corner, t: number): [number, number] {
  const s = 1 - t;
  const at = (p0: number, p1: number, p2: number, p3: number): number =>
    s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
  return [at(from.x, from.x + from.outX, to.x + to.inX, to.x), at(from.y, from.y + from.outY, to.y + to.inY, to.y)];
}

/** Whether a point lies inside a shape: the outlines to the right of it are counted. */
function isInside([x, y]: readonly [number, number], shape: readonly Contour[]): boolean {
  let crossed = 0;
  for (const contour of shape)
    for (const [i, from] of contour.entries()) {
      const to = contour[i + 1] ?? nth(contour, 0);
      // Most curves lie wholly above, below or to the left.
      const [x1, x2] = [from.x + from.outX, to.x + to.inX];
      if (Math.max(from.x, x1, x2, to.x) <= x) continue;
      const [y0, y1, y2, y3] = [from.y - y, from.y + from.outY - y, to.y + to.inY - y, to.y - y];
      if (Math.min(y0, y1, y2, y3) > 0 || Math.max(y0, y1, y2, y3) <= 0) continue;
      // What lies wholly to the right is crossed as often as its ends tell.
      if (Math.min(from.x, x1, x2, to.x) > x) {
        if (y0 > 0 !== y3 > 0) crossed++;
        continue;
      }
      const times: number[] = [];
      crossings(y0, y1, y2, y3, 0, 1, 24, times);
      for (const t of times) if (pointAt(from, to, t)[0] > x) crossed++;
    }
  return crossed % 2 === 1;
}

/** Says of every stop whether the way on from it is kept: inside the other shape, or outside. */
function sort(contour: readonly Stop[], other: readonly Contour[], keepsInside: boolean): void {
  const start = Math.max(
    0,
    contour.findIndex(({ meets }) => meets !== null),
  );
  const run: Stop[] = [];
  for (let i = 0; i < contour.length; i++) {
    const stop = nth(contour, (start + i) % contour.length);
    run.push(stop);
    if (stop.next.meets === null && i < contour.length - 1) continue;
    const middle = nth(run, Math.floor(run.length / 2));
    const isKept = isInside(pointAt(middle, middle.next, 0.5), other) === keepsInside;
    for (const own of run.splice(0)) own.isKept = isKept;
  }
}

/** Walks along what is kept and changes shapes wherever they cross, beginning at plain corners. */
function traced(stops: readonly Stop[]): Contour[] {
  const out: Contour[] = [];
  for (const start of [...stops.filter(({ meets }) => !meets), ...stops.filter(({ meets }) => meets)]) {
    if (!start.isKept || start.isSeen) continue;
    const contour: Contour = [];
    let [at, inX, inY] = [start, 0, 0];
    do {
      at.isSeen = true;
      const { x, y, outX, outY, next } = at;
      contour.push({ x, y, inX, inY, outX, outY });
      [inX, inY] = [next.inX, next.inY];
      at = next.meets?.isKept ? next.meets : next;
    } while (at !== start && at.isKept && !at.isSeen);
    const first = nth(contour, 0);
    [first.inX, first.inY] = [inX, inY];
    out.push(contour);
  }
  return out;
}
