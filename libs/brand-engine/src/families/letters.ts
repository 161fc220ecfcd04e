import type { Box, Path } from '../geometry/path.js';
import type { MarkDecision } from '../decisions.js';
import { bounds, gravityOf, transform, translation } from '../geometry/path.js';
import { fewerCurves } from '../geometry/simplify.js';
import { apart } from '../geometry/boolean.js';
import type { DrawContext } from './family.js';

/** A mark may have 120 commands: the outlines of some text faces are finer than that, and than anyone sees. */
const manyCommands = 60;

/** The outline of a mark's letters in capitals (or as the identity writes them), without overlapping contours, one em to 100 units. */
export function letterPath(context: Pick<DrawContext, 'pack' | 'type'>, letters: string, weight?: number, tracking = 0): Path {
  const face = context.pack.typeface(context.type.font, weight ?? context.type.heading);
  const shaped = face.shape(letters, tracking / 1000);
  const outline = apart(shaped.map(({ outline: { path }, x, y }) => transform(path, [100, 0, 0, 100, 100 * x, 100 * y])));
  return outline.length > manyCommands ? fewerCurves(outline, 0.12) : outline;
}

/** Fits letters into a box by their height first, so that a narrow and a wide letter look equally large. */
export function fitLetters(path: Path, box: Box, heightShare = 0.86): Path {
  const own = bounds(path);
  const scale = Math.min((box.height * heightShare) / own.height, (box.width * 1.06) / own.width);
  return transform(path, [
    scale,
    0,
    0,
    scale,
    box.x + box.width / 2 - scale * (own.x + own.width / 2),
    box.y + box.height / 2 - scale * (own.y + own.height / 2),
  ]);
}

/** The share of the way from the middle of its box to its centre of gravity that a letter is moved. */
const opticalShare = 0.55;

/** Fits letters into a box so that their weight, and not only their outline, stands in the middle. */
export function centreLetters(path: Path, box: Box, heightShare: number, { optical }: Pick<MarkDecision, 'optical'>): Path {
  const placed = fitLetters(path, box, heightShare);
  if (!optical) return placed;
  const [x, y] = gravityOf(placed);
  const [right, down] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  return transform(placed, translation(-right * opticalShare, -down * opticalShare));
}

/** The heaviest that a font has, for a letter that stands alone. */
export function heaviestWeight({ pack, type }: DrawContext): number | undefined {
  return pack.font(type.font).drawn.at(-1)?.weight;
}

/** Heavy enough to be cut out of a container: thin letters vanish at 16 px, and are drawn only for who asked for them. */
export function sturdyWeight(context: Pick<DrawContext, 'pack' | 'type'>): number {
  if (context.type.fine) return context.type.heading;
  const { drawn } = context.pack.font(context.type.font);
  const chosen = context.pack.metrics(context.type.font, context.type.heading);
  const sturdy = drawn.filter(({ stem, cap }) => stem / cap >= 0.17);
  return chosen.stem / chosen.cap >= 0.17 ? chosen.weight : (sturdy[0] ?? drawn.at(-1) ?? chosen).weight;
}
