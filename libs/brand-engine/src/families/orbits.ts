import { intersect, subtract } from '../geometry/boolean.js';
import { type Path, reversed, rotation, transform } from '../geometry/path.js';
import { circle, ellipse, polar, rect, ring, sector } from '../geometry/shapes.js';
import { between, choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

const hoop = (rx: number, ry: number, width: number): Path => [
  ...ellipse(50, 50, rx, ry),
  ...reversed(ellipse(50, 50, rx - width, Math.max(2, ry - width))),
];

/** A body and what circles it. */
export const orbits: SymbolFamily = {
  id: 'orbits',
  kind: 'abstract',
  devices: ['planet', 'tracks', 'eclipse', 'moons'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['planet', 'tracks', 'eclipse', 'moons'],
  accents: true,
  suits: ({ personality }) => 0.6 + 0.4 * personality.organicTechnical + 0.2 * personality.classicModern,
  draw(mark) {
    switch (mark.device) {
      case 'tracks': {
        const turn = between(mark, 'a', 0, 360);
        const outer = sector(50, 50, 37, 50, turn + 24, turn + 330);
        const inner = sector(50, 50, 15, 28, turn + 170, turn + 440);
        return {
          parts: [part('primary', outer), part('secondary', inner), part('secondary', circle(...polar(50, 50, 43.5, turn - 2), 7))],
          hasField: false,
        };
      }
      case 'eclipse': {
        const turn = between(mark, 'a', 20, 70);
        const [x, y] = polar(50, 50, 20, turn);
        return {
          parts: [part('primary', subtract(circle(50, 50, 50), circle(x, y, 34))), part('secondary', circle(x, y, 22))],
          hasField: false,
        };
      }
      case 'moons': {
        const count = choice(mark, 'a', [2, 3]);
        const start = between(mark, 'b', 0, 90);
        const beads = Array.from({ length: count }, (_, i) => ({ spot: polar(50, 50, 41, start + (300 * i) / count), r: 10 - i }));
        const gaps = beads.reduce<Path>((rest, { spot, r }) => subtract(rest, circle(...spot, r + 4.5)), ring(50, 50, 46, 36));
        return {
          parts: [
            part('primary', circle(50, 50, 22)),
            part('primary', gaps),
            part(
              'secondary',
              beads.flatMap(({ spot, r }) => circle(...spot, r)),
            ),
          ],
          hasField: false,
        };
      }
      default: {
        const tilt = between(mark, 'a', -32, -18);
        const body = circle(50, 50, 30);
        const band = hoop(54, 20, 9.5);
        const front = intersect(band, rect(-20, 50, 140, 80));
        const back = subtract(subtract(band, rect(-20, 50, 140, 80)), circle(50, 50, 35));
        const cleared = subtract(body, intersect([...ellipse(50, 50, 58, 24.5)], rect(-20, 50, 140, 80)));
        const cap = intersect(body, [...ellipse(50, 50, 40, 6)]);
        const turn = rotation(tilt, 50, 50);
        return {
          parts: [
            part('primary', transform([...cleared, ...subtract(cap, rect(-20, -20, 140, 70))], turn)),
            part('secondary', transform([...front, ...back], turn)),
          ],
          hasField: false,
        };
      }
    }
  },
};
