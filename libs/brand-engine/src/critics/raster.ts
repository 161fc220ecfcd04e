import { Resvg } from '@resvg/resvg-js';
import { type Box, type Path, toData } from '../geometry/path.js';

/** A square black-and-white picture: 1 is ink. */
export interface Mask {
  size: number;
  ink: Uint8Array;
}

/** Draws paths in black, fitted into a square of `size` pixels, and keeps what is more than half covered. */
export function rasterise(paths: readonly Path[], box: Box, size: number): Mask {
  const side = Math.max(box.width, box.height);
  const x = box.x - (side - box.width) / 2;
  const y = box.y - (side - box.height) / 2;
  const body = paths.map((path) => `<path d="${toData(path)}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${x} ${y} ${side} ${side}">${body}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const ink = new Uint8Array(size * size);
  for (let i = 0; i < ink.length; i++) ink[i] = (pixels[i * 4 + 3] ?? 0) > 127 ? 1 : 0;
  return { size, ink };
}

/** How much of what two masks show is the same, from 0 to 1; the finer one is read at its own resolution. */
export function overlap(coarse: Mask, fine: Mask): number {
  const step = fine.size / coarse.size;
  let both = 0;
  let either = 0;
  for (let y = 0; y < fine.size; y++) {
    const row = Math.floor(y / step) * coarse.size;
    for (let x = 0; x < fine.size; x++) {
      const a = coarse.ink[row + Math.floor(x / step)] ?? 0;
      const b = fine.ink[y * fine.size + x] ?? 0;
      both += a & b;
      either += a | b;
    }
  }
  return either === 0 ? 0 : both / either;
}

/** The share of the square that is ink, and how far its centre of gravity lies from the middle, both from 0 to 1. */
export function balance(mask: Mask): { coverage: number; offset: number } {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < mask.ink.length; i++) {
    if (!mask.ink[i]) continue;
    count++;
    sumX += (i % mask.size) + 0.5;
    sumY += Math.floor(i / mask.size) + 0.5;
  }
  if (count === 0) return { coverage: 0, offset: 1 };
  const offset = Math.hypot(sumX / count / mask.size - 0.5, sumY / count / mask.size - 0.5);
  return { coverage: count / mask.ink.length, offset };
}

/** Pieces of ink that do not touch, counting those of more than `least` pixels. */
export function components(mask: Mask, least: number): number {
  const seen = new Uint8Array(mask.ink.length);
  let found = 0;
  for (let start = 0; start < mask.ink.length; start++) {
    if (!mask.ink[start] || seen[start]) continue;
    const open = [start];
    seen[start] = 1;
    let area = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      area++;
      const x = at % mask.size;
      for (const next of [x > 0 ? at - 1 : -1, x < mask.size - 1 ? at + 1 : -1, at - mask.size, at + mask.size]) {
        if (next < 0 || next >= mask.ink.length || !mask.ink[next] || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    if (area > least) found++;
  }
  return found;
}
