import type { Decisions } from '../decisions.js';
import { familyOf } from '../families/index.js';
import { contextOf } from '../families/family.js';
import type { Box } from '../geometry/path.js';
import { transform, translation, union } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import type { Part } from '../scene/scene.js';
import { breakName } from '../text/break-name.js';
import { setName } from '../text/name-line.js';
import { capHeight, inCase, setLine, type Word, wordPath } from '../text/word.js';
import { nth } from '../nth.js';

/** The name, and the line under it, as parts. The optical middle is where a symbol beside it is centred. */
export interface TextBlock {
  parts: Part[];
  box: Box;
  middle: number;
  lines: number;
  stem: number;
}

function move(part: Part, x: number, y: number): Part {
  return { ...part, path: transform(part.path, translation(x, y)) };
}

function setDescriptor(decisions: Decisions, pack: Pack, width: number): Word {
  const { type } = decisions;
  const font = pack.font(type.font);
  const script = font.classes.includes('script');
  const fontId = script ? 'jost' : type.font;
  const weight = script ? 500 : (font.drawn[Math.min(1, font.drawn.length - 1)]?.weight ?? type.heading);
  const light = type.heading >= 600 && !script ? (font.drawn[0]?.weight ?? weight) : weight;
  const text = inCase(decisions.descriptor ?? '', 'upper');
  const cap = capHeight * 0.36;
  const plain = setLine(pack, fontId, light, text, cap, 60);
  const gaps = Math.max(1, Array.from(text).length - 1);
  const wanted = 60 + ((width - plain.box.width) / gaps / plain.em) * 1000;
  if (wanted >= 60 && wanted <= 420) return setLine(pack, fontId, light, text, cap, wanted);
  if (wanted > 420) return setLine(pack, fontId, light, text, cap, 180);
  return setLine(pack, fontId, light, text, Math.max(cap * 0.78, (cap * width) / plain.box.width), 40);
}

/** Sets the name of an identity with its descriptor; `centred` for stacks. */
export function textBlock(decisions: Decisions, pack: Pack, centred: boolean): TextBlock {
  const { type, mark } = decisions;
  const family = familyOf(mark.family);
  const context = contextOf(decisions, pack);
  const text = inCase(decisions.name, type.letterCase);
  const lines = (family.kind === 'wordmark' ? [text] : breakName(text)).map((line) => setName(pack, type, line, capHeight));
  const first = nth(lines, 0);
  const widest = Math.max(...lines.map((l) => l.box.width));
  const leading = capHeight * 1.42;
  const set = lines.map((word, i) => {
    const parts: Part[] = family.kind === 'wordmark' ? family.drawWord(word, mark, context) : [{ paint: 'ink', path: wordPath(word) }];
    const x = centred ? (widest - word.box.width) / 2 - word.box.x : -word.box.x;
    return { parts: parts.map((p) => move(p, x, i * leading)), box: { ...word.box, x: x + word.box.x, y: word.box.y + i * leading } };
  });
  let bottom = (lines.length - 1) * leading;
  if (decisions.descriptor) {
    const word = setDescriptor(decisions, pack, widest);
    const descends = /[gjpqy]/.test(lines.at(-1)?.text ?? '') ? 0.18 : 0;
    const baseline = bottom + capHeight * (0.52 + descends) + word.cap;
    const x = (centred ? (widest - word.box.width) / 2 : 0) - word.box.x;
    set.push({
      parts: [move({ paint: 'ink', path: wordPath(word) }, x, baseline)],
      box: { ...word.box, x: x + word.box.x, y: word.box.y + baseline },
    });
    bottom = baseline;
  }
  const rise = type.letterCase === 'lower' ? (first.cap + first.xHeight) / 2 : first.cap;
  return {
    parts: set.flatMap((s) => s.parts),
    box: union(set.map((s) => s.box)),
    middle: (bottom - rise) / 2,
    lines: lines.length + (decisions.descriptor ? 0.6 : 0),
    stem: first.stem,
  };
}
