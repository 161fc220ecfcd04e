import type { MarkDecision } from '../decisions.js';
import { type Box, bounds, type Path, transform, translation, union } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { nameLines } from '../text/break-name.js';
import { setName } from '../treatments/name-line.js';
import { capHeight, inCase, setLine, type Word, wordPath } from '../text/word.js';
import { nth } from '../nth.js';
import { paintedLines } from './coloured-letters.js';
import { compositionOf } from './company.js';
import type { DrawContext } from './family.js';
import { coupleOf, fitIcon } from './icon.js';

/** Something set, and the room that it takes: letters from the height of their capitals down to what hangs below. */
export interface Block {
  parts: Part[];
  box: Box;
}

export const inked = (paint: Part['paint'], path: Path): Block => ({ parts: [{ paint, path }], box: bounds(path) });

export const shifted = ({ parts, box }: Block, x: number, y: number): Block => ({
  parts: parts.map((own) => ({ ...own, path: transform(own.path, translation(x, y)) })),
  box: { ...box, x: box.x + x, y: box.y + y },
});

export const together = (blocks: readonly Block[]): Block => ({
  parts: blocks.flatMap(({ parts }) => parts),
  box: union(blocks.map(({ box }) => box)),
});

/** A line of letters; accents above the capitals take room too. */
export function lineBlock(word: Word, paint: Part['paint'] = 'ink'): Block {
  const top = Math.min(-word.cap, word.box.y);
  const bottom = Math.max(0, word.box.y + word.box.height);
  return { parts: [{ paint, path: wordPath(word) }], box: { x: word.box.x, y: top, width: word.box.width, height: bottom - top } };
}

/** One above the other around a common middle, each with the gap before it. */
export function column(rows: readonly { block: Block; gap: number }[]): Block {
  let bottom = 0;
  const placed = rows.map(({ block, gap }, i) => {
    const { x, y, width, height } = block.box;
    const own = shifted(block, -x - width / 2, bottom + (i === 0 ? 0 : gap) - y);
    bottom = own.box.y + height;
    return own;
  });
  return together(placed);
}

/** Side by side on a common middle line. */
export function row(cells: readonly { block: Block; gap: number }[]): Block {
  let right = 0;
  const placed = cells.map(({ block, gap }, i) => {
    const { x, y, width, height } = block.box;
    const own = shifted(block, right + (i === 0 ? 0 : gap) - x, -y - height / 2);
    right = own.box.x + width;
    return own;
  });
  return together(placed);
}

/** The name in the letters of the identity, on as many lines as it needs. */
export function nameBlock(context: DrawContext, natural = capHeight): Block {
  const cap = natural * (context.nameScale ?? 1);
  const { pack, type, name } = context;
  const text = inCase(name, type.letterCase);
  const lines = nameLines(text, context).map((line) => setName(pack, type, line, cap));
  const painted = paintedLines(lines, context.colouredAt);
  return column(lines.map((line, i) => ({ block: { ...lineBlock(line), parts: nth(painted, i) }, gap: cap * 0.42 })));
}

/** Around a circle names stand in capitals, but for handwritten faces, and for the case that was asked for. */
export function writtenAround({ pack, type }: DrawContext, text: string): string {
  const natural = pack.font(type.font).cases === 'never-upper' ? 'title' : 'upper';
  return inCase(text, type.cased ? type.letterCase : natural);
}

/** A face that is read in small: that of the name, or a plain one where the name is handwritten. */
export function smallFace({ pack, type }: DrawContext): { font: string; weight: number } {
  const font = pack.font(type.font);
  if (type.lineFont !== undefined) return { font: type.lineFont, weight: 500 };
  if (font.classes.includes('script')) return { font: 'jost', weight: 500 };
  const lightest = font.drawn[0]?.weight ?? type.heading;
  return {
    font: type.font,
    weight: type.heading >= 600 ? (font.drawn[Math.min(1, font.drawn.length - 1)]?.weight ?? lightest) : type.heading,
  };
}

/** How much larger small letters are set than capitals, to be read as well. */
const largerSmall = 1.3;

/** A line of small tracked capitals, as wide as `width` where that does not tear it apart. */
export function smallLine(context: DrawContext, text: string, cap: number, width?: number): Word {
  const { font, weight } = smallFace(context);
  if (context.type.lineCase === 'lower') return setLine(context.pack, font, weight, inCase(text, 'lower'), cap * largerSmall, 20);
  const capitals = inCase(text, 'upper');
  const plain = setLine(context.pack, font, weight, capitals, cap, 130);
  if (width === undefined) return plain;
  const gaps = Math.max(1, Array.from(capitals).length - 1);
  const wanted = 130 + ((width - plain.box.width) / gaps / plain.em) * 1000;
  if (wanted < 40) return setLine(context.pack, font, weight, capitals, cap * Math.max(0.6, width / (plain.box.width * 0.92)), 40);
  return wanted <= 420 ? setLine(context.pack, font, weight, capitals, cap, wanted) : plain;
}

/** A line besides the name in the size that was asked for, and then no longer as wide as what it stands with. */
export function asideLine(context: DrawContext, text: string, cap: number, width?: number): Word {
  return context.lineScale === undefined ? smallLine(context, text, cap, width) : smallLine(context, text, cap * context.lineScale);
}

/** What is written besides the name, the most telling first. */
export function asides({ descriptor, place, year }: DrawContext): string[] {
  return [descriptor, place, year === null ? null : /[\p{L}–]/u.test(year) ? year : `Est. ${year}`].filter(
    (text) => text !== null && text !== '',
  ) as string[];
}

export const rule = (width: number, thickness: number): Path => rect(-width / 2, 0, width, thickness);

/** Whether a mark shows more than one picture. */
export const isSeveral = ({ partner, arranged, count }: MarkDecision): boolean =>
  partner !== undefined || arranged !== undefined || count !== undefined;

/** Several pictures as one, `size` high, or wider and a little lower. */
function compositionBlock({ pack }: DrawContext, mark: MarkDecision, size: number): Block {
  const { parts } = compositionOf(pack, mark);
  const { x, y, width, height } = union(parts.filter(({ paint }) => paint !== 'edge').map(({ path }) => bounds(path)));
  // A long row would be low over the name, were it no wider than two are.
  const scale = size / Math.max(height, width * (mark.third === undefined && mark.lined === undefined ? 0.72 : 0.46));
  const placed = parts.map(({ paint, path }) => inked(paint, transform(path, [scale, 0, 0, scale, -scale * (x + width / 2), -scale * y])));
  return together(placed);
}

/** The space between a picture and the name of its lock-up: what is natural for the drawing, as much wider or closer as was asked for. */
export const underPicture = ({ pictureGap }: DrawContext, natural: number): number => natural * (pictureGap ?? 1);

/** The picture of the mark, `size` high; null where it shows none. */
export function pictureBlock(context: DrawContext, mark: MarkDecision, natural: number): Block | null {
  if (mark.icon === null) return null;
  const size = natural * (mark.scale ?? 1);
  if (mark.arranged !== undefined || mark.count !== undefined) return compositionBlock(context, mark, size * 1.3);
  if (mark.partner !== undefined && mark.joined === undefined) {
    const [first, second] = coupleOf(context.pack, mark, size * 0.92);
    const { x, width } = union([bounds(first), bounds(second)]);
    return shifted(together([inked('primary', first), inked(mark.even ? 'primary' : 'accent', second)]), -x - width / 2, 0);
  }
  // What was asked for has its own colour, however bright.
  const paint = mark.vivid ? 'pure' : 'primary';
  return inked(paint, fitIcon(context.pack.bareDrawing(mark.icon, mark), { x: -size / 2, y: 0, width: size, height: size }));
}
