import { type Clearing, clearingOf } from '../geometry/clearing.js';
import { punched } from '../geometry/cut.js';
import type { Path } from '../geometry/path.js';
import { parsePath } from '../geometry/parse.js';
import { circle } from '../geometry/shapes.js';
import type { Pack } from '../pack/pack.js';
import { whole } from './groups.js';

/** The radius of plain ink, in a picture of 100 units, that eyes and a smile are still read on. */
const leastRadius = 14;

const roomFor = (pack: Pack, icon: string): Clearing => clearingOf(pack.drawing(icon, 'solid'), whole, 'inside');

/** Whether a picture has a plain place that is large enough for a face. */
export const hasRoomForFace = (pack: Pack, icon: string): boolean => roomFor(pack, icon).r >= leastRadius;

/** Two eyes and a smile in a circle. */
function faceIn({ x, y, r }: Clearing): Path {
  const at = (right: number, down: number): string => `${x + right * r} ${y + down * r}`;
  const eye = (right: number): Path => circle(x + right * r, y - 0.24 * r, 0.15 * r);
  const mouth = `M${at(-0.52, 0.1)}C${at(-0.3, 0.42)} ${at(0.3, 0.42)} ${at(0.52, 0.1)}C${at(0.42, 0.84)} ${at(-0.42, 0.84)} ${at(-0.52, 0.1)}Z`;
  return [...eye(-0.38), ...eye(0.38), ...parsePath(mouth)];
}

/** The pack with eyes and a smile cut out of one of its pictures; as it is where that has no room for them. */
export function withFace(pack: Pack, icon: string): Pack {
  const room = roomFor(pack, icon);
  if (room.r < leastRadius) return pack;
  const face = faceIn(room);
  return pack.redrawn((id, kind) => {
    const own = pack.drawing(id, kind);
    return id === icon && (kind === 'solid' || kind === 'bold') ? punched(own, face) : own;
  });
}
