import type { Container, MarkDecision } from '../decisions.js';
import { arc } from '../geometry/parse.js';
import type { Box, Path } from '../geometry/path.js';
import { circle, polygon, rect, regularPolygon, squircle } from '../geometry/shapes.js';

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
