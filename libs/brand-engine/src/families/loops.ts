import { intersect, subtract } from '../geometry/boolean.js';
import { type Path, rotation, transform, reversed } from '../geometry/path.js';
import { circle, rect, ring } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

const frame = (x: number, y: number, size: number, width: number, radius: number): Path => [
  ...rect(x, y, size, size, radius),
  ...reversed(rect(x + width, y + width, size - 2 * width, size - 2 * width, Math.max(0, radius - width))),
];

/** Takes out of `under` the room that `over` needs where it passes above, on one side only. */
const passBelow = (under: Path, over: Path, side: Path): Path => subtract(under, intersect(over, side));

/** Things that hold each other. */
export const loops: SymbolFamily = {
  id: 'loops',
  kind: 'abstract',
  devices: ['rings', 'frames', 'trefoil', 'clasp'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['rings', 'frames', 'trefoil', 'clasp'],
  suits: ({ personality, industry }) =>
    (/consult|communit|social|hr|network|partner|care|educat|wedding|logist/.test(industry ?? '') ? 1 : 0.3) +
    0.1 * personality.classicModern,
  draw(mark) {
    const width = mark.device === 'clasp' ? 15 : between(mark, 'a', 11, 14);
    switch (mark.device) {
      case 'frames': {
        const a = frame(0, 0, 64, width, 10);
        const b = frame(36, 36, 64, width, 10);
        const top = rect(30, -10, 90, 66);
        const bottom = subtract(rect(-10, -10, 130, 130), top);
        const room = (x: number) => frame(x - 4, x - 4, 72, width + 8, 13);
        return { parts: [part('primary', passBelow(a, room(36), bottom)), part('secondary', passBelow(b, room(0), top))], hasField: false };
      }
      case 'trefoil': {
        const discs = [0, 1, 2].map((i) => transform(circle(50, 31, 26), rotation(120 * i, 50, 54)));
        const parts = discs.map((disc, i) => subtract(disc, transform(circle(50, 31, 29.5), rotation(120 * ((i + 1) % 3), 50, 54))));
        return { parts: [part('primary', [...(parts[0] ?? []), ...(parts[1] ?? [])]), part('secondary', parts[2] ?? [])], hasField: false };
      }
      case 'clasp': {
        const a = [...rect(0, 8, 62, 52, 26), ...reversed(rect(width, 8 + width, 62 - 2 * width, 52 - 2 * width, 26 - width))];
        const b = transform(a, rotation(180, 50, 50));
        const wide = transform(
          [...rect(-4, 4, 70, 60, 30), ...reversed(rect(width + 4, 12 + width, 54 - 2 * width, 44 - 2 * width, 22 - width))],
          rotation(180, 50, 50),
        );
        return {
          parts: [
            part('primary', subtract(a, intersect(wide, rect(0, 40, 50, 60)))),
            part('secondary', subtract(b, intersect(transform(wide, rotation(180, 50, 50)), rect(50, 0, 60, 60)))),
          ],
          hasField: false,
        };
      }
      default: {
        const left = ring(33, 50, 33, 33 - width);
        const right = ring(67, 50, 33, 33 - width);
        const upper = rect(-10, -10, 120, 60);
        const lower = rect(-10, 50, 120, 60);
        return {
          parts: [
            part('primary', passBelow(left, ring(67, 50, 37, 29 - width), upper)),
            part('secondary', passBelow(right, ring(33, 50, 37, 29 - width), lower)),
          ],
          hasField: false,
        };
      }
    }
  },
};
