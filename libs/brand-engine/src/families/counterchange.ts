import { intersect, subtract } from '../geometry/boolean.js';
import type { Path } from '../geometry/path.js';
import { circle, rect } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

/** The initial turns from a hole into a shape where its container ends. */
export const counterchange: SymbolFamily = {
  id: 'counterchange',
  kind: 'monogram',
  devices: ['upright', 'level', 'quarter', 'disc'],
  needsIcon: false,
  letters: 1,
  containers: ['circle', 'square', 'squircle'],
  suits: ({ personality }) => 0.6 + 0.3 * personality.classicModern + 0.2 * personality.softSharp,
  draw(mark, context) {
    const letter = fitLetters(letterPath(context, mark.letters, sturdyWeight(context)), { x: 14, y: 10, width: 72, height: 80 }, 1);
    const { outline } = containerOf(mark.container, mark);
    const half: Record<string, Path> = {
      upright: intersect(outline, rect(-10, -10, 60, 120)),
      level: intersect(outline, rect(-10, 50, 120, 70)),
      quarter: intersect(outline, [...rect(-10, -10, 60, 60), ...rect(50, 50, 60, 60)]),
      disc: circle(34, 50, 36),
    };
    const field = half[mark.device] ?? outline;
    return {
      parts: [part('primary', subtract(field, letter)), part(mark.device === 'disc' ? 'ink' : 'primary', subtract(letter, field))],
      hasField: false,
    };
  },
};
