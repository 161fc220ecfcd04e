import type { Arrangement } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { clearingOf } from '../geometry/clearing.js';
import { gravityOf, inkOf, rotation, translation } from '../geometry/path.js';
import {
  behind,
  besideOf,
  boxOf,
  type Figure,
  footOf,
  leanOf,
  middleOf,
  moved,
  placed,
  restingOn,
  rotated,
  sized,
  slim,
  spanBetween,
} from './figure.js';
import { floats, isSparkling, type Nature, natureOf } from './nature.js';

/** Two figures as they stand. */
export interface Standing {
  first: Figure;
  second: Figure;
}

type Arrange = (one: Figure, other: Figure) => Standing;

const swapped =
  (arrange: Arrange): Arrange =>
  (one, other) => {
    const { first, second } = arrange(other, one);
    return { first: second, second: first };
  };

/** What parts figures that touch, and of which one hovers over the other. */
const gap = { touching: 2.4, grouped: 5, hovering: 5 } as const;

/** The first small and hovering over the middle of the second. */
const above: Arrange = (one, other) => {
  const second = sized(other, 56, 92);
  const first = sized(one, 25, 36);
  return { first: restingOn(placed(first, middleOf(second), -300), second, gap.hovering), second };
};

/** The first over the middle of the second, and nearly as large. */
const aboveEvenly: Arrange = (one, other) => {
  const second = sized(other, 48, 84);
  return { first: restingOn(placed(sized(one, 37, 56), middleOf(second), -300), second, gap.hovering), second };
};

/** What rises stands over what it rises from, and is as wide as half of it at the most. */
const rising: Arrange = (one, other) => {
  const second = sized(other, 56, 92);
  const { x, width } = spanBetween(second, 0, 0.25);
  const first = sized(one, 27, 38);
  return { first: restingOn(placed(first, x + width / 2, -300), second, 3.2), second };
};

/** What rises stands over the body of what it rises from, whatever else that has: a handle, a spout. */
const risingFromBody: Arrange = (one, other) => {
  const second = sized(other, 56, 92);
  const { x } = clearingOf(second.silhouette, boxOf(second), 'inside');
  return { first: restingOn(placed(sized(one, 27, 38), x, -300), second, 3.2), second };
};

/** How large one stands on the other, by what it is. */
const onSizes: Partial<Record<Nature, readonly [first: number, second: number]>> = {
  flyer: [26, 54],
  small: [27, 54],
  tall: [54, 42],
  scenery: [54, 42],
};

/** The same where both are looked at. */
const evenly = [39, 47] as const;

/** The first on the second. */
const on =
  (nature: Nature, isWeighed: boolean): Arrange =>
  (one, other) => {
    const isSmall = nature === 'flyer' || nature === 'small';
    const [size, support] = isWeighed && isSmall ? evenly : (onSizes[nature] ?? [44, 46]);
    const second = sized(lying(other), support, 100);
    return { first: restingOn(placed(sized(one, size, 1.6 * size), middleOf(second), -300), second, gap.touching), second };
  };

/** A figure that lies on its side where it was drawn aslant: what has no foot of its own has none to stand on. */
export function lying(figure: Figure): Figure {
  const { degrees, slimness } = leanOf(figure);
  const isAslant = Math.abs(degrees) > 25 && Math.abs(degrees) < 65;
  return isAslant && slimness > 1.5 ? rotated(figure, degrees > 0 ? 90 - degrees : -90 - degrees) : figure;
}

/** The second stands before a sun, which rises behind it. */
const beforeSun: Arrange = (one, other) => {
  const second = sized(other, 48, 78);
  const { x, width, height } = boxOf(second);
  const sun = sized(one, 60, 70);
  const first = placed(sun, x + width * 0.6, -height * 0.86 + boxOf(sun).height / 2);
  return { first: behind(first, second), second };
};

/** The second small before a landscape. */
const beforeScenery: Arrange = (one, other) => {
  const first = sized(one, 70, 104);
  const second = placed(sized(other, 38, 60), 0, boxOf(first).height * 0.1);
  return { first: behind(first, second), second };
};

/** Water runs along the foot of what stands in it. */
const inWater: Arrange = (one, other) => {
  const second = sized(other, 52, 86);
  const own = sized(one, 54, 96);
  const first = placed(own, 0, boxOf(own).height * 0.68);
  return { first, second: behind(second, first) };
};

/** Water runs clear of what stands over it and does not float. */
const aboveWater: Arrange = (one, other) => {
  const second = sized(other, 50, 78);
  const first = sized(one, 44, Math.max(64, 1.15 * boxOf(second).width));
  return { first, second: restingOn(placed(second, middleOf(first), -300), first, gap.grouped) };
};

/** The second at the foot of something tall, before it and to one side, on the same ground. */
const byTall: Arrange = (one, other) => {
  const first = sized(one, 58, 92);
  const own = sized(other, 38, 62);
  const second = placed(own, boxOf(first).x - boxOf(own).width * 0.12, 0);
  return { first: behind(first, second), second };
};

/** The second in the shade of a crown that stands on a narrow foot. */
const underCrown: Arrange = (one, other) => {
  const first = sized(one, 66, 100);
  const { x, width, height } = boxOf(first);
  const own = sized(other, 34, Math.min(0.62 * height, 0.75 * width));
  const second = placed(own, x + width * 0.74, 0);
  return { first: behind(first, second), second };
};

/** A small thing before the lower corner of a large one. */
const atFoot: Arrange = (one, other) => {
  const first = sized(one, 58, 86);
  const own = sized(other, 31, 46);
  const { x, width } = boxOf(first);
  const second = placed(own, x + width + boxOf(own).width * 0.04, gap.touching);
  return { first: behind(first, second), second };
};

/** Something small in the air at the shoulder of a large one. */
const atShoulder: Arrange = (one, other) => {
  const first = sized(one, 58, 86);
  const own = sized(other, 25, 34);
  const { x, width, height } = boxOf(first);
  const second = placed(own, x + width + boxOf(own).width * 0.08, -height + boxOf(own).height * 0.72);
  return { first: behind(first, second), second };
};

/** Wings spread behind what they carry. */
const winged: Arrange = (one, other) => {
  const second = sized(one, 46, 70);
  const wings = sized(other, 80, 118);
  const first = placed(wings, middleOf(second), -boxOf(second).height * 0.5 + boxOf(wings).height * 0.42);
  return { first: second, second: behind(first, second) };
};

/** From upright, how far things lean that are crossed, and where they cross, from their top: their heads stay apart. */
const crossing = { degrees: 42, height: 0.64 } as const;

/** A long figure upright, its heavier end above. */
function headUp(figure: Figure): Figure {
  const upright = rotated(figure, -leanOf(figure).degrees);
  const { y, height } = boxOf(upright);
  const [, gravity] = gravityOf(upright.silhouette);
  return gravity - y > 0.52 * height ? rotated(upright, 180) : upright;
}

/** One over the other, each leaning to its side. */
const crossed: Arrange = (one, other) => {
  const leaning = (figure: Figure, degrees: number): Figure => {
    const long = sized(headUp(figure), 100, 100);
    const { x, y, width, height } = boxOf(long);
    return moved(long, rotation(degrees, x + width / 2, y + height * crossing.height));
  };
  const first = leaning(one, crossing.degrees);
  return { first, second: behind(leaning(other, -crossing.degrees), first) };
};

/** Whether a figure is still known with a corner of it hidden: a full shape, and none of lines. */
function isFull({ ink, silhouette }: Figure): boolean {
  const { width, height } = boxOf({ ink, silhouette, halo: silhouette });
  return inkOf(silhouette) > 0.5 * width * height && inkOf(ink) > 0.6 * inkOf(silhouette);
}

/** Whether all of some figures are so slim that they are crossed where they are only listed. */
export const areSlim = (figures: readonly Figure[]): boolean => figures.every((figure) => leanOf(figure).slimness > slim);

/** Two of a kind on one ground: full shapes before each other, others side by side. */
const asGroup: Arrange = (one, other) => {
  if (areSlim([one, other])) return crossed(one, other);
  const [first, own] = [sized(one, 52, 78), sized(other, 43, 66)];
  const second = besideOf(own, first, gap.grouped);
  if (!isFull(one) || !isFull(other)) return { first, second };
  const nearer = moved(second, translation(-gap.grouped - 0.2 * boxOf(own).width, 0));
  return { first: behind(first, nearer), second: nearer };
};

/** What stands behind others is larger than they are. */
const depth: Partial<Record<Nature, Arrange>> = { sky: beforeSun, scenery: beforeScenery, water: inWater, tall: byTall };
/** What accompanies others is smaller. */
const company: Partial<Record<Nature, Arrange>> = { wings: winged, riser: swapped(rising), flyer: atShoulder, small: atFoot };
/** The same since rule 2. */
const companySince: typeof company = { ...company, riser: swapped(risingFromBody) };

const order: readonly Nature[] = ['wings', 'riser', 'flyer', 'small', 'thing', 'tall', 'water', 'scenery', 'sky'];

/** How what stands behind others does, and what accompanies them. */
interface Stage {
  depth: Partial<Record<Nature, Arrange>>;
  company: Partial<Record<Nature, Arrange>>;
}

function stageOf(ids: readonly string[], pairing: MarkDecision['pairing']): Stage {
  if (pairing === undefined) return { depth, company };
  const isClear = !ids.some((id) => floats(id) || natureOf(id) === 'tall');
  return { depth: isClear ? { ...depth, water: aboveWater } : depth, company: companySince };
}

/** Two things that are listed, or of which one comes with the other: what is smaller by nature accompanies what is larger. */
function grouped(one: Nature, other: Nature, { depth, company }: Stage): Arrange {
  if (one === other) return asGroup;
  const isFirstLarger = order.indexOf(one) > order.indexOf(other);
  const [larger, smaller] = isFirstLarger ? [one, other] : [other, one];
  const arrange = depth[larger] ?? company[smaller] ?? asGroup;
  return isFirstLarger ? arrange : swapped(arrange);
}

/** Whether a figure stands on a foot that is narrow under what it spreads: an umbrella, and a bird on its legs. */
export const hasNarrowFoot = (figure: Figure): boolean => spanBetween(figure, 0.85, 1).width < 0.4 * boxOf(figure).width;

/** The first over the second: rising from it, hovering, or spread over it as a tree or an umbrella is. */
function over(nature: Nature, one: Figure, isWeighed: boolean, isSince: boolean): Arrange {
  if (nature === 'riser') return isSince ? risingFromBody : rising;
  const isCrown = hasNarrowFoot(one) && footOf(one) > 0;
  if (nature === 'tall' || (nature === 'thing' && isCrown)) return underCrown;
  // A sun over something rises behind it.
  if (nature === 'sky' && isWeighed) return beforeSun;
  if (nature === 'flyer' || nature === 'small' || nature === 'sky') return isWeighed ? aboveEvenly : above;
  return (first, second) => {
    const lower = sized(second, 50, 90);
    return { first: restingOn(placed(sized(first, 38, 58), middleOf(lower), -300), lower, gap.hovering), second: lower };
  };
}

/** How two things stand to each other by what was asked and by what they are; undefined where only the request counts. */
export function pairOf(
  arranged: Arrangement | 'beside',
  [first, second]: [string, string],
  { weighed, pairing }: Pick<MarkDecision, 'weighed' | 'pairing'>,
): Arrange | undefined {
  const [one, other] = [natureOf(first), natureOf(second)];
  const isEven = weighed === true && !isSparkling(first);
  const stage = stageOf([first, second], pairing);
  switch (arranged) {
    case 'beside':
      return grouped(one, other, stage);
    case 'with':
      return stage.company[other] ?? (stage.depth[other] ? swapped(stage.depth[other]) : atFoot);
    case 'on':
      if (one === 'riser' && pairing !== undefined) return risingFromBody;
      return on(one, isEven);
    case 'over':
      return (figure, support) => over(one, figure, isEven, pairing !== undefined)(figure, support);
    case 'behind':
      return one === 'sky' ? beforeSun : one === 'tall' ? byTall : beforeScenery;
    case 'crossed':
      return crossed;
    default:
      return undefined;
  }
}
