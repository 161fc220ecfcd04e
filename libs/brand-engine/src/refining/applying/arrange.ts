import type { Decisions, MarkDecision } from '../../decisions.js';
import { coupledLayout } from '../../direct/arranging.js';
import { standingOf } from '../../families/ensemble.js';
import { figureOf, isSymmetrical, middleOf } from '../../families/figure.js';
import { areKnown } from './balance.js';
import { colourOfOne } from './one-of-two.js';
import { holds } from '../../families/inside.js';
import { openVessel } from '../../families/vessel.js';
import type { Pack } from '../../pack/pack.js';
import type { Patch } from '../../refinement.js';
import { type Applied, type ApplyContext, type Draft, mayStay, omit, passes } from './state.js';

/** Whether the first of two pictures stands left of the second. */
function isFirstLeft(mark: MarkDecision, pack: Pack): boolean {
  const [first, second] = standingOf(pack, mark).drawn;
  return middleOf(first) <= middleOf(second);
}

/** The same two pictures with one of them first, each in the colour that it has. */
function withFirst(draft: Draft, first: string, context: ApplyContext): Draft {
  const { mark, palette } = draft.decisions;
  const { icon, partner, balance } = mark;
  if (icon === first || icon === null || partner === undefined) return draft;
  const judged = context.judge(draft.decisions);
  const [one, other] = [icon, partner].map((picture) => colourOfOne(draft.decisions, picture, judged));
  const isTwo = one != null && other != null && one !== other && mark.merged === undefined;
  return {
    brief: draft.brief,
    decisions: {
      ...draft.decisions,
      mark: {
        ...mark,
        icon: partner,
        partner: icon,
        ...(balance === undefined ? {} : { balance: Math.round(100 / balance) / 100 }),
        ...(mark.edged === undefined ? {} : { edged: mark.edged.map((own) => (own === 'first' ? 'second' : 'first')) }),
      },
      palette: isTwo ? { ...palette, things: [other, one] } : palette,
    },
  };
}

/** How two pictures are composed anew. */
const composed = (
  mark: MarkDecision,
  arranged: 'on' | 'over' | 'behind' | 'inside' | 'beside' | 'crossed' | 'facing' | 'back-to-back',
): MarkDecision => ({
  ...omit(mark, 'apart', 'heldLeft'),
  arranged,
  composed: true,
  weighed: true,
  pairing: 3,
  ...(arranged === 'inside' && mark.partner !== undefined ? { partner: openVessel(mark.partner) } : {}),
  ...(arranged === 'beside' ? { apart: true } : {}),
});

/** "The hen on the left", "the hen on top of the barn": two pictures stand otherwise to each other, in their colours. */
export function arrange(draft: Draft, { picture, place }: Patch & { kind: 'arrange' }, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  const { icon, partner, arranged, third, joined } = mark;
  // Several of one stand in a row where they were crossed.
  if (place === 'beside' && partner === undefined && arranged === 'crossed') return uncrossed(draft, context);
  const isPair = icon !== null && partner !== undefined && arranged !== undefined && third === undefined && joined === undefined;
  if (!isPair) return { refused: 'In this drawing both pictures are one, and stand as they do.' };
  const other = picture === icon ? partner : icon;
  if (place === 'inside' && !holds(context.pack, other)) return { refused: 'The other picture is drawn closed: nothing stands in it.' };
  const isLeft = arranged === 'inside' ? undefined : isFirstLeft(mark, context.pack) === (picture === icon);
  const wantsLeft = place === 'left' || (place === 'exchanged' && isLeft !== true);
  if ((place === 'left' && isLeft === true) || (place === 'right' && isLeft === false)) return draft;
  const isSide = place === 'left' || place === 'right' || place === 'exchanged';
  const first = isSide ? (wantsLeft ? picture : other) : picture;
  const second = first === icon ? partner : icon;
  const turned = withFirst(draft, first, context);
  const how = isSide ? 'beside' : place;
  const isTurned = place === 'facing' || place === 'back-to-back';
  if (isTurned && [picture, other].every((id) => isSymmetrical(figureOf(context.pack, id, mark))))
    return { refused: 'Both pictures look straight ahead.' };
  const next = composed(turned.decisions.mark, how);
  const judged = context.judge(draft.decisions);
  const [held, holder] = [first, second].map((id) => colourOfOne(draft.decisions, id, judged));
  // What holds the other is painted first.
  const palette =
    how === 'inside' && held != null && holder != null && held !== holder
      ? { ...turned.decisions.palette, things: [holder, held] as [string, string] }
      : turned.decisions.palette;
  const decisions: Decisions = { ...turned.decisions, mark: next, palette, layout: coupledLayout(turned.decisions.layout, next) };
  const way: Draft = {
    brief: { ...omit(draft.brief, 'arrangement'), together: [first, second], ...(how === 'beside' ? {} : { arrangement: how }) },
    decisions,
  };
  const isRead = areKnown(next, context.pack) && (passes(way, context) || mayStay(draft, way, context));
  return isRead ? way : { refused: 'Placed so, the two pictures are not known any more, so they stay as they were.' };
}

function uncrossed(draft: Draft, context: ApplyContext): Applied {
  const { mark, layout } = draft.decisions;
  const device = mark.device === 'ensemble' ? 'company' : mark.device;
  const apart: MarkDecision = { ...omit(mark, 'arranged', 'composed'), device, count: mark.count ?? 2, apart: true };
  const way: Draft = {
    brief: { ...omit(draft.brief, 'arrangement'), count: apart.count ?? 2 },
    decisions: { ...draft.decisions, mark: apart, layout: coupledLayout(layout, apart) },
  };
  return passes(way, context) || mayStay(draft, way, context)
    ? way
    : { refused: 'Beside each other they are not known any more in small.' };
}
