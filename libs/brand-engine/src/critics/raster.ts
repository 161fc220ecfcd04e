import { type Box, type Path, toCubics } from '../geometry/path.js';

const { ceil, floor, hypot, max, min } = Math;

/** Grey values of a square picture, row by row: 0 is ground, 1 is ink. */
export interface Picture {
  size: number;
  grey: Float32Array;
}

const linesPerPixel = 3;
const stepsPerCurve = 10;

/** Straight edges of a path in pixels; curves become short lines. */
function edgesOf(path: Path, scale: number, x0: number, y0: number): number[] {
  const out: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    out.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  for (const c of toCubics(path)) {
    if (c[0] === 'M') [x, y] = [startX, startY] = [(c[1] - x0) * scale, (c[2] - y0) * scale];
    else if (c[0] === 'L') line((c[1] - x0) * scale, (c[2] - y0) * scale);
    else if (c[0] === 'C') {
      const [fx, fy] = [x, y];
      const [ax, ay, bx, by] = [(c[1] - x0) * scale, (c[2] - y0) * scale, (c[3] - x0) * scale, (c[4] - y0) * scale];
      const [ex, ey] = [(c[5] - x0) * scale, (c[6] - y0) * scale];
      for (let i = 1; i <= stepsPerCurve; i++) {
        const t = i / stepsPerCurve;
        const s = 1 - t;
        const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        line(k0 * fx + k1 * ax + k2 * bx + k3 * ex, k0 * fy + k1 * ay + k2 * by + k3 * ey);
      }
    } else line(startX, startY);
  }
  return out;
}

/** Adds to a row what a span from `from` to `to` covers of each pixel. */
function addSpan(grey: Float32Array, row: number, size: number, from: number, to: number, amount: number): void {
  const left = max(0, from);
  const right = min(size, to);
  for (let pixel = floor(left); pixel < right; pixel++) {
    const at = row + pixel;
    grey[at] = (grey[at] ?? 0) + (min(right, pixel + 1) - max(left, pixel)) * amount;
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
  for (const path of paths) {
    const edges = edgesOf(path, scale, x0, y0);
    const lines: { x: number; winds: number }[][] = Array.from({ length: size * linesPerPixel }, () => []);
    for (let i = 0; i < edges.length; i += 4) {
      const [ax, ay, bx, by] = [edges[i] ?? 0, edges[i + 1] ?? 0, edges[i + 2] ?? 0, edges[i + 3] ?? 0];
      if (ay === by) continue;
      const [top, bottom] = ay < by ? [ay, by] : [by, ay];
      const first = max(0, ceil(top * linesPerPixel - 0.5));
      const last = min(lines.length - 1, ceil(bottom * linesPerPixel - 0.5) - 1);
      for (let line = first; line <= last; line++) {
        const y = (line + 0.5) / linesPerPixel;
        lines[line]?.push({ x: ax + ((bx - ax) * (y - ay)) / (by - ay), winds: ay < by ? 1 : -1 });
      }
    }
    lines.forEach((crossings, line) => {
      crossings.sort((a, b) => a.x - b.x);
      let winding = 0;
      for (let i = 0; i + 1 < crossings.length; i++) {
        const { x, winds } = crossings[i] as { x: number; winds: number };
        winding += winds;
        if (winding !== 0) addSpan(grey, floor(line / linesPerPixel) * size, size, x, crossings[i + 1]?.x ?? x, 1 / linesPerPixel);
      }
    });
  }
  return { size, grey };
}

/** The same picture with fewer pixels, each the mean of those it stands for. */
export function reduced({ size, grey }: Picture, to: number): Picture {
  const step = size / to;
  const out = new Float32Array(to * to);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = floor(y / step) * to + floor(x / step);
      out[at] = (out[at] ?? 0) + min(1, grey[y * size + x] ?? 0) / (step * step);
    }
  return { size: to, grey: out };
}

const isInk = (grey: number | undefined): 0 | 1 => ((grey ?? 0) > 0.5 ? 1 : 0);

/** How much of what two pictures show in black and white is the same, from 0 to 1. */
export function overlap(coarse: Picture, fine: Picture): number {
  const step = fine.size / coarse.size;
  let both = 0;
  let either = 0;
  for (let y = 0; y < fine.size; y++) {
    const row = floor(y / step) * coarse.size;
    for (let x = 0; x < fine.size; x++) {
      const a = isInk(coarse.grey[row + floor(x / step)]);
      const b = isInk(fine.grey[y * fine.size + x]);
      both += a & b;
      either += a | b;
    }
  }
  return either === 0 ? 0 : both / either;
}

/** The share of the square that is ink, and how far its centre of gravity lies from the middle, both from 0 to 1. */
export function balance({ size, grey }: Picture): { coverage: number; offset: number } {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < grey.length; i++) {
    const ink = min(1, grey[i] ?? 0);
    sum += ink;
    sumX += ink * ((i % size) + 0.5);
    sumY += ink * (floor(i / size) + 0.5);
  }
  if (sum === 0) return { coverage: 0, offset: 1 };
  return { coverage: sum / grey.length, offset: hypot(sumX / sum / size - 0.5, sumY / sum / size - 0.5) };
}

/** Pieces of ink that do not touch, counting those of more than `least` pixels. */
export function components({ size, grey }: Picture, least: number): number {
  const open = new Uint8Array(grey.length);
  for (let i = 0; i < grey.length; i++) open[i] = isInk(grey[i]);
  const stack = new Int32Array(grey.length);
  let found = 0;
  for (let start = 0; start < open.length; start++) {
    if (open[start] === 0) continue;
    let depth = 0;
    let area = 0;
    const visit = (at: number): void => {
      if (open[at] !== 1) return;
      open[at] = 0;
      stack[depth++] = at;
    };
    visit(start);
    while (depth > 0) {
      const at = stack[--depth] ?? 0;
      area++;
      if (at % size > 0) visit(at - 1);
      if (at % size < size - 1) visit(at + 1);
      visit(at - size);
      visit(at + size);
    }
    if (area > least) found++;
  }
  return found;
}
