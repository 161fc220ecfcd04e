import type { Container, MarkDecision } from '../decisions.js';
import { arc } from '../geometry/parse.js';
import { punched } from '../geometry/cut.js';
import { type Box, type Path, scaling, transform } from '../geometry/path.js';
import { circle, polar, polygon, rect, regularPolygon, squircle } from '../geometry/shapes.js';

/** A container in the 100-unit box and the box in which a glyph sits well. */
export interface ContainerShape {
  outline: Path;
  inner: Box;
}

const centred = (size: number, cx = 50, cy = 50): Box => ({ x: cx - size / 2, y: cy - size / 2, width: size, height: size });

function shield(): Path {
  return [
    ['M', 50, 2],
    ['C', 62, 9, 76, 13, 91, 14],
    ['L', 91, 48],
    ['C', 91, 74, 74, 90, 50, 99],
    ['C', 26, 90, 9, 74, 9, 48],
    ['L', 9, 14],
    ['C', 24, 13, 38, 9, 50, 2],
    ['Z'],
  ];
}

function arch(radius: number): Path {
  const r = Math.max(3, radius);
  return [
    ['M', 10, 40],
    ...arc(10, 40, 40, 40, 0, false, true, 90, 40),
    ['L', 90, 100 - r],
    ...arc(90, 100 - r, r, r, 0, false, true, 90 - r, 100),
    ['L', 10 + r, 100],
    ...arc(10 + r, 100, r, r, 0, false, true, 10, 100 - r),
    ['Z'],
  ];
}

function drop(): Path {
  return [
    ['M', 50, 0],
    ['L', 90, 0],
    ...arc(90, 0, 10, 10, 0, false, true, 100, 10),
    ['L', 100, 50],
    ...arc(100, 50, 50, 50, 0, true, true, 50, 0),
    ['Z'],
  ];
}

/** A square whose upper left and lower right corners are round. */
function leaf(radius: number): Path {
  const r = Math.max(2, radius);
  return [
    ['M', 60, 2],
    ['L', 98 - r, 2],
    ...arc(98 - r, 2, r, r, 0, false, true, 98, 2 + r),
    ['L', 98, 40],
    ...arc(98, 40, 58, 58, 0, false, true, 40, 98),
    ['L', 2 + r, 98],
    ...arc(2 + r, 98, r, r, 0, false, true, 2, 98 - r),
    ['L', 2, 60],
    ...arc(2, 60, 58, 58, 0, false, true, 60, 2),
    ['Z'],
  ];
}

/** Square above and round below. */
function pocket(radius: number): Path {
  const r = Math.max(3, radius);
  return [
    ['M', 6 + r, 2],
    ['L', 94 - r, 2],
    ...arc(94 - r, 2, r, r, 0, false, true, 94, 2 + r),
    ['L', 94, 54],
    ...arc(94, 54, 44, 44, 0, false, true, 6, 54),
    ['L', 6, 2 + r],
    ...arc(6, 2 + r, r, r, 0, false, true, 6 + r, 2),
    ['Z'],
  ];
}

/** A rim of round lobes, each a little more than half of a circle between two valleys. */
function lobed(count: number, valley: number, swell: number, turn: number): Path {
  const step = 360 / count;
  const r = swell * valley * Math.sin(Math.PI / count);
  const at = (i: number): [number, number] => polar(50, 50, valley, turn + step * i);
  return [['M', ...at(0)], ...Array.from({ length: count }, (_, i) => arc(...at(i), r, r, 0, false, true, ...at(i + 1))).flat(), ['Z']];
}

/** The rim of a container, around the middle of what sits in it. */
export function frameOf({ outline, inner }: ContainerShape, share = 0.75): Path {
  return punched(outline, transform(outline, scaling(share, share, 50, inner.y + inner.height / 2)));
}

/** The container of a mark; rounder or sharper as refinements asked. */
export function containerOf(container: Container, mark: Pick<MarkDecision, 'roundness'>): ContainerShape {
  const soft = (base: number): number => Math.max(0, base * (1 + 0.6 * mark.roundness));
  switch (container) {
    case 'circle':
    case 'none':
      return { outline: circle(50, 50, 50), inner: centred(60) };
    case 'squircle':
      return { outline: squircle(50, 50, 49, Math.min(0.96, Math.max(0.84, 0.92 - 0.04 * mark.roundness))), inner: centred(62) };
    case 'square':
      return { outline: rect(2, 2, 96, 96, soft(4)), inner: centred(64) };
    case 'hexagon':
      return { outline: regularPolygon(50, 50, 51, 6, 0, soft(9)), inner: centred(54) };
    case 'shield':
      return { outline: shield(), inner: centred(54, 50, 48) };
    case 'arch':
      return { outline: arch(soft(8)), inner: centred(54, 50, 54) };
    case 'drop':
      return { outline: drop(), inner: centred(58) };
    case 'leaf':
      return { outline: leaf(soft(6)), inner: centred(60) };
    case 'pocket':
      return { outline: pocket(soft(8)), inner: centred(58, 50, 47) };
    case 'scallop':
      return { outline: lobed(8, 44, 1.1, 22.5), inner: centred(56) };
    case 'clover':
      return { outline: lobed(4, 42, 1.02, 0), inner: centred(58) };
    case 'facet':
      return {
        outline: polygon(
          [
            [34, 2],
            [98, 2],
            [98, 66],
            [66, 98],
            [2, 98],
            [2, 34],
          ],
          soft(4),
        ),
        inner: centred(58),
      };
    case 'diamond':
      return {
        outline: polygon(
          [
            [50, -3],
            [103, 50],
            [50, 103],
            [-3, 50],
          ],
          soft(12),
        ),
        inner: centred(48),
      };
  }
}
