import type { MarkDecision } from '../decisions.js';
import { clearingOf } from '../geometry/clearing.js';
import { punched } from '../geometry/cut.js';
import { bounds, type Box, fit, type Path, transform, translation } from '../geometry/path.js';
import { picture } from '../geometry/raster.js';
import type { Pack } from '../pack/pack.js';
import type { Drawing } from './family.js';
import { part } from './family.js';
import { fitIcon } from './icon.js';

/** Where each of two to seven pictures stands, and how large it is. */
const places: Readonly<Record<number, { size: number; at: readonly (readonly [number, number])[] }>> = {
  2: {
    size: 46,
    at: [
      [0, 27],
      [54, 27],
    ],
  },
  3: {
    size: 45,
    at: [
      [27.5, 2],
      [2, 52],
      [53, 52],
    ],
  },
  4: {
    size: 45,
    at: [
      [2, 2],
      [53, 2],
      [2, 53],
      [53, 53],
    ],
  },
  5: {
    size: 32,
    at: [
      [16, 16],
      [52, 16],
      [0, 52],
      [34, 52],
      [68, 52],
    ],
  },
  6: {
    size: 31,
    at: [
      [0, 17],
      [34.5, 17],
      [69, 17],
      [0, 52],
      [34.5, 52],
      [69, 52],
    ],
  },
  7: {
    size: 31,
    at: [
      [17, 0],
      [52, 0],
      [0, 34.5],
      [34.5, 34.5],
      [69, 34.5],
      [17, 69],
      [52, 69],
    ],
  },
};

/** As many of one picture as can be told apart in small. */
export const mostOfOne = 7;

/** Pixels across, where it is looked where a picture has its ink. */
const grain = 48;

/** As many of one picture as were asked for: two face each other, and the last has the accent where there is one. */
export function severalOf(pack: Pack, mark: MarkDecision): Drawing {
  const { size, at } = places[mark.count ?? 2] ?? { size: 47, at: [] };
  const own = pack.bareDrawing(mark.icon ?? '', mark);
  const placed = at.map(([x, y]) => fitIcon(own, { x, y, width: size, height: size }));
  const looksLeft = mark.count === 2 && headAt(own) < 0.5;
  const shapes = mark.count === 2 ? placed.map((path, place) => ((place === 0) === looksLeft ? turned(path) : path)) : placed;
  return {
    parts: shapes.map((path, place) => part(mark.vivid ? 'pure' : place === shapes.length - 1 ? 'accent' : 'primary', path)),
    hasField: false,
    isCouple: true,
  };
}

/** Where the ink of the upper part is, from 0 at the left to 1 at the right: there is the head of what has one. */
export function headAt(path: Path): number {
  const { size, grey } = picture([path], bounds(path), grain);
  let [sum, weighted] = [0, 0];
  for (let at = 0; at < size * Math.round(size * 0.4); at++) {
    sum += grey[at] ?? 0;
    weighted += (grey[at] ?? 0) * ((at % size) / size);
  }
  return sum === 0 ? 0.5 : weighted / sum;
}

/** A picture seen in a mirror, in its own place. */
function turned(path: Path): Path {
  const { x, width } = bounds(path);
  return transform(path, [-1, 0, 0, 1, 2 * x + width, 0]);
}

/** The first picture stands on the second. */
export function stackedPair(pack: Pack, mark: MarkDecision): Drawing {
  const placed = (icon: string, box: Box, edge: 'top' | 'bottom'): Path => {
    const own = fit(pack.bareDrawing(icon, mark), box);
    const { y, height } = bounds(own);
    return transform(own, translation(0, edge === 'top' ? box.y - y : box.y + box.height - y - height));
  };
  const upper = placed(mark.icon ?? '', { x: 25, y: 0, width: 50, height: 50 }, 'bottom');
  const lower = placed(mark.partner ?? mark.icon ?? '', { x: 20, y: 55, width: 60, height: 45 }, 'top');
  return { parts: [part('primary', upper), part(mark.even ? 'primary' : 'accent', lower)], hasField: false, isCouple: true };
}

/** The largest square of a shape in a box of 100 units that is ink all over. */
export function roomInside(silhouette: Path): Box {
  const { size, grey } = picture([silhouette], { x: 0, y: 0, width: 100, height: 100 }, grain);
  const sides = new Uint8Array(size * size);
  let best = { side: 0, x: 0, y: 0 };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      if ((grey[at] ?? 0) < 0.9) continue;
      const around = x > 0 && y > 0 ? Math.min(sides[at - 1] ?? 0, sides[at - size] ?? 0, sides[at - size - 1] ?? 0) : 0;
      sides[at] = around + 1;
      if (around + 1 > best.side) best = { side: around + 1, x: x - around, y: y - around };
    }
  const unit = 100 / size;
  return { x: best.x * unit, y: best.y * unit, width: best.side * unit, height: best.side * unit };
}

/** The largest square of a shape in a box of 100 units that is ink all over, but for its corners in a round one. */
export function roomIn(silhouette: Path): Box {
  const { x, y, r } = clearingOf(silhouette, whole, 'inside');
  const side = 1.5 * r;
  const square = roomInside(silhouette);
  return square.width >= side ? square : { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** A square as large as this holds a picture that is read. */
export const leastRoom = 38;

export const whole: Box = { x: 0, y: 0, width: 100, height: 100 };

/** The largest square that a shape leaves free and encloses on three sides at least: in a horseshoe, a wreath, a crescent. */
export function roomWithin(path: Path): Box {
  const { x, y, r } = clearingOf(path, whole, 'outside');
  const { size, grey } = picture([path], whole, grain);
  const [column, row] = [Math.floor((x / 100) * size), Math.floor((y / 100) * size)];
  const meetsInk = (dx: number, dy: number): boolean => {
    for (let [cx, cy] = [column, row]; cx >= 0 && cy >= 0 && cx < size && cy < size; cx += dx, cy += dy)
      if ((grey[cy * size + cx] ?? 0) > 0.5) return true;
    return false;
  };
  const sides = [meetsInk(1, 0), meetsInk(-1, 0), meetsInk(0, 1), meetsInk(0, -1)].filter(Boolean).length;
  const side = sides >= 3 ? r * 1.62 : 0;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Since rule 2, squares as large as this hold what is read in the room that a picture of 100 units encloses. */
export const leastBay = 34;

/** Whether a picture leaves room that it encloses, in which another one or a letter is read: a wreath, a ring. */
export const enclosesRoom = (path: Path): boolean => roomWithin(fit(path, whole)).width >= leastBay;

const inkOf = (path: Path): number => picture([path], whole, grain).grey.reduce((sum, ink) => sum + ink, 0);

/** Where its silhouette has less ink than this share, a drawing is known by its gaps: a keyhole without its hole is a disc. */
const leastSolid = 0.88;

/** Whether a picture is known without its gaps. */
export function isKnownByOutline(pack: Pack, icon: string): boolean {
  const [solid, outline] = [fit(pack.drawing(icon, 'solid'), whole), fit(pack.drawing(icon, 'silhouette'), whole)];
  return inkOf(solid) >= leastSolid * inkOf(outline);
}

/** The first picture is cut out of the outline of the second, or stands in what the second encloses. */
export function nestedPair(pack: Pack, mark: MarkDecision): Drawing {
  const frame = mark.partner ?? mark.icon ?? '';
  const around = fit(pack.bareDrawing(frame, mark), whole);
  const bay = roomWithin(around);
  if (bay.width >= leastRoom) {
    const within = fit(pack.bareDrawing(mark.icon ?? '', mark), bay);
    return { parts: [part('primary', around), part(mark.even ? 'primary' : 'accent', within)], hasField: false, isCouple: true };
  }
  const field = fit(pack.drawing(frame, 'silhouette'), whole);
  const { x, y, width } = roomInside(field);
  const margin = width * 0.06;
  const glyph = fit(pack.drawing(mark.icon ?? '', 'solid'), {
    x: x + margin,
    y: y + margin,
    width: width - 2 * margin,
    height: width - 2 * margin,
  });
  return { parts: [part('primary', punched(field, glyph)), part('glyph', glyph)], hasField: true };
}
