import type { Brief } from '../../brief.js';
import type { Decisions, LayoutKind } from '../../decisions.js';
import { coupledLayout } from '../../direct/arranging.js';
import { direct } from '../../direct/direct.js';
import type { Family } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import { type Applied, type ApplyContext, type Draft, isRefused, passes } from './state.js';

/** Where the name stands: beside the symbol or with a picture in its line, between rules, or around it. */
export const placeOf = ({ kind }: Decisions['layout']): 'beside' | 'lockup' | 'badge' =>
  kind === 'lockup' || kind === 'badge' ? kind : 'beside';

/** How much of what nobody asked to change a candidate would change. */
function strangeness({ mark, layout }: Decisions, old: Decisions): number {
  const [own, before] = [familyOf(mark.family).kind, familyOf(old.mark.family).kind];
  const isRound = (layout.kind === 'badge') !== (old.layout.kind === 'badge');
  return (
    (placeOf(layout) === placeOf(old.layout) ? 0 : isRound ? 12 : 8) +
    ((layout.kind === 'wordmark') === (old.layout.kind === 'wordmark') ? 0 : 4) +
    (own === before ? 0 : 2) +
    (shapeOf(mark) === shapeOf(old.mark) ? 0 : 3) +
    (mark.family === old.mark.family ? 0 : 1) +
    (drawsBoth(mark) && !drawsBoth(old.mark) ? 3 : 0) +
    (mark.device === old.mark.device ? 0 : 0.5)
  );
}

/** The shape around a picture; an emblem is round. */
const shapeOf = ({ family, device, container }: Decisions['mark']): string =>
  familyOf(family).kind === 'badge' && device !== 'arched' && device !== 'label' ? 'circle' : container;

/** Whether a picture is drawn with a letter in it or on it. */
function drawsBoth({ family: id, icon }: Decisions['mark']): boolean {
  const family = familyOf(id);
  return icon !== null && 'letters' in family && family.letters > 0;
}

/** The candidates in their order, those that keep the layout, or all that there is, before the others. */
function nearestFirst(candidates: Iterable<Decisions>, old: Decisions, keeps: Keeps): Decisions[] {
  const distance = (candidate: Decisions): number =>
    keeps === 'most' ? strangeness(candidate, old) : strangeness(candidate, old) >= 8 ? 1 : 0;
  return [...candidates]
    .map((candidate) => ({ candidate, apart: distance(candidate) }))
    .sort((a, b) => a.apart - b.apart)
    .map(({ candidate }) => candidate);
}

/** What another mark is to keep of the one that there is: where it stands, or as much as can be. */
type Keeps = 'layout' | 'most';

/** Takes the mark (and the layout that goes with it) of the first candidate that passes, and leaves the rest as it is. */
export function anotherMark(
  draft: Draft,
  brief: Brief,
  seed: string,
  context: ApplyContext,
  differs: (mark: Decisions['mark']) => boolean,
  keeps: Keeps = 'most',
): Applied {
  let nearest: Draft | null = null;
  const old = draft.decisions;
  for (const candidate of nearestFirst(direct(brief, seed, context.pack), old, keeps)) {
    if (!differs(candidate.mark)) continue;
    const next: Draft = {
      brief,
      decisions: { ...old, mark: turnedLike(candidate.mark, old.mark), layout: layoutFor(candidate, old, context) },
    };
    nearest ??= next;
    if (passes(next, context)) return next;
  }
  return nearest ?? { refused: 'No other symbol fits what is asked and kept.' };
}

/** Layouts in which symbol and name are one drawing. */
export const composed = ['wordmark', 'badge', 'lockup'];

/** The layout that there is, unless the mark needs another. */
function layoutFor({ mark, layout }: Decisions, { layout: old, mark: oldMark }: Decisions, { locks }: ApplyContext): Decisions['layout'] {
  const changes = composed.includes(layout.kind) || composed.includes(old.kind) || old.kind === 'symbol';
  if (!changes || locks.has('layout')) return coupledLayout(old, mark);
  return { ...old, ...layout, ...orderLike(oldMark, layout.kind) };
}

/** A name that stood under its picture, or before it, does so beside a symbol too. */
function orderLike({ family, device }: Decisions['mark'], kind: LayoutKind): Partial<Decisions['layout']> {
  if (kind !== 'row' && kind !== 'stack') return {};
  if (family === 'word-picture' && device === 'closing') return { kind: 'row', nameFirst: true };
  return familyOf(family).kind === 'lockup' ? { kind: device === 'divided' ? 'row' : 'stack' } : {};
}

/** The same picture looks the way that it did. */
const turnedLike = (mark: Decisions['mark'], old: Decisions['mark']): Decisions['mark'] =>
  old.mirrored && mark.icon !== null && mark.icon === old.icon ? { ...mark, mirrored: true } : mark;

/** Another way to show what the mark shows: its picture stays, because only the way was asked for. */
export function shownAnotherWay(draft: Draft, context: ApplyContext, fits: (family: Family, mark: Decisions['mark']) => boolean): Applied {
  const { icon, family } = draft.decisions.mark;
  const brief: Brief = icon === null ? draft.brief : { ...draft.brief, icons: [{ id: icon, score: 1 }] };
  const other = anotherMark(
    draft,
    brief,
    family,
    context,
    (mark) => fits(familyOf(mark.family), mark) && (icon === null || mark.icon === icon),
  );
  return isRefused(other) ? other : { ...other, brief: draft.brief };
}

/** The picture with its name around it, on a round emblem; nothing changes where the name is not read so. */
export function asEmblem(draft: Draft, context: ApplyContext): Applied {
  const devices = /^(?:ring|band|scalloped|seal)$/;
  const round = shownAnotherWay(draft, context, ({ kind }, { device }) => kind === 'badge' && devices.test(device));
  if (!isRefused(round) && (passes(round, context) || context.judge(round.decisions).isTolerable)) return round;
  const other = shownAnotherWay(draft, context, ({ kind }, { device }) => kind === 'badge' && device !== 'label');
  return isRefused(other) || passes(other, context) || context.judge(other.decisions).isTolerable
    ? other
    : { refused: 'Around a circle this name would not be read.' };
}
