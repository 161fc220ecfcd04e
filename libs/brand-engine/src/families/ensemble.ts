import type { Arrangement } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { clip, halved, punched } from '../geometry/cut.js';
import {
  bounds,
  type Box,
  clockwise,
  contours,
  fit,
  inkOf,
  type Path,
  reversed,
  rotation,
  transform,
  translation,
} from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import type { Part } from '../scene/scene.js';
import { type Drawing, part } from './family.js';
import {
  behind,
  besideOf,
  boxOf,
  type Figure,
  figureOf,
  footOf,
  leanOf,
  middleOf,
  mirrored,
  moved,
  placed,
  restingOn,
  rotated,
  sized,
  slim,
  spanBetween,
} from './figure.js';
import { isBody, natureOf } from './nature.js';
import { lying, pairOf, type Standing } from './pair.js';
import { trioOf } from './trio.js';
import { inVessel, isBroadVessel } from './vessel.js';
import { garmentOf, hatted, wearing } from './worn.js';
import { headAt, isKnownByOutline, leastRoom, roomIn, roomInside, roomWithin, whole } from './groups.js';

/** What parts figures that touch, that belong together, and of which one hovers over the other. */
const gap = { touching: 2.4, grouped: 6, hovering: 6.5, apart: 8 } as const;

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
const apart =
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

/** Whether the head of a picture is clearly on its left. */
export const looksLeft = (pack: Pack, icon: string): boolean => headAt(pack.drawing(icon, 'silhouette')) < leftmost;
const leftmost = 0.42;

/** What is held is seen before the breast, to one side. */
const heldAt =
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

/** Each looks away from the other, or at it. */
const turnedAway =
  (isAway: boolean) =>
  (one: Figure, other: Figure): Standing => {
    const looking = (figure: Figure, isLeft: boolean): Figure => (headAt(figure.silhouette) < 0.5 === isLeft ? figure : mirrored(figure));
    return beside(looking(one, isAway), looking(other, !isAway));
  };

const arrangementsOfTwo: Readonly<
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
};

/** A picture of two things that stand side by side as two figures; undefined where it is one shape. */
function partedInTwo({ ink, silhouette, halo }: Figure): [Figure, Figure] | undefined {
  const spans = contours(silhouette)
    .map(bounds)
    .map(({ x, width }) => ({ from: x, to: x + width }))
    .sort((one, other) => one.from - other.from);
  const [left, right] = [spans[0], spans[1]];
  if (spans.length !== 2 || !left || !right || left.to >= right.from) return undefined;
  const middle = (left.to + right.from) / 2;
  const half = (degrees: number): Figure => {
    const cut = (path: Path): Path => clip(path, { degrees, reach: degrees === 0 ? middle : -middle });
    return { ink: cut(ink), silhouette: cut(silhouette), halo: cut(halo) };
  };
  return [half(0), half(180)];
}

/** Water that was cut out of a box: beside others its lines stand for themselves. */
const boxed = 'waves';

function unboxed({ ink }: Figure): Figure {
  const [, ...lines] = contours(ink).sort((one, other) => inkOf(other) - inkOf(one));
  const water = lines.flatMap(reversed);
  return { ink: water, silhouette: water, halo: water };
}

function figuresOf(pack: Pack, mark: MarkDecision): [Figure, Figure] {
  const figure = (id: string): Figure => {
    const own = figureOf(pack, id, mark);
    return id === boxed && mark.pairing !== undefined ? unboxed(own) : own;
  };
  const one = figure(mark.icon ?? '');
  if (mark.partner !== undefined) return [one, figure(mark.partner)];
  return partedInTwo(one) ?? [one, mirrored(one)];
}

/** The box around the outline of a picture of 100 units that is grown to be an edge. */
const grown: Box = { x: -6, y: -6, width: 112, height: 112 };

const inset = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x + width * share,
  y: y + height * share,
  width: width * (1 - 2 * share),
  height: height * (1 - 2 * share),
});

/** A disc with one hole, such as a keyhole, is known by the hole: on a field it is drawn alone. */
function pithOf(ink: Path): Path | undefined {
  const [outer, hole, ...rest] = contours(ink).sort((one, other) => inkOf(other) - inkOf(one));
  if (!outer || !hole || rest.length > 0) return undefined;
  const { width, height } = bounds(outer);
  const filled = inkOf(outer) / (width * height);
  const isDisc = filled > 0.68 && filled < 0.82;
  return isDisc ? reversed(hole) : undefined;
}

/** Squares as large as these hold a picture that is read, since rule 2: what a picture encloses, and a field that another is cut out of. */
const leastOf = { bay: 34, field: 30 } as const;

/** What is known by its outline though it has a hole: the teeth tell a gear. */
const toothed = /(?:^|-)(?:gear|sun|sun-rays|sunflower|flower|daisy|button|cookie)$/;

/** Whether a picture leaves room that it encloses: a wreath, a ring. */
export const encloses = (pack: Pack, icon: string): boolean =>
  roomWithin(fit(pack.bareDrawing(icon, { faithful: true }), whole)).width >= leastOf.bay;

/** Whether another picture can be cut out of the outline of one. */
const isField = (pack: Pack, icon: string): boolean =>
  (toothed.test(icon) || isKnownByOutline(pack, icon)) && roomIn(fit(pack.drawing(icon, 'silhouette'), whole)).width >= leastOf.field;

/** Whether one picture can be shown inside another. */
export const holds = (pack: Pack, icon: string): boolean => isVessel(icon, 3) || encloses(pack, icon) || isField(pack, icon);

/** Whether a picture is cut out of a disc of its own. */
export const isOnDisc = (pack: Pack, icon: string): boolean => pithOf(pack.drawing(icon, 'solid')) !== undefined;

/** What is left of a picture without its disc: a needle stands upright, its halves apart. */
function bare(ink: Path): Part[] {
  const pith = pithOf(ink) ?? ink;
  const { degrees, slimness } = leanOf({ ink: pith, silhouette: pith, halo: pith });
  if (slimness < slim) return [part('first', pith)];
  const { x, y, width, height } = bounds(pith);
  const needle = transform(pith, rotation(-degrees, x + width / 2, y + height / 2));
  const [north, south] = halved(needle, 90, x + width / 2, y + height / 2, gap.touching);
  return [part('first', north), part('second', south)];
}

/** What is open above: who is in it looks out. */
const vessels = /bathtub|cup|mug|bowl|basket|boat|bucket|barrel|cart|pot\b|nest|pocket/;
/** The same since rule 2: a cupcake is no cup, and a boot holds flowers. */
const vesselsSince =
  /(?:^|-)(?:bathtub|cup|cup-saucer|mug|bowl|basket|boat|sailboat|rowboat|canoe|bucket|pail|barrel|cart|pot|nest|boot|boots|vase|shoe|top-hat|box|crate)$/;
const isVessel = (icon: string, pairing: MarkDecision['pairing']): boolean =>
  (pairing === undefined ? vessels : vesselsSince).test(icon) || (pairing === 3 && isBroadVessel(icon));

/** The first as far as it is seen over the rim of the second. */
function sunkIn(one: Figure, other: Figure): Standing {
  const second = sized(other, 58, 96);
  const own = sized(one, 44, 60);
  const [middle, { height }] = [middleOf(second), boxOf(own)];
  const resting = restingOn(placed(own, middle, -200), second, gap.touching);
  const rim = footOf(resting);
  const sunk = moved(resting, translation(0, height * 0.38));
  const seen = (path: Path): Path => clip(path, { degrees: 90, reach: rim });
  return { first: { ink: seen(sunk.ink), silhouette: seen(sunk.silhouette), halo: seen(sunk.halo) }, second };
}

/** What is known by its hole alone: the hands of a clock without its face are an L. */
const knownByHole = /^(?:keyhole|compass)$/;

/** The first picture in what the second encloses, or cut out of its outline. */
function nested(pack: Pack, mark: MarkDecision): Drawing {
  const frame = mark.partner ?? mark.icon ?? '';
  const edge = mark.edged?.includes('first') ? [part('edge', fit(pack.drawing(frame, 'halo'), grown))] : [];
  const around = fit(pack.bareDrawing(frame, mark), whole);
  const bay = roomWithin(around);
  if (bay.width >= (mark.pairing === undefined ? leastRoom : leastOf.bay)) {
    const within = fit(pack.bareDrawing(mark.icon ?? '', mark), bay);
    return { parts: [...edge, part('first', around), part('second', within)], hasField: false, isCouple: true };
  }
  const field = fit(pack.drawing(frame, 'silhouette'), whole);
  const own = pack.drawing(mark.icon ?? '', 'solid');
  const pith = mark.pairing === undefined || knownByHole.test(mark.icon ?? '') ? pithOf(own) : undefined;
  const glyph = fit(pith ?? own, inset(mark.pairing === undefined ? roomInside(field) : roomIn(field), pith ? 0.14 : 0.06));
  return { parts: [...edge, part('first', punched(field, glyph)), part('inlay', glyph)], hasField: true, isCouple: true };
}

/** Whether the first picture looks out of the second, which holds it. */
export const looksOut = ({ arranged, partner = '', pairing }: Pick<MarkDecision, 'arranged' | 'partner' | 'pairing'>): boolean =>
  arranged === 'inside' && isVessel(partner, pairing);

const isOfTwo = (arranged: MarkDecision['arranged']): arranged is keyof typeof arrangementsOfTwo =>
  arranged !== undefined && Object.hasOwn(arrangementsOfTwo, arranged);

/** Two figures as they were, and as they stand to each other. */
interface Couple {
  own: [Figure, Figure];
  drawn: [Figure, Figure];
}

/** What a composition depends on, so that it is worked out once for all marks that show it. */
export const compositionKey = ({
  icon,
  partner,
  arranged,
  count,
  lined,
  composed,
  weighed,
  pairing,
  heldLeft,
  apart,
  faithful,
}: MarkDecision): string => [icon, partner, arranged, count, lined, composed, weighed, pairing, heldLeft, apart, faithful].join();

const couples = rememberedOf<Couple>(8);

export const standingOf = (pack: Pack, mark: MarkDecision): Couple => couples(pack, compositionKey(mark), () => coupleOf(pack, mark));

/** A creature with what it has on, where that is drawn to fit; undefined where it is not. */
function dressed({ icon, arranged, partner, pairing, apart: isApart }: MarkDecision, own: [Figure, Figure]): Standing | undefined {
  if (pairing !== 3 || arranged !== 'worn' || isApart) return undefined;
  const garment = garmentOf(partner ?? '');
  return garment ? wearing(...own, garment, isBody(icon ?? '')) : hatted(...own);
}

/** The share of its ink below which a piece of a figure is a crumb that another one left of it. */
const crumb = 0.02;

/** A figure without the crumbs that another one left of it; nostrils, which it had before, stay. */
function withoutCrumbs(figure: Figure, own: Figure): Figure {
  const all = inkOf(figure.ink);
  const [now, before] = [boxOf(figure), boxOf(own)];
  const scale = now.width / before.width;
  const kept = contours(own.ink).map((piece) =>
    bounds(transform(piece, [scale, 0, 0, scale, now.x - scale * before.x, now.y - scale * before.y])),
  );
  const isOwn = ({ x, y, width, height }: Box): boolean =>
    kept.some((box) => [x - box.x, y - box.y, width - box.width, height - box.height].every((apart) => Math.abs(apart) < 1));
  const isCrumb = (piece: Path): boolean => clockwise(piece) === piece && inkOf(piece) < crumb * all && !isOwn(bounds(piece));
  const pieces = contours(figure.ink);
  return pieces.some(isCrumb) ? { ...figure, ink: pieces.filter((piece) => !isCrumb(piece)).flat() } : figure;
}

/** Whether what somebody is to have on has a place at the picture. */
export function fitsOn(pack: Pack, icon: string, garment: string): boolean {
  const kind = garmentOf(garment);
  const figure = (id: string): Figure => figureOf(pack, id, { faithful: true });
  return kind === undefined || wearing(figure(icon), figure(garment), kind, isBody(icon)) !== undefined;
}

function coupleOf(pack: Pack, mark: MarkDecision): Couple {
  const { icon, partner } = mark;
  const arranged = isOfTwo(mark.arranged) ? mark.arranged : 'beside';
  const ids: [string, string] = [icon ?? '', partner ?? icon ?? ''];
  const own = figuresOf(pack, mark);
  const natural = mark.composed === undefined ? undefined : pairOf(arranged, ids, mark);
  const arrange = mark.apart ? apart(ids) : (natural ?? (mark.heldLeft ? heldAt(-1) : arrangementsOfTwo[arranged]));
  const { first, second } = dressed(mark, own) ?? arrange(...own);
  const drawn: [Figure, Figure] = mark.pairing === 3 ? [withoutCrumbs(first, own[0]), withoutCrumbs(second, own[1])] : [first, second];
  return { own, drawn };
}

/** Two pictures as one mark, or three: what touches keeps a gap, what lies behind gives way. What holds the other is painted as the first. */
export function ensembleOf(pack: Pack, mark: MarkDecision): Drawing {
  const { arranged = mark.partner === undefined ? 'alone' : 'beside', edged = [] } = mark;
  const painted = (paint: 'first' | 'second', { ink, halo }: Figure): Part[] => [
    ...(edged.includes(paint) ? [part('edge', halo)] : []),
    part(paint, ink),
  ];
  const drawn = (parts: Part[]): Drawing => ({ parts, hasField: false, isCouple: true });
  if (mark.third !== undefined) return trioOf(pack, mark);
  if (arranged === 'alone' || arranged === 'piled' || arranged === 'overlapping') {
    const own = figureOf(pack, mark.icon ?? '', mark);
    if (mark.vivid) return drawn([part('pure', own.ink)]);
    return drawn(mark.bared ? bare(own.ink) : painted('first', own));
  }
  if (arranged !== 'inside') {
    const [first, second] = standingOf(pack, mark).drawn;
    return drawn([...painted('first', first), ...painted('second', second)]);
  }
  if (!looksOut(mark)) return nested(pack, mark);
  const isBroad = mark.pairing === 3 && isBroadVessel(mark.partner ?? '');
  const { first, second } = isBroad
    ? inVessel(...figuresOf(pack, mark), [mark.icon ?? '', mark.partner ?? ''])
    : sunkIn(...figuresOf(pack, mark));
  return drawn([...painted('first', second), ...painted('second', first)]);
}
