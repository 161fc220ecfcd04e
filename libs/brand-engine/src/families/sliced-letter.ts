import { behind, clip, halved, lap } from '../geometry/cut.js';
import { bounds, type Path } from '../geometry/path.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath } from './letters.js';

/** The path without a level band. */
const without = (path: Path, from: number, to: number): Path => [...clip(path, behind(90, 50, from)), ...clip(path, behind(270, 50, to))];

/** The heaviest drawing of the initial, cut open. */
export const slicedLetter: SymbolFamily = {
  id: 'sliced-letter',
  kind: 'monogram',
  devices: ['slash', 'fold', 'stripes', 'foot'],
  needsIcon: false,
  letters: 1,
  containers: [],
  contained: [],
  suits: ({ personality }) => 0.6 + 0.3 * personality.classicModern + 0.2 * personality.calmEnergetic,
  draw(mark, context) {
    const heaviest = context.pack.font(context.type.font).drawn.at(-1)?.weight;
    const letter = fitLetters(letterPath(context, mark.letters, heaviest), { x: 0, y: 0, width: 96, height: 100 }, 1);
    const { y, height } = bounds(letter);
    switch (mark.device) {
      case 'stripes': {
        const cut = [0.5, 0.68, 0.86].reduce((rest, share) => without(rest, y + height * share, y + height * share + 5), letter);
        return { parts: [part('primary', cut)], hasField: false };
      }
      case 'foot': {
        const at = y + height * between(mark, 'a', 0.58, 0.68);
        const [head, foot] = halved(letter, 90, 50, at, 5);
        return { parts: [part('primary', head), part('secondary', foot)], hasField: false };
      }
      case 'fold': {
        const [one, other] = halved(letter, between(mark, 'a', 18, 32), 50, 50, lap);
        return { parts: [part('primary', one), part('secondary', other)], hasField: false };
      }
      default: {
        const [above, below] = halved(letter, 90 + between(mark, 'a', -42, -26), 50, 50, 6.5);
        return { parts: [part('primary', [...above, ...below])], hasField: false };
      }
    }
  },
};
