import { type Path, reversed } from '../geometry/path.js';
import { polar, polygon, regularPolygon } from '../geometry/shapes.js';
import { subtract } from '../geometry/boolean.js';
import { between, choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

type Spot = [number, number];
const corner = (i: number, r = 50): Spot => polar(50, 50, r, 60 * i);
const gap = 2.4;

/** One of three faces of a cube seen from a corner, drawn back from its neighbours. */
function face(i: number, roundness: number): Path {
  const a = corner(2 * i - 1);
  const b = corner(2 * i);
  const c = corner(2 * i + 1);
  const [ox, oy] = polar(0, 0, gap, 120 * i);
  const shift = ([x, y]: Spot): Spot => [x + ox, y + oy];
  return polygon([shift(a), shift(b), shift(c), shift([50, 50])], 2 + roundness);
}

/** Blocks seen from a corner. */
export const cube: SymbolFamily = {
  id: 'cube',
  kind: 'abstract',
  devices: ['faces', 'layers', 'window', 'cell'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['faces', 'layers', 'window', 'cell'],
  suits: ({ personality }) => 0.5 + 0.5 * personality.organicTechnical + 0.2 * personality.softSharp,
  draw(mark) {
    const soft = Math.max(0, 2 + 3 * mark.roundness);
    switch (mark.device) {
      case 'layers': {
        const rhomb = (y: number): Path =>
          polygon(
            [
              [50, y],
              [96, y + 25],
              [50, y + 50],
              [4, y + 25],
            ],
            soft,
          );
        const rise = between(mark, 'a', 20, 24);
        const lower = (y: number): Path => subtract(rhomb(y), rhomb(y - rise + 6));
        return {
          parts: [part('secondary', rhomb(2)), part('primary', lower(2 + rise)), part('primary', lower(2 + 2 * rise))],
          hasField: false,
        };
      }
      case 'window': {
        const hole = reversed(regularPolygon(50, 50, 22, 6, 0, soft * 0.6));
        const shell = [...regularPolygon(50, 50, 51, 6, 0, soft + 3), ...hole];
        const accent = choice(mark, 'a', [0, 1, 2]);
        const seams = [0, 1, 2].reduce<Path>((rest, i) => subtract(rest, polygon(seam(60 + 120 * i))), shell);
        return {
          parts: [part('primary', seams), part('secondary', regularPolygon(50, 50, 13, 6, 60 * accent, soft * 0.4))],
          hasField: false,
        };
      }
      case 'cell': {
        const small = (x: number, y: number): Path => regularPolygon(x, y, 26.5, 6, 0, soft + 1);
        return { parts: [part('primary', [...small(26, 74), ...small(74, 74)]), part('secondary', small(50, 30))], hasField: false };
      }
      default: {
        const accent = choice(mark, 'a', [0, 0, 1, 2]);
        const faces = [0, 1, 2].map((i) => part(i === accent ? 'secondary' : 'primary', face(i, soft)));
        return { parts: faces, hasField: false };
      }
    }
  },
};

/** A thin bar from the middle outwards. */
function seam(angle: number): Spot[] {
  const [ox, oy] = polar(0, 0, 2.3, angle + 90);
  const end = polar(50, 50, 70, angle);
  return [
    [50 - ox, 50 - oy],
    [50 + ox, 50 + oy],
    [end[0] + ox, end[1] + oy],
    [end[0] - ox, end[1] - oy],
  ];
}
