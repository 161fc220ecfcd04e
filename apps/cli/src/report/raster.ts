import { Resvg } from '@resvg/resvg-js';

const columns = 9;
const rows = 8;
const cell = 12;

/** Logos hold no text, and looking for the fonts of the machine takes a hundred times as long as drawing one. */
const onWhite = { background: '#ffffff', font: { loadSystemFonts: false } };

/** Difference hash: 64 bits, each telling whether a cell of the picture is darker than the one to its right. */
export type DHash = bigint;

/** Hashes a logo as it looks on white, stretched to the whole square. */
export function dHash(svg: string): DHash {
  const [width, height] = [columns * cell, rows * cell];
  const stretched = svg.replace('<svg ', `<svg width="${width}" height="${height}" preserveAspectRatio="none" `);
  const { pixels } = new Resvg(stretched, onWhite).render();
  const light = new Float64Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const into = Math.floor(y / cell) * columns + Math.floor(x / cell);
      light[into] = (light[into] ?? 0) + luminanceAt(pixels, (y * width + x) * 4) / (cell * cell);
    }
  let hash = 0n;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x + 1 < columns; x++) {
      const at = y * columns + x;
      // A step of less than one grey value is noise of the raster, not of the drawing.
      hash = (hash << 1n) | ((light[at] ?? 0) + 1 < (light[at + 1] ?? 0) ? 1n : 0n);
    }
  return hash;
}

/** How many of the 64 bits differ. */
export function distance(a: DHash, b: DHash): number {
  let bits = 0;
  for (let rest = a ^ b; rest > 0n; rest &= rest - 1n) bits++;
  return bits;
}

const thumbnail = 32;
/** A step in luminance, of 255, that is seen at a glance. */
const visibleStep = 48;

/** The luminance of every pixel of a small picture on white, stretched to the whole square. */
export function thumbnailOf(svg: string): Float64Array {
  const sized = svg.replace('<svg ', `<svg width="${thumbnail}" height="${thumbnail}" preserveAspectRatio="none" `);
  const { pixels } = new Resvg(sized, onWhite).render();
  return Float64Array.from({ length: thumbnail * thumbnail }, (_, i) => luminanceAt(pixels, i * 4));
}

/** The share of two small pictures that is visibly different. */
export function difference(a: Float64Array, b: Float64Array): number {
  return a.filter((light, i) => Math.abs(light - (b[i] ?? 0)) > visibleStep).length / a.length;
}

function luminanceAt(pixels: Uint8Array, at: number): number {
  return 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
