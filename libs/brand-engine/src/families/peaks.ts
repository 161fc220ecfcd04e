import { intersect, subtract } from '../geometry/boolean.js';
import { circle, polygon, rect } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

const summit = (x: number, top: number, half: number, soft: number, base = 92) =>
  polygon(
    [
      [x, top],
      [x + half, base],
      [x - half, base],
    ],
    soft,
  );

/** Mountains, roofs, heights. */
export const peaks: SymbolFamily = {
  id: 'peaks',
  kind: 'abstract',
  devices: ['twin', 'ridge', 'sunrise', 'snow'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['twin', 'ridge', 'sunrise', 'snow'],
  suits: ({ personality }) => 1.1 + 0.1 * personality.softSharp,
  draw(mark) {
    const soft = 3 + 2 * mark.roundness;
    switch (mark.device) {
      case 'ridge': {
        const body = circle(50, 50, 50);
        const front = intersect(summit(34, 44, 62, 1, 110), body);
        const back = intersect(summit(70, 26, 62, 1, 110), body);
        const halo = summit(34, 37, 66, 1, 110);
        return {
          parts: [part('secondary', subtract(back, halo)), part('primary', front), part('secondary', subtract(circle(32, 24, 9), halo))],
          hasField: false,
        };
      }
      case 'sunrise': {
        const mountain = summit(50, 42, 54, soft);
        return {
          parts: [part('secondary', subtract(circle(50, 36, 28), summit(50, 34, 60, 2, 98))), part('primary', mountain)],
          hasField: false,
        };
      }
      case 'snow': {
        const left = between(mark, 'a', 34, 38);
        const mountain = summit(50, 6, 52, soft);
        const line = polygon([
          [0, 40],
          [left, 40],
          [45, 50],
          [54, 42],
          [62, 50],
          [100, 36],
          [100, 43],
          [62, 58],
          [54, 50],
          [45, 58],
          [left - 2, 47],
          [0, 47],
        ]);
        const cap = intersect(mountain, rect(0, 0, 100, 52));
        const parted = subtract(mountain, line);
        const aboveLine = polygon([
          [0, 0],
          [100, 0],
          [100, 38],
          [62, 54],
          [54, 46],
          [45, 54],
          [left, 43],
          [0, 43],
        ]);
        return {
          parts: [part('secondary', intersect(parted, intersect(cap, aboveLine))), part('primary', subtract(parted, aboveLine))],
          hasField: false,
        };
      }
      default: {
        const front = summit(36, 26, 38, soft);
        const back = summit(64, 10, 44, soft);
        return { parts: [part('primary', subtract(back, summit(36, 15, 44, soft, 99))), part('secondary', front)], hasField: false };
      }
    }
  },
};
