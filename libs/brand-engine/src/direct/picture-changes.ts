import type { Brief } from '../brief.js';
import type { MarkDecision, PictureChange } from '../decisions.js';
import { isSameInMirror, isSameTurned, looksTo } from '../families/looking.js';
import { showsLetters } from '../families/index.js';
import { picturesOf } from '../families/pictures.js';
import { leavesOutline } from '../treatments/picture-changes.js';
import type { Pack } from '../pack/pack.js';

/** Whether a mark shows one picture, and shows it once. */
export const isOfOne = ({ icon, partner, third, count, merged }: MarkDecision): boolean =>
  icon !== null && partner === undefined && third === undefined && count === undefined && merged !== true;

/** Whether a picture is drawn with all that is in it, and not as an outline that is split or has letters in it. */
export const isDrawnWhole = (mark: MarkDecision): boolean => isOfOne(mark) && mark.family !== 'facet-icon' && !showsLetters(mark);

/** The mark with its picture turned, cut, or looking to a side, as was asked. */
export function changedMark(mark: MarkDecision, { changes, facing }: Brief, pack: Pack): MarkDecision {
  if (mark.icon === null || !isOfOne(mark)) return mark;
  const shownSo = changes?.filter((change) => !leavesOutline(change) || isDrawnWhole(mark)) ?? [];
  const next: MarkDecision = shownSo.length === 0 ? mark : { ...mark, changes: shownSo };
  if (facing === undefined) return next;
  const shown = picturesOf(mark, pack).drawing(mark.icon, 'solid');
  if (isSameInMirror(shown)) return next;
  return facing === 'mirrored' || looksTo(mark, shown) !== facing ? { ...next, mirrored: true } : next;
}

/** Why the picture of a mark does not show what was to be done to it; null where it does. */
export function unshownChange(
  change: PictureChange | 'facing-left' | 'facing-right' | 'mirrored',
  mark: MarkDecision,
  pack: Pack,
): string | null {
  if (mark.icon === null) return 'There is no picture to turn or to cut.';
  if (!isOfOne(mark)) return 'Where several pictures stand together, none is turned or cut.';
  const plain = pack.drawing(mark.icon, 'solid');
  switch (change) {
    case 'mirrored':
      return isSameInMirror(plain) ? 'The picture is the same in a mirror.' : mark.mirrored ? null : 'The picture is drawn as it is.';
    case 'facing-left':
    case 'facing-right': {
      const shown = picturesOf(mark, pack).drawing(mark.icon, 'solid');
      if (isSameInMirror(plain)) return 'The picture looks straight ahead.';
      return looksTo(mark, shown) === change.slice(7) ? null : 'The picture looks to no side.';
    }
    default:
      if (!mark.changes?.includes(change)) return 'The picture is drawn as it is.';
      return change === 'over' && isSameTurned(plain, 180) ? 'The picture is the same upside down.' : null;
  }
}

/** How much of what was to be done to its picture a mark does not show. */
export const unchanged = ({ changes = [], facing }: Brief, mark: MarkDecision): number =>
  1.5 * (changes.filter((change) => mark.changes?.includes(change) !== true).length + (facing === undefined || isOfOne(mark) ? 0 : 1));
