import { roomyContainers } from '../brief.js';
import type { Container, MarkDecision } from '../decisions.js';
import { punched } from '../geometry/cut.js';
import { bounds, contours, type Path, scaling, transform, reversed } from '../geometry/path.js';
import { containerOf, type ContainerShape, frameOf } from './container.js';
import { type Drawing, part, type SymbolFamily } from './family.js';
import { centreLetters, fitLetters, letterPath, sturdyWeight } from './letters.js';

/** Where an anchored letter lies in a shape whose lower right is round or cut off, in shares of its box. */
const anchorages: Partial<Record<Container, readonly [number, number]>> = {
  leaf: [0.15, -0.15],
  facet: [0.15, -0.15],
  pocket: [0.13, -0.1],
  scallop: [0.06, 0.06],
};

/** How much of the room inside a shape letters take up: of its width within a rim or without one, and of its height. */
const room = { rimmed: 0.9, free: 0.98, height: 0.76 } as const;
/** Rims that leave the letters room: as thin as a line that is seen in small. */
const rims = { framed: 0.86, thin: 0.92, inset: [0.9, 0.83] } as const;

/** A line of letters as one path each: a counter lies in its letter, and no letter over the next. */
function eachLetter(line: Path): Path[] {
  const letters: { path: Path; right: number }[] = [];
  for (const contour of contours(line).sort((one, other) => bounds(one).x - bounds(other).x)) {
    const { x, width } = bounds(contour);
    const last = letters.at(-1);
    if (last && x < last.right) letters[letters.length - 1] = { path: [...last.path, ...contour], right: Math.max(last.right, x + width) };
    else letters.push({ path: contour, right: x + width });
  }
  return letters.map(({ path }) => path);
}

/** Letters that keep clear of their shape: the more of them there are, the lower they stand. */
function drawFitted(mark: MarkDecision, shape: ContainerShape, letters: Path): Drawing {
  const { outline, inner } = shape;
  const width = inner.width * (mark.device === 'knockout' ? room.free : room.rimmed);
  const box = { ...inner, x: inner.x + (inner.width - width / 1.06) / 2, width: width / 1.06 };
  const glyph = centreLetters(letters, box, room.height, mark);
  if (mark.device === 'framed')
    return {
      parts: [
        part('secondary', frameOf(shape, mark.weight < 0 ? rims.thin : rims.framed)),
        ...eachLetter(glyph).map((letter) => part('primary', letter)),
      ],
      hasField: false,
      // Side by side in a frame, each letter is read by itself.
      isCouple: true,
    };
  if (mark.device !== 'inset') return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
  const middle = inner.y + inner.height / 2;
  const [outer, within] = rims.inset.map((share) => transform(outline, scaling(share, share, 50, middle)));
  const edge = punched(outer ?? outline, within ?? outline);
  return { parts: [part('primary', [...outline, ...reversed(edge), ...reversed(glyph)]), part('glyph', glyph)], hasField: true };
}

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
    if (mark.fitted && mark.device !== 'anchored') return drawFitted(mark, shape, letters);
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
