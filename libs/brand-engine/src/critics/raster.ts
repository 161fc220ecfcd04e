import type { Box, Path } from '../geometry/path.js';

const { abs, ceil, floor, hypot, max, min } = Math;

/** Grey values of a square picture, row by row: 0 is ground, 1 is ink. */
export interface Picture {
  size: number;
  grey: Float32Array;
}

const linesPerPixel = 3;
/** A chord of a curve is about so many pixels long. */
const chord = 4;

/** Straight edges of a path in pixels, four numbers each; curves become short lines. */
function edgesOf(path: Path, scale: number, x0: number, y0: number): number[] {
  const out: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    if (toY !== y) out.push(x, y, toX, toY);
    x = toX;
    y = toY;
  };
  const curve = (ax: number, ay: number, bx: number, by: number, ex: number, ey: number): void => {
    const [fx, fy] = [x, y];
    const reach = abs(ax - fx) + abs(ay - fy) + abs(bx - ax) + abs(by - ay) + abs(ex - bx) + abs(ey - by);
    const steps = min(12, max(2, ceil(reach / chord)));
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const s = 1 - t;
      const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      line(k0 * fx + k1 * ax + k2 * bx + k3 * ex, k0 * fy + k1 * ay + k2 * by + k3 * ey);
    }
  };
  const px = (value: number): number => (value - x0) * scale;
  const py = (value: number): number => (value - y0) * scale;
  for (const c of path) {
    switch (c[0]) {
      case 'M':
        [x, y] = [startX, startY] = [px(c[1]), py(c[2])];
        break;
      case 'L':
        line(px(c[1]), py(c[2]));
        break;
      case 'C':
        curve(px(c[1]), py(c[2]), px(c[3]), py(c[4]), px(c[5]), py(c[6]));
        break;
      case 'Q': {
        const [qx, qy, ex, ey] = [px(c[1]), py(c[2]), px(c[3]), py(c[4])];
        curve(x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), ex + (2 / 3) * (qx - ex), ey + (2 / 3) * (qy - ey), ex, ey);
        break;
      }
      case 'Z':
        line(startX, startY);
    }
  }
  return out;
}

/** Adds to a row what a span from `from` to `to` covers of each pixel. */
function addSpan(grey: Float32Array, row: number, size: number, from: number, to: number): void {
  const left = max(0, from);
  const right = min(size, to);
  if (right <= left) return;
  const [first, last] = [floor(left), min(size - 1, floor(right))];
  const amount = 1 / linesPerPixel;
  if (first === last) {
    grey[row + first] = (grey[row + first] ?? 0) + (right - left) * amount;
    return;
  }
  grey[row + first] = (grey[row + first] ?? 0) + (first + 1 - left) * amount;
  for (let at = row + first + 1; at < row + last; at++) grey[at] = (grey[at] ?? 0) + amount;
  grey[row + last] = (grey[row + last] ?? 0) + (right - last) * amount;
}

/** Where edges cross a scanline, from left to right: place and winding in turns. */
type Crossings = number[];

function insert(crossings: Crossings, x: number, winds: 1 | -1): void {
  let at = crossings.length;
  for (; at > 0 && (crossings[at - 2] ?? 0) > x; at -= 2) {
    crossings[at] = crossings[at - 2] ?? 0;
    crossings[at + 1] = crossings[at - 1] ?? 0;
  }
  crossings[at] = x;
  crossings[at + 1] = winds;
}

/** Fills what a scanline has inside by the non-zero rule. */
function fillLine(grey: Float32Array, row: number, size: number, crossings: Crossings): void {
  let winding = 0;
  for (let i = 0; i + 2 < crossings.length; i += 2) {
    winding += crossings[i + 1] ?? 0;
    if (winding !== 0) addSpan(grey, row, size, crossings[i] ?? 0, crossings[i + 2] ?? 0);
  }
}

/**
 * Fills paths by the non-zero rule into a square of `size` pixels. Made for the critics: it needs no picture format
 * in between, and one fine picture gives all the coarse ones.
 */
export function picture(paths: readonly Path[], box: Box, size: number): Picture {
  const side = max(box.width, box.height);
  const scale = size / side;
  const x0 = box.x - (side - box.width) / 2;
  const y0 = box.y - (side - box.height) / 2;
  const grey = new Float32Array(size * size);
  const lines: Crossings[] = Array.from({ length: size * linesPerPixel }, () => []);
  for (const path of paths) {
    const edges = edgesOf(path, scale, x0, y0);
    for (let i = 0; i < edges.length; i += 4) {
      const [ax, ay, bx, by] = [edges[i] ?? 0, edges[i + 1] ?? 0, edges[i + 2] ?? 0, edges[i + 3] ?? 0];
      const first = max(0, ceil(min(ay, by) * linesPerPixel - 0.5));
      const last = min(lines.length - 1, ceil(max(ay, by) * linesPerPixel - 0.5) - 1);
      const slope = (bx - ax) / (by - ay);
      for (let line = first; line <= last; line++)
        insert(lines[line] ?? [], ax + slope * ((line + 0.5) / linesPerPixel - ay), ay < by ? 1 : -1);
    }
    lines.forEach((crossings, line) => {
      fillLine(grey, floor(line / linesPerPixel) * size, size, crossings);
      crossings.length = 0;
    });
  }
  // Where paths lie over each other, ink is still only ink.
  for (let i = 0; i < grey.length; i++) if ((grey[i] ?? 0) > 1) grey[i] = 1;
  return { size, grey };
}

/** What the critics see in a picture. */
export interface Sight {
  /** The share of the square that is ink. */
  coverage: number;
  /** How far the centre of gravity lies from the middle, as a share of the side. */
  offset: number;
  /** Pieces of ink that do not touch. */
  components: number;
}

const isInk = (grey: number): boolean => grey > 0.5;

export function sightOf({ size, grey }: Picture): Sight {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) {
      const ink = grey[at] ?? 0;
      if (ink === 0) continue;
      sum += ink;
      sumX += ink * (x + 0.5);
      sumY += ink * (y + 0.5);
    }
  const offset = sum === 0 ? 1 : hypot(sumX / sum / size - 0.5, sumY / sum / size - 0.5);
  return { coverage: sum / grey.length, offset, components: componentsOf({ size, grey }) };
}

/** A picture in tiles: how much ink each one has, and how many of its pixels are ink. */
interface Tiles {
  across: number;
  sums: Float32Array;
  inks: Float32Array;
}

/** The share of what is shown in black and white that stays the same where each tile becomes one pixel, from 0 to 1. */
function sameness({ across, sums, inks }: Tiles, size: number): number {
  const area = (size / across) ** 2;
  let [both, either] = [0, 0];
  for (let i = 0; i < sums.length; i++) {
    const fine = inks[i] ?? 0;
    const isCoarse = isInk((sums[i] ?? 0) / area);
    both += isCoarse ? fine : 0;
    either += isCoarse ? area : fine;
  }
  return either === 0 ? 0 : both / either;
}

/** A picture in tiles of `step` pixels a side. */
function tilesOf({ size, grey }: Picture, step: number): Tiles {
  const across = size / step;
  const [sums, inks] = [new Float32Array(across ** 2), new Float32Array(across ** 2)];
  for (let y = 0, at = 0; y < size; y++)
    for (let tile = floor(y / step) * across, end = tile + across; tile < end; tile++) {
      let [sum, ink] = [0, 0];
      for (let i = 0; i < step; i++, at++) {
        const value = grey[at] ?? 0;
        sum += value;
        if (isInk(value)) ink++;
      }
      sums[tile] = (sums[tile] ?? 0) + sum;
      inks[tile] = (inks[tile] ?? 0) + ink;
    }
  return { across, sums, inks };
}

/** Tiles of twice the side. */
function doubled({ across, sums, inks }: Tiles): Tiles {
  const half = across / 2;
  const sumOf = (values: Float32Array): Float32Array =>
    Float32Array.from({ length: half ** 2 }, (_, tile) => {
      const at = floor(tile / half) * 2 * across + (tile % half) * 2;
      const row = (from: number): number => (values[from] ?? 0) + (values[from + 1] ?? 0);
      return Math.fround(row(at)) + row(at + across);
    });
  return { across: half, sums: sumOf(sums), inks: sumOf(inks) };
}

/** How legible a picture is with 32 and with 16 pixels a side, from 0 to 1. */
export function legibilityOf(picture: Picture): { at32: number; at16: number } {
  const fine = tilesOf(picture, picture.size / 32);
  return { at32: sameness(fine, picture.size), at16: sameness(doubled(fine), picture.size) };
}

/** Pieces of fewer pixels are specks. */
const speck = 16;

/** A run of ink in a row, and the piece it belongs to. */
interface Run {
  from: number;
  to: number;
  piece: Piece;
}
/** Pieces that turn out to touch point at one of them. */
interface Piece {
  area: number;
  joined: Piece | null;
}

function rootOf(piece: Piece): Piece {
  let root = piece;
  while (root.joined) root = root.joined;
  return root;
}

function componentsOf({ size, grey }: Picture): number {
  const pieces: Piece[] = [];
  let above: Run[] = [];
  for (let row = 0; row < grey.length; row += size) {
    const runs: Run[] = [];
    for (let x = 0; x < size; x++) {
      if (!isInk(grey[row + x] ?? 0)) continue;
      const from = x;
      while (x < size && isInk(grey[row + x] ?? 0)) x++;
      let piece: Piece = { area: x - from, joined: null };
      pieces.push(piece);
      for (const run of above) {
        if (run.from >= x || run.to <= from) continue;
        const other = rootOf(run.piece);
        if (other === piece) continue;
        other.area += piece.area;
        piece.joined = other;
        piece = other;
      }
      runs.push({ from, to: x, piece });
    }
    above = runs;
  }
  return pieces.filter(({ joined, area }) => joined === null && area > speck).length;
}
