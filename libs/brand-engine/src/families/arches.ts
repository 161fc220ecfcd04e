import { type Path, transform, translation, reversed } from '../geometry/path.js';
import { circle, rect, sector } from '../geometry/shapes.js';
import { intersect, subtract } from '../geometry/boolean.js';
import { choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

/** Arcs around a common middle. */
export const arches: SymbolFamily = {
  id: 'arches',
  kind: 'abstract',
  devices: ['rainbow', 'quarter', 'gates', 'ripple'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['rainbow', 'quarter', 'gates', 'ripple'],
  accents: true,
  suits: ({ personality }) => 0.6 + 0.2 * personality.classicModern + 0.2 * personality.seriousPlayful,
  draw(mark) {
    const accent = choice(mark, 'a', [0, 1, 2]);
    const paint = (i: number) => (i === accent ? 'secondary' : 'primary');
    switch (mark.device) {
      case 'quarter': {
        const bands = [
          [76, 100],
          [44, 68],
          [0, 36],
        ] as const;
        return { parts: bands.map(([inner, outer], i) => part(paint(i), sector(0, 100, inner, outer, 0, 90))), hasField: false };
      }
      case 'gates': {
        const gate = (inset: number, width: number): Path => {
          const outer = intersect([...rect(inset, inset, 100 - 2 * inset, 160, 50 - inset)], rect(-10, -10, 120, 110));
          if (width === 0) return outer;
          const hole = rect(inset + width, inset + width, 100 - 2 * (inset + width), 160, 50 - inset - width);
          return intersect([...rect(inset, inset, 100 - 2 * inset, 160, 50 - inset), ...reversed(hole)], rect(-10, -10, 120, 110));
        };
        return { parts: [part(paint(0), gate(0, 11)), part(paint(1), gate(18, 11)), part(paint(2), gate(36, 0))], hasField: false };
      }
      case 'ripple': {
        const resting = (r: number): Path => circle(50, 100 - r, r);
        const crescent = (outer: number, inner: number): Path => subtract(resting(outer), transform(resting(inner), translation(0, -2)));
        return {
          parts: [
            part(paint(0), crescent(50, 37)),
            part(paint(1), transform(crescent(33, 21), translation(0, -4))),
            part(paint(2), transform(resting(15), translation(0, -9))),
          ],
          hasField: false,
        };
      }
      default: {
        const bands = [
          [38, 50],
          [20, 32],
          [0, 14],
        ] as const;
        return { parts: bands.map(([inner, outer], i) => part(paint(i), sector(50, 75, inner, outer, -90, 90))), hasField: false };
      }
    }
  },
};
