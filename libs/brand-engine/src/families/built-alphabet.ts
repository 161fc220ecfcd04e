import { arc } from '../geometry/parse.js';
import type { Path } from '../geometry/path.js';
import { polygon, rect, sector } from '../geometry/shapes.js';

/** A letter as its builder lays it out: what stands, and what leans on it. */
export interface Built {
  first: Path;
  second: Path;
}

type Points = readonly (readonly [number, number])[];

const joint = 5;
const stem = 31;
const beside = stem + joint;

/** A block whose right side is a half circle. */
function bowl(x: number, y: number, width: number, height: number): Path {
  const r = height / 2;
  const flat = x + Math.max(0, width - r);
  return [
    ['M', x, y],
    ['L', flat, y],
    ...arc(flat, y, Math.min(r, width), r, 0, false, true, flat, y + height),
    ['L', x, y + height],
    ['Z'],
  ];
}

/** A quarter of a disc that fills a box, its right angle at the lower left. */
function quarter(x: number, y: number, width: number, height: number): Path {
  return [['M', x, y], ...arc(x, y, width, height, 0, false, true, x + width, y + height), ['L', x, y + height], ['Z']];
}

/** A piece of the ring that round letters are bent from. */
const bend = (from: number, to: number, cy = 50): Path => sector(50, cy, 18, 50, from, to);
const ends = 3;
const upperLeft = bend(270 + ends, 360 - ends);
const lowerLeft = bend(180 + ends, 270 - ends);
const upperRight = bend(ends, 90 - ends);
const mirrored = (points: Points): Points => points.map(([x, y]) => [100 - x, y] as const).reverse();
const turned = (points: Points): Points => points.map(([x, y]) => [100 - x, 100 - y] as const);

const upright = rect(0, 0, stem, 100);
const arm: Points = [
  [0, 0],
  [37, 0],
  [47.5, 22],
  [47.5, 100],
  [33, 100],
  [33, 64],
];
const crossing: Points = [
  [63, 0],
  [100, 0],
  [71.5, 44.5],
  [53, 15.6],
];

/** Capitals built of blocks, wedges and pieces of discs, a hundred units high. */
export const alphabet: Readonly<Record<string, () => Built>> = {
  A: () => ({
    first: [...upperLeft, ...rect(0, 52.5, 32, 47.5)],
    second: [...upperRight, ...rect(68, 52.5, 32, 47.5), ...rect(37, 57, 26, 19)],
  }),
  B: () => ({ first: upright, second: [...bowl(beside, 0, 50, 47.5), ...bowl(beside, 52.5, 58, 47.5)] }),
  C: () => ({ first: [...upperLeft, ...lowerLeft], second: [...rect(52.5, 0, 38, 32), ...rect(52.5, 68, 38, 32)] }),
  D: () => ({ first: upright, second: bowl(beside, 0, 62, 100) }),
  E: () => ({ first: upright, second: [...rect(beside, 0, 52, 30), ...rect(beside, 35, 40, 30), ...rect(beside, 70, 52, 30)] }),
  F: () => ({ first: upright, second: [...rect(beside, 0, 52, 30), ...rect(beside, 35, 40, 30)] }),
  G: () => ({
    first: [...upperLeft, ...lowerLeft],
    second: [...rect(52.5, 0, 40, 32), ...rect(52.5, 50, 47.5, 50)],
  }),
  H: () => ({ first: [...upright, ...rect(69, 0, stem, 100)], second: rect(beside, 34, 28, 32) }),
  J: () => ({ first: rect(50, 0, 34, 53), second: sector(42, 58, 8, 42, 90, 270) }),
  K: () => ({
    first: upright,
    second: [
      ...polygon([
        [beside, 0],
        [88, 0],
        [beside, 47.5],
      ]),
      ...polygon([
        [beside, 52.5],
        [88, 100],
        [beside, 100],
      ]),
    ],
  }),
  L: () => ({ first: upright, second: rect(beside, 62, 42, 38) }),
  M: () => ({
    first: [...rect(0, 0, 29, 100), ...rect(91, 0, 29, 100)],
    second: polygon([
      [34, 0],
      [86, 0],
      [60, 62],
    ]),
  }),
  N: () => ({
    first: [...rect(0, 0, 29, 100), ...rect(71, 0, 29, 100)],
    second: polygon([
      [34, 0],
      [66, 58],
      [66, 100],
      [34, 42],
    ]),
  }),
  O: () => ({ first: bend(180 + ends, 360 - ends), second: bend(ends, 180 - ends) }),
  P: () => ({ first: upright, second: bowl(beside, 0, 50, 70) }),
  R: () => ({ first: upright, second: [...bowl(beside, 0, 56, 52), ...quarter(beside, 57, 58, 43)] }),
  S: () => ({
    first: [...sector(32, 32, 5, 32, 180, 360), ...rect(32, 0, 54, 27), ...rect(32, 37, 13, 27)],
    second: [...sector(58, 68, 5, 32, 0, 180), ...rect(4, 73, 54, 27), ...rect(50, 36, 8, 27)],
  }),
  T: () => ({ first: rect(0, 0, 88, 30), second: rect(25, 35, 38, 65) }),
  U: () => ({ first: [...rect(0, 0, 32, 47.5), ...rect(68, 0, 32, 47.5)], second: bend(93, 267) }),
  V: () => ({
    first: polygon([
      [0, 0],
      [36, 0],
      [68, 100],
      [32, 100],
    ]),
    second: polygon([
      [66, 0],
      [100, 0],
      [71, 92],
      [54, 42],
    ]),
  }),
  W: () => ({
    first: [...rect(0, 0, 29, 100), ...rect(91, 0, 29, 100)],
    second: polygon([
      [60, 38],
      [86, 100],
      [34, 100],
    ]),
  }),
  X: () => ({
    first: polygon([
      [0, 0],
      [37, 0],
      [100, 100],
      [63, 100],
    ]),
    second: [...polygon(crossing), ...polygon(turned(crossing))],
  }),
  Y: () => ({ first: polygon(arm), second: polygon(mirrored(arm)) }),
  Z: () => ({
    first: [...rect(0, 0, 92, 29), ...rect(0, 71, 92, 29)],
    second: polygon([
      [54, 34],
      [92, 34],
      [38, 66],
      [0, 66],
    ]),
  }),
};
