import { intersect, subtract, unite } from '../geometry/boolean.js';
import { bounds, contours, inkOf, type Path, transform, translation } from '../geometry/path.js';
import { once, rememberedOf } from '../remembered.js';

/** Two letters; woven they go over and under each other, each with gaps where it goes under. */
export interface Woven {
  first: Path;
  second: Path;
}

/** Two letters before they are woven, and how wide their strokes are. */
export interface Pair extends Woven {
  stem: number;
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

const placed = ({ first, second }: Pair, { across, down }: Weave): Path => {
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

/** Where two letters are best woven into each other; null where they cross nowhere twice without covering each other. */
export function findWeave(pair: Pair): Weave | null {
  const places = downs
    .flatMap((down) => acrosses.map((across) => placeAt(pair, { across, down })))
    .sort((one, other) => one.leastCost - other.leastCost);
  return bestWeave(places, clean) ?? bestWeave(places, passable);
}

/** The second letter in a place: how it crosses the first, and what pieces the letters fall into, take long to find out. */
interface Place {
  weave: Weave;
  /** What the place costs before it is known how the letters cross. */
  leastCost: number;
  /** The area of each crossing in squares of a stem; null where the letters do not cross twice, or too near. */
  shares: () => readonly number[] | null;
  /** The area of the smallest piece that a letter falls into. */
  smallestPiece: () => number;
}

function placeAt(pair: Pair, weave: Weave): Place {
  const square = pair.stem * pair.stem;
  const shareOf = (path: Path): number => Math.abs(inkOf(path)) / square;
  return {
    weave,
    leastCost: costOf(weave, []),
    shares: once(() => {
      const crossings = crossingsOf(pair.first, placed(pair, weave));
      return crossings.length > 1 && areApart(crossings) ? crossings.map(shareOf) : null;
    }),
    smallestPiece: once(() => {
      const both = woven(pair, weave);
      return Math.min(...[both.first, both.second].flatMap((path) => contours(path)).map(shareOf));
    }),
  };
}

/** The cheapest place that leaves no small piece. Letters are crossed only in places that may be cheaper than the best one known. */
function bestWeave(places: readonly Place[], { crossing: [least, most], piece }: Cleanness): Weave | null {
  const found: { place: Place; cost: number }[] = [];
  for (let next = 0; next < places.length || found.length > 0;) {
    const [cheapest] = found;
    const place = places[next];
    if (place && (!cheapest || place.leastCost <= cheapest.cost)) {
      next++;
      const shares = place.shares();
      if (!shares?.every((own) => own >= least && own <= most)) continue;
      found.push({ place, cost: costOf(place.weave, shares) });
      found.sort((one, other) => one.cost - other.cost);
    } else if (cheapest) {
      if (cheapest.place.smallestPiece() >= piece) return cheapest.place.weave;
      found.shift();
    }
  }
  return null;
}

/** Few crossings at right angles, and letters that stand half beside each other, are best. */
const costOf = ({ across, down }: Weave, shares: readonly number[]): number =>
  shares.reduce((sum, own) => sum + Math.abs(own - 1.1), 0) / Math.max(1, shares.length) +
  (shares.length > 4 ? 0.4 * (shares.length - 4) : 0) +
  Math.abs(across - 0.5) +
  Math.abs(Math.abs(down) - 0.25);

/** Weaving is tried before it is drawn: crossings are cut out once. */
const known = rememberedOf<Woven>(64);

/** Two letters woven into each other. */
export const woven = (pair: Pair, weave: Weave): Woven =>
  known(pair, `${weave.across} ${weave.down}`, () => {
    const moved = placed(pair, weave);
    return cutInTurn(pair.first, moved, crossingsOf(pair.first, moved));
  });
