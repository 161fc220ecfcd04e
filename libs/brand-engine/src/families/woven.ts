import { intersect, subtract, unite } from '../geometry/boolean.js';
import { bounds, contours, inkOf, type Path, transform, translation } from '../geometry/path.js';

/** Two letters that go over and under each other, each with gaps where it goes under. */
export interface Woven {
  first: Path;
  second: Path;
}

/** Where the second of two letters stands to the first, in shares of the first one's width and height. */
export interface Weave {
  across: number;
  down: number;
}

const acrosses = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.15] as const;
const downs = [0.28, 0.2, 0.36, -0.28, -0.2, -0.36, 0.12, 0.46] as const;

/** The gap beside what goes over, in units of a mark of 100. */
const gap = 3;

/** A shape grown by the gap on all sides: good enough around a crossing, which is small. */
function grown(path: Path): Path {
  const around = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4) * gap, Math.sin((i * Math.PI) / 4) * gap] as const);
  return around.reduce((whole, [x, y]) => unite(whole, transform(path, translation(x, y))), path);
}

/** How far apart two crossings are at least: nearer ones would cut each other's gaps. */
const leastApart = 2.2 * gap;

function areApart(crossings: readonly Path[]): boolean {
  return crossings.every((one, at) =>
    crossings.slice(at + 1).every((other) => {
      const [a, b] = [bounds(one), bounds(other)];
      const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
      const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
      return Math.max(across, down) >= leastApart;
    }),
  );
}

const placed = (first: Path, second: Path, { across, down }: Weave): Path => {
  const { width, height } = bounds(first);
  return transform(second, translation(width * across, height * down));
};

const crossingsOf = (first: Path, second: Path): Path[] => contours(intersect(first, second)).filter((piece) => piece.length > 2);

/** From the left and the top, each crossing goes the other way round than the one before it. */
function cutInTurn(first: Path, second: Path, crossings: readonly Path[]): Woven {
  const inTurn = [...crossings].sort((one, other) => bounds(one).y + bounds(one).x - bounds(other).y - bounds(other).x);
  return inTurn.reduce<Woven>(
    (both, crossing, at) =>
      at % 2 === 0
        ? { ...both, second: subtract(both.second, grown(crossing)) }
        : { ...both, first: subtract(both.first, grown(crossing)) },
    { first, second },
  );
}

/** What is clean enough, in squares of a stem: a crossing at right angles has the area of one, a slanted one more, an overlap far more. */
interface Cleanness {
  crossing: readonly [least: number, most: number];
  /** The smallest piece that a letter may fall into. */
  piece: number;
}
const clean: Cleanness = { crossing: [0.45, 2.6], piece: 0.9 };
const passable: Cleanness = { crossing: [0.2, 4.2], piece: 0.35 };

/** Where two letters are best woven into each other, with strokes of this width; null where they cross nowhere twice without covering each other. */
export function findWeave(first: Path, second: Path, stem: number): Weave | null {
  const square = stem * stem;
  const tried = downs
    .flatMap((down) => acrosses.map((across) => tryWeave(first, second, { across, down }, square)))
    .filter(({ crossings }) => crossings.length > 1 && areApart(crossings));
  return bestWeave(tried, clean) ?? bestWeave(tried, passable);
}

/** The second letter in its place, and how it crosses the first; areas are in squares of a stem. */
interface Tried {
  weave: Weave;
  crossings: readonly Path[];
  /** The area of each crossing. */
  shares: readonly number[];
  /** The area of the smallest piece that a letter falls into, which takes long to find out. */
  smallestPiece: () => number;
}

function tryWeave(first: Path, second: Path, weave: Weave, square: number): Tried {
  const moved = placed(first, second, weave);
  const crossings = crossingsOf(first, moved);
  const shareOf = (path: Path): number => Math.abs(inkOf(path)) / square;
  let smallest: number | undefined;
  const smallestPiece = (): number => {
    if (smallest !== undefined) return smallest;
    const both = cutInTurn(first, moved, crossings);
    smallest = Math.min(...[both.first, both.second].flatMap((path) => contours(path)).map(shareOf));
    return smallest;
  };
  return { weave, crossings, shares: crossings.map(shareOf), smallestPiece };
}

/** The cheapest that leaves no small piece. Cutting takes far longer than weighing, so none is cut that a cheaper one goes before. */
function bestWeave(tried: readonly Tried[], { crossing: [least, most], piece }: Cleanness): Weave | null {
  const inOrder = tried
    .filter(({ shares }) => shares.every((own) => own >= least && own <= most))
    .map((one) => ({ ...one, cost: costOf(one.weave, one.shares) }))
    .sort((one, other) => one.cost - other.cost);
  return inOrder.find(({ smallestPiece }) => smallestPiece() >= piece)?.weave ?? null;
}

/** Few crossings at right angles, and letters that stand half beside each other, are best. */
const costOf = ({ across, down }: Weave, shares: readonly number[]): number =>
  shares.reduce((sum, own) => sum + Math.abs(own - 1.1), 0) / shares.length +
  (shares.length > 4 ? 0.4 * (shares.length - 4) : 0) +
  Math.abs(across - 0.5) +
  Math.abs(Math.abs(down) - 0.25);

/** Two letters woven into each other. */
export function woven(first: Path, second: Path, weave: Weave): Woven {
  const moved = placed(first, second, weave);
  return cutInTurn(first, moved, crossingsOf(first, moved));
}
