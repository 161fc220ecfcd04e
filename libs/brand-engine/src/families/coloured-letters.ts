import type { Part } from '../scene/scene.js';
import { type PlacedGlyph, type Word, wordPath } from '../text/word.js';

/** The glyphs of a word with the place in the text that each starts at. */
export function placedGlyphs(word: Word): { glyph: PlacedGlyph; at: number }[] {
  let from = 0;
  return word.glyphs.map((glyph) => {
    const at = Math.max(from, word.text.indexOf(glyph.text, from));
    from = at + glyph.text.length;
    return { glyph, at };
  });
}

/** The letters of a word in the ink of the name, and those that take another colour in a tint. */
export function inTwoColours(word: Word, takes: (at: number, text: string) => boolean): Part[] {
  const all = placedGlyphs(word);
  const pathOf = (isTint: boolean): Part['path'] =>
    all.filter(({ at, glyph }) => takes(at, glyph.text) === isTint).flatMap(({ glyph }) => glyph.path);
  return [
    { paint: 'ink', path: pathOf(false) },
    { paint: 'tint', path: pathOf(true) },
  ];
}

/** The lines of a name, each in the ink, or with the letters at those places of the name in a tint; lines break at spaces, which none of them keeps. */
export function paintedLines(lines: readonly Word[], coloured: readonly number[] | undefined): Part[][] {
  let start = 0;
  return lines.map((word) => {
    const from = start;
    start += word.text.length + 1;
    return coloured?.some((at) => at >= from && at < start)
      ? inTwoColours(word, (at) => coloured.includes(from + at))
      : [{ paint: 'ink', path: wordPath(word) }];
  });
}
