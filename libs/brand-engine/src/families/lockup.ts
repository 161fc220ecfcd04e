import type { MarkDecision } from '../decisions.js';
import { circle, polygon, rect } from '../geometry/shapes.js';
import { breakName, nameLines } from '../text/break-name.js';
import { setName } from '../treatments/name-line.js';
import { capHeight, inCase, setLine } from '../text/word.js';
import { choice, type DrawContext, type EmblemFamily } from './family.js';
import {
  asideLine,
  asides,
  type Block,
  column,
  inked,
  isSeveral,
  lineBlock,
  nameBlock,
  pictureBlock,
  row,
  rule,
  shifted,
  smallLine,
  together,
  underPicture,
} from './setting.js';

const cap = capHeight;
const small = cap * 0.34;

/** As thick as a hairline of the letters, but never lost. */
export function hairline(mark: MarkDecision, { pack, type }: DrawContext): number {
  const { stem, cap: height } = pack.metrics(type.font, type.heading);
  const even = Math.min(stem / height, 0.2);
  return cap * Math.max(0.05, even * choice(mark, 'b', [0.3, 0.45, 0.6]));
}

/** A line that was asked for as a thin one, whatever the letters. */
export const fineLine = (mark: MarkDecision, context: DrawContext): number => Math.min(hairline(mark, context), cap * 0.06);

/** A small ornament that closes a rule. */
function ornament(mark: MarkDecision): Block {
  const r = cap * 0.13;
  return inked(
    'ornament',
    choice(mark, 'c', [
      circle(0, 0, r * 0.85),
      polygon([
        [0, -r * 1.25],
        [r * 1.25, 0],
        [0, r * 1.25],
        [-r * 1.25, 0],
      ]),
      [...circle(-3 * r, 0, r * 0.6), ...circle(0, 0, r * 0.6), ...circle(3 * r, 0, r * 0.6)],
    ]),
  );
}

/** Rules on both sides of a block, out to `width`. */
export function flanked(middle: Block, width: number, thickness: number, gap = cap * 0.4): Block {
  const { x, y, width: own, height } = middle.box;
  const arm = Math.max(cap * 0.6, (width - own) / 2 - gap);
  const level = y + height / 2 - thickness / 2;
  return together([
    inked('ornament', rect(x - gap - arm, level, arm, thickness)),
    middle,
    inked('ornament', rect(x + own + gap, level, arm, thickness)),
  ]);
}

/** The words of a name, each as wide as the widest. */
function justified(context: DrawContext): Block {
  const { pack, type, name } = context;
  const text = inCase(name, type.letterCase);
  const words = text.split(' ').filter(Boolean);
  const lines = words.length <= 3 && words.every((word) => Array.from(word).length > 2) ? words : breakName(text, context.lines);
  const pieces = lines.length > 1 ? lines : words;
  const natural = pieces.map((line) => setName(pack, type, line, cap));
  const width = Math.max(...natural.map(({ box }) => box.width));
  const rows = pieces.map((line, i) => {
    const own = natural[i]?.box.width ?? width;
    const grown = Math.min(1.9, width / own);
    return lineBlock(setName(pack, type, line, cap * grown));
  });
  return column(rows.map((block) => ({ block, gap: cap * 0.3 })));
}

function composed(mark: MarkDecision, context: DrawContext): Block {
  const thin = hairline(mark, context);
  const [first, ...others] = asides(context);
  const rest = others.length > 0 ? others.join(' · ') : null;
  const nameCap = cap * (context.nameScale ?? 1);
  const below = (gap: number): { block: Block; gap: number }[] =>
    asides(context)
      .slice(0, 2)
      .map((text, i) => ({ block: lineBlock(asideLine(context, text, small)), gap: i === 0 ? gap : cap * 0.36 }));
  switch (mark.device) {
    case 'flanked': {
      const name = nameBlock(context);
      const middle = first === undefined ? ornament(mark) : lineBlock(asideLine(context, first, small));
      const below = rest === null ? [] : [{ block: lineBlock(asideLine(context, rest, small * 0.86)), gap: cap * 0.4 }];
      return column([{ block: name, gap: 0 }, { block: flanked(middle, name.box.width, thin), gap: cap * 0.55 }, ...below]);
    }
    case 'justified': {
      const name = justified(context);
      const { width } = name.box;
      const lines = [first, rest].filter((text) => text !== undefined && text !== null);
      return column([
        { block: inked('ornament', rule(width, thin * 1.6)), gap: 0 },
        { block: name, gap: cap * 0.42 },
        { block: inked('ornament', rule(width, thin * 1.6)), gap: cap * 0.42 },
        ...lines.map((text) => ({ block: lineBlock(asideLine(context, text, small, width)), gap: cap * 0.36 })),
      ]);
    }
    case 'parted': {
      const { pack, type, name: whole } = context;
      const lines = nameLines(inCase(whole, type.letterCase), context).map((line) => lineBlock(setName(pack, type, line, nameCap)));
      const width = Math.max(...lines.map(({ box }) => box.width));
      const rows = lines.flatMap((block, i) =>
        i === 0
          ? [{ block, gap: 0 }]
          : [
              { block: inked('ornament', rule(width, thin)), gap: nameCap * 0.42 },
              { block, gap: nameCap * 0.42 },
            ],
      );
      return column([...rows, ...below(nameCap * 0.6)]);
    }
    case 'underlined': {
      const name = nameBlock(context);
      return column([
        { block: name, gap: 0 },
        { block: inked('ornament', rule(name.box.width, fineLine(mark, context))), gap: cap * 0.36 },
        ...below(cap * 0.45),
      ]);
    }
    case 'pointed': {
      const { pack, type, name: whole } = context;
      const words = inCase(whole, type.letterCase).split(' ').filter(Boolean);
      const cells = words.flatMap((word, i) => {
        const block = lineBlock(setName(pack, type, word, nameCap));
        // What rises or hangs in one word moves none of the others.
        const even = { ...block, box: { ...block.box, y: -nameCap, height: nameCap } };
        const dot = inked('ornament', circle(0, 0, nameCap * 0.11));
        return i === 0
          ? [{ block: even, gap: 0 }]
          : [
              { block: dot, gap: nameCap * 0.38 },
              { block: even, gap: nameCap * 0.38 },
            ];
      });
      return column([{ block: row(cells), gap: 0 }, ...below(nameCap * 0.75)]);
    }
    case 'initial': {
      const { pack, type } = context;
      const letter = lineBlock(setLine(pack, type.font, type.heading, mark.letters, cap * 2.6, 0), 'primary');
      const name = lineBlock(smallLine(context, context.name, cap * 0.62));
      const { width } = name.box;
      return column([
        { block: letter, gap: 0 },
        { block: flanked(ornament(mark), Math.min(width, cap * 7), thin), gap: cap * 0.55 },
        { block: name, gap: cap * 0.5 },
        ...asides(context)
          .slice(0, 2)
          .map((text) => ({ block: lineBlock(asideLine(context, text, small * 0.9)), gap: cap * 0.4 })),
      ]);
    }
    default: {
      const name = nameBlock(context);
      const width = name.box.width;
      return column([
        ...(rest === null ? [] : [{ block: lineBlock(asideLine(context, rest, small * 0.9, width)), gap: 0 }]),
        { block: inked('ornament', rule(width, thin)), gap: cap * 0.42 },
        { block: name, gap: cap * 0.5 },
        { block: inked('ornament', rule(width, thin)), gap: cap * 0.5 },
        ...(first === undefined ? [] : [{ block: lineBlock(asideLine(context, first, small, width)), gap: cap * 0.42 }]),
      ]);
    }
  }
}

/** The name to the right of the picture, with an upright rule between them. */
function beside(mark: MarkDecision, context: DrawContext, picture: Block | null): Block {
  const name = column([
    { block: nameBlock(context), gap: 0 },
    ...asides(context)
      .slice(0, 2)
      .map((text) => ({ block: lineBlock(asideLine(context, text, small)), gap: cap * 0.45 })),
  ]);
  if (!picture) return name;
  const { x, y, width, height } = picture.box;
  const set = row([
    { block: inked('ornament', rect(0, 0, hairline(mark, context), Math.max(height, name.box.height))), gap: 0 },
    { block: name, gap: underPicture(context, cap * 0.75) },
  ]);
  return shifted(set, x + width + underPicture(context, cap * 0.75) - set.box.x, y + height / 2);
}

/** Name, rules and a line of small capitals, under a picture where the trade has one that fits. */
export const lockup: EmblemFamily = {
  id: 'lockup',
  kind: 'lockup',
  devices: ['ruled', 'flanked', 'justified', 'initial', 'divided', 'parted', 'pointed', 'underlined'],
  needsIcon: true,
  accents: true,
  works(device, { name, between, forms, constraints: { letterCase } }, hasPicture) {
    const words = name.split(/\s+/).length;
    // Drawn for who asks for something between the words, and for nobody else.
    if (device === 'parted') return between === 'rule' && words > 1;
    if (device === 'pointed') return between === 'dot' && words > 1;
    if (device === 'underlined') return forms?.includes('underlined') === true;
    if (between !== undefined && words > 1) return false;
    // Who asks for rules sees them above and below the name.
    if (forms?.includes('rules') === true && /^(?:flanked|initial|divided)$/.test(device)) return false;
    const length = Array.from(name).length;
    if (device === 'justified') return words > 1 && length <= 30;
    // Under its initial a name stands in capitals.
    if (device === 'initial') return length <= 16 && length > 2 && (letterCase === 'any' || letterCase === 'upper');
    return device !== 'divided' || hasPicture;
  },
  pictured: ['ruled', 'flanked', 'divided', 'parted', 'pointed', 'underlined'],
  suits: ({ personality }) => 0.9 - 0.3 * personality.classicModern + 0.2 * personality.modestLuxurious,
  drawEmblem(mark, context) {
    const isBeside = mark.device === 'divided';
    const picture = pictureBlock(context, mark, cap * (isBeside ? 2.2 : 2.7));
    const text = (): Block => {
      if (isBeside) return beside(mark, context, picture);
      const lines = composed(mark, context);
      // The picture stands over the middle of the lines.
      return picture ? shifted(lines, 0, picture.box.y + picture.box.height + underPicture(context, cap * 0.75) - lines.box.y) : lines;
    };
    return {
      parts: picture?.parts ?? [],
      ...(isSeveral(mark) || mark.asked ? { isCouple: true as const } : {}),
      text: () => text().parts,
      hasField: false,
      hasAccent: true,
    };
  },
};
