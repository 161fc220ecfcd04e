import type { MarkDecision } from '../decisions.js';
import { clip, halved, punched } from '../geometry/cut.js';
import { bounds, type Box, contours, fit, inkOf, type Path, reversed, rotation, transform, translation } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import type { Part } from '../scene/scene.js';
import { type Drawing, part } from './family.js';
import { boxOf, type Figure, footOf, leanOf, middleOf, moved, placed, restingOn, sized, slim } from './figure.js';
import type { Standing } from './pair.js';
import { isBroadVessel } from './vessel.js';
import { enclosesRoom, isKnownByOutline, leastBay, leastRoom, roomIn, roomInside, roomWithin, whole } from './groups.js';
import { gap } from './arrangements.js';

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

/** Squares as large as this hold a picture that is read in a field that it is cut out of. */
const leastField = 38;

/** What is known by its outline though it has gaps: the teeth tell a gear, the lid a jar. */
const toothed =
  /(?:^|-)(?:gear|sun|sun-rays|sunflower|flower|daisy|button|cookie|suitcase|glass-jar|light-bulb|lantern|crystal-ball|snow-globe|television|guitar)$/;

/** Whether a picture leaves room that it encloses: a wreath, a ring. */
export const encloses = (pack: Pack, icon: string): boolean => enclosesRoom(pack.bareDrawing(icon, { faithful: true }));

/** Whether another picture can be cut out of the outline of one. */
const isField = (pack: Pack, icon: string): boolean =>
  (toothed.test(icon) || isKnownByOutline(pack, icon)) && roomIn(fit(pack.drawing(icon, 'silhouette'), whole)).width >= leastField;

/** Whether one picture can be shown inside another. */
export const holds = (pack: Pack, icon: string): boolean => isVessel(icon, 3) || encloses(pack, icon) || isField(pack, icon);

/** Whether a picture is cut out of a disc of its own. */
export const isOnDisc = (pack: Pack, icon: string): boolean => pithOf(pack.drawing(icon, 'solid')) !== undefined;

/** What is left of a picture without its disc: a needle stands upright, its halves apart. */
export function bare(ink: Path): Part[] {
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
export function sunkIn(one: Figure, other: Figure): Standing {
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
export function nested(pack: Pack, mark: MarkDecision): Drawing {
  const frame = mark.partner ?? mark.icon ?? '';
  const edge = mark.edged?.includes('first') ? [part('edge', fit(pack.drawing(frame, 'halo'), grown))] : [];
  const around = fit(pack.bareDrawing(frame, mark), whole);
  const bay = roomWithin(around);
  if (bay.width >= (mark.pairing === undefined ? leastRoom : leastBay)) {
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
