import type { TypeDecision } from '../decisions.js';
import type { Box, Path } from '../geometry/path.js';
import { transform, union } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { greekCapitals, scriptsOf } from '../pack/script.js';
import { rememberedOf } from '../remembered.js';

/** The cap height of the name in drawing units: every other measure is a multiple of it. */
export const capHeight = 12;

export interface PlacedGlyph {
  readonly text: string;
  readonly path: Path;
  readonly box: Readonly<Box>;
}

/** A line of outlined text: baseline at y = 0, left edge of the ink at x = 0. */
export interface Word {
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  readonly box: Readonly<Box>;
  /** Drawing units of one em. */
  readonly em: number;
  readonly cap: number;
  readonly xHeight: number;
  readonly stem: number;
}

/** Only names in Latin letters have a capital on every word: "Хлеб и соль" keeps its small "и". */
const capitalise = (text: string): string =>
  text.replace(
    scriptsOf(text)[0] === 'latin' ? /(^|[\s&-])(\p{Ll})/gu : /(^)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** The text in the case of the identity. */
export function inCase(text: string, letterCase: TypeDecision['letterCase']): string {
  switch (letterCase) {
    case 'lower':
      return text.toLowerCase();
    case 'upper':
      return greekCapitals(text).replace(/ß/g, 'ẞ').toUpperCase();
    case 'title':
      return capitalise(text);
    case 'as-given':
      return text;
  }
}

/** The candidates for one identity set the same few lines again and again. */
const known = rememberedOf<Word>(24);

/** Outlines a line so that its capitals are `cap` units high. */
export function setLine(pack: Pack, font: string, weight: number, text: string, cap: number, tracking: number): Word {
  return known(pack, `${font} ${weight} ${cap} ${tracking} ${text}`, () => outlined(pack, font, weight, text, cap, tracking));
}

function outlined(pack: Pack, font: string, weight: number, text: string, cap: number, tracking: number): Word {
  const metrics = pack.metrics(font, weight);
  const em = cap / (metrics.cap / 1000);
  const inked = pack
    .typeface(font, weight)
    .shape(text, tracking / 1000)
    .filter(({ outline }) => outline.path.length > 0);
  const left = Math.min(...inked.map(({ x, outline }) => x + outline.box.x)) * em;
  const glyphs = inked.map(({ text: own, x, y, outline: { path, box } }): PlacedGlyph => {
    const [dx, dy] = [x * em - left, y * em];
    const placed = { x: box.x * em + dx, y: box.y * em + dy, width: box.width * em, height: box.height * em };
    let moved: Path | undefined;
    return {
      text: own,
      box: placed,
      // Of most lines that are tried around an emblem only the width is asked for.
      get path() {
        return (moved ??= transform(path, [em, 0, 0, em, dx, dy]));
      },
    };
  });
  return {
    text,
    glyphs,
    // A face may lack every letter of a line: few have a capital "ẞ".
    box: glyphs.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : union(glyphs.map((g) => g.box)),
    em,
    cap,
    xHeight: (metrics.xHeight / 1000) * em,
    stem: (metrics.stem / 1000) * em,
  };
}

/** All glyphs as one path. */
export const wordPath = (word: Word): Path => word.glyphs.flatMap(({ path }) => path);
