import type { Path } from '../geometry/path.js';
import { circle, rect } from '../geometry/shapes.js';
import { choice, part, type SymbolFamily } from './family.js';
import { leaf, quarter, size } from './grid.js';
import { fitLetters, heaviestWeight, letterPath } from './letters.js';

const far = 100 - size;
const disc = (x: number, y: number): Path => circle(x + size / 2, y + size / 2, size / 2);
const block = (x: number, y: number): Path => rect(x, y, size, size, 3);

/** The tiles beside the letter, clockwise from its right: each set closes around the middle. */
const sets: Readonly<Record<string, readonly [Path, Path, Path]>> = {
  quarters: [quarter(far, 0, 1), quarter(far, far, 2), quarter(0, far, 3)],
  leaves: [leaf(far, 0, 1), leaf(far, far, 0), leaf(0, far, 1)],
  blocks: [block(far, 0), block(far, far), block(0, far)],
  discs: [disc(far, 0), disc(far, far), disc(0, far)],
  mixed: [quarter(far, 0, 0), disc(far, far), quarter(0, far, 2)],
};

/** The initial as one of four tiles. */
export const tileLetter: SymbolFamily = {
  id: 'tile-letter',
  kind: 'monogram',
  devices: ['quarters', 'leaves', 'blocks', 'discs', 'mixed'],
  needsIcon: false,
  letters: 1,
  containers: [],
  contained: [],
  suits: ({ personality }) => 0.7 + 0.4 * personality.classicModern - 0.2 * personality.modestLuxurious,
  draw(mark, context) {
    const letter = fitLetters(letterPath(context, mark.letters, heaviestWeight(context)), { x: 0, y: 0, width: size, height: size }, 1);
    const [right, across, below] = sets[mark.device] ?? [[], [], []];
    const [accent, rest] = choice(mark, 'a', [
      [across, [...right, ...below]],
      [[...right, ...below], across],
    ] as const);
    return { parts: [part('primary', [...letter, ...rest]), part('secondary', accent)], hasField: false };
  },
};
