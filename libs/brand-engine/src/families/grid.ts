import type { MarkDecision } from '../decisions.js';
import type { Path } from '../geometry/path.js';
import { rotation, transform } from '../geometry/path.js';
import { arc } from '../geometry/parse.js';
import { circle, polygon, rect } from '../geometry/shapes.js';
import { choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';
import type { Part } from '../scene/scene.js';

/** The side of a tile, of which two and the gap between them make the mark. */
export const size = 47.5;

/** A quarter disc whose right angle lies at the tile's lower right; `turn` quarter turns move it on. */
export function quarter(x: number, y: number, turn: number): Path {
  const path: Path = [['M', x + size, y + size], ['L', x, y + size], ...arc(x, y + size, size, size, 0, false, true, x + size, y), ['Z']];
  return transform(path, rotation(90 * turn, x + size / 2, y + size / 2));
}

/** A tile with two opposite corners rounded. */
export function leaf(x: number, y: number, turn: number): Path {
  const r = size;
  const path: Path = [
    ['M', x, y],
    ['L', x + r * 0.04, y],
    ...arc(x + r * 0.04, y, r * 0.96, r * 0.96, 0, false, true, x + r, y + r * 0.96),
    ['L', x + r, y + r],
    ['L', x + r * 0.96, y + r],
    ...arc(x + r * 0.96, y + r, r * 0.96, r * 0.96, 0, false, true, x, y + r * 0.04),
    ['Z'],
  ];
  return transform(path, rotation(90 * turn, x + size / 2, y + size / 2));
}

const half = (x: number, y: number, turn: number): Path =>
  transform(
    polygon(
      [
        [x, y],
        [x + size, y + size],
        [x, y + size],
      ],
      2,
    ),
    rotation(90 * turn, x + size / 2, y + size / 2),
  );

/** Turns of the four tiles, clockwise from the top left, that make a whole rather than a heap. */
const orders = [
  [0, 1, 2, 3],
  [2, 3, 0, 1],
  [0, 2, 0, 2],
  [0, 0, 2, 2],
  [1, 1, 3, 3],
  [3, 2, 1, 0],
  [0, 3, 2, 1],
] as const;

function tiles(mark: MarkDecision, draw: (x: number, y: number, turn: number, i: number) => Path): Part[] {
  const order = choice(mark, 'a', orders);
  const accent = choice(mark, 'b', [0, 1, 2, 3]);
  const second = choice(mark, 'c', [-1, 2, -1]);
  const at = [
    [0, 0],
    [100 - size, 0],
    [100 - size, 100 - size],
    [0, 100 - size],
  ] as const;
  return at.map(([x, y], i) => part(i === accent || i === (accent + second) % 4 ? 'secondary' : 'primary', draw(x, y, order[i] ?? 0, i)));
}

/** Four tiles of one shape, turned against each other. */
export const grid: SymbolFamily = {
  id: 'grid',
  kind: 'abstract',
  devices: ['quarters', 'leaves', 'mixed', 'sails'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['quarters', 'leaves', 'mixed', 'sails'],
  suits: ({ personality }) => 0.7 + 0.4 * personality.classicModern - 0.2 * personality.modestLuxurious,
  draw(mark) {
    const shapes: Record<string, (x: number, y: number, turn: number, i: number) => Path> = {
      quarters: quarter,
      leaves: leaf,
      sails: half,
      mixed: (x, y, turn, i) => {
        const kind = (i + Math.floor((mark.params.d ?? 0) * 4)) % 4;
        if (kind === 0) return circle(x + size / 2, y + size / 2, size / 2);
        return kind === 2 ? rect(x, y, size, size, 3) : quarter(x, y, turn);
      },
    };
    return { parts: tiles(mark, shapes[mark.device] ?? quarter), hasField: false };
  },
};
