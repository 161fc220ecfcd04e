import { subtract, unite } from '../geometry/boolean.js';
import type { Command, Path } from '../geometry/path.js';
import { rotation, transform } from '../geometry/path.js';
import { circle, polar, polygon, regularPolygon } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

/** A star whose sides curve inwards. */
function star(cx: number, cy: number, r: number, points: number, waist: number): Path {
  const tip = (i: number): [number, number] => polar(cx, cy, r, (360 * i) / points);
  const out: Command[] = [['M', ...tip(0)]];
  for (let i = 1; i <= points; i++) {
    const hollow = polar(cx, cy, r * waist, (360 * (i - 0.5)) / points);
    out.push(['Q', ...hollow, ...tip(i)]);
  }
  return [...out, ['Z']];
}

/** Stars and sparks. */
export const spark: SymbolFamily = {
  id: 'spark',
  kind: 'abstract',
  devices: ['four-point', 'pair', 'eight-point', 'compass'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['four-point', 'pair', 'eight-point', 'compass'],
  accents: true,
  suits: ({ personality }) => 0.5 + 0.3 * personality.calmEnergetic + 0.2 * personality.modestLuxurious + 0.2 * personality.softSharp,
  draw(mark) {
    const waist = between(mark, 'a', 0.28, 0.4);
    switch (mark.device) {
      case 'pair':
        return {
          parts: [part('primary', star(42, 56, 46, 4, waist + 0.08)), part('secondary', star(82, 18, 20, 4, waist + 0.08))],
          hasField: false,
        };
      case 'eight-point': {
        const turned = transform(star(50, 50, between(mark, 'b', 30, 38), 4, waist), rotation(45, 50, 50));
        return { parts: [part('primary', unite(star(50, 50, 51, 4, waist), turned))], hasField: false };
      }
      case 'compass': {
        const disc = circle(50, 50, 50);
        const needle = transform(
          polygon([
            [50, 12],
            [62, 50],
            [50, 88],
            [38, 50],
          ]),
          rotation(between(mark, 'b', 25, 50), 50, 50),
        );
        return { parts: [part('primary', subtract(disc, needle)), part('secondary', regularPolygon(50, 50, 5, 24))], hasField: false };
      }
      default: {
        const whole = star(50, 50, 51, 4, waist + 0.06);
        const hole = circle(50, 50, 9);
        return { parts: [part('primary', subtract(whole, circle(50, 50, 14))), part('secondary', hole)], hasField: false };
      }
    }
  },
};
