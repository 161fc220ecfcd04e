import { punched } from '../geometry/cut.js';
import { parsePath } from '../geometry/parse.js';
import { type Box, bounds, contours, type Path, transform, translation } from '../geometry/path.js';
import { clearingOf } from '../geometry/clearing.js';
import { picture } from '../geometry/raster.js';
import { circle } from '../geometry/shapes.js';
import type { IconEntry } from '../pack/types.js';
import { rememberedOf } from '../remembered.js';
import type { Part } from '../scene/scene.js';
import { type PlacedGlyph, type Word, wordPath } from '../text/word.js';
import { type DrawContext, part, type WordmarkFamily } from './family.js';
import { fitIcon } from './icon.js';
import { forLetter } from './letter-picture.js';

const pathOf = (glyphs: readonly PlacedGlyph[]): Path => glyphs.flatMap(({ path }) => path);
const moved = (glyphs: readonly PlacedGlyph[], x: number): Path => transform(pathOf(glyphs), translation(x, 0));

const squareAround = (cx: number, cy: number, side: number): Box => ({ x: cx - side / 2, y: cy - side / 2, width: side, height: side });

/** A picture in place of the letter at `at`, as high as the letter, with the rest of the word moved to make room. */
function inPlaceOf(word: Word, at: number, icon: Path, isDisc: boolean): Part[] {
  const glyph = word.glyphs[at];
  if (!glyph) return [part('ink', wordPath(word))];
  const { x, y, width, height } = glyph.box;
  const side = height * (isDisc ? 1.06 : 1.16);
  const grown = Math.max(0, side - width);
  const cx = x + width / 2 + grown / 2;
  const [before, after] = [word.glyphs.slice(0, at), word.glyphs.slice(at + 1)];
  const rest = part('ink', [...pathOf(before), ...moved(after, grown)]);
  if (!isDisc) return [rest, part('tint', fitIcon(icon, squareAround(cx, y + height / 2, side)))];
  const r = side / 2;
  const cy = y + height / 2;
  return [rest, part('tint', punched(circle(cx, cy, r), fitIcon(icon, squareAround(cx, cy, r * 1.24))))];
}

/** How narrow a picture may be that is read as an o, how large the disc in it is, how much of it may lie in the corners, and how many pixels tell. */
const ofRing = { even: 0.87, body: 0.66, corners: 0.02, pixels: 32 } as const;

const round = rememberedOf<boolean>(1);

/** Whether an outline is about as round as a disc: a jug, a camera or a house in place of an o is read as no letter. */
const isRound = (icon: IconEntry): boolean =>
  round(icon, 'silhouette', () => {
    const path = parsePath(icon.silhouette);
    const box = bounds(path);
    const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    const { size, grey } = picture([path], box, ofRing.pixels);
    let [ink, corners] = [0, 0];
    grey.forEach((own, at) => {
      ink += own;
      const far = Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2);
      if (far > size * 0.52) corners += own;
    });
    return short >= ofRing.even * long && corners <= ofRing.corners * ink && 2 * clearingOf(path, box, 'inside').r >= ofRing.body * long;
  });

const indexOf = (word: Word, letter: RegExp): number => word.glyphs.findIndex(({ text }) => letter.test(text));

/** The first dot of the word, given way to a picture. */
function forDot(word: Word, icon: Path): Part[] {
  const at = indexOf(word, /^[ij]$/);
  const glyph = word.glyphs[at];
  const pieces = glyph ? contours(glyph.path) : [];
  if (!glyph || pieces.length !== 2) return [part('ink', wordPath(word))];
  const [dot, stem] = [...pieces].sort((a, b) => bounds(a).y - bounds(b).y) as [Path, Path];
  const own = bounds(dot);
  const side = word.cap * 0.46;
  const rest = word.glyphs.filter((_, i) => i !== at);
  const foot = own.y + own.height;
  return [
    part('ink', [...pathOf(rest), ...stem]),
    part('tint', fitIcon(icon, squareAround(own.x + own.width / 2, foot - side * 0.5 - word.cap * 0.01, side))),
  ];
}

/** A picture between the two halves of the name, in place of the sign that joins them. */
function between(word: Word, icon: Path, scale: number): Part[] {
  const joint = word.glyphs.findIndex(({ text }) => /^[&+]$/.test(text));
  const space = word.text.indexOf(' ');
  const before = joint > 0 ? joint : Array.from(word.text.slice(0, space).replace(/\s/g, '')).length;
  const head = word.glyphs.slice(0, before);
  const tail = word.glyphs.slice(joint > 0 ? joint + 1 : before);
  const [last, next] = [head.at(-1), tail[0]];
  if (!last || !next) return [part('ink', wordPath(word))];
  const side = word.cap * 1.12 * scale;
  const gap = word.cap * 0.42;
  const left = last.box.x + last.box.width + gap;
  const sign = fitIcon(icon, squareAround(left + side / 2, -word.cap / 2, side));
  return [part('ink', [...pathOf(head), ...moved(tail, left + side + gap - next.box.x)]), part('tint', sign)];
}

/** The picture stands on the line after the last letter, like a last letter of its own; the gap is a share of the capitals' height. */
function closing(word: Word, icon: Path, scale: number, gap: number): Part[] {
  const side = word.cap * 1.02 * scale;
  const placed = fitIcon(icon, { x: 0, y: -side, width: side, height: side });
  const own = bounds(placed);
  // A larger one is as far below the line as it is above the capitals.
  const foot = scale === 1 ? 0 : Math.max(0, own.height - word.cap) / 2;
  return [
    part('ink', wordPath(word)),
    part('tint', transform(placed, translation(word.box.x + word.box.width + word.cap * gap - own.x, foot - own.y - own.height))),
  ];
}

/** A word in which a picture takes the place of a letter, a dot or a sign. */
export const wordPicture: WordmarkFamily = {
  id: 'word-picture',
  kind: 'wordmark',
  needsIcon: true,
  devices: ['for-o', 'in-o', 'for-dot', 'between', 'closing', 'for-letter'],
  suits: ({ name }) => (Array.from(name).length > 18 ? 0.2 : 1.2),
  accepts: (device, icon) =>
    (icon.scores.none ?? 0) >= (device === 'closing' ? 0.78 : 0.86) &&
    (/in-o|closing/.test(device) || icon.silhouette.lastIndexOf('M') === 0) &&
    (device !== 'for-o' || isRound(icon)),
  works(device, name) {
    // Without its first letter a name is another.
    if (device === 'for-o') return name.search(/[oO0]/) > 0;
    if (device === 'in-o') return /.[oO0]|[oO0]./.test(name);
    if (device === 'for-letter') return true;
    if (device === 'closing') return Array.from(name).length <= 14;
    if (device === 'for-dot') return /\S[ij]/.test(name);
    return /^\S{3,}\s(?:[&+]\s)?\S{3,}$/.test(name);
  },
  hasAccent: () => true,
  drawWord(word: Word, mark, context: DrawContext) {
    const { pack } = context;
    const icon = mark.device === 'in-o' ? pack.drawing(mark.icon ?? '', 'solid') : pack.bareDrawing(mark.icon ?? '', mark);
    switch (mark.device) {
      case 'for-letter':
        return forLetter(word, mark, pack) ?? closing(word, icon, 1, 0.26);
      case 'for-dot':
        return forDot(word, icon);
      case 'closing':
        // Older nodes have no gap of their own.
        return closing(word, icon, mark.scale ?? 1, mark.params.gap ?? 0.26);
      case 'between':
        return between(word, icon, mark.scale ?? 1);
      default:
        return inPlaceOf(word, indexOf(word, /^[oO0]$/), icon, mark.device === 'in-o');
    }
  },
};
