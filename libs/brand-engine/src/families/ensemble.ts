import type { MarkDecision } from '../decisions.js';
import { clip } from '../geometry/cut.js';
import { bounds, type Box, clockwise, contours, inkOf, type Path, reversed, transform } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import type { Part } from '../scene/scene.js';
import { type Drawing, part } from './family.js';
import { boxOf, type Figure, figureOf, mirrored } from './figure.js';
import { isBody } from './nature.js';
import { pairOf, type Standing } from './pair.js';
import { dressedInBoth } from './dressed.js';
import { trioOf } from './trio.js';
import { inVessel, isBroadVessel } from './vessel.js';
import { garmentOf, hatted, wearing } from './worn.js';
import { headAt } from './groups.js';
import { apart, arrangementsOfTwo, heldAt, isOfTwo } from './arrangements.js';
import { bare, looksOut, nested, sunkIn } from './inside.js';

/** Whether the head of a picture is clearly on its left. */
export const looksLeft = (pack: Pack, icon: string): boolean => headAt(pack.drawing(icon, 'silhouette')) < leftmost;
const leftmost = 0.42;

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
  if (mark.partner !== undefined) return balanced([one, figure(mark.partner)], mark);
  return partedInTwo(one) ?? [one, mirrored(one)];
}

/** Two figures of which one is to stand larger beside the other than it would. */
const balanced = ([one, other]: [Figure, Figure], { balance }: MarkDecision): [Figure, Figure] =>
  balance === undefined
    ? [one, other]
    : [
        { ...one, times: Math.sqrt(balance) },
        { ...other, times: 1 / Math.sqrt(balance) },
      ];

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
  balance,
}: MarkDecision): string => [icon, partner, arranged, count, lined, composed, weighed, pairing, heldLeft, apart, faithful, balance].join();

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

/** Whether two things have a place at once at who is to have them on. */
export const fitsBoth = (pack: Pack, icon: string, [partner, third]: readonly [string, string]): boolean =>
  dressedInBoth(pack, { icon, partner, third, faithful: true }) !== undefined;

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
