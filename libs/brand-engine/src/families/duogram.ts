import { halved, punched } from '../geometry/cut.js';
import type { Box } from '../geometry/path.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

const oldStairs: readonly [Box, Box] = [
  { x: 15, y: 15, width: 38, height: 38 },
  { x: 47, y: 47, width: 38, height: 38 },
];

/** How much of the room in a shape each of two letters takes up that stand one below the other. */
const step = 0.56;

/** The first letter at the upper left of the room inside a shape, the second at its lower right. */
const stairsIn = ({ x, y, width, height }: Box): readonly [Box, Box] => {
  const [w, h] = [width * step, height * step];
  return [
    { x, y, width: w, height: h },
    { x: x + width - w, y: y + height - h, width: w, height: h },
  ];
};

/** Two initials in one container. */
export const duogram: SymbolFamily = {
  id: 'duogram',
  kind: 'monogram',
  devices: ['side-by-side', 'stairs', 'halves', 'slash', 'storeys'],
  needsIcon: false,
  letters: 2,
  containers: ['circle', 'squircle', 'square', 'shield', 'hexagon'],
  contained: ['side-by-side', 'stairs'],
  suits: ({ name, personality }) => (/[\s&]\S/.test(name) ? 0.85 : 0.25) + 0.2 * personality.modestLuxurious,
  draw(mark, context) {
    const { outline, inner } = containerOf(mark.container, mark);
    const weight = sturdyWeight(context);
    const [first = 'A', second = first] = Array.from(mark.letters);
    const path = (letter: string) => letterPath(context, letter, weight);
    if (mark.device === 'side-by-side') {
      const wider = mark.fitted ? -2 : 3;
      const box = { ...inner, x: inner.x - wider, width: inner.width + 2 * wider };
      const glyph = fitLetters(letterPath(context, first + second, weight, 20), box, 0.8);
      return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
    }
    if (mark.device === 'halves') {
      const [left, right] = halved(outline, 0, 50, 50, 4);
      // Older nodes have the letters as wide as their half.
      const isClear = mark.params.clear === 1;
      const half = isClear ? { y: 32, width: 25, height: 36 } : { y: 30, width: 34, height: 40 };
      const one = fitLetters(path(first), { x: isClear ? 17 : 10, ...half });
      const other = fitLetters(path(second), { x: isClear ? 58 : 56, ...half });
      return { parts: [part('primary', punched(left, one)), part('secondary', punched(right, other))], hasField: false };
    }
    if (mark.device === 'storeys') {
      const [upper, lower] = halved(outline, 90, 50, 50, 5);
      const one = fitLetters(path(first), { x: 28, y: 12, width: 44, height: 31 }, 1);
      const other = fitLetters(path(second), { x: 28, y: 57, width: 44, height: 31 }, 1);
      return { parts: [part('primary', punched(upper, one)), part('secondary', punched(lower, other))], hasField: false };
    }
    const [upper, lower] = mark.fitted ? stairsIn(inner) : oldStairs;
    const a = fitLetters(path(first), upper, 0.95);
    const b = fitLetters(path(second), lower, 0.95);
    const field = punched(outline, [...a, ...b]);
    if (mark.device === 'stairs') return { parts: [part('primary', field), part('glyph', [...a, ...b])], hasField: true };
    const [left, right] = halved(field, 45, 50, 50, 5);
    return { parts: [part('primary', [...left, ...right]), part('glyph', [...a, ...b])], hasField: true };
  },
};
