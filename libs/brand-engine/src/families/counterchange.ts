import { subtract } from '../geometry/boolean.js';
import { halved, punched } from '../geometry/cut.js';
import { bounds } from '../geometry/path.js';
import { circle } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

/** The initial turns from a hole into a shape where its container ends. */
export const counterchange: SymbolFamily = {
  id: 'counterchange',
  kind: 'monogram',
  devices: ['upright', 'level', 'third', 'disc'],
  needsIcon: false,
  letters: 1,
  containers: ['circle', 'square', 'squircle'],
  contained: [],
  // A letter is only read across the line where both of its halves say the same, and leaves the disc with more than a sliver.
  reads: (device, letter) =>
    device === 'level' ? /[BCDEKOSX38]/.test(letter) : device === 'disc' ? /[ABEFHKMNPRUVWXZ]/.test(letter) : /[AHMNOUVWX08]/.test(letter),
  suits: ({ personality }) => 0.6 + 0.3 * personality.classicModern + 0.2 * personality.softSharp,
  draw(mark, context) {
    const letter = fitLetters(letterPath(context, mark.letters, sturdyWeight(context)), { x: 19, y: 19, width: 62, height: 62 }, 1);
    const { outline } = containerOf(mark.container, mark);
    // A narrow letter would leave nothing of itself outside the disc.
    if (mark.device === 'disc' && bounds(letter).width > 34) {
      const disc = circle(34, 50, 36);
      return { parts: [part('primary', subtract(disc, letter)), part('ink', subtract(letter, disc))], hasField: false };
    }
    const field = punched(outline, letter);
    const degrees = mark.device === 'level' ? 270 : 0;
    const x = mark.device === 'third' ? 62 : 50;
    const [dark] = halved(field, degrees, x, 50);
    const [, light] = halved(letter, degrees, x, 50);
    return { parts: [part('primary', dark), part('primary', light)], hasField: false };
  },
};
