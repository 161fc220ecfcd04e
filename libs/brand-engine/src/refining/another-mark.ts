import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import { coupledLayout } from '../direct/arranging.js';
import { direct } from '../direct/direct.js';
import type { Family } from '../families/family.js';
import { familyOf } from '../families/index.js';
import { type Applied, type ApplyContext, type Draft, isRefused, passes } from './apply-state.js';

/** How much of what nobody asked to change a candidate would change. */
function strangeness({ mark, layout }: Decisions, old: Decisions): number {
  const place = ({ kind }: Decisions['layout']): string => (kind === 'row' || kind === 'stack' || kind === 'symbol' ? 'beside' : kind);
  const [own, before] = [familyOf(mark.family).kind, familyOf(old.mark.family).kind];
  return (
    (place(layout) === place(old.layout) ? 0 : 8) +
    (own === before ? 0 : 2) +
    (mark.container === old.mark.container ? 0 : 3) +
    (mark.family === old.mark.family ? 0 : 1) +
    (mark.device === old.mark.device ? 0 : 0.5)
  );
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
function layoutFor({ mark, layout }: Decisions, { layout: old }: Decisions, { locks }: ApplyContext): Decisions['layout'] {
  const changes = composed.includes(layout.kind) || composed.includes(old.kind) || old.kind === 'symbol';
  if (!changes || locks.has('layout')) return coupledLayout(old, mark);
  return { ...old, ...layout };
}

/** The same picture looks the way that it did. */
const turnedLike = (mark: Decisions['mark'], old: Decisions['mark']): Decisions['mark'] =>
  old.mirrored && mark.icon !== null && mark.icon === old.icon ? { ...mark, mirrored: true } : mark;

/** Another way to show what the mark shows: its picture stays, because only the way was asked for. */
export function shownAnotherWay(draft: Draft, context: ApplyContext, fits: (family: Family) => boolean): Applied {
  const { icon, family } = draft.decisions.mark;
  const brief: Brief = icon === null ? draft.brief : { ...draft.brief, icons: [{ id: icon, score: 1 }] };
  const other = anotherMark(draft, brief, family, context, (mark) => fits(familyOf(mark.family)) && (icon === null || mark.icon === icon));
  return isRefused(other) ? other : { ...other, brief: draft.brief };
}
