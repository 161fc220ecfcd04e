import type { Path } from '../geometry/path.js';
import { circle, polar, rect, reversed, sector } from '../geometry/shapes.js';
import { intersect } from '../geometry/boolean.js';
import { choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

/** Arcs around a common middle. */
export const arches: SymbolFamily = {
  id: 'arches',
  kind: 'abstract',
  devices: ['rainbow', 'quarter', 'gates', 'signal'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['rainbow', 'quarter', 'gates', 'signal'],
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
      case 'signal': {
        const turn = choice(mark, 'b', [0, 45, 90, -45]);
        const spot = polar(50, 50, 34, turn + 180);
        const fan = (inner: number, outer: number): Path => sector(...spot, inner, outer, turn - 46, turn + 46);
        return { parts: [part('secondary', circle(...spot, 13)), part('primary', [...fan(24, 42), ...fan(54, 72)])], hasField: false };
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
