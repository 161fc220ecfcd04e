import type { Treatment } from '../decisions.js';
import { halved } from '../geometry/cut.js';
import { hollow } from '../geometry/inset.js';
import { bounds, type Box, type Path, scaling, transform, union } from '../geometry/path.js';
import type { Part } from '../scene/scene.js';
import type { PlacedGlyph, Word } from '../text/word.js';
import { withoutBands } from './bands.js';
import { carvedLetter } from './carved.js';
import { pixelled } from './pixels.js';
import { wobbled } from './wobble.js';

/** Gaps that grow towards the foot, in shares of the height. */
const stripes = [0.44, 0.57, 0.7, 0.83].map((middle, i) => [middle, 0.032 + 0.009 * i] as const);
/** Fine gaps over the whole height: the side in the shade. */
const hatching = Array.from({ length: 5 }, (_, i) => [0.2 + i * 0.15, 0.03 + 0.006 * i] as const);
/** The weight of a line that is left of a shape, as a share of the mark and of a capital. */
const lineOfMark = 0.055;
const lineOfLetters = 0.072;
const pixelsOfMark = 16;
const pixelsOfCapital = 9;

const inBox = (bands: readonly (readonly [number, number])[], { y, height }: Box): [number, number][] =>
  bands.map(([middle, thickness]) => [y + middle * height, thickness * height]);

/** The shaded half of a shape in lines. */
function engraved(path: Path, box: Box): Path {
  const [lit, shaded] = halved(path, 0, box.x + box.width * 0.5, 0, -0.6);
  return [...lit, ...withoutBands(shaded, inBox(hatching, box))];
}

/** As many gaps as were asked for, evenly over the height. */
const counted = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, at) => [0.5 + ((at + 0.5) / count - 0.5) * Math.min(0.75, 0.2 * count), 0.09 - 0.006 * count]);

function treatedShape(path: Path, box: Box, treatment: Treatment, count: number | undefined): Path {
  switch (treatment) {
    case 'stripes':
      return withoutBands(path, inBox(count === undefined ? stripes : counted(count), box));
    case 'engraved':
      return engraved(path, box);
    case 'pixels':
      return pixelled(path, box, pixelsOfMark);
    case 'hand-made':
      return wobbled(path, 0.014 * Math.max(box.width, box.height), 0.15 * Math.max(box.width, box.height));
    case 'outlined':
      return hollow(path, lineOfMark * Math.max(box.width, box.height));
    case 'stencil':
    case 'slanted':
    case 'carved':
      return path;
  }
}

/** The parts of a symbol as they come out under a treatment; all are treated in one box, so that a glyph still fits its hole. */
export function treatedParts(parts: readonly Part[], treatments: readonly Treatment[] = [], count?: number): Part[] {
  if (treatments.length === 0 || parts.length === 0) return [...parts];
  const box = union(parts.filter(({ path }) => path.length > 0).map(({ path }) => bounds(path)));
  return treatments.reduce<Part[]>(
    (rest, treatment) =>
      rest.map(({ path, paint }) => ({ paint, path: path.length === 0 ? path : treatedShape(path, box, treatment, count) })),
    [...parts],
  );
}

function treatedGlyph({ path, box }: PlacedGlyph, { cap }: Word, treatment: Treatment): Path {
  switch (treatment) {
    case 'stripes':
      return withoutBands(
        path,
        [-0.2, -0.36, -0.52].map((share, i) => [share * cap, cap * (0.07 - 0.014 * i)] as const),
      );
    case 'engraved':
      return withoutBands(
        path,
        [-0.1, -0.2, -0.3].map((share, i) => [share * cap, cap * (0.045 - 0.01 * i)] as const),
      );
    case 'pixels': {
      const pixel = cap / pixelsOfCapital;
      // On one grid for the whole line, so that all letters stand on the same pixels.
      const [left, top] = [Math.floor(box.x / pixel), Math.floor(box.y / pixel)];
      const count = Math.ceil(Math.max((box.x + box.width) / pixel - left, (box.y + box.height) / pixel - top));
      return pixelled(path, { x: left * pixel, y: top * pixel, width: count * pixel, height: count * pixel }, count);
    }
    case 'hand-made':
      return wobbled(path, 0.024 * cap, 0.42 * cap);
    case 'stencil': {
      const gap = cap * 0.075;
      const [left, right] = halved(path, 0, box.x + box.width / 2, 0, gap);
      return box.width > cap * 0.4 ? [...left, ...right] : withoutBands(path, [[-cap * 0.46, gap]]);
    }
    case 'carved': {
      const size = 100 / cap;
      return transform(carvedLetter(transform(path, scaling(size))), scaling(1 / size));
    }
    case 'slanted':
      return transform(path, [1, 0, -0.2, 1, 0, 0]);
    case 'outlined':
      return hollow(path, lineOfLetters * cap);
  }
}

/** The letters of a line as they come out under a treatment. */
export function treatedWord(word: Word, treatments: readonly Treatment[] = []): Word {
  if (treatments.length === 0) return word;
  const glyphs = word.glyphs.map((glyph) => {
    const path = treatments.reduce((rest, treatment) => treatedGlyph({ ...glyph, path: rest }, word, treatment), glyph.path);
    return { ...glyph, path, box: path.length === 0 ? glyph.box : bounds(path) };
  });
  return { ...word, glyphs, box: union(glyphs.map(({ box }) => box)) };
}
