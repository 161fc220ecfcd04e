import type { Arrangement } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { clip } from '../geometry/cut.js';
import { inkOf, rotation, scaling, translation } from '../geometry/path.js';
import {
  behind,
  besideOf,
  boxOf,
  type Figure,
  leanOf,
  middleOf,
  mirrored,
  moved,
  placed,
  redrawn,
  restingOn,
  rotated,
  sized,
  spanBetween,
} from './figure.js';
import { natureOf } from './nature.js';
import { lying, type Standing } from './pair.js';
import { headAt } from './groups.js';

/** What parts figures that touch, that belong together, and of which one hovers over the other. */
export const gap = { touching: 2.4, grouped: 6, hovering: 6.5, apart: 8 } as const;

const stacked =
  (distance: number, size = { first: 42, second: 46 }) =>
  (one: Figure, other: Figure): Standing => {
    const second = sized(lying(other), size.second, 100);
    const first = sized(one, size.first, 1.5 * size.first);
    return { first: restingOn(placed(first, middleOf(second), -200), second, distance), second };
  };

/** Over the second: hovering, or spread over it as a tree or an umbrella is, which stands on a narrow foot. */
function over(one: Figure, other: Figure): Standing {
  const isCrown = spanBetween(one, 0.85, 1).width < 0.4 * boxOf(one).width;
  return isCrown ? inFront(one, other) : stacked(gap.hovering)(one, other);
}

/** Side by side on one line, as large as each other. */
function beside(one: Figure, other: Figure): Standing {
  const [first, second] = [sized(one, 44, 68), sized(other, 44, 68)];
  return { first, second: besideOf(second, first, gap.grouped) };
}

/** Side by side on one ground, none reaching into the other: what is small by nature stays so. */
export const apart =
  ([first, second]: [string, string]) =>
  (one: Figure, other: Figure): Standing => {
    const large = (figure: Figure, id: string): Figure => (natureOf(id) === 'small' ? sized(figure, 32, 50) : sized(figure, 46, 72));
    const [left, right] = [large(one, first), large(other, second)];
    return { first: left, second: moved(right, translation(rightOf(left) - boxOf(right).x + gap.apart, 0)) };
  };

const rightOf = (figure: Figure): number => boxOf(figure).x + boxOf(figure).width;

/** A small companion at the foot of the first. */
function accompanied(one: Figure, other: Figure): Standing {
  const [first, second] = [sized(one, 56, 84), sized(other, 30, 48)];
  return { first, second: besideOf(second, first, gap.grouped * 0.75) };
}

/** Upright, whichever way a figure was drawn. */
const upright = (figure: Figure): Figure => rotated(figure, -leanOf(figure).degrees);

/** From upright, how far things lean that are crossed, and where they cross, from their top: their heads stay apart. */
const crossing = { degrees: 44, height: 0.67 } as const;

/** One over the other, each leaning to its side. */
function crossed(one: Figure, other: Figure): Standing {
  const leaning = (figure: Figure, degrees: number): Figure => {
    const long = sized(upright(figure), 100, 100);
    const { x, y, width, height } = boxOf(long);
    return moved(long, rotation(degrees, x + width / 2, y + height * crossing.height));
  };
  const first = leaning(one, crossing.degrees);
  return { first, second: behind(leaning(other, -crossing.degrees), first) };
}

/** The first large, the second small at its foot and before it. */
function inFront(one: Figure, other: Figure): Standing {
  const first = sized(one, 70, 100);
  const second = placed(sized(other, 36, 62), 0, boxOf(first).height * 0.08);
  return { first: behind(first, second), second };
}

/** What is held is seen before the breast, to one side. */
export const heldAt =
  (side: 1 | -1) =>
  (one: Figure, other: Figure): Standing => {
    const first = sized(one, 62, 90);
    const { width, height } = boxOf(first);
    const second = placed(sized(other, 33, 52), side * width * 0.42, height * 0.1);
    return { first: behind(first, second), second };
  };

/** How wide a hat is over the head that wears it, and how much of its height it is drawn down over it. */
const hat = { width: 1.35, least: 0.46, most: 0.86, drawnDown: 0.24 } as const;

function worn(one: Figure, other: Figure): Standing {
  const first = sized(one, 56, 84);
  const { y, width } = boxOf(first);
  const head = spanBetween(first, 0, 0.2);
  const wide = Math.min(hat.most * width, Math.max(hat.least * width, hat.width * head.width));
  const own = boxOf(other);
  const second = sized(other, Infinity, (wide * Math.max(own.width, own.height)) / own.width);
  const worn = placed(second, head.x + head.width / 2, y + boxOf(second).height * hat.drawnDown);
  return { first: behind(first, worn), second: worn };
}

/** How high and how wide at the most two things are of which half is seen, and what parts their halves. */
const half = { height: 84, width: 100, gap: 3 } as const;

/** A half as much emptier than the other one shows less of its thing: the horns of a crescent. */
const emptier = 1.3;

/** The left half of one thing and the right half of another in one box; each shows the fuller of its halves. */
function halves(one: Figure, other: Figure): Standing {
  const halfOf = (figure: Figure, degrees: number): Figure => {
    const { width, height } = boxOf(figure);
    const own = moved(figure, scaling(Math.min(half.height / height, half.width / width)));
    const { x, y, width: wide, height: high } = boxOf(own);
    const centred = moved(own, translation(-x - wide / 2, -y - high / 2));
    const cut = (whole: Figure, gap: number): Figure => redrawn(whole, (path) => clip(path, { degrees, reach: -gap / 2 }));
    const turned = mirrored(centred);
    const isEmptier = inkOf(cut(turned, 0).ink) > emptier * inkOf(cut(centred, 0).ink);
    return cut(isEmptier ? turned : centred, half.gap);
  };
  return { first: halfOf(one, 0), second: halfOf(other, 180) };
}

/** Each looks away from the other, or at it. */
const turnedAway =
  (isAway: boolean) =>
  (one: Figure, other: Figure): Standing => {
    const looking = (figure: Figure, isLeft: boolean): Figure => (headAt(figure.silhouette) < 0.5 === isLeft ? figure : mirrored(figure));
    return beside(looking(one, isAway), looking(other, !isAway));
  };

export const arrangementsOfTwo: Readonly<
  Record<
    Exclude<Arrangement, 'inside' | 'piled' | 'overlapping' | 'around' | 'through' | 'combined'> | 'beside',
    (one: Figure, other: Figure) => Standing
  >
> = {
  on: stacked(gap.touching),
  carried: stacked(gap.touching, { first: 30, second: 60 }),
  over,
  with: accompanied,
  beside,
  crossed,
  behind: inFront,
  worn,
  held: heldAt(1),
  'back-to-back': turnedAway(true),
  facing: turnedAway(false),
  halves,
};

export const isOfTwo = (arranged: MarkDecision['arranged']): arranged is keyof typeof arrangementsOfTwo =>
  arranged !== undefined && Object.hasOwn(arrangementsOfTwo, arranged);
