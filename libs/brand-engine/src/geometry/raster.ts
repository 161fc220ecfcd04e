import type { Box, Path } from './path.js';

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

/** Where the edges of a path cross the scanlines, line after line and each from left to right, with the way they wind. */
interface Crossings {
  /** Where each line begins, and where the last one ends. */
  starts: Int32Array;
  places: Float64Array;
  winds: Int8Array;
}

function crossingsOf(edges: readonly number[], lines: number): Crossings {
  const firstOf = (at: number): number => max(0, ceil(min(edges[at + 1] ?? 0, edges[at + 3] ?? 0) * linesPerPixel - 0.5));
  const endOf = (at: number): number => min(lines, ceil(max(edges[at + 1] ?? 0, edges[at + 3] ?? 0) * linesPerPixel - 0.5));
  const starts = new Int32Array(lines + 1);
  for (let at = 0; at < edges.length; at += 4)
    for (let line = firstOf(at), end = endOf(at); line < end; line++) starts[line + 1] = (starts[line + 1] ?? 0) + 1;
  for (let line = 0; line < lines; line++) starts[line + 1] = (starts[line + 1] ?? 0) + (starts[line] ?? 0);
  const ends = starts.slice();
  const places = new Float64Array(starts[lines] ?? 0);
  const winds = new Int8Array(places.length);
  for (let at = 0; at < edges.length; at += 4) {
    const [ax, ay, bx, by] = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0];
    const slope = (bx - ax) / (by - ay);
    for (let line = firstOf(at), end = endOf(at); line < end; line++) {
      const x = ax + slope * ((line + 0.5) / linesPerPixel - ay);
      const start = starts[line] ?? 0;
      let to = ends[line] ?? 0;
      ends[line] = to + 1;
      for (; to > start && (places[to - 1] ?? 0) > x; to--) {
        places[to] = places[to - 1] ?? 0;
        winds[to] = winds[to - 1] ?? 0;
      }
      places[to] = x;
      winds[to] = ay < by ? 1 : -1;
    }
  }
  return { starts, places, winds };
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
  const lines = size * linesPerPixel;
  for (const path of paths) {
    const { starts, places, winds } = crossingsOf(edgesOf(path, scale, x0, y0), lines);
    for (let line = 0; line < lines; line++) {
      const row = floor(line / linesPerPixel) * size;
      let winding = 0;
      for (let at = starts[line] ?? 0, last = (starts[line + 1] ?? 0) - 1; at < last; at++) {
        winding += winds[at] ?? 0;
        if (winding !== 0) addSpan(grey, row, size, places[at] ?? 0, places[at + 1] ?? 0);
      }
    }
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
  const pieces = new Pieces();
  for (let y = 0, at = 0; y < size; y++) {
    let [row, rowX, from] = [0, 0, -1];
    for (let x = 0; x < size; x++, at++) {
      const ink = grey[at] ?? 0;
      if (ink > 0) {
        row += ink;
        rowX += ink * (x + 0.5);
      }
      if (isInk(ink)) {
        if (from < 0) from = x;
      } else if (from >= 0) {
        pieces.add(from, x);
        from = -1;
      }
    }
    if (from >= 0) pieces.add(from, size);
    pieces.endRow();
    sum += row;
    sumX += rowX;
    sumY += row * (y + 0.5);
  }
  const offset = sum === 0 ? 1 : hypot(sumX / sum / size - 0.5, sumY / sum / size - 0.5);
  return { coverage: sum / grey.length, offset, components: pieces.count };
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
      const next = at + step;
      let sum = 0;
      for (let i = at; i < next; i++) sum += grey[i] ?? 0;
      // Most are all ground or all ink.
      let ink = sum === step ? step : 0;
      if (isInk(sum) && ink === 0) for (let i = at; i < next; i++) if (isInk(grey[i] ?? 0)) ink++;
      at = next;
      sums[tile] = (sums[tile] ?? 0) + sum;
      inks[tile] = (inks[tile] ?? 0) + ink;
    }
  return { across, sums, inks };
}

/** The sums of two by two tiles. */
function foursOf(values: Float32Array, across: number): Float32Array {
  const half = across / 2;
  const fours = new Float32Array(half ** 2);
  for (let y = 0, tile = 0; y < half; y++)
    for (let at = 2 * y * across, end = at + across; at < end; at += 2, tile++)
      fours[tile] = (values[at] ?? 0) + (values[at + 1] ?? 0) + (values[at + across] ?? 0) + (values[at + across + 1] ?? 0);
  return fours;
}

/** Tiles of twice the side. */
const doubled = ({ across, sums, inks }: Tiles): Tiles => ({
  across: across / 2,
  sums: foursOf(sums, across),
  inks: foursOf(inks, across),
});

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

/** Counts the pieces of ink while their runs are told row by row. */
class Pieces {
  readonly #all: Piece[] = [];
  #above: Run[] = [];
  #runs: Run[] = [];

  add(from: number, to: number): void {
    let piece: Piece | null = null;
    for (const run of this.#above) {
      if (run.to <= from) continue;
      if (run.from >= to) break;
      const other = rootOf(run.piece);
      if (piece !== null && piece !== other) {
        other.area += piece.area;
        piece.joined = other;
      }
      piece = other;
    }
    if (piece === null) this.#all.push((piece = { area: 0, joined: null }));
    piece.area += to - from;
    this.#runs.push({ from, to, piece });
  }

  endRow(): void {
    this.#above = this.#runs;
    this.#runs = [];
  }

  get count(): number {
    return this.#all.filter(({ joined, area }) => joined === null && area > speck).length;
  }
}
