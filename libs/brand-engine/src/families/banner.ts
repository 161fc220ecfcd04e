import type { MarkDecision } from '../decisions.js';
import { apart } from '../geometry/boolean.js';
import { punched } from '../geometry/cut.js';
import type { Box, Path } from '../geometry/path.js';
import { polygon, rect } from '../geometry/shapes.js';
import { capHeight } from '../text/word.js';
import type { DrawContext, EmblemFamily } from './family.js';
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
  shifted,
  underPicture,
} from './setting.js';

const cap = capHeight;

/** As long as this a name stands on a band of one line. */
const longest = 15;

/** How far the ends of a band reach beyond its body, as a share of its height. */
const reach = 0.34;

/** The outline of a band, by how it ends. */
const outlines: Readonly<Record<string, (body: Box) => Path>> = {
  bar: ({ x, y, width, height }) => rect(x, y, width, height, cap * 0.18),
  rounded: ({ x, y, width, height }) => rect(x - height * 0.14, y, width + height * 0.28, height, height / 2),
  ribbon: ({ x, y, width, height }) => {
    const [far, notch, middle] = [height * (reach + 0.3), height * 0.3, y + height / 2];
    const right = x + width;
    return polygon([
      [x - far + notch * 0.2, y],
      [right + far - notch * 0.2, y],
      [right + far - notch, middle],
      [right + far - notch * 0.2, y + height],
      [x - far + notch * 0.2, y + height],
      [x - far + notch, middle],
    ]);
  },
  pointed: ({ x, y, width, height }) => {
    const [far, middle, right] = [height * reach, y + height / 2, x + width];
    return polygon([
      [x, y],
      [right, y],
      [right + far, middle],
      [right, y + height],
      [x, y + height],
      [x - far, middle],
    ]);
  },
};

/** The name cut out of a band, and a small line under it. */
function band(mark: MarkDecision, context: DrawContext): Block {
  const name = nameBlock(context);
  const { x, y, width, height } = name.box;
  const [padX, padY] = [cap * 0.75, cap * 0.5];
  const outline = outlines[mark.device]?.({ x: x - padX, y: y - padY, width: width + 2 * padX, height: height + 2 * padY }) ?? [];
  const letters = name.parts.map(({ path }) => path);
  const lines = asides(context).slice(0, 2);
  return column([
    { block: inked('ink', punched(outline, apart(letters))), gap: 0 },
    ...lines.map((text) => ({ block: lineBlock(asideLine(context, text, cap * 0.32, width)), gap: cap * 0.5 })),
  ]);
}

/** The name on a band, with the picture standing over it. */
export const banner: EmblemFamily = {
  id: 'banner',
  kind: 'lockup',
  devices: ['bar', 'ribbon', 'pointed', 'rounded'],
  needsIcon: true,
  accents: true,
  // A band without a picture is a label, which another idea draws; one of two lines is a block that outweighs the picture.
  works: (_, { name }, hasPicture) => hasPicture && Array.from(name).length <= longest,
  suits: ({ personality }) => 0.7 - 0.2 * personality.classicModern - 0.2 * personality.modestLuxurious,
  drawEmblem(mark, context) {
    const picture = pictureBlock(context, mark, cap * 2.9);
    return {
      parts: picture?.parts ?? [],
      ...(isSeveral(mark) || mark.asked ? { isCouple: true as const } : {}),
      text: () => {
        const lines = band(mark, context);
        return (picture ? shifted(lines, 0, picture.box.y + picture.box.height + underPicture(context, cap * 0.5) - lines.box.y) : lines)
          .parts;
      },
      hasField: false,
      hasAccent: false,
    };
  },
};
