import { behind, clip, halved, lap } from '../geometry/cut.js';
import { bounds, type Path, transform, translation } from '../geometry/path.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitLetters, heaviestWeight, letterPath } from './letters.js';

/** The path without a level band. */
const without = (path: Path, from: number, to: number): Path => [...clip(path, behind(90, 50, from)), ...clip(path, behind(270, 50, to))];

/** The heaviest drawing of the initial, cut open. */
export const slicedLetter: SymbolFamily = {
  id: 'sliced-letter',
  kind: 'monogram',
  devices: ['slash', 'fold', 'stripes', 'foot', 'shift', 'quartered'],
  needsIcon: false,
  letters: 1,
  containers: [],
  contained: [],
  // Moved apart or cut crosswise, only some letters stay themselves: an S turns into a dollar sign.
  reads: (device, letter) =>
    device === 'shift' ? /[ABEFHKMNPRSWXZ]/.test(letter) : device === 'quartered' ? /[ABCDGKOPQRX08]/.test(letter) : true,
  suits: ({ personality }) => 0.6 + 0.3 * personality.classicModern + 0.2 * personality.calmEnergetic,
  draw(mark, context) {
    const letter = fitLetters(letterPath(context, mark.letters, heaviestWeight(context)), { x: 0, y: 0, width: 96, height: 100 }, 1);
    const { x, y, width, height } = bounds(letter);
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
      case 'shift': {
        const [upper, lower] = halved(letter, 90, 50, y + height / 2, 5);
        const by = between(mark, 'a', 7, 9);
        return {
          parts: [part('primary', transform(upper, translation(-by, 0))), part('secondary', transform(lower, translation(by, 0)))],
          hasField: false,
        };
      }
      case 'quartered': {
        const [left, right] = halved(letter, 0, x + width / 2, 50, 5);
        const [[leftTop, leftFoot], [rightTop, rightFoot]] = [left, right].map((half) => halved(half, 90, 50, y + height / 2, 5)) as [
          [Path, Path],
          [Path, Path],
        ];
        return { parts: [part('primary', [...leftTop, ...leftFoot, ...rightFoot]), part('secondary', rightTop)], hasField: false };
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
