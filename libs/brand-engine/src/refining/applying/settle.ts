import { fromHex } from '../../colour/oklch.js';
import { readOn } from '../../direct/palette.js';
import { companion } from '../../direct/seen-on-white.js';
import type { Decisions } from '../../decisions.js';
import { fitsGround } from '../../direct/constraints.js';
import { familyOf } from '../../families/index.js';
import { type ApplyContext, type Draft, edit, isNearlyAsLegible, isRefused, keepLocked, mayStay, passes } from './state.js';
import { groundFor } from './form.js';
import { anotherMark } from './another-mark.js';
import { crossesLine } from './word-alone.js';

/** Ways to draw what a mark shows, the plainest last; the first can show a second colour. */
const ways: Record<string, Pick<Decisions['mark'], 'family' | 'device'>[]> = {
  icon: [
    ...['disc', 'knockout'].map((device) => ({ family: 'icon-container', device })),
    ...['pieces', 'diagonal', 'whole'].map((device) => ({ family: 'facet-icon', device })),
  ],
  monogram: ['framed', 'knockout'].map((device) => ({ family: 'monogram', device })),
  badge: [
    { family: 'roundel', device: 'ring' },
    { family: 'badge', device: 'label' },
  ],
};

/** With less a colour has no hue. */
const leastChroma = 0.02;

/** How much lighter or darker a colour that was asked for is drawn before it is another one. */
const mostPaled = 0.2;

/** Changes that may bring an identity back through the gates, the smallest first: colour, then drawing, then the mark itself. */
function* remedies(before: Draft, draft: Draft, context: ApplyContext): Generator<Draft> {
  const { mark, palette } = draft.decisions;
  const { kind } = familyOf(mark.family);
  const isExact = draft.brief.colours.secondary?.hex !== undefined && draft.brief.colours.secondary.hex !== null;
  const asked = draft.brief.colours.secondary;
  // Green that turns white to be read on gold is green no more, and red that is paled to be seen on slate is pink.
  const isPaled = (secondary: string): boolean => Math.abs(fromHex(secondary).l - fromHex(palette.secondary).l) > mostPaled;
  const isLost = (secondary: string): boolean =>
    asked?.hue != null && palette.accentAsked === true && (fromHex(secondary).c < leastChroma || isPaled(secondary));
  const inColour = (secondary: string): Draft => (isExact || isLost(secondary) ? draft : edit(draft, { palette: { secondary } }));
  const toned = inColour(companion(palette.secondary));
  const coloured = [draft, inColour(readOn(palette.primary, palette.secondary)), toned];
  yield* coloured.slice(1);
  // Who exchanges one colour for another asks for no other drawing.
  if (isOnlyRecoloured(before.decisions, draft.decisions)) return;
  const letters = Array.from(mark.letters)[0] ?? '';
  const open = (ways[kind] ?? []).filter(({ family, device }) => fitsGround(familyOf(family), device, draft.brief));
  const container = groundFor(draft, kind);
  for (const way of open) for (const own of coloured) yield edit(own, { mark: { ...way, container, letters } });
  const other = anotherMark(toned, draft.brief, `${mark.family}/settled`, context, ({ icon }) => mark.icon === null || icon === mark.icon);
  if (!isRefused(other)) yield other;
}

/** Whether two sets of decisions differ in nothing but colours, none of which came to the others. */
const isOnlyRecoloured = (old: Decisions, now: Decisions): boolean =>
  JSON.stringify([old.mark, old.layout, old.type]) === JSON.stringify([now.mark, now.layout, now.type]) &&
  !(now.palette.accentAsked === true && old.palette.accentAsked !== true);

/** Whether a remedy shows both of two pictures, or all of several. */
const showsAsMany = ({ mark }: Decisions, { mark: own }: Decisions): boolean => mark.partner === own.partner && mark.count === own.count;

/** A rule that would run through the line under the name goes. */
function withoutRule(draft: Draft, context: ApplyContext): Draft {
  if (!crossesLine(draft.decisions)) return draft;
  const ways = ['full-stop', 'alone'].map((device) => edit(draft, { mark: { device } }));
  return ways.find((way) => passes(way, context)) ?? edit(draft, { mark: { device: 'alone' } });
}

/**
 * Holds what a refinement came to against the gates of a new identity. Most pass as they are; one that does not is mended by the
 * smallest change that helps, within the locks, and stays as it is where nothing does.
 */
export function settle(before: Draft, asked: Draft, context: ApplyContext): Draft {
  const draft = withoutRule(asked, context);
  if (passes(draft, context) || mayStay(before, draft, context) || isNearlyAsLegible(before, draft, context)) return draft;
  let nearest = { draft, missed: context.judge(draft.decisions).missed };
  // What was amiss before is not this refinement's to change.
  if (nearest.missed <= context.judge(before.decisions).missed) return draft;
  for (const remedy of remedies(before, draft, context)) {
    const kept = keepLocked(draft, remedy, context.locks);
    if (!showsAsMany(kept.decisions, draft.decisions)) continue;
    const { missed } = context.judge(kept.decisions);
    if (missed < nearest.missed) nearest = { draft: kept, missed };
    if (missed === 0) break;
  }
  return nearest.draft;
}
