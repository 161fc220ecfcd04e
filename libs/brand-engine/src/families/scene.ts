import { intersect, subtract } from '../geometry/boolean.js';
import type { Path } from '../geometry/path.js';
import { circle, polygon } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { between, part, type SymbolFamily } from './family.js';

const hill = (from: number, top: number, to: number): Path => [
  ['M', -20, from],
  ['C', 20, top - 6, 46, top, 60, (top + to) / 2],
  ['C', 80, to - 4, 100, to - 8, 125, to],
  ['L', 125, 130],
  ['L', -20, 130],
  ['Z'],
];

/** A small landscape in a container. */
export const scene: SymbolFamily = {
  id: 'scene',
  kind: 'abstract',
  devices: ['hills', 'dusk', 'night', 'shore'],
  needsIcon: false,
  letters: 0,
  containers: ['circle', 'squircle', 'arch', 'square', 'hexagon'],
  contained: ['hills', 'dusk', 'night', 'shore'],
  suits: ({ personality }) => 0.9 - 0.3 * personality.organicTechnical,
  draw(mark) {
    const { outline } = containerOf(mark.container, mark);
    const inside = (path: Path): Path => intersect(path, outline);
    const x = between(mark, 'a', 38, 64);
    switch (mark.device) {
      case 'dusk': {
        const sun = circle(50, 50, 20);
        const ground = polygon([
          [-10, 54],
          [110, 54],
          [110, 130],
          [-10, 130],
        ]);
        const stripes = [64, 78].map((y) =>
          polygon([
            [-10, y],
            [110, y],
            [110, y + 6],
            [-10, y + 6],
          ]),
        );
        const sky = subtract(
          subtract(outline, subtract(sun, ground)),
          polygon([
            [-10, 50],
            [110, 50],
            [110, 56],
            [-10, 56],
          ]),
        );
        const field = stripes.reduce((rest, stripe) => subtract(rest, stripe), sky);
        return { parts: [part('primary', field), part('glyph', intersect(subtract(outline, field), outline))], hasField: true };
      }
      case 'night': {
        const moon = subtract(circle(x + 8, 33, 17), circle(x + 17, 27, 15));
        const peak = inside(
          polygon(
            [
              [-12, 112],
              [34, 52],
              [54, 78],
              [68, 62],
              [112, 112],
            ],
            2,
          ),
        );
        const field = subtract(subtract(outline, moon), peak);
        return { parts: [part('primary', field), part('glyph', [...moon, ...peak])], hasField: true };
      }
      case 'shore': {
        const sun = circle(x, 32, 14);
        const bands = [54, 72].flatMap((y) => inside(subtract(hill(y, y - 5, y + 6), hill(y + 9, y + 4, y + 15))));
        return { parts: [part('primary', subtract(subtract(outline, sun), bands)), part('glyph', [...sun, ...bands])], hasField: true };
      }
      default: {
        const sky = subtract(subtract(outline, hill(50, 44, 66)), circle(x + 6, 29, 11));
        const slope = inside(hill(56, 50, 72));
        return { parts: [part('primary', sky), part('secondary', slope)], hasField: false };
      }
    }
  },
};
