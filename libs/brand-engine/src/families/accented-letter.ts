import { intersect, subtract } from '../geometry/boolean.js';
import { bounds, type Path, transform } from '../geometry/path.js';
import { circle, polar, polygon, rect, sector } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitLetters, heaviestWeight, letterPath } from './letters.js';

/** Two arms of a square corner, as thick as a ring is. */
const bracket = (thick: number, long: number): Path =>
  polygon([
    [0, 0],
    [long, 0],
    [long, thick],
    [thick, thick],
    [thick, long],
    [0, long],
  ]);

/** The initial with one plain shape for company. */
export const accentedLetter: SymbolFamily = {
  id: 'accented-letter',
  kind: 'monogram',
  devices: ['ground', 'corners', 'overprint', 'orbit'],
  needsIcon: false,
  letters: 1,
  containers: [],
  contained: [],
  bare: ['ground'],
  accents: true,
  // In a ring, C and R are signs of the law; the disc needs something to cross.
  reads: (device, letter) => !(device === 'orbit' && /[CR]/.test(letter)) && !(device === 'overprint' && /[LJ]/.test(letter)),
  suits: ({ personality }) => 0.7 + 0.2 * personality.classicModern + 0.2 * personality.modestLuxurious,
  draw(mark, context) {
    const outline = letterPath(context, mark.letters, heaviestWeight(context));
    const thick = 12.5 + 1.5 * mark.weight;
    switch (mark.device) {
      case 'corners': {
        const letter = fitLetters(outline, { x: 24, y: 24, width: 52, height: 52 }, 1);
        const corner = bracket(1.5 * thick, between(mark, 'a', 56, 64));
        return {
          parts: [part('primary', letter), part('secondary', [...corner, ...transform(corner, [-1, 0, 0, -1, 100, 100])])],
          hasField: false,
        };
      }
      case 'overprint': {
        const letter = fitLetters(outline, { x: 0, y: 10, width: 84, height: 90 }, 1);
        const { x, width } = bounds(letter);
        const disc = circle(x + width, 32, 32);
        return {
          parts: [part('primary', subtract(letter, disc)), part('secondary', subtract(disc, letter)), part('ink', intersect(letter, disc))],
          hasField: false,
        };
      }
      case 'orbit': {
        const opening = between(mark, 'a', 30, 60);
        const letter = fitLetters(outline, { x: 25, y: 25, width: 50, height: 50 }, 1);
        return {
          parts: [
            part('primary', sector(50, 50, 50 - thick, 50, opening + 26, opening + 334)),
            part('secondary', circle(...polar(50, 50, 50 - thick / 2, opening), thick * 0.72)),
            part('primary', letter),
          ],
          hasField: false,
        };
      }
      default: {
        const letter = fitLetters(outline, { x: 0, y: 0, width: 100, height: 78 }, 1);
        const { x, width } = bounds(letter);
        return { parts: [part('primary', letter), part('secondary', rect(x, 86, width, 14))], hasField: false };
      }
    }
  },
};
