import type { Patch } from '../../refinement.js';
import { type Applied, type ApplyContext, type Draft, edit } from './state.js';

/** How many versions before a node it keeps: the first one, and those right before it. */
const mostKept = 4;

/** The versions before a node, oldest first; nodes of older versions know only the one that they were refined from. */
export const versionsBefore = (previous: Draft | null, { earlier }: Pick<ApplyContext, 'earlier'>): readonly Draft[] =>
  earlier ?? (previous ? [previous] : []);

/** How many steps back a wish goes of so many. */
const stepsOf = ({ steps = 1 }: Patch & { kind: 'go-back' }, count: number): number => (steps === 'first' ? count : steps);

/** The versions that the next node keeps: those before the one that it goes back to, or one more. */
export function versionsKept(node: Draft, before: readonly Draft[], patches: readonly Patch[]): Draft[] {
  const back = patches.find((patch) => patch.kind === 'go-back' && patch.of === undefined);
  const { brief, decisions } = node;
  const all = back?.kind === 'go-back' ? before.slice(0, -stepsOf(back, before.length)) : [...before, { brief, decisions }];
  return all.length <= mostKept ? all : [...all.slice(0, 1), ...all.slice(1 - mostKept)];
}

/** An earlier version, or one part of it. */
export function goBack(draft: Draft, patch: Patch & { kind: 'go-back' }, before: readonly Draft[]): Applied {
  const { of } = patch;
  const steps = stepsOf(patch, before.length);
  const old = before.at(-steps);
  if (before.length === 0) return { refused: 'There is no earlier version to go back to.' };
  if (!old || steps > before.length) return { refused: `There are only ${before.length} earlier versions to go back to.` };
  if (of === undefined) return { brief: old.brief, decisions: old.decisions };
  // "The previous colours" are those before the ones that there are, however long these have been there.
  const isOther = (own: Draft): boolean => JSON.stringify(own.decisions[of]) !== JSON.stringify(draft.decisions[of]);
  const earlier = patch.steps === undefined ? (before.findLast(isOther) ?? old) : old;
  const { name, type, layout } = earlier.decisions;
  if (of === 'name') return edit(draft, { name, type, layout: { nameScale: layout.nameScale ?? 1 } }, { name: earlier.brief.name });
  const back: Draft = { ...draft, decisions: { ...draft.decisions, [of]: earlier.decisions[of] } };
  // A picture as it was is as large as it was.
  return of === 'mark' && layout.kind === draft.decisions.layout.kind ? edit(back, { layout: { symbolScale: layout.symbolScale } }) : back;
}

/** "Bring the teapot back": the picture as it was drawn before, in the colours and letters of now; undefined where no version showed it. */
export function broughtBack(
  draft: Draft,
  { term, icons, isBack, joins }: Patch & { kind: 'symbol' },
  before: readonly Draft[],
): Draft | undefined {
  const shows =
    (isOne: (id: string) => boolean) =>
    ({ decisions: { mark } }: Draft): boolean =>
      [mark.icon, mark.partner].some((id) => id != null && isOne(id));
  // "Back to the horse" of what showed a rocking horse.
  // "The taco was better" of a saucer and a chilli: the pair that there was.
  const { icon, partner } = draft.decisions.mark;
  const isPairBefore = ({ decisions: { mark } }: Draft): boolean =>
    mark.partner !== undefined && [mark.icon, mark.partner].some((id) => id === icon || id === partner);
  const pair =
    partner === undefined || joins !== undefined
      ? undefined
      : before.findLast((own) => isPairBefore(own) && shows((id) => icons.includes(id))(own));
  if (pair && !isBack)
    return {
      ...draft,
      brief: { ...pair.brief, colours: draft.brief.colours },
      decisions: { ...draft.decisions, mark: pair.decisions.mark },
    };
  const old = isBack
    ? (before.findLast(shows((id) => icons.includes(id))) ?? before.findLast(shows((id) => id.split('-').includes(term))))
    : undefined;
  if (!old) return undefined;
  const { colours, name, descriptor, language } = draft.brief;
  return {
    brief: { ...old.brief, colours, name, descriptor, language },
    decisions: { ...draft.decisions, mark: old.decisions.mark, layout: old.decisions.layout },
  };
}
