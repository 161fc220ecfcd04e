import type { Brief } from '../../brief.js';
import type { Decisions } from '../../decisions.js';
import { choosePalette } from '../../direct/palette.js';
import { chooseType } from '../../direct/typography.js';
import { stream } from '../../random.js';
import { picturesOf } from '../../interpreting/honoured.js';
import type { Patch } from '../../refinement.js';
import { anotherMark } from './another-mark.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, keepLocked, omit, passes } from './state.js';
import { changeSymbol } from './symbol.js';
import { lookOf } from './typeface.js';

/** How often another typeface is drawn before one that looks alike has to do. */
const mostTypes = 24;

/** A typeface that anybody tells from the one that there is. */
function otherType({ brief, decisions }: Draft, seed: string, { pack }: ApplyContext): Decisions['type'] | null {
  const own = pack.font(decisions.type.font);
  let nearest: Decisions['type'] | null = null;
  for (let at = 0; at < mostTypes; at++) {
    const from = at === 0 ? seed : `${seed}/${at}`;
    const type = chooseType(brief, pack, { font: stream(from, 'font'), setting: stream(from, 'setting') });
    if (!type) return nearest;
    if (type.font !== own.id && lookOf(pack.font(type.font)) !== lookOf(own)) return type;
    if (nearest === null || nearest.font === own.id) nearest = type;
  }
  return nearest;
}

/** Another picture of the trade in the place of one that displeases, in the same drawing where it can be. */
function anotherPicture(draft: Draft, context: ApplyContext): Draft | undefined {
  const { icon } = draft.decisions.mark;
  if (icon === null) return undefined;
  const shown = picturesOf(draft.decisions);
  const brief: Brief = {
    ...omit(draft.brief, 'together', 'arrangement', 'count'),
    concepts: draft.brief.concepts.map((concept) => ({ ...concept, explicit: false })),
    icons: draft.brief.icons.filter(({ id }) => !shown.includes(id)).map((own) => omit(own, 'named')),
  };
  const [first] = brief.icons;
  if (first === undefined) return undefined;
  const patch: Patch & { kind: 'symbol' } = { kind: 'symbol', icons: brief.icons.map(({ id }) => id), term: '' };
  const other = changeSymbol({ ...draft, brief }, patch, context);
  return isRefused(other) || !passes(other, context) ? undefined : other;
}

/** The same brief from another seed; only the field that was asked for changes. */
export function tryAnother(draft: Draft, { field }: Patch & { kind: 'try-another' }, context: ApplyContext): Applied {
  const { brief, decisions } = draft;
  const seed = `${context.seed}/another`;
  const isSame = (mark: Decisions['mark']): boolean =>
    mark.family === decisions.mark.family && mark.device === decisions.mark.device && mark.icon === decisions.mark.icon;
  if (field === 'symbol')
    return anotherPicture(draft, context) ?? anotherMark(draft, brief, seed, context, (mark) => !isSame(mark), 'layout');
  const freed: Brief = { ...brief, colours: { ...brief.colours, primary: null } };
  const palette = choosePalette(field === 'primary' ? freed : brief, false, stream(seed, 'palette'));
  if (field === 'primary') return edit({ ...draft, brief: freed }, { palette });
  const type = otherType(draft, seed, context);
  if (!type) return { refused: 'No other font of the pack has the letters of this name.' };
  if (field === 'font') return edit(draft, { type: { ...type, letterCase: decisions.type.letterCase } });
  // The mark comes last, so that it is tried in the letters and colours that it will be shown in.
  const fresh = keepLocked(draft, edit(draft, { type, palette }), context.locks);
  return context.locks.has('symbol') ? fresh : anotherMark(fresh, brief, seed, context, (mark) => !isSame(mark), 'layout');
}
