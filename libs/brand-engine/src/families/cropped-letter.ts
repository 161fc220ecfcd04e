import { intersect, subtract } from '../geometry/boolean.js';
import { bounds, rotation, transform, translation } from '../geometry/path.js';
import { containerOf } from './container.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

/** The initial so large that its container crops it. */
export const croppedLetter: SymbolFamily = {
  id: 'cropped-letter',
  kind: 'monogram',
  devices: ['corner', 'rising', 'tilted', 'leaving'],
  needsIcon: false,
  letters: 1,
  containers: ['circle', 'squircle', 'square', 'drop'],
  contained: ['corner', 'rising', 'tilted', 'leaving'],
  // These are mistaken for others once an edge of them is gone.
  reads: (_, letter) => !/[IJLTY17]/.test(letter),
  suits: ({ personality }) => 0.6 + 0.3 * personality.calmEnergetic + 0.3 * personality.classicModern,
  draw(mark, context) {
    const { outline } = containerOf(mark.container, mark);
    const size = between(mark, 'a', 92, 104);
    const letter = fitLetters(
      letterPath(context, mark.letters, sturdyWeight(context)),
      { x: 50 - size / 2, y: 50 - size / 2, width: size, height: size },
      1,
    );
    const own = bounds(letter);
    const placed =
      mark.device === 'corner'
        ? transform(letter, translation(88 - own.x - own.width * 0.86, 26 - own.y))
        : mark.device === 'rising'
          ? transform(letter, translation(0, 30 - own.y))
          : mark.device === 'tilted'
            ? transform(letter, rotation(-14, 50, 50))
            : transform(letter, translation(30 - own.x, 18 - own.y));
    return { parts: [part('primary', subtract(outline, placed)), part('glyph', intersect(placed, outline))], hasField: true };
  },
};
