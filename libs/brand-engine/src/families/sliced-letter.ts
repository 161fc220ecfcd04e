import { intersect, subtract } from '../geometry/boolean.js';
import { bounds, type Path, rotation, transform } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath } from './letters.js';

const band = (y: number, height: number, angle: number): Path => transform(rect(-100, y, 300, height), rotation(angle, 50, 50));

/** The heaviest drawing of the initial, cut open. */
export const slicedLetter: SymbolFamily = {
  id: 'sliced-letter',
  kind: 'monogram',
  devices: ['slash', 'fold', 'stripes', 'foot'],
  needsIcon: false,
  letters: 1,
  containers: [],
  suits: ({ personality }) => 0.6 + 0.3 * personality.classicModern + 0.2 * personality.calmEnergetic,
  draw(mark, context) {
    const heaviest = context.pack.font(context.type.font).drawn.at(-1)?.weight;
    const letter = fitLetters(letterPath(context, mark.letters, heaviest), { x: 0, y: 0, width: 96, height: 100 }, 1);
    const { y, height } = bounds(letter);
    switch (mark.device) {
      case 'stripes': {
        const gaps = [0.5, 0.68, 0.86].map((share) => band(y + height * share, 5, 0));
        return {
          parts: [
            part(
              'primary',
              gaps.reduce((rest, gap) => subtract(rest, gap), letter),
            ),
          ],
          hasField: false,
        };
      }
      case 'foot': {
        const cut = y + height * between(mark, 'a', 0.58, 0.68);
        return {
          parts: [
            part('primary', subtract(letter, rect(-50, cut - 5, 200, 200))),
            part('secondary', intersect(letter, rect(-50, cut, 200, 200))),
          ],
          hasField: false,
        };
      }
      case 'fold': {
        const plane = transform(rect(50, -150, 300, 400), rotation(between(mark, 'a', 18, 32), 50, 50));
        return { parts: [part('primary', subtract(letter, plane)), part('secondary', intersect(letter, plane))], hasField: false };
      }
      default: {
        const angle = between(mark, 'a', -42, -26);
        return { parts: [part('primary', subtract(letter, band(47, 6.5, angle)))], hasField: false };
      }
    }
  },
};
