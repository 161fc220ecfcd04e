import { roomyContainers } from '../brief.js';
import type { Container } from '../decisions.js';
import { punched } from '../geometry/cut.js';
import { scaling, transform, reversed } from '../geometry/path.js';
import { containerOf, frameOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { centreLetters, fitLetters, letterPath, sturdyWeight } from './letters.js';

/** Where an anchored letter lies in a shape whose lower right is round or cut off, in shares of its box. */
const anchorages: Partial<Record<Container, readonly [number, number]>> = {
  leaf: [0.15, -0.15],
  facet: [0.15, -0.15],
  pocket: [0.13, -0.1],
  scallop: [0.06, 0.06],
};

/** The initial in a container: the idea that always works. */
export const monogram: SymbolFamily = {
  id: 'monogram',
  kind: 'monogram',
  devices: ['knockout', 'framed', 'inset', 'anchored'],
  needsIcon: false,
  letters: 1,
  containers: ['squircle', 'circle', 'square', 'drop', 'hexagon', 'shield', 'arch', 'diamond', ...roomyContainers],
  contained: ['knockout', 'framed', 'inset', 'anchored'],
  // The widest letters have no corner to lie in.
  reads: (device, letter) => !(device === 'anchored' && /[MW]/.test(letter)),
  suits: ({ personality, industry }) => 0.6 + 0.2 * personality.modestLuxurious - 0.2 * personality.seriousPlayful + (industry ? 0 : 0.3),
  draw(mark, context) {
    const shape = containerOf(mark.container, mark);
    const { outline, inner } = shape;
    const letters = letterPath(context, mark.letters, sturdyWeight(context));
    if (mark.device === 'framed') {
      return { parts: [part('secondary', frameOf(shape)), part('primary', centreLetters(letters, inner, 0.72, mark))], hasField: false };
    }
    if (mark.device === 'inset') {
      const edge = punched(transform(outline, scaling(0.875, 0.875, 50, 50)), transform(outline, scaling(0.75, 0.75, 50, 50)));
      const glyph = centreLetters(letters, inner, 0.66, mark);
      return { parts: [part('primary', [...outline, ...reversed(edge), ...reversed(glyph)]), part('glyph', glyph)], hasField: true };
    }
    const [right, down] = mark.device === 'anchored' ? (anchorages[mark.container] ?? [0.16, 0.16]) : [0, 0];
    const box = { ...inner, x: inner.x + inner.width * right, y: inner.y + inner.height * down };
    const isAnchored = mark.device === 'anchored';
    const glyph = isAnchored ? fitLetters(letters, box, 0.9) : centreLetters(letters, box, 0.86, mark);
    return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
  },
};
