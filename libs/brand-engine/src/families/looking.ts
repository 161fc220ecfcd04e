import type { MarkDecision } from '../decisions.js';
import { bounds, mirroredAt, type Path, rotation, transform } from '../geometry/path.js';
import { picture } from '../geometry/raster.js';
import { facingOf } from '../pack/facing.js';
import { headAt } from './groups.js';

/** How far the head of a picture stands from its middle before it is said to look to a side. */
const leastLean = 0.03;

/** Where the picture of a mark looks: as was told of it, else to where its head is. */
export function looksTo({ icon, mirrored }: Pick<MarkDecision, 'icon' | 'mirrored'>, shown: Path): 'left' | 'right' | undefined {
  const told = facingOf(icon ?? '');
  if (told !== undefined) return (told === 'left') === (mirrored === true) ? 'right' : 'left';
  const head = headAt(shown) - 0.5;
  return Math.abs(head) <= leastLean ? undefined : head < 0 ? 'left' : 'right';
}

/** Pixels across, where a picture is held against its image in a mirror, and how many of a hundred may differ. */
const grain = 32;
const leastDifference = 4;

function differs(path: Path, other: Path): boolean {
  const [one, turned] = [path, other].map((own) => picture([own], bounds(own), grain).grey);
  let [ink, apart] = [0, 0];
  one?.forEach((grey, at) => {
    ink += grey;
    apart += Math.abs(grey - (turned?.[at] ?? 0)) / 2;
  });
  return apart * 100 >= ink * leastDifference;
}

/** Whether a picture is the same in a mirror. */
export const isSameInMirror = (path: Path): boolean => !differs(path, mirroredAt(path, 50));

/** Whether a picture is the same when it is turned. */
export const isSameTurned = (path: Path, degrees: number): boolean => !differs(path, transform(path, rotation(degrees, 50, 50)));
