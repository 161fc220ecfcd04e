import * as hb from 'harfbuzzjs';
import { resolve } from '../geometry/boolean.js';
import { bounds, type Box, clockwise, type Command, contours, type Path, scaling, transform, translation } from '../geometry/path.js';
import { nth } from '../nth.js';
import { remembered } from '../remembered.js';
import { scriptTag } from './script.js';

/** One shaped glyph in em units: baseline at y = 0, y downwards. */
export interface Glyph {
  /** The characters that it stands for. */
  text: string;
  x: number;
  y: number;
  advance: number;
  /** At the origin, as every glyph of its kind. */
  outline: Outline;
}

interface Outline {
  path: Path;
  box: Box;
}

/** A glyph of a line whatever its tracking: how far from the pen it stands, and how far it moves the pen. */
interface Kerned {
  text: string;
  dx: number;
  y: number;
  width: number;
  outline: Outline;
}

const withoutLigatures = ['liga', 'clig', 'dlig'].map((tag) => new hb.Feature(tag, 0));

/** A face of one weight, made of one or more subsets that complete each other. */
export class Typeface {
  private readonly fonts: (hb.Font | undefined)[];
  private readonly outlines = new Map<string, Outline>();
  private readonly scale: number;
  /** A line around an emblem is set with one tracking after the other until it fits. */
  private readonly kerned = remembered(8, (text) => this.shaped(text));

  /** The first subset is opened at once, each further one with the first character that those before it lack. */
  constructor(private readonly subsets: readonly (() => Uint8Array)[]) {
    if (subsets.length === 0) throw new Error('A typeface needs at least one subset.');
    this.fonts = subsets.map(() => undefined);
    this.scale = 1 / this.font(0).face.upem;
  }

  private font(subset: number): hb.Font {
    return (this.fonts[subset] ??= new hb.Font(new hb.Face(new hb.Blob(nth(this.subsets, subset)()))));
  }

  private subsetOf(character: string): number {
    const code = character.codePointAt(0) ?? 0;
    return this.subsets.findIndex((_, subset) => (this.font(subset).nominalGlyph(code) ?? 0) !== 0);
  }

  /** Whether every character has a glyph of its own. */
  covers(text: string): boolean {
    return Array.from(text).every((character) => this.subsetOf(character) >= 0);
  }

  /**
   * Kerned glyphs from left to right. Ligatures are off: a letter that a device recolours or cuts must stay a
   * glyph of its own, and a tracked ligature looks like a mistake.
   */
  shape(text: string, tracking = 0): Glyph[] {
    let x = 0;
    return this.kerned(text).map(({ text: own, dx, y, width, outline }) => {
      const glyph = { text: own, x: x + dx, y, advance: width + tracking, outline };
      x += glyph.advance;
      return glyph;
    });
  }

  private shaped(text: string): readonly Kerned[] {
    const glyphs: Kerned[] = [];
    for (const run of this.runs(text)) {
      const font = this.font(run.subset);
      const buffer = new hb.Buffer();
      buffer.addText(run.text);
      buffer.setDirection(hb.Direction.LTR);
      buffer.setScript(scriptTag(run.text));
      buffer.setLanguage('en');
      hb.shape(font, buffer, withoutLigatures);
      const infos = buffer.getGlyphInfos();
      const positions = buffer.getGlyphPositions();
      for (const [i, info] of infos.entries()) {
        const position = nth(positions, i);
        const next = infos[i + 1]?.cluster ?? run.text.length;
        const own = run.text.slice(info.cluster, next);
        glyphs.push({
          text: own,
          dx: position.xOffset * this.scale,
          y: -position.yOffset * this.scale,
          width: position.xAdvance * this.scale,
          outline: this.outline(run.subset, info.codepoint, own),
        });
      }
    }
    return glyphs;
  }

  /** A line as one path, in em units. */
  outlined(text: string): { path: Path; width: number } {
    const glyphs = this.shape(text);
    return {
      path: glyphs.flatMap(({ outline, x, y }) => transform(outline.path, translation(x, y))),
      width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
    };
  }

  private runs(text: string): { subset: number; text: string }[] {
    const runs: { subset: number; text: string }[] = [];
    for (const character of text) {
      const subset = Math.max(0, this.subsetOf(character));
      const last = runs.at(-1);
      if (last?.subset === subset) last.text += character;
      else runs.push({ subset, text: character });
    }
    return runs;
  }

  /** An outline runs clockwise and never overlaps itself: where an accent is laid over its letter, both become one shape. */
  private outline(subset: number, glyph: number, text: string): Outline {
    const key = `${subset}/${glyph}`;
    const known = this.outlines.get(key);
    if (known) return known;
    const s = this.scale;
    const drawn = this.font(subset)
      .glyphToJson(glyph)
      .map(({ type, values }) => [type, ...values.map((v, i) => (i % 2 === 0 ? v * s : -v * s))] as unknown as Command);
    const path = clockwise(isPlain.test(text) ? drawn : withoutOverlaps(drawn));
    const outline = { path, box: bounds(path) };
    this.outlines.set(key, outline);
    return outline;
  }
}

/** Letters that the fonts of the pack draw in contours which never overlap. */
const isPlain = /^[\x20-\x7e]$/;

function withoutOverlaps(path: Path): Path {
  // In thousandths, because the boolean takes differences of less than a millionth for none.
  const whole = transform(resolve(transform(path, scaling(1000))), scaling(1 / 1000));
  return contours(whole).length === contours(path).length ? path : whole;
}
