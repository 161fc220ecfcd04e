import type { MarkDecision } from '../decisions.js';
import { subtract } from '../geometry/boolean.js';
import { bounds, gravityOf, inkOf, scaling, translation, union } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import type { Pack } from '../pack/pack.js';
import { ensembleOf } from './ensemble.js';
import { type Drawing, part } from './family.js';
import {
  behind,
  besideOf,
  boxOf,
  type Figure,
  figureOf,
  isSymmetrical,
  leanOf,
  mirrored,
  moved,
  placed,
  restingOn,
  rotated,
  sized,
  slim,
  spanBetween,
} from './figure.js';
import { headAt, severalOf } from './groups.js';

/** How far the outer ones of a fan lean, by how many there are. */
const fanned: Readonly<Record<number, number>> = { 2: 24, 3: 34, 4: 42, 5: 50 };

/** Slim things spread from one point, the middle one before the others. */
function fan(one: Figure, count: number): Figure[] {
  const long = sized(one, 100, 100);
  const { height } = boxOf(long);
  const reach = fanned[count] ?? 50;
  // They lean about a point under their feet, so that these stay apart.
  const pivot = height * 0.12;
  return Array.from({ length: count }, (_, at) => {
    const degrees = -reach + (2 * reach * at) / (count - 1);
    const turned = rotated(long, degrees);
    const radians = (degrees * Math.PI) / 180;
    const radius = height / 2 + pivot;
    return moved(turned, translation(radius * Math.sin(radians), height / 2 - radius * Math.cos(radians) + pivot));
  });
}

/** How large each of a grove is, from left to right. */
const groves: Readonly<Record<number, readonly number[]>> = {
  2: [1, 0.76],
  3: [0.74, 1, 0.74],
  4: [0.72, 1, 0.86, 0.66],
  5: [0.62, 0.8, 1, 0.8, 0.62],
};

/** How much of its width the next one of a grove stands beside the one before. */
const stepped = 0.62;

/** Upright things on one ground, the largest before its neighbours. */
function grove(one: Figure, count: number): Figure[] {
  const sizes = groves[count] ?? [];
  const width = (size: number): number => boxOf(sized(one, 60 * size, 100 * size)).width;
  let x = 0;
  const standing = sizes.map((size, at) => {
    const before = sizes[at - 1];
    if (before !== undefined) x += (stepped * (width(before) + width(size))) / 2;
    return { figure: placed(sized(one, 60 * size, 100 * size), x, 0), size };
  });
  return standing.map(({ figure, size }, at) =>
    [standing[at - 1], standing[at + 1]].reduce((own, beside) => (beside && beside.size > size ? behind(own, beside.figure) : own), figure),
  );
}

/** Two that look at each other. */
function facing(one: Figure): Figure[] {
  const first = sized(headAt(one.silhouette) < 0.5 ? mirrored(one) : one, 50, 74);
  return [first, besideOf(mirrored(first), first, 5)];
}

/** A row that is as much wider than high makes each of its figures small. */
const longestRow = 2.2;

/** Side by side, as large as each other and clear of each other; null where the row would be too long. */
function inRow(one: Figure, count: number): Figure[] | null {
  const own = sized(one, 44, 64);
  const { width, height } = boxOf(own);
  const step = width + 7;
  if (count * step > longestRow * height) return null;
  return Array.from({ length: count }, (_, at) => moved(own, translation(at * step, 0)));
}

/** As many as were asked for on one line. */
const lined = (one: Figure, count: number): Figure[] => {
  const own = sized(one, 44, 64);
  const step = boxOf(own).width + 7;
  return Array.from({ length: count }, (_, at) => moved(own, translation(at * step, 0)));
};

/** A closed book that lies on its side. */
function lyingBook(): Figure {
  const cover = rect(0, 0, 86, 22, 5);
  return { ink: subtract(cover, rect(16, 6.5, 76, 9)), silhouette: cover, halo: cover };
}

/** How far each of a pile lies from the middle, and how large it is. */
const piled = [
  { aside: 0, size: 1 },
  { aside: 5, size: 0.92 },
  { aside: -4, size: 0.96 },
  { aside: 3, size: 0.88 },
  { aside: -2, size: 0.84 },
];

/** One on the other, books on their sides. */
function pile(pack: Pack, mark: MarkDecision): Figure[] {
  const one = mark.icon?.includes('book') ? lyingBook() : figureOf(pack, mark.icon ?? '', mark);
  return piled.slice(0, mark.count ?? 3).reduce<Figure[]>((lower, { aside, size }, at) => {
    const own = placed(moved(at % 2 === 1 ? mirrored(one) : one, scaling(size)), aside, 0);
    const under = lower.at(-1);
    return [...lower, under ? restingOn(moved(own, translation(0, -400)), under, 3) : own];
  }, []);
}

/** The figures of a company that is composed; null where they stand on a grid. */
export function companionsOf(pack: Pack, mark: MarkDecision): Figure[] | null {
  const one = figureOf(pack, mark.icon ?? '', mark);
  const count = mark.count ?? 2;
  if (mark.lined) return lined(one, count);
  if (mark.apart) return inRow(one, count);
  const { degrees, slimness } = leanOf(one);
  const { width, height } = boxOf(one);
  if (count > 5) return null;
  if (slimness > slim) return fan(rotated(one, Math.abs(degrees) > 70 ? 0 : -degrees), count);
  if (count === 2 && !isSymmetrical(one)) return facing(one);
  return height > 1.02 * width || isHill(one) ? grove(one, count) : null;
}

/** How far the next of several overlapping ones stands from the one before, as a share of its width. */
const overlap = 0.62;

/** The share of its outline that a full shape has ink in. */
const leastFull = 0.85;

/** Side by side and into each other: what two of them share stays open, so that each is seen whole. */
function overlapping(one: Figure, { count = 2, vivid }: MarkDecision): Drawing {
  const own = sized(one, 60, 80);
  const { width } = boxOf(own);
  const all = Array.from({ length: count }, (_, at) => moved(own, translation(at * overlap * width, 0)));
  // Of what is pierced, such as rings, the holes would make a tangle: one lies before the next.
  const isFull = inkOf(own.ink) > leastFull * inkOf(own.silhouette);
  const alone = all.map((figure, at) => {
    const [before, next] = [all[at - 1], all[at + 1]];
    if (!isFull) return before ? behind(figure, before).ink : figure.ink;
    return [before, next].reduce((left, beside) => (beside ? subtract(left, beside.ink) : left), figure.ink);
  });
  return {
    parts: alone.map((path, at) => part(vivid ? 'pure' : at === count - 1 ? 'accent' : 'primary', path)),
    hasField: false,
    isCouple: true,
    room: union(all.map(({ silhouette }) => bounds(silhouette))),
  };
}

/** As many of one picture as were asked for: slim ones as a fan, upright ones as a grove, two with a face looking at each other. */
export function companyOf(pack: Pack, mark: MarkDecision): Drawing {
  if (mark.arranged === 'piled') return drawn(pile(pack, mark), mark);
  if (mark.arranged === 'overlapping') return overlapping(figureOf(pack, mark.icon ?? '', mark), mark);
  const composed = companionsOf(pack, mark);
  return composed === null ? severalOf(pack, mark) : drawn(composed, mark);
}

/** Figures that are looked at one by one. */
const drawn = (figures: readonly Figure[], { vivid }: MarkDecision): Drawing => ({
  parts: figures.map(({ ink }) => part(vivid ? 'pure' : 'primary', ink)),
  hasField: false,
  isCouple: true,
  room: union(figures.map(({ silhouette }) => bounds(silhouette))),
});

/** Whether a figure is a hill or a fir: narrow at the top, and heavier below. */
function isHill(figure: Figure): boolean {
  const { y, width, height } = boxOf(figure);
  const [, middle] = gravityOf(figure.silhouette);
  return spanBetween(figure, 0, 0.2).width < 0.55 * width && middle - y > 0.54 * height;
}

/** All the pictures of a mark: two things, or several of one. */
export const compositionOf = (pack: Pack, mark: MarkDecision): Drawing =>
  mark.arranged === undefined || mark.arranged === 'piled' || mark.arranged === 'overlapping'
    ? companyOf(pack, mark)
    : ensembleOf(pack, mark);
