import type { MarkDecision } from '../../decisions.js';
import { standingOf } from '../../families/ensemble.js';
import { boxOf } from '../../families/figure.js';
import { isLegible } from '../../families/legible.js';
import { union } from '../../geometry/path.js';
import type { Pack } from '../../pack/pack.js';
import { type Applied, type ApplyContext, type Draft, edit, mayStay, passes } from './state.js';

/** How much larger one of two pictures is made, so that it is seen at first sight. */
export const pairStep = 1.5;

/** What is seen of a change at the least. */
const leastSeen = 1.15;

/** The least share of the whole that each of two pictures has that stand clear of each other. */
const leastApart = 0.2;

/** Whether two pictures are still known as they stand; clear of each other they only have to be large enough. */
export function areKnown(mark: MarkDecision, pack: Pack): boolean {
  if (mark.apart === undefined) return isLegible(pack, mark);
  const boxes = standingOf(pack, mark).drawn.map(boxOf);
  const { width, height } = union(boxes);
  return boxes.every((box) => Math.max(box.width, box.height) >= leastApart * Math.max(width, height));
}

/** Whether the sizes of two pictures to each other are free: what is worn, or in another, has the size that fits. */
const isFree = ({ arranged, joined, added, third, count }: MarkDecision): boolean => {
  if (third !== undefined || count !== undefined) return false;
  return joined === undefined
    ? arranged !== undefined && !/^(?:inside|worn|alone)$/.test(arranged)
    : added !== undefined && joined !== 'behind';
};

/** "The wave smaller than the herring": of two pictures one is larger or smaller beside the other, as far as both are still known. */
export function sizeOne(draft: Draft, picture: string, times: number, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  const called = picture.replace(/^(?:own|mdi|maki|temaki|fluent)-/, '').replaceAll('-', ' ');
  if (!isFree(mark))
    return { refused: 'In this drawing the two pictures have the sizes that fit each other; both can be larger or smaller.' };
  const now = mark.balance ?? 1;
  const ratio = picture === mark.icon ? times : 1 / times;
  for (const part of [1, 0.8, 0.6, 0.4]) {
    const own = ratio ** part;
    if (Math.max(own, 1 / own) < leastSeen) break;
    const way = edit(draft, { mark: { balance: Math.round(now * own * 100) / 100 } });
    if (areKnown(way.decisions.mark, context.pack) && (passes(way, context) || mayStay(draft, way, context))) return way;
  }
  return { refused: `The ${called} cannot be ${times > 1 ? 'larger' : 'smaller'} beside the other picture and both still be known.` };
}
