import { bounds, clockwise, contours, inkOf, type Path, reversed } from '../geometry/path.js';
import { type Point, pointsOf } from '../geometry/points.js';

/** Points that stand for a curve. */
const pointsPerCurve = 8;

/** How steep the lines of a woodcut are. */
const slope = -0.24;

/** How the lines lie, in the units of a picture: how far apart, how thick, how far from the outline, and how long. */
interface Grain {
  apart: number;
  thickness: number;
  rim: number;
  longest: number;
  least: number;
  /** Whether the lines are so short that none of them has to be rounded. */
  isPlain?: true;
}
const coarse: Grain = { apart: 7.2, thickness: 3.1, rim: 3.4, longest: 34, least: 10.5 };
/** For shapes that have no room for those. */
const fine: Grain = { apart: 5.2, thickness: 2.3, rim: 2.5, longest: 24, least: 7 };

/** A line goes as deep into the shape as one of these shares of its width, in turn. */
const depths = [0.5, 0.38, 0.56, 0.42] as const;

/** Where a line is thickest, as a share of its length from the light. */
const belly = 0.26;

/** A straight piece of an outline; each end has its place, and the height at the left edge of the line through it. */
interface Edge {
  from: number;
  height: number;
  to: number;
  toHeight: number;
}

/** The straight pieces of all outlines. */
const edgesOf = (path: Path): Edge[] =>
  contours(path).flatMap((contour) => {
    const points = pointsOf(contour, pointsPerCurve);
    return points.map(([to, y], at): Edge => {
      const [from, fromY] = points.at(at - 1) ?? [to, y];
      return { from, height: fromY - slope * from, to, toHeight: y - slope * to };
    });
  });

interface Span {
  from: number;
  to: number;
}

/** Where a line of the woodcut runs within the ink; lines that go down to the right are told by their height at the left edge. */
function spansAt(edges: readonly Edge[], height: number): Span[] {
  const places: number[] = [];
  for (const edge of edges) {
    const over = edge.height - height;
    const toOver = edge.toHeight - height;
    if (over > 0 !== toOver > 0) places.push(edge.from + ((edge.to - edge.from) * over) / (over - toOver));
  }
  places.sort((one, other) => one - other);
  return Array.from({ length: Math.floor(places.length / 2) }, (_, at) => ({ from: places[2 * at] ?? 0, to: places[2 * at + 1] ?? 0 }));
}

/** What all rows of spans have in common. */
const common = (rows: readonly Span[][]): Span[] =>
  rows.reduce((some, others) =>
    some.flatMap((own) =>
      others.flatMap((other) => {
        const span = { from: Math.max(own.from, other.from), to: Math.min(own.to, other.to) };
        return span.to > span.from ? [span] : [];
      }),
    ),
  );

/** A line that begins in a point near the light, swells and runs out. */
function tapered({ from, to }: Span, height: number, { thickness, isPlain }: Grain): Path {
  const on = (x: number, aside: number): Point => [x, height + slope * x + aside];
  const middle = from + belly * (to - from);
  const half = thickness / 2;
  if (isPlain) return [['M', ...on(from, 0)], ['L', ...on(middle, -half)], ['L', ...on(to, 0)], ['L', ...on(middle, half)], ['Z']];
  return [
    ['M', ...on(from, 0)],
    ['Q', ...on(from + 0.4 * (middle - from), -half), ...on(middle, -half)],
    ['L', ...on(to, 0)],
    ['L', ...on(middle, half)],
    ['Q', ...on(from + 0.4 * (middle - from), half), ...on(from, 0)],
    ['Z'],
  ];
}

/** The lines that are cut into the light side of a shape, each clear of its outlines. */
function cutsOf(path: Path, grain: Grain): Path[] {
  const edges = edgesOf(path);
  const { x, y, width, height } = bounds(path);
  const [top, foot] = [y - Math.max(slope * x, slope * (x + width)), y + height - Math.min(slope * x, slope * (x + width))];
  const clear = grain.thickness / 2 + grain.rim * 0.72;
  const cuts: Path[] = [];
  for (let at = 0, level = top + grain.apart * 0.6; level < foot; at++, level += grain.apart) {
    const depth = depths[at % depths.length] ?? 0.5;
    for (const { from, to } of common([-1, -0.5, 0, 0.5, 1].map((share) => spansAt(edges, level + share * clear)))) {
      const length = Math.min(grain.longest, depth * (to - from - 2 * grain.rim));
      if (length >= grain.least) cuts.push(tapered({ from: from + grain.rim, to: from + grain.rim + length }, level, grain));
    }
  }
  return cuts;
}

/** So many lines, and so much of the ink, are cut out of what looks carved; fewer are scratches. */
const fewest = 6;
const leastCut = 0.045;

/** The lines that a shape has room for, coarse or fine; none where they would be scratches. */
function cutsIn(path: Path): Path[] {
  const isEnough = (cuts: readonly Path[]): boolean =>
    cuts.length >= fewest && cuts.reduce((sum, cut) => sum + inkOf(cut), 0) >= leastCut * inkOf(path);
  return [coarse, fine].map((grain) => cutsOf(path, grain)).find(isEnough) ?? [];
}

/** Whether a shape has room for so many lines that it looks carved. */
export const looksCarved = (path: Path): boolean => cutsIn(path).length > 0;

/** A shape with tapered lines cut into its light side, as a woodcut has them. */
export function carved(path: Path): Path {
  const isClockwise = clockwise(path) === path;
  return [...path, ...cutsIn(path).flatMap((cut) => (isClockwise ? reversed(clockwise(cut)) : clockwise(cut)))];
}

/** For letters of a hundred units: short lines on the light side of their stems. */
const ofLetters: Grain = { apart: 10.5, thickness: 4, rim: 1.2, longest: 26, least: 4.5, isPlain: true };

/** A letter with the same lines in its stems. */
export function carvedLetter(path: Path): Path {
  const isClockwise = clockwise(path) === path;
  return [...path, ...cutsOf(path, ofLetters).flatMap((cut) => (isClockwise ? reversed(clockwise(cut)) : clockwise(cut)))];
}
