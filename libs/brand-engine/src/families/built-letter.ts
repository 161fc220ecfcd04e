import { punched } from '../geometry/cut.js';
import { clockwise, transform } from '../geometry/path.js';
import { alphabet, type Built } from './built-alphabet.js';
import { containerOf, frameOf } from './container.js';
import { type DrawContext, part, type SymbolFamily } from './family.js';
import { centreLetters, fitLetters, letterPath, sturdyWeight } from './letters.js';

const box = { x: 0, y: 0, width: 100, height: 100 };

/** A name may be changed to one whose initial cannot be built: its font writes that. */
function built(letter: string, context: DrawContext): Built {
  const builder = alphabet[letter.normalize('NFD').charAt(0)];
  if (!builder) return { first: fitLetters(letterPath(context, letter, sturdyWeight(context)), box, 1), second: [] };
  const { first, second } = builder();
  return { first: clockwise(first), second: clockwise(second) };
}

/** The initial built of blocks, wedges and pieces of discs, whatever the font. */
export const builtLetter: SymbolFamily = {
  id: 'built-letter',
  kind: 'monogram',
  devices: ['tones', 'slanted', 'plate', 'framed'],
  needsIcon: false,
  letters: 1,
  containers: ['squircle', 'circle', 'square', 'hexagon', 'leaf', 'arch', 'pocket', 'scallop'],
  contained: ['plate', 'framed'],
  bare: ['tones', 'slanted'],
  // Leaning, the wedge between two stems turns into a lozenge.
  reads: (device, letter) => letter in alphabet && !(device === 'slanted' && /[MNVW]/.test(letter)),
  suits: ({ personality }) => 0.7 + 0.3 * personality.classicModern + 0.2 * personality.seriousPlayful - 0.2 * personality.modestLuxurious,
  draw(mark, context) {
    const { first, second } = built(mark.letters, context);
    const shape = containerOf(mark.container, mark);
    const { outline, inner } = shape;
    switch (mark.device) {
      case 'slanted': {
        const lean = [1, 0, -0.24, 1, 24, 0] as const;
        return { parts: [part('primary', transform(first, lean)), part('secondary', transform(second, lean))], hasField: false };
      }
      case 'plate': {
        const glyph = centreLetters([...first, ...second], inner, 0.92, mark);
        return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
      }
      case 'framed': {
        const glyph = centreLetters([...first, ...second], inner, 0.82, mark);
        return { parts: [part('secondary', frameOf(shape)), part('primary', glyph)], hasField: false };
      }
      default:
        return { parts: [part('primary', first), part('secondary', second)], hasField: false };
    }
  },
};
