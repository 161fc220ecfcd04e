import type { Decisions, MarkDecision } from '../decisions.js';
import { familyOf } from '../families/index.js';
import { paintedLines } from '../families/coloured-letters.js';
import { forLetter } from '../families/letter-picture.js';
import { contextOf } from '../families/draw-context.js';
import { fineLine } from '../families/lockup.js';
import type { Box, Path } from '../geometry/path.js';
import { bounds, transform, translation, union } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import type { Pack } from '../pack/pack.js';
import type { Part } from '../scene/scene.js';
import { breakName, nameLines } from '../text/break-name.js';
import { setName } from '../treatments/name-line.js';
import { capHeight, inCase, setLine, type Word, wordPath } from '../text/word.js';
import { nth } from '../nth.js';

/** A line under the name may be this much wider than the name before it is set on two lines. */
const mostOverhang = 1.06;

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

/** The line under the name; a long one is set on two lines rather than far out over the name. */
function setDescriptors(decisions: Decisions, pack: Pack, width: number): Word[] {
  const { descriptor, type } = decisions;
  if (!descriptor) return [];
  const { lineBreaks } = decisions.layout;
  if (lineBreaks?.join(' ') === descriptor) return setBroken(decisions, pack, width, lineBreaks);
  const whole = setDescriptor(decisions, pack, width);
  if (type.lineFont === undefined || whole.box.width <= width * mostOverhang) return [whole];
  const parts = breakName(descriptor, 2).map((text) => setDescriptor({ ...decisions, descriptor: text }, pack, width));
  const cap = Math.min(...parts.map((word) => word.cap));
  return parts.map((word) => setLine(pack, ...faceOfLine(decisions, pack), word.text, cap, 60));
}

/** How high a line of a long form is at least and at most, over the capitals of the name. */
const [lowest, highest] = [0.24, 0.34];

/** A long form on lines of one size: as wide as the name where that is read, or a little wider. */
function setBroken(decisions: Decisions, pack: Pack, width: number, lines: readonly string[]): Word[] {
  const [font, weight] = faceOfLine(decisions, pack);
  const set = (cap: number): Word[] => lines.map((line) => setLine(pack, font, weight, line, cap, 15));
  const natural = capHeight * highest * (decisions.layout.lineScale ?? 1);
  const widest = Math.max(...set(natural).map(({ box }) => box.width));
  return set(Math.max(capHeight * lowest, Math.min(natural, (natural * width) / widest)));
}

/** How much larger small letters are set than capitals, to be read as well. */
const largerSmall = 1.3;

/** The face and the weight of the line under the name. */
function faceOfLine({ type }: Decisions, pack: Pack): [font: string, weight: number] {
  const script = pack.font(type.font).classes.includes('script');
  const fontId = type.lineFont ?? (script ? 'jost' : type.font);
  const font = pack.font(fontId);
  const weight = script ? 500 : (font.drawn[Math.min(1, font.drawn.length - 1)]?.weight ?? type.heading);
  return [fontId, type.heading >= 600 && !script ? (font.drawn[0]?.weight ?? weight) : weight];
}

function setDescriptor(decisions: Decisions, pack: Pack, width: number): Word {
  const [fontId, light] = faceOfLine(decisions, pack);
  const { lineCase = 'upper' } = decisions.type;
  const text = inCase(decisions.descriptor ?? '', lineCase);
  const { lineScale } = decisions.layout;
  const cap = capHeight * 0.36 * (lineScale ?? 1);
  if (lineCase === 'lower') {
    const small = setLine(pack, fontId, light, text, cap * largerSmall, 20);
    return lineScale !== undefined || small.box.width <= width ? small : setLine(pack, fontId, light, text, cap, 20);
  }
  if (lineScale !== undefined) return setLine(pack, fontId, light, text, cap, 90);
  const plain = setLine(pack, fontId, light, text, cap, 60);
  const gaps = Math.max(1, Array.from(text).length - 1);
  const wanted = 60 + ((width - plain.box.width) / gaps / plain.em) * 1000;
  if (wanted >= 60 && wanted <= 420) return setLine(pack, fontId, light, text, cap, wanted);
  if (wanted > 420) return setLine(pack, fontId, light, text, cap, 180);
  return setLine(pack, fontId, light, text, Math.max(cap * 0.78, (cap * width) / plain.box.width), 40);
}

/** A longer name is set on lines even where it is all there is. */
const longestWordmark = 18;

/** Baselines so far apart that no accent meets what hangs from the line above. */
function clearBaselines(lines: readonly Word[], cap: number): number[] {
  const baselines = [0];
  for (const [i, word] of lines.slice(1).entries()) {
    const above = nth(lines, i);
    const hangs = Math.max(0, above.box.y + above.box.height);
    const rises = Math.max(word.cap, -word.box.y);
    baselines.push(nth(baselines, i) + Math.max(cap * 1.42, hangs + rises + cap * 0.16));
  }
  return baselines;
}

/** The mark with the letters of one line that are pictures, counted from where the line begins; undefined where it has none of them. */
function inLine(mark: MarkDecision, lines: readonly Word[], line: number): MarkDecision | undefined {
  if (!mark.letterPicture) return undefined;
  // Lines break at spaces, which none of them keeps.
  const starts = lines.map((_, i) => lines.slice(0, i).reduce((sum, { text }) => sum + Array.from(text).length + 1, 0));
  const [start, end] = [nth(starts, line), starts[line + 1] ?? Infinity];
  const at = mark.letterPicture.at.filter((own) => own >= start && own < end).map((own) => own - start);
  return at.length > 0 ? { ...mark, letterPicture: { ...mark.letterPicture, at } } : undefined;
}

/** A line with letters in colours of their own, and what a device draws besides letters; one that paints the letters itself gives way. */
function inLetters(drawn: readonly Part[], letters: readonly Part[], whole: Path): Part[] {
  const isWhole = ({ paint, path }: Part): boolean => paint === 'ink' && path.length === whole.length;
  return drawn.some(isWhole) ? [...letters, ...drawn.filter((part) => !isWhole(part))] : [...letters];
}

/** Where lines of unequal length stand, as the share of what they lack that is left of them. */
export type Alignment = 0 | 0.5 | 1;

/** What a hairline between two lines adds to the space between them, over the height of the capitals. */
const hairlineSpace = 0.46;

/** Sets the name of an identity with its descriptor. */
export function textBlock(decisions: Decisions, pack: Pack, align: Alignment): TextBlock {
  const { type, mark } = decisions;
  const family = familyOf(mark.family);
  const context = contextOf(decisions, pack);
  const text = inCase(decisions.name, type.letterCase);
  const { lines: most, broken } = decisions.layout;
  const cap = capHeight * (decisions.layout.nameScale ?? 1);
  const isOneLine =
    family.kind === 'wordmark' && broken === undefined && (most === undefined || Array.from(text).length <= longestWordmark);
  const lines = (isOneLine ? [text] : nameLines(text, decisions.layout)).map((line) => setName(pack, type, line, cap));
  const first = nth(lines, 0);
  const widest = Math.max(...lines.map((l) => l.box.width));
  const { hairlines } = decisions.layout;
  const natural = most === undefined ? lines.map((_, i) => i * cap * 1.42) : clearBaselines(lines, cap);
  const baselines = hairlines?.includes('words') ? natural.map((level, i) => level + i * cap * hairlineSpace) : natural;
  const parted: Part[] = [];
  const part = (level: number): void => void parted.push({ paint: 'ornament', path: rect(0, level, widest, fineLine(mark, context)) });
  const painted = paintedLines(lines, mark.colouredAt);
  const set = lines.map((word, i) => {
    const level = nth(baselines, i);
    // A device that needs a word has the last one; a picture for a letter is in the line that has the letter.
    const own = mark.letterPicture ? inLine(mark, lines, i) : i === lines.length - 1 ? mark : undefined;
    const plain = nth(painted, i);
    const drawn =
      own === undefined ? plain : family.kind === 'wordmark' ? family.drawWord(word, own, context) : (forLetter(word, own, pack) ?? plain);
    const parts = mark.colouredAt === undefined ? drawn : inLetters(drawn, plain, wordPath(word));
    const x = align * (widest - word.box.width) - word.box.x;
    if (i > 0 && hairlines?.includes('words')) part(level - (level - nth(baselines, i - 1) + word.cap) / 2);
    return { parts: parts.map((p) => move(p, x, level)), box: { ...word.box, x: x + word.box.x, y: word.box.y + level } };
  });
  const around = (level: number): void => {
    const path = rect(0, level, widest, fineLine(mark, context));
    set.push({ parts: [{ paint: 'ornament', path }], box: bounds(path) });
  };
  if (hairlines?.includes('above')) around(Math.min(first.box.y, -first.cap) - cap * hairlineSpace);
  let bottom = baselines.at(-1) ?? 0;
  if (hairlines?.includes('below') && !decisions.descriptor)
    around(bottom + cap * (hairlineSpace + (/[gjpqy]/.test(lines.at(-1)?.text ?? '') ? 0.16 : 0)));
  for (const [i, word] of setDescriptors(decisions, pack, widest).entries()) {
    const hangs = most === undefined ? 0 : Math.max(0, (lines.at(-1)?.box.y ?? 0) + (lines.at(-1)?.box.height ?? 0)) / capHeight - 0.3;
    const descends = Math.max(/[gjpqy]/.test(lines.at(-1)?.text ?? '') ? 0.18 : 0, hangs);
    const isParted = i === 0 && hairlines?.some((place) => place === 'line' || place === 'below') === true;
    if (isParted) part(bottom + capHeight * (0.52 + descends));
    const room = isParted ? capHeight * hairlineSpace : 0;
    const baseline = bottom + (i === 0 ? capHeight * (0.52 + descends) + room : word.cap * 0.75) + word.cap;
    const x = align * (widest - word.box.width) - word.box.x;
    set.push({
      parts: [move({ paint: 'ink', path: wordPath(word) }, x, baseline)],
      box: { ...word.box, x: x + word.box.x, y: word.box.y + baseline },
    });
    bottom = baseline;
  }
  const rise = type.letterCase === 'lower' ? (first.cap + first.xHeight) / 2 : first.cap;
  return {
    parts: [...set.flatMap((s) => s.parts), ...parted],
    box: union(set.map((s) => s.box)),
    middle: (bottom - rise) / 2,
    lines: lines.length + (decisions.descriptor ? 0.6 : 0),
    stem: first.stem,
  };
}
