import { subtract, unite } from '../geometry/boolean.js';
import { bounds, type Box, clockwise, contours, inkOf, type Path, rotation, scaling, transform } from '../geometry/path.js';
import { punched } from '../geometry/cut.js';
import { picture } from '../geometry/raster.js';
import { circle, ellipse, rect } from '../geometry/shapes.js';
import { behind, boxOf, type Figure, isSymmetrical, moved, placed, sized, spanBetween } from './figure.js';
import type { Standing } from './pair.js';

/** What somebody has on that is drawn to fit, by its picture. */
const garments: readonly (readonly [Garment, RegExp])[] = [
  ['sunglasses', /(?:^|-)(?:sunglasses|goggles)$/],
  ['glasses', /(?:^|-)(?:glasses|eyeglasses|eyewear)$/],
  ['headphones', /(?:^|-)headphones?$/],
  ['scarf', /(?:^|-)scarf$/],
  ['bow-tie', /(?:^|-)bow-tie$/],
];
export type Garment = 'sunglasses' | 'glasses' | 'headphones' | 'scarf' | 'bow-tie';

export const garmentOf = (icon: string): Garment | undefined => garments.find(([, names]) => names.test(icon))?.[0];

/** Where a face has its eyes: in the middle between them, and how far apart they are. */
export interface Eyes {
  x: number;
  y: number;
  apart: number;
  /** Half the height of an eye. */
  half: number;
}

/** Shares of its height, and of the width of its head there, between which a creature has its eyes: ears and nostrils are pairs too. */
const eyes = { highest: 0.08, lowest: 0.7, nearest: 0.2, furthest: 0.78, level: 0.03, even: 0.3 } as const;

/** The eyes of a face that looks at us: two holes alike, each as far from the middle as the other. */
export function eyesOf(head: Figure): Eyes | undefined {
  const { x, y, width, height } = boxOf(head);
  // Most have holes for eyes, a panda spots in a bright face.
  const mostOfSpot = 0.08 * width * height;
  const holes = contours(head.ink)
    .map((piece) => ({ isHole: clockwise(piece) !== piece, area: inkOf(piece), box: bounds(piece) }))
    .filter(({ isHole, area }) => isHole || area < mostOfSpot);
  const at = ({ box }: { box: Box }): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const pairs = holes.flatMap((one, index) =>
    holes.slice(index + 1).flatMap((other) => {
      const [[left, top], [right, low]] = [at(one), at(other)];
      const apart = Math.abs(right - left);
      const share = (low - y) / height;
      const isPair =
        Math.abs(top - low) < eyes.level * height &&
        Math.abs((left + right) / 2 - x - width / 2) < eyes.level * width &&
        one.isHole === other.isHole &&
        Math.abs(one.area - other.area) < eyes.even * Math.max(one.area, other.area) &&
        share > eyes.highest &&
        share < eyes.lowest;
      const wide = isPair ? apart / headAt(head, low).width : 0;
      return wide > eyes.nearest && wide < eyes.furthest
        ? [{ x: (left + right) / 2, y: (top + low) / 2, apart, half: one.box.height / 2, area: one.area }]
        : [];
    }),
  );
  // Ears and cheeks are larger.
  return pairs.sort((one, other) => one.area - other.area)[0];
}

/** What parts two shapes that lie on each other. */
export const gap = 2.2;

const figure = (ink: Path, halo: Path): Figure => ({ ink, silhouette: ink, halo });

/** The radius of a lens as a share of the width of the head at least. */
const leastLens = 0.19;

/** Rims around the eyes, or full lenses, with a bridge between them and a temple at each side. */
function glassesOn(head: Figure, { x, y, apart }: Eyes, isDark: boolean): Figure {
  const reach = headAt(head, y);
  const r = Math.max(0.41 * apart, leastLens * reach.width);
  const line = Math.max(3, 0.3 * r);
  // Eyes that are close are seen behind lenses that are further apart.
  const off = Math.max(apart / 2, 1.14 * r);
  const lens = (side: number, more: number): Path => circle(x + side * off, y, r + more);
  const hollow = (side: number): Path => (isDark ? lens(side, 0) : punched(lens(side, 0), lens(side, -line)));
  const bar = (more: number): Path => rect(x - off + r - line, y - line / 2 - more, 2 * (off - r + line), line + 2 * more);
  const temple = (side: number, more: number): Path => {
    const [from, to] = [x + side * (off + r - line / 2), side > 0 ? reach.x + reach.width : reach.x];
    return rect(Math.min(from, to), y - line / 2 - more, Math.abs(to - from), line + 2 * more);
  };
  const hasTemples = reach.width > 2 * (off + r + line);
  const all = [hollow(-1), hollow(1), bar(0), ...(hasTemples ? [temple(-1, 0), temple(1, 0)] : [])];
  const halos = [lens(-1, gap), lens(1, gap), bar(gap), ...(hasTemples ? [temple(-1, gap), temple(1, gap)] : [])];
  const halo = halos.reduce((one, other) => unite(one, other));
  // Behind clear lenses the eyes are seen.
  const seen = [-1, 1].map((side) => lens(side, -line - gap));
  return figure(
    all.reduce((one, other) => unite(one, other)),
    isDark ? halo : seen.reduce((left, own) => subtract(left, own), halo),
  );
}

/** How far a head reaches to both sides at a height. */
function headAt(head: Figure, y: number): { x: number; width: number } {
  const box = boxOf(head);
  const share = (y - box.y) / box.height;
  return spanBetween(head, Math.max(0, share - 0.04), Math.min(1, share + 0.04));
}

/** The top of a head in its middle, between its ears. */
function crownOf({ silhouette }: Figure, middle: number): number {
  const { x, y, width, height } = bounds(silhouette);
  const side = Math.max(width, height);
  const { size, grey } = picture([silhouette], { x, y, width: side, height: side }, grain);
  const column = Math.floor(((middle - x) / side) * size);
  const row = Array.from({ length: size }, (_, at) => grey[at * size + column] ?? 0).findIndex((ink) => ink > 0.5);
  return y + (Math.max(0, row) / size) * side;
}
const grain = 72;

/** A band over the head from ear to ear, and a cup on each side. */
function headphonesOn(head: Figure, { x, y }: Eyes): Figure {
  const { width } = headAt(head, y);
  const line = 0.1 * width;
  const [cupWidth, cupHeight] = [0.24 * width, 0.44 * width];
  const rx = width / 2 + 0.02 * width;
  const top = crownOf(head, x);
  const ry = Math.max(0.3 * width, y - top + line * 0.55);
  const arc = (outer: number, inner: number): Path => {
    const ring = subtract(ellipse(x, y, rx + outer, ry + outer), ellipse(x, y, rx - inner, ry - inner));
    return subtract(ring, rect(x - 2 * width, y, 4 * width, 4 * width));
  };
  const cup = (side: number, more: number): Path =>
    rect(
      x + side * rx - cupWidth / 2 - more,
      y - 0.32 * cupHeight - more,
      cupWidth + 2 * more,
      cupHeight + 2 * more,
      0.42 * cupWidth + more,
    );
  const ink = [arc(line / 2, line / 2), cup(-1, 0), cup(1, 0)].reduce((one, other) => unite(one, other));
  const halo = [arc(line / 2 + gap, line / 2 + gap), cup(-1, gap), cup(1, gap)].reduce((one, other) => unite(one, other));
  return figure(ink, halo);
}

/** The share of its width that a head still has where its neck would be. */
const neck = 0.46;

/** A scarf around the neck, over the chin, with its end hanging down at one side. */
function scarfOn(head: Figure): Figure {
  const { x, y, width, height } = boxOf(head);
  const rows = Array.from({ length: 20 }, (_, at) => 1 - at / 20);
  const share = rows.find((row) => spanBetween(head, row - 0.05, row).width >= neck * width) ?? 1;
  const [middle, top] = [x + width / 2, y + (share - 0.06) * height];
  const own = 0.66 * width;
  const thick = 0.2 * height;
  const wrap = (more: number): Path => rect(middle - own / 2 - more, top - more, own + 2 * more, thick + 2 * more, thick / 2 + more);
  const end = transform(
    rect(middle + 0.12 * own, top + thick / 2, 0.26 * own, 0.46 * height, 2),
    rotation(-12, middle + 0.25 * own, top + thick / 2),
  );
  // The chin is in the scarf.
  const under = rect(x - width, top + thick / 2, 3 * width, height);
  return figure(unite(wrap(0), end), unite(wrap(gap), under));
}

/** A bow tie under the chin. */
function bowTieOn(head: Figure, own: Figure): Figure {
  const { x, y, width, height } = boxOf(head);
  const bow = boxOf(own);
  const wide = sized(own, Infinity, (0.56 * width * Math.max(bow.width, bow.height)) / bow.width);
  return placed(wide, x + width / 2, y + height + 0.62 * boxOf(wide).height);
}

/** How large a hat is over the head that wears it, and how much of its height it is drawn down over it. */
const hat = { width: 0.86, betweenEars: 0.7, height: 0.72, drawnDown: 0.16 } as const;
/** Ears rise over the middle of a head by this share of its height at least. */
const leastEars = 0.07;
const headgear = /(?:^|-)(?:hat|hat-fedora|cap|crown|helmet|beret|beanie|tiara|sombrero|fez|turban|bonnet)$/;
export const isHeadgear = (icon: string): boolean => headgear.test(icon);

/** A hat on the top of a head, between its ears or before them, clear of its eyes; undefined where nothing tells where that is. */
export function hatted(one: Figure, other: Figure): Standing | undefined {
  const head = sized(one, 58, 84);
  const found = eyesOf(head);
  if (!found || !isSymmetrical(head)) return undefined;
  const own = boxOf(other);
  const { width } = headAt(head, found.y);
  const crown = crownOf(head, found.x);
  // Without its ears a cat is an egg.
  const share = crown - boxOf(head).y > leastEars * boxOf(head).height ? hat.betweenEars : hat.width;
  const scale = Math.min((share * width) / own.width, (hat.height * Math.min(width, boxOf(head).height)) / own.height);
  const large = moved(other, scaling(scale));
  const foot = Math.min(crown + hat.drawnDown * boxOf(large).height, found.y - found.half - 2 * gap);
  const worn = placed(large, found.x, foot);
  return { first: behind(head, worn), second: worn };
}

/** Above this share of its height the eyes of a creature are those of a whole body, whose neck nobody knows. */
const highestOfHead = 0.28;

/** The heights at which a thing without a face could have eyes, and how wide it is there at least, over its height. */
const brow = { highest: 0.3, lowest: 0.58, steps: 8, least: 0.3 } as const;

/** Where a thing without a face could have eyes: in its upper half, where it is widest; undefined where it is too slim. */
function browOf(body: Figure): Eyes | undefined {
  const { y, height } = boxOf(body);
  const rows = Array.from({ length: brow.steps }, (_, at) => brow.highest + ((brow.lowest - brow.highest) * at) / (brow.steps - 1));
  const spans = rows.map((share) => ({ ...spanBetween(body, share - 0.03, share + 0.03), share }));
  const widest = spans.reduce((one, other) => (other.width > 1.04 * one.width ? other : one));
  if (widest.width < brow.least * height) return undefined;
  return { x: widest.x + widest.width / 2, y: y + widest.share * height, apart: 0.42 * widest.width, half: 0.05 * height };
}

/** A creature with something on that is drawn to fit it; undefined where it does not look at us, or nothing tells where it goes. */
export function wearing(one: Figure, other: Figure, garment: Garment, isFaceless = false): Standing | undefined {
  const head = sized(one, 62, 88);
  const found = eyesOf(head);
  if (!found || !isSymmetrical(head)) {
    const place = isFaceless && garment.endsWith('glasses') ? browOf(head) : undefined;
    const worn = place && glassesOn(head, place, garment === 'sunglasses');
    return worn && { first: behind(head, worn), second: worn };
  }
  const { y, height } = boxOf(head);
  const isHead = (found.y - y) / height >= highestOfHead;
  if (!isHead && (garment === 'scarf' || garment === 'bow-tie')) return undefined;
  const worn = drawn(head, other, garment, found);
  return { first: behind(head, worn), second: worn };
}

function drawn(head: Figure, own: Figure, garment: Garment, found: Eyes): Figure {
  switch (garment) {
    case 'headphones':
      return headphonesOn(head, found);
    case 'scarf':
      return scarfOn(head);
    case 'bow-tie':
      return bowTieOn(head, own);
    default:
      return glassesOn(head, found, garment === 'sunglasses');
  }
}
