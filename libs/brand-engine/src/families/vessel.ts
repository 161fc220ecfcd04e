import { unite } from '../geometry/boolean.js';
import { clip } from '../geometry/cut.js';
import { bounds, type Box, contours, type Path, scaling } from '../geometry/path.js';
import { picture } from '../geometry/raster.js';
import { boxOf, type Figure, footOf, moved, placed, rotated, sized } from './figure.js';
import { natureOf } from './nature.js';
import type { Standing } from './pair.js';
import { eyesOf, gap } from './worn.js';

/** What is wide and open above, by the last word of its picture. */
const broad =
  /(?:^|-)(?:bathtub|hot-tub|cup|cup-saucer|mug|bowl|basket|boat|sailboat|rowboat|rowing-boat|canoe|bucket|pail|barrel|cart|pot|nest|box|crate|wheelbarrow)$/;
export const isBroadVessel = (icon: string): boolean => broad.test(openVessel(icon)) || isUpturned(icon);

/** What is a vessel upside down: a magician's hat. */
const isUpturned = (icon: string): boolean => /(?:^|-)(?:top-hat|bowler-hat)$/.test(icon);

/** Pictures of vessels that are closed, filled or seen from an end, and those that something can be put into. */
const opened: ReadonlyMap<string, string> = new Map([
  ['own-pot', 'mdi-pot'],
  ['potted-plant', 'mdi-pot'],
  ['boat', 'own-rowboat'],
  ['own-curry-bowl', 'mdi-bowl'],
  ['bowl-food', 'mdi-bowl'],
  ['steaming-bowl', 'mdi-bowl'],
  ['own-nest-with-eggs', 'own-nest'],
]);
export const openVessel = (icon: string): string => opened.get(icon) ?? icon;

/** Whether a picture is one of some others, or one of them open: who is in a pot needs one without its lid. */
export const isOneOf = (picture: string, icons: readonly string[]): boolean =>
  icons.some((icon) => icon === picture || openVessel(icon) === picture);

/** Where a vessel is open: the height of its rim, and how far that reaches. */
interface Rim {
  x: number;
  y: number;
  width: number;
}

const grain = 96;
/** The share of the width of its body that a vessel has at its rim: above that are handles, masts and steam. */
const leastAtRim = 0.75;

/** The share of a row that is ink where a vessel has its body: a handle leaves most of it open. */
const leastFull = 0.55;

/** Of all rows that are mostly ink, sorted by their width, the one that is as wide as the body: feet, eggs and a saucer are fewer. */
const ofBody = 0.8;

/** The rim of a vessel: the first row that is as wide as its body and mostly ink. */
export function rimOf({ ink }: Pick<Figure, 'ink'>): Rim {
  const { x, y, width, height } = bounds(ink);
  const side = Math.max(width, height);
  const { size, grey } = picture([ink], { x, y, width: side, height: side }, grain);
  const rowAt = (row: number): { from: number; to: number; isFull: boolean } => {
    const own = grey.subarray(row * size, (row + 1) * size);
    const [from, to] = [own.findIndex((value) => value > 0.5), own.findLastIndex((value) => value > 0.5) + 1];
    const inked = own.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
    return { from, to, isFull: from >= 0 && inked >= leastFull * (to - from) };
  };
  const rows = Array.from({ length: Math.ceil((height / side) * size) }, (_, at) => rowAt(at));
  const widths = rows.flatMap(({ from, to, isFull }) => (isFull ? [to - from] : [])).sort((one, other) => one - other);
  const body = widths[Math.floor(ofBody * widths.length)] ?? size;
  const row = Math.max(
    0,
    rows.findIndex(({ from, to, isFull }) => isFull && to - from >= leastAtRim * body),
  );
  const { from, to } = rowAt(row);
  return { x: x + (from / size) * side, y: y + (row / size) * side, width: ((to - from) / size) * side };
}

/** What a piece over the rim shares with the body, so that no line parts them. */
const seam = 0.6;
/** How large a thing in a vessel is at the most: as a share of its rim, and of the height of its body. */
const most = { width: 0.8, widthInDeep: 0.95, height: 1.25 } as const;
/** How much of a thing is hidden by the vessel it is in; of a plant only its foot. */
const hidden = { usual: 0.34, least: 0.16, plant: 0.12, underEyes: 0.15 } as const;
const plants =
  /(?:^|-)(?:cactus|sprout|seedling|flower|rose|tulip|sunflower|daisy|plant|herb|tree|fern|leaf|branch|bouquet|lavender|monstera|aloe|bonsai|succulent|palm|mushroom|carrot|wheat|baguette|whisk|spoon|brush|brushes|pencil|pencils)$/;

const touches = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** How much of a creature is hidden in a vessel: it looks out with its eyes clear of the rim. */
function hiddenOf(one: Figure): number {
  const found = eyesOf(one);
  const { y, height } = boxOf(one);
  return found ? Math.min(hidden.usual, Math.max(hidden.least, 1 - (found.y - y) / height - hidden.underEyes)) : hidden.usual;
}

/** The height of a shallow vessel as a share of its rim, by which what is in it is as large. */
const shallow = 0.42;

/** The first as it looks out of the second, whose front hides its lower part. */
export function inVessel(one: Figure, other: Figure, [icon, holder]: [string, string]): Standing {
  const vessel = sized(isUpturned(holder) ? rotated(other, 180) : other, 58, 96);
  const rim = rimOf(vessel);
  const depth = footOf(vessel) - rim.y;
  const isPlant = plants.test(icon) || natureOf(icon) === 'tall';
  const box = boxOf(one);
  const scale = Math.min(
    ((depth > 0.9 * rim.width ? most.widthInDeep : most.width) * rim.width) / box.width,
    (Math.max(depth, shallow * rim.width) * (isPlant ? 1.5 : most.height)) / box.height,
  );
  const large = moved(one, scaling(scale));
  const { height } = boxOf(large);
  const sunk = placed(large, rim.x + rim.width / 2, rim.y + height * (isPlant ? hidden.plant : hiddenOf(large)));
  const above = (path: Path, y: number): Path => clip(path, { degrees: 90, reach: y });
  const seen = (path: Path): Path => above(path, rim.y - gap);
  const first: Figure = { ink: seen(sunk.ink), silhouette: seen(sunk.silhouette), halo: seen(sunk.halo) };
  return { first, second: withoutLid(vessel, rim, downTo(bounds(first.halo), rim.y)) };
}

const downTo = (box: Box, y: number): Box => ({ ...box, height: y - box.y });

/** A vessel without what rises over its rim where somebody looks out of it: steam, masts, handles; a tap at its end stays. */
function withoutLid(vessel: Figure, { y }: Rim, taken: Box): Figure {
  const below = (path: Path): Path => clip(path, { degrees: -90, reach: -y });
  const ends = (path: Path): Path => {
    const over = contours(clip(path, { degrees: 90, reach: y + seam })).filter((piece) => bounds(piece).height > 2 * seam);
    const free = over.filter((piece) => bounds(piece).y + bounds(piece).height > y && !touches(bounds(piece), taken));
    return free.length === 0 ? below(path) : unite(below(path), free.flat());
  };
  return { ink: ends(vessel.ink), silhouette: ends(vessel.silhouette), halo: ends(vessel.halo) };
}
