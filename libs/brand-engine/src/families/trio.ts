import type { MarkDecision } from '../decisions.js';
import { translation } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { type Drawing, part } from './family.js';
import { boxOf, type Figure, figureOf, middleOf, moved, placed, restingOn, sized } from './figure.js';
import { dressedInBoth } from './dressed.js';
import { lying } from './pair.js';

/** What parts three things, and how large each is to the eye and at the longest. */
const gap = 9;
const size = { eye: 42, longest: 62 } as const;

/** Figures on one line, each clear of the next, around the origin. */
function rowOf(figures: readonly Figure[]): Figure[] {
  const width = figures.reduce((sum, figure) => sum + boxOf(figure).width, gap * (figures.length - 1));
  let left = -width / 2;
  return figures.map((figure) => {
    const own = boxOf(figure).width;
    const standing = placed(figure, left + own / 2, 0);
    left += own + gap;
    return standing;
  });
}

const heightOf = (figures: readonly Figure[]): number => Math.max(...figures.map((figure) => boxOf(figure).height));

/** Two in a row and one in the middle under them, as a shield has room for them, or over them, as a disc has. */
function grouped([first, second, third]: readonly [Figure, Figure, Figure], isBelow: boolean): Figure[] {
  if (isBelow) return [...rowOf([first, second]), placed(third, 0, gap + boxOf(third).height)];
  const lower = rowOf([second, third]);
  return [placed(first, 0, -heightOf(lower) - gap), ...lower];
}

/** Three different things, none of which hides another: in a row, or close together where a ground holds them. */
export function trioOf(pack: Pack, mark: MarkDecision): Drawing {
  const [first, second, third] = [mark.icon, mark.partner, mark.third].map((id) =>
    sized(figureOf(pack, id ?? '', mark), size.eye, size.longest),
  );
  if (!first || !second || !third) return { parts: [], hasField: false };
  if (mark.arranged === 'worn') {
    const [bearer, ...worn] = dressedInBoth(pack, mark) ?? [first, second];
    const parts = [part('first', bearer.ink), ...worn.map(({ ink }) => part('second', ink))];
    return { parts, hasField: false, isCouple: true };
  }
  if (mark.arranged === 'on') return drawnOf(stackOf([first, second, third]));
  const figures = mark.merged ? grouped([first, second, third], mark.container === 'shield') : levelled(rowOf([first, second, third]));
  return drawnOf(figures);
}

/** The one in the middle has the second colour. */
const drawnOf = (figures: readonly Figure[]): Drawing => ({
  parts: figures.map(({ ink }, at) => part(at === 1 ? 'second' : 'first', ink)),
  hasField: false,
  isCouple: true,
});

/** How large each of three is that stand on each other, to the eye and at the longest, from the top. */
const inStack = { top: [30, 46], middle: [34, 60], foot: [38, 78] } as const;
const betweenStacked = 1.8;

/** Each on the next. */
function stackOf([top, middle, foot]: readonly [Figure, Figure, Figure]): Figure[] {
  const below = placed(sized(lying(foot), ...inStack.foot), 0, 0);
  const between = restingOn(placed(sized(lying(middle), ...inStack.middle), middleOf(below), -300), below, betweenStacked);
  return [restingOn(placed(sized(top, ...inStack.top), middleOf(between), -600), between, betweenStacked), between, below];
}

/** A low one among higher ones is raised a little: on one line with them it would look fallen. */
function levelled(figures: readonly Figure[]): Figure[] {
  const high = heightOf(figures);
  return figures.map((figure) => moved(figure, translation(0, -raised * (high - boxOf(figure).height))));
}
const raised = 0.3;
