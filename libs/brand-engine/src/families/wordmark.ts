import type { MarkDecision } from '../decisions.js';
import { subtract } from '../geometry/boolean.js';
import { bounds, contours, type Path } from '../geometry/path.js';
import { circle, polygon, rect, ring } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { type Word, wordPath } from '../text/word.js';
import { choice, part, type WordmarkFamily } from './family.js';

const hasDot = /[ij]/;

/** Where a name falls into two: at a space, or at a capital inside the word. */
export function seamOf(text: string): number {
  const space = text.search(/\s\S*$/);
  if (space > 0) return space + 1;
  const hump = /\p{Ll}\p{Lu}/u.exec(text);
  return hump ? hump.index + 1 : -1;
}

function fullStop(word: Word, mark: MarkDecision): Part[] {
  const size = Math.max(word.stem * 1.25, word.cap * 0.17);
  const x = word.box.x + word.box.width + word.em * 0.05;
  const dot = choice(mark, 'a', [
    circle(x + size / 2, -size / 2, size / 2),
    rect(x, -size, size, size),
    circle(x + size / 2, -size / 2, size / 2),
  ]);
  return [part('ink', wordPath(word)), part('accent', dot)];
}

/** The i's dot, taken off its stem. */
function dots(word: Word): { stems: Path; dots: Path } {
  const stems: Path[] = [];
  const found: Path[] = [];
  for (const { text, path } of word.glyphs) {
    const pieces = hasDot.test(text) ? contours(path) : [path];
    const [top] = [...pieces].sort((a, b) => bounds(a).y - bounds(b).y);
    for (const piece of pieces) (pieces.length === 2 && piece === top ? found : stems).push(piece);
  }
  return { stems: stems.flat(), dots: found.flat() };
}

function ringForO(word: Word, mark: MarkDecision): Part[] {
  const at = word.glyphs.findIndex(({ text }) => /^[oO0]$/.test(text));
  const glyph = word.glyphs[at];
  if (!glyph) return fullStop(word, mark);
  const { x, y, width, height } = glyph.box;
  const r = Math.max(width, height) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const rest = word.glyphs.filter((_, i) => i !== at).flatMap(({ path }) => path);
  const inner = r - Math.max(word.stem, r * 0.3);
  const drawn = choice(mark, 'a', [
    [part('primary', ring(cx, cy, r, inner)), part('primary', circle(cx, cy, inner * 0.45))],
    [part('primary', circle(cx, cy, r))],
    [part('primary', subtract(circle(cx, cy, r), circle(cx + r * 0.42, cy - r * 0.42, r * 0.5)))],
  ]);
  return [part('ink', rest), ...drawn];
}

function openFrame(word: Word): Path {
  const pad = word.cap * 0.55;
  const t = Math.max(word.stem * 0.55, word.cap * 0.07);
  const [l, top, r, b] = [word.box.x - pad * 1.2, -word.cap - pad, word.box.x + word.box.width + pad * 1.2, pad];
  const arm = pad * 1.1;
  return [
    ...polygon([
      [l, top],
      [l + arm, top],
      [l + arm, top + t],
      [l + t, top + t],
      [l + t, top + arm],
      [l, top + arm],
    ]),
    ...polygon([
      [r, b],
      [r - arm, b],
      [r - arm, b - t],
      [r - t, b - t],
      [r - t, b - arm],
      [r, b - arm],
    ]),
  ];
}

/** Ideas in the letters themselves. */
export const wordmark: WordmarkFamily = {
  id: 'wordmark',
  kind: 'wordmark',
  devices: ['two-tone', 'dotted', 'ring-o', 'full-stop', 'underline', 'corners', 'alone'],
  accents: true,
  suits: ({ name, personality }) =>
    (Array.from(name).length > 14 ? 0.1 : 0.55) + 0.2 * personality.classicModern + 0.1 * personality.modestLuxurious,
  works(device, name) {
    if (device === 'two-tone') return seamOf(name) > 0;
    if (device === 'dotted') return /\S[ij]/.test(name);
    if (device === 'ring-o') return /[oO]/.test(name);
    return true;
  },
  // A ring among joined letters is no letter.
  suitsFace: (device, { classes }) => device !== 'ring-o' || !classes.includes('script'),
  hasAccent: (device) => device !== 'two-tone' && device !== 'ring-o' && device !== 'alone',
  drawWord(word, mark) {
    switch (mark.device) {
      case 'two-tone': {
        const seam = seamOf(word.text);
        if (seam < 0) return fullStop(word, mark);
        const before = Array.from(word.text.slice(0, seam).replace(/\s/g, '')).length;
        const paths = word.glyphs.map(({ path }) => path);
        return [part('ink', paths.slice(0, before).flat()), part('primary', paths.slice(before).flat())];
      }
      case 'dotted': {
        const { stems, dots: found } = dots(word);
        return found.length > 0 ? [part('ink', stems), part('accent', found)] : fullStop(word, mark);
      }
      case 'ring-o':
        return ringForO(word, mark);
      case 'underline': {
        const t = Math.max(word.stem * 0.7, word.cap * 0.09);
        const descends = /[gjpqyQ,;]/.test(word.text);
        const y = word.cap * (descends ? 0.46 : 0.3);
        const width = choice(mark, 'a', [word.box.width, word.box.width * 0.36, word.cap * 1.1]);
        return [part('ink', wordPath(word)), part('accent', rect(word.box.x, y, width, t, choice(mark, 'b', [0, t / 2])))];
      }
      case 'alone':
        return [part('ink', wordPath(word))];
      case 'corners':
        return [part('ink', wordPath(word)), part('accent', openFrame(word))];
      default:
        return fullStop(word, mark);
    }
  },
};
