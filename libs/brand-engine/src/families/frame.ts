import type { MarkDecision } from '../decisions.js';
import { punched } from '../geometry/cut.js';
import { arc } from '../geometry/parse.js';
import type { Box, Path } from '../geometry/path.js';
import { reversed } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import { capHeight } from '../text/word.js';
import { choice, type DrawContext, type Emblem, type EmblemFamily, part } from './family.js';
import { hairline } from './lockup.js';
import { asides, type Block, column, isSeveral, lineBlock, nameBlock, pictureBlock, shifted, asideLine, underPicture } from './setting.js';

const cap = capHeight;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** A rectangle whose corners are cut in by quarter circles, like a ticket. */
function ticket({ x, y, width, height }: Box, r: number): Path {
  const [right, bottom] = [x + width, y + height];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ...arc(right - r, y, r, r, 0, false, false, right, y + r),
    ['L', right, bottom - r],
    ...arc(right, bottom - r, r, r, 0, false, false, right - r, bottom),
    ['L', x + r, bottom],
    ...arc(x + r, bottom, r, r, 0, false, false, x, bottom - r),
    ['L', x, y + r],
    ...arc(x, y + r, r, r, 0, false, false, x + r, y),
    ['Z'],
  ];
}

/** Upright below, half a circle above. */
function arch({ x, y, width, height }: Box): Path {
  const r = width / 2;
  return [
    ['M', x, y + r],
    ...arc(x, y + r, r, r, 0, false, true, x + width, y + r),
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
}

const plain = ({ x, y, width, height }: Box, radius = 0): Path => rect(x, y, width, height, radius);

type Outline = (box: Box) => Path;

const line = (outline: Outline, box: Box, thickness: number): Path => [...outline(grown(box, thickness)), ...reversed(outline(box))];

/** What stands inside: the name, and the small lines under it. */
function lettering(context: DrawContext, most: number): Block {
  const name = nameBlock(context);
  const lines = asides(context).slice(0, most);
  return column([
    { block: name, gap: 0 },
    ...lines.map((text) => ({
      block: lineBlock(asideLine(context, text, cap * 0.32, Math.max(name.box.width, cap * 4))),
      gap: cap * 0.45,
    })),
  ]);
}

/** Where the lines stand under the picture, around one middle; the picture lies at the origin. */
function below(picture: Block | null, lines: Block, context: DrawContext): Block {
  return picture ? shifted(lines, 0, picture.box.y + picture.box.height + underPicture(context, cap * 0.6) - lines.box.y) : lines;
}

function room(picture: Block | null, lines: Block, padX: number, padY: number): Box {
  const top = picture ? picture.box.y : lines.box.y;
  const width = Math.max(lines.box.width, picture?.box.width ?? 0) + 2 * padX;
  const bottom = lines.box.y + lines.box.height;
  return { x: -width / 2, y: top - padY, width, height: bottom - top + 2 * padY };
}

function framed(mark: MarkDecision, context: DrawContext, picture: Block | null): Emblem['text'] {
  return () => {
    const lines = below(picture, lettering(context, 2), context);
    const thin = hairline(mark, context) * 1.3;
    switch (mark.device) {
      case 'double': {
        const box = room(picture, lines, cap * 1.1, cap * 0.95);
        const outer = grown(box, thin * 3.2);
        return [...lines.parts, part('ornament', [...line(plain, box, thin), ...line(plain, outer, thin * 1.8)])];
      }
      case 'ticket': {
        const box = room(picture, lines, cap * 1.2, cap * 0.9);
        return [
          ...lines.parts,
          part(
            'ornament',
            line((own) => ticket(own, cap * 0.55), box, thin),
          ),
        ];
      }
      case 'pill': {
        const box = room(picture, lines, cap * 1.3, cap * 0.85);
        return [
          ...lines.parts,
          part(
            'ornament',
            line((own) => plain(own, own.height / 2), box, thin * 1.4),
          ),
        ];
      }
      case 'arch': {
        const inner = room(picture, lines, cap * 0.9, cap * 0.9);
        // The round top holds the picture: it rises until the picture's corners are clear of it.
        const box = { ...inner, y: inner.y - inner.width * 0.16, height: inner.height + inner.width * 0.16 };
        return [...lines.parts, part('ornament', line(arch, box, thin * 1.4))];
      }
      default: {
        const box = room(picture, lines, cap * 1.1, cap * 0.9);
        const corner = choice(mark, 'a', [0, 0, cap * 0.35]);
        return [
          ...lines.parts,
          part(
            'ornament',
            line((own) => plain(own, corner), box, thin * 1.5),
          ),
        ];
      }
    }
  };
}

/** The name cut out of a block of colour. */
function block(mark: MarkDecision, context: DrawContext): Emblem {
  const lines = lettering(context, 1);
  const box = room(null, lines, cap * 0.95, cap * 0.8);
  const glyph = lines.parts.flatMap(({ path }) => path);
  const plate = plain(box, choice(mark, 'a', [0, 0, cap * 0.3]));
  return {
    parts: [],
    text: () => [part('primary', punched(plate, glyph)), part('glyph', glyph)],
    hasField: true,
    nameOnField: true,
    hasAccent: false,
  };
}

/** Around a longer name an arch is a tunnel with a small picture in it. */
const widestArch = 12;

/** The name in a frame of lines, with a picture above it where there is one, or cut out of a block. */
export const frame: EmblemFamily = {
  id: 'frame',
  kind: 'lockup',
  devices: ['box', 'double', 'ticket', 'pill', 'arch', 'block'],
  needsIcon: true,
  accents: true,
  works(device, { name }, hasPicture) {
    const length = Array.from(name).length;
    if (device === 'arch') return hasPicture && length >= 4 && length <= widestArch;
    if (device === 'pill') return length <= 16;
    return true;
  },
  pictured: ['box', 'double', 'ticket', 'arch'],
  suits: ({ personality }) => 0.8 - 0.2 * personality.classicModern,
  drawEmblem(mark, context) {
    if (mark.device === 'block') return block(mark, context);
    const picture = pictureBlock(context, mark, cap * 2.5);
    return {
      parts: picture?.parts ?? [],
      ...(isSeveral(mark) || mark.asked ? { isCouple: true as const } : {}),
      text: framed(mark, context, picture),
      hasField: false,
      hasAccent: true,
    };
  },
};
