import { resolve } from '../geometry/boolean.js';
import { arc } from '../geometry/parse.js';
import type { Command, Path } from '../geometry/path.js';
import { rotation, transform } from '../geometry/path.js';
import { circle, polar, polygon, rect, sector } from '../geometry/shapes.js';
import { choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

const around = (shape: Path, count: number, start = 0): Path =>
  Array.from({ length: count }, (_, i) => transform(shape, rotation(start + (360 * i) / count, 50, 50))).flat();

/** The arc of a circle around the middle, from one angle to another. */
const arcTo = (r: number, from: number, to: number): Command[] =>
  arc(...polar(50, 50, r, from), r, r, 0, false, true, ...polar(50, 50, r, to));

/** Rays, segments and spokes: energy that leaves a middle. */
export const radial: SymbolFamily = {
  id: 'radial',
  kind: 'abstract',
  devices: ['rays', 'spokes', 'fan', 'dial'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['rays', 'spokes', 'fan', 'dial'],
  accents: true,
  suits: ({ personality }) => 0.7 + 0.4 * personality.calmEnergetic,
  draw(mark) {
    switch (mark.device) {
      case 'spokes': {
        const count = choice(mark, 'a', [3, 4]);
        const width = count === 3 ? 15 : 12;
        const bar = rect(50 - width / 2, 0, width, 100, width / 2);
        const parts = Array.from({ length: count }, (_, i) => transform(bar, rotation((180 * i) / count, 50, 50)));
        return { parts: [part('primary', resolve(parts.flat()))], hasField: false };
      }
      case 'fan': {
        const count = choice(mark, 'a', [5, 6]);
        const step = 360 / count;
        const vane: Path = [['M', ...polar(50, 50, 8, 0)], ['L', ...polar(50, 50, 50, 0)], ...arcTo(50, 0, step * 0.62), ['Z']];
        return { parts: [part('primary', around(vane, count))], hasField: false };
      }
      case 'dial': {
        const count = choice(mark, 'a', [5, 6, 7]);
        const step = 360 / count;
        const accent = choice(mark, 'b', [0, 1, 2]);
        const slices = Array.from({ length: count }, (_, i) => sector(50, 50, 24, 50, i * step + 3.5, (i + 1) * step - 3.5));
        return {
          parts: [part('primary', slices.filter((_, i) => i !== accent).flat()), part('secondary', slices[accent] ?? [])],
          hasField: false,
        };
      }
      default: {
        const count = 6;
        const spread = choice(mark, 'a', [12, 17, 22]);
        const ray = polygon(
          [polar(50, 50, 27, -spread * 0.9), polar(50, 50, 50, -spread), polar(50, 50, 50, spread), polar(50, 50, 27, spread * 0.9)],
          1.5,
        );
        return { parts: [part('secondary', around(ray, count)), part('primary', circle(50, 50, 21))], hasField: false };
      }
    }
  },
};
