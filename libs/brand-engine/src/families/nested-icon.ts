import { punched } from '../geometry/cut.js';
import { clearingOf } from '../geometry/clearing.js';
import { bounds, type Path } from '../geometry/path.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitIcon } from './icon.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

/** Letters with a counter or a bay that holds something on three sides at least: beside an L a picture is only wedged in. */
const roomy = /[CDGOQU]/;

interface Nested {
  letter: Path;
  picture: Path;
}

/** The picture in the largest free circle of the letter's own box: its counter, or the bay that it leaves. */
function nested(letter: Path, icon: Path): Nested {
  const { x, y, r } = clearingOf(letter, bounds(letter), 'outside');
  const side = r * 1.62;
  return { letter, picture: fitIcon(icon, { x: x - side / 2, y: y - side / 2, width: side, height: side }) };
}

/** The initial with a picture in its counter. */
export const nestedIcon: SymbolFamily = {
  id: 'nested-icon',
  kind: 'icon',
  devices: ['colour', 'tone', 'heavy', 'plate'],
  needsIcon: true,
  letters: 1,
  containers: ['squircle', 'circle', 'square', 'arch'],
  contained: ['plate'],
  bare: ['colour', 'tone', 'heavy'],
  shaped: ['plate'],
  accents: true,
  accepts: (_, { scores }) => (scores.none ?? 0) >= 0.8,
  reads: (_, letter) => roomy.test(letter),
  suits: ({ personality }) => 1 + 0.1 * personality.seriousPlayful,
  draw(mark, context) {
    const { drawn } = context.pack.font(context.type.font);
    const weight = mark.device === 'heavy' ? sturdyWeight(context) : (drawn[Math.min(1, drawn.length - 1)]?.weight ?? context.type.heading);
    const letter = fitLetters(letterPath(context, mark.letters, weight), { x: 0, y: 0, width: 100, height: 100 }, 1);
    const icon = context.pack.bareDrawing(mark.icon ?? '', mark);
    if (mark.device === 'plate') {
      const { outline, inner } = containerOf(mark.container, mark);
      const small = fitLetters(letter, inner, 1);
      const set = nested(small, icon);
      const glyph = [...set.letter, ...set.picture];
      return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
    }
    const { picture } = nested(letter, icon);
    const painted = mark.device === 'tone' ? 'primary' : 'secondary';
    return { parts: [part('primary', letter), part(painted, picture)], hasField: false };
  },
};
