import { intersect, subtract } from '../geometry/boolean.js';
import { polygon, rect } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

/** Two initials in one container. */
export const duogram: SymbolFamily = {
  id: 'duogram',
  kind: 'monogram',
  devices: ['side-by-side', 'stairs', 'halves', 'slash'],
  needsIcon: false,
  letters: 2,
  containers: ['circle', 'squircle', 'square', 'shield', 'hexagon'],
  suits: ({ name, personality }) => (/[\s&]\S/.test(name) ? 1.1 : 0.25) + 0.2 * personality.modestLuxurious,
  draw(mark, context) {
    const { outline, inner } = containerOf(mark.container, mark);
    const weight = sturdyWeight(context);
    const [first = 'A', second = first] = Array.from(mark.letters);
    const path = (letter: string) => letterPath(context, letter, weight);
    if (mark.device === 'side-by-side') {
      const glyph = fitLetters(letterPath(context, first + second, weight, 20), { ...inner, x: inner.x - 3, width: inner.width + 6 }, 0.8);
      return { parts: [part('primary', subtract(outline, glyph)), part('glyph', glyph)], hasField: true };
    }
    if (mark.device === 'halves') {
      const left = subtract(intersect(outline, rect(-10, -10, 58, 120)), fitLetters(path(first), { x: 8, y: 30, width: 36, height: 40 }));
      const right = subtract(intersect(outline, rect(52, -10, 58, 120)), fitLetters(path(second), { x: 56, y: 30, width: 36, height: 40 }));
      return { parts: [part('primary', left), part('secondary', right)], hasField: false };
    }
    const a = fitLetters(path(first), { x: 14, y: 13, width: 40, height: 40 }, 0.95);
    const b = fitLetters(path(second), { x: 46, y: 47, width: 40, height: 40 }, 0.95);
    if (mark.device === 'stairs') {
      const glyph = [...a, ...b];
      return { parts: [part('primary', subtract(subtract(outline, a), b)), part('glyph', glyph)], hasField: true };
    }
    const slash = polygon([
      [96, -8],
      [104, 0],
      [4, 108],
      [-4, 100],
    ]);
    return {
      parts: [part('primary', subtract(subtract(subtract(outline, a), b), intersect(slash, outline))), part('glyph', [...a, ...b])],
      hasField: true,
    };
  },
};
