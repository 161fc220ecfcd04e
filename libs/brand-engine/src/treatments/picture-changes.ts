import { type PictureChange, pictureManners, type Side } from '../decisions.js';
import { behind, clip } from '../geometry/cut.js';
import { carved } from './carved.js';
import { dashed } from './dashed.js';
import { inFineLine } from './fine-line.js';
import { stencilled } from './stencilled.js';
import { type Box, type Path, rotation, transform, translation } from '../geometry/path.js';

/** As much of a picture is left that is cut off at a side. */
const leftOfCut = 0.62;

/** The slices that are left of a picture which fades out, as shares of its length: each thinner than the one before, and further away. */
const slices = [
  [0, 0.5],
  [0.535, 0.635],
  [0.685, 0.755],
  [0.82, 0.865],
  [0.94, 0.965],
] as const;

/** The direction of a side, clockwise from the right. */
const directions: Readonly<Record<Side, number>> = { right: 0, below: 90, left: 180, above: 270 };

/** What lies before a share of the way through a box towards a side. */
function before(path: Path, { x, y, width, height }: Box, side: Side, share: number): Path {
  const own = side === 'left' || side === 'above' ? 1 - share : share;
  return clip(path, behind(directions[side], x + width * own, y + height * own));
}

/** What lies behind it. */
function after(path: Path, { x, y, width, height }: Box, side: Side, share: number): Path {
  const own = side === 'left' || side === 'above' ? 1 - share : share;
  return clip(path, behind((directions[side] + 180) % 360, x + width * own, y + height * own));
}

/** A path moved so that a box would have its middle where pictures have theirs. */
const centred = (path: Path, { x, y, width, height }: Box): Path => transform(path, translation(50 - x - width / 2, 50 - y - height / 2));

/** What is left of a box that is cut at a side. */
function boxOfCut({ x, y, width, height }: Box, side: Side): Box {
  const isLevel = side === 'left' || side === 'right';
  const [own, high] = isLevel ? [width * leftOfCut, height] : [width, height * leftOfCut];
  return { x: side === 'left' ? x + width - own : x, y: side === 'above' ? y + height - high : y, width: own, height: high };
}

/** Turned by a quarter or a half about the middle of the drawing. */
const turned = (path: Path, degrees: number): Path => transform(path, rotation(degrees, 50, 50));

/** One drawing of a picture as a change leaves it; `box` is that of its silhouette, so that all its drawings stay on each other. */
export function changed(path: Path, box: Box, change: PictureChange): Path {
  switch (change) {
    case 'carved':
      return carved(path);
    case 'fine-line':
      return inFineLine(path);
    case 'dashed':
      return dashed(path);
    case 'stencilled':
      return stencilled(path);
    case 'over':
      return turned(path, 180);
    case 'aside':
      return turned(path, 90);
    case 'cut-left':
    case 'cut-right':
    case 'cut-above':
    case 'cut-below': {
      const side = change.slice(4) as Side;
      return centred(before(path, box, side, leftOfCut), boxOfCut(box, side));
    }
    case 'fading-left':
    case 'fading-right':
    case 'fading-above':
    case 'fading-below': {
      const side = change.slice(7) as Side;
      return slices.flatMap(([from, to]) => after(before(path, box, side, to), box, side, from));
    }
  }
}

/** Whether a change leaves gaps in a picture, so that what lies around it stays as it is. */
export const leavesOutline = (change: PictureChange): boolean =>
  change.startsWith('fading') || (pictureManners as readonly string[]).includes(change);
