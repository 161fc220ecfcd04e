import type { MarkDecision } from '../decisions.js';
import { halved, punched } from '../geometry/cut.js';
import { clockwise, contours, type Path, reversed, scaling, transform, translation } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { type PlacedGlyph, type Word, wordPath } from '../text/word.js';
import { choice, part, type WordmarkFamily } from './family.js';

const pathOf = (glyphs: readonly PlacedGlyph[]): Path => glyphs.flatMap(({ path }) => path);

/** The closed counters of a letter, as shapes of their own. */
function countersOf(path: Path): Path {
  const pieces = contours(path);
  const isHole = (piece: Path): boolean => clockwise(piece) !== piece;
  return pieces.filter(isHole).flatMap((piece) => reversed(piece));
}

const hasCounter = /[abdegopqABDOPQR0689@&]/;

/** The first letter in a block of its own, which the word runs on from. */
function boxed(word: Word, mark: MarkDecision): Part[] {
  const [initial, ...rest] = word.glyphs;
  if (!initial) return [];
  const pad = word.cap * 0.32;
  const { x, y, width } = initial.box;
  const top = Math.min(y, -word.cap);
  const height = -top + 2 * pad;
  const side = Math.max(width + 2 * pad, height * 0.86);
  const left = x + width / 2 - side / 2;
  const block = rect(left, top - pad, side, height, choice(mark, 'a', [0, 0, side * 0.14]));
  const shift = translation(side / 2 - width / 2 - pad * 0.15, 0);
  return [part('primary', punched(block, initial.path)), part('glyph', initial.path), part('ink', transform(pathOf(rest), shift))];
}

/** The first letter larger than the others and hanging below them, in the colour. */
function raised(word: Word): Part[] {
  const [initial, ...rest] = word.glyphs;
  if (!initial) return [];
  const scale = 1.55;
  const grown = transform(initial.path, scaling(scale, scale, initial.box.x, 0));
  const lowered = transform(grown, translation(0, word.cap * 0.24));
  return [part('primary', lowered), part('ink', transform(pathOf(rest), translation(initial.box.width * (scale - 1), 0)))];
}

/** The widest letter in the middle of the word, cut through and moved. */
function cut(word: Word): Part[] {
  const inner = word.glyphs.slice(1, -1);
  const chosen = inner.reduce<PlacedGlyph | undefined>(
    (most, glyph) => (glyph.box.width > (most?.box.width ?? 0) ? glyph : most),
    undefined,
  );
  if (!chosen) return [part('ink', wordPath(word))];
  const { x, y, width, height } = chosen.box;
  const [above, under] = halved(chosen.path, 62, x + width / 2, y + height / 2, word.cap * 0.1);
  return [part('ink', pathOf(word.glyphs.filter((glyph) => glyph !== chosen))), part('ink', above), part('primary', under)];
}

/** A word in which one letter is the idea. */
export const wordLetter: WordmarkFamily = {
  id: 'word-letter',
  kind: 'wordmark',
  devices: ['filled-counters', 'boxed-initial', 'raised-initial', 'cut-letter'],
  accents: true,
  suits: ({ name, personality }) => (Array.from(name).length > 14 ? 0.1 : 0.9) + 0.2 * personality.classicModern,
  works(device, name) {
    if (device === 'filled-counters') return hasCounter.test(name);
    if (device === 'cut-letter') return Array.from(name).length >= 5 && !name.includes(' ');
    return /^[\p{L}\p{N}]{3}/u.test(name) && !name.includes(' ');
  },
  hasAccent: (device) => device === 'filled-counters',
  drawWord(word, mark) {
    switch (mark.device) {
      case 'boxed-initial':
        return boxed(word, mark);
      case 'raised-initial':
        return raised(word);
      case 'cut-letter':
        return cut(word);
      default: {
        const filled = word.glyphs.map(({ path }) => countersOf(path)).filter((path) => path.length > 0);
        const chosen = choice(mark, 'a', [filled, filled.slice(0, 1), filled.slice(-1)]);
        return [part('accent', chosen.flat()), part('ink', wordPath(word))];
      }
    }
  },
};
