import type { InterpretedClause } from '../../interpreting/interpretation.js';
import type { Clause, LockableField, Patch, RefinementRecord } from '../../refinement.js';
import { colourJoined } from './addition.js';
import { withLetterColours } from './coloured-letters.js';
import { groundsFirst } from './clause-order.js';
import { nothingSeen, outcomeOf, type Told } from './outcome.js';
import { applyPatch } from './patch.js';
import { movedBy, releasedBy } from './moved-fields.js';
import { type ApplyContext, changedFields, type Draft, isRefused, keepLocked } from './state.js';
import { isMeasured } from './measured.js';
import { withFieldPainted } from './part-colours.js';
import { withRestTold } from './rest-kept.js';
import { settle } from './settle.js';

/** What a refinement comes to. */
export interface Refined {
  draft: Draft;
  locks: LockableField[];
  record: RefinementRecord;
  /** What became of each clause, in the order of the prompt. */
  clauses: InterpretedClause[];
}

/** What takes the place of a picture that goes, so that going alone need not be drawn. */
const replaces = (patch: Patch): boolean =>
  (patch.kind === 'symbol' && patch.icons.length > 0) ||
  patch.kind === 'letters' ||
  (patch.kind === 'constrain' &&
    patch.constraints.symbol !== undefined &&
    patch.constraints.symbol !== 'badge' &&
    patch.constraints.noText !== true);

const isNameAlone = (patch: Patch): boolean => patch.kind === 'constrain' && patch.constraints.symbol === 'wordmark';

/** "Drop the squirrel, keep the acorn": of two pictures the one that is kept does not hold the other. */
const isOneOfTwo = ({ decisions: { mark } }: Draft, { icons }: Patch & { kind: 'remove-thing' }): boolean =>
  mark.partner !== undefined && mark.icon !== null && icons.includes(mark.icon) !== icons.includes(mark.partner);

const isJoin = (patch: Patch): boolean => patch.kind === 'symbol' && patch.joins !== undefined;

const joinsFirst = (patches: readonly Patch[]): readonly Patch[] =>
  // "A mountain behind the bird" of what shows no bird yet brings the bird first.
  patches.some((patch) => patch.kind === 'symbol' && !isJoin(patch))
    ? patches
    : [...patches.filter(isJoin), ...patches.filter((patch) => !isJoin(patch))];

const without = (locks: ReadonlySet<LockableField>, field: LockableField): ReadonlySet<LockableField> =>
  new Set([...locks].filter((own) => own !== field));

/** A colour whose place another takes goes with that exchange. */
const isExchanged = ({ colour }: Patch & { kind: 'remove-colour' }, clauses: readonly Clause[]): boolean =>
  clauses.some(({ patches }) => patches.some((patch) => patch.kind === 'swap-colour' && patch.from.hue === colour.hue));

/**
 * Applies a refinement clause by clause. Locks come first wherever they stand in the sentence, the last clause wins,
 * and every clause ends in the record: applied, or not applied with the reason. A change that nobody would see, or one of form, mood,
 * tone or of the colour of a part that fails, leaves no trace; of a picture or a layout what could be had of it stays.
 */
export function applyRefinement(start: Draft, previous: Draft | null, clauses: readonly Clause[], context: ApplyContext): Refined {
  const failures = new Map<Clause, InterpretedClause>();
  for (;;) {
    const refined = applyClauses(start, previous, clauses, failures, context);
    const failed = clauses.flatMap((clause, at): [Clause, InterpretedClause][] => {
      const told = refined.clauses[at];
      const isTraced =
        !failures.has(clause) && refined.moved.has(clause) && (told?.reason === nothingSeen || clause.patches.every(isAllOrNothing));
      return told?.outcome === 'not_applied' && isTraced ? [[clause, told]] : [];
    });
    if (failed.length === 0) {
      const isAsBefore = changedFields(start.decisions, refined.draft.decisions).length === 0;
      const clausesTold = isAsBefore
        ? refined.clauses.map(undone)
        : withRestTold(refined.clauses, clauses, start.decisions, refined.draft.decisions);
      return { ...refined, clauses: clausesTold.flatMap((told, at) => withoutUnshown(told, clauses[at]?.patches ?? [])) };
    }
    for (const [clause, told] of failed) failures.set(clause, told);
  }
}

/** What took the place of a wish, or had to make up for it, may leave all as it was. */
const undone = (told: InterpretedClause): InterpretedClause =>
  told.outcome === 'applied' ? { ...told, outcome: 'not_applied', reason: told.reason ?? nothingSeen } : told;

/** "Swap the dog for a cat stretching": the cat is there, and what is not seen of it is told apart. */
function withoutUnshown(told: InterpretedClause, patches: readonly Patch[]): InterpretedClause[] {
  if (told.outcome === 'not_applied') return [told];
  const unshown = patches.flatMap((patch) => {
    const from = patch.kind === 'beyond' && patch.words !== undefined ? told.text.indexOf(patch.words) : -1;
    return patch.kind !== 'beyond' || patch.words === undefined || from < 0
      ? []
      : [{ from, to: from + patch.words.length, text: patch.words, reason: patch.reason }];
  });
  if (unshown.length === 0) return [told];
  const inOrder = unshown.sort((one, other) => one.from - other.from);
  const rest = [{ from: 0, to: 0 }, ...inOrder]
    .map(({ to }, at) => told.text.slice(to, inOrder[at]?.from).replace(/^[\s,]+|[\s,]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isOfUnshown = unshown.some(({ reason }) => reason === told.reason);
  return [
    ...(rest.length === 0 ? [] : [{ text: rest.join(' … '), outcome: told.outcome, reason: isOfUnshown ? null : told.reason }]),
    ...inOrder.map(({ text, reason }) => ({ text, outcome: 'not_applied' as const, reason })),
  ];
}

const isAllOrNothing = (patch: Patch): boolean => isMeasured(patch) || patch.kind === 'take-form' || patch.kind === 'set-part';

/** All clauses but those that failed before, of which it is known what is said. */
function applyClauses(
  start: Draft,
  previous: Draft | null,
  clauses: readonly Clause[],
  failures: ReadonlyMap<Clause, InterpretedClause>,
  context: ApplyContext,
): Refined & { moved: ReadonlySet<Clause> } {
  const asked = clauses.flatMap(({ patches }) => patches.flatMap((patch) => (patch.kind === 'lock' ? patch.fields : [])));
  // "Drop the squirrel, keep the acorn": of two pictures one goes, and the other is what is kept.
  const parts =
    start.decisions.mark.partner !== undefined && clauses.some(({ patches }) => patches.some(({ kind }) => kind === 'remove-thing'));
  // "The moon is nice, but rather a star", "purple is fine but darker": what is praised does not hold what is asked for.
  const moved = new Set(clauses.flatMap(({ patches }) => patches.flatMap(movedBy)));
  // "Keep the fox" of an earlier refinement gives way to "an owl instead".
  const released = new Set(clauses.flatMap(({ patches }) => patches.flatMap(releasedBy)));
  const earlier = [...context.locks].filter((field) => !released.has(field));
  const locks = new Set<LockableField>([...earlier, ...asked.filter((field) => !moved.has(field) && !(parts && field === 'symbol'))]);
  const isReplaced = clauses.some(({ patches }) => patches.some(replaces));
  const record: RefinementRecord = { applied: [], kept: [...locks], notApplied: [] };
  const told = new Map<Clause, Told>();
  let draft = start;
  for (const clause of groundsFirst(clauses)) {
    const { text, patches } = clause;
    const before = draft;
    const refusals: string[] = [];
    for (const patch of failures.has(clause) ? [] : joinsFirst(patches)) {
      // "No picture, just our initials": the name alone is only on the way there.
      if (isNameAlone(patch) && clauses.some((clause) => clause.patches.some(({ kind }) => kind === 'letters'))) continue;
      if ((patch.kind === 'remove-thing' && isReplaced) || (patch.kind === 'remove-colour' && isExchanged(patch, clauses))) continue;
      const isOfJoined = patch.kind === 'set-colour' && patches.some(isJoin);
      // "A yellow crown on his head": without the crown nothing turns yellow.
      if (isOfJoined && refusals.length > 0) continue;
      const applied = isOfJoined
        ? colourJoined(draft, patch, start, context)
        : applyPatch(draft, patch, previous, { ...context, locks, start: start.decisions });
      if (isRefused(applied)) refusals.push(applied.refused);
      else {
        const held = patch.kind === 'remove-thing' && isOneOfTwo(draft, patch) ? without(locks, 'symbol') : locks;
        draft = withFieldPainted(draft, withLetterColours(draft, keepLocked(draft, applied, held)));
      }
    }
    told.set(clause, { text, patches, before, after: draft, refusal: refusals[0] ?? null });
  }
  const settled = settle(start, draft, { ...context, locks });
  const mended = changedFields(draft.decisions, settled.decisions);
  const inOrder = clauses.flatMap((clause) => told.get(clause) ?? []);
  const outcomes = clauses.flatMap((clause) => {
    const own = told.get(clause);
    return own ? [failures.get(clause) ?? outcomeOf(own, start, settled, context)] : [];
  });
  const isMoved = ({ before, after }: Told): boolean => changedFields(before.decisions, after.decisions).length > 0;
  const traced = new Set([...told].flatMap(([clause, own]) => (isMoved(own) ? [clause] : [])));
  inOrder.forEach(({ text, before, after }, at) => {
    const { outcome, reason } = outcomes[at] ?? { outcome: 'kept', reason: null };
    const changed = changedFields(before.decisions, after.decisions);
    if (outcome === 'applied' || (outcome === 'kept' && reason === null)) record.applied.push({ clause: text, changed });
    else record.notApplied.push({ clause: text, reason: reason ?? '' });
  });
  const last = record.applied.at(-1);
  // What had to give way for the gates belongs to the clause that brought it about.
  if (last) last.changed = [...new Set([...last.changed, ...mended])];
  return { draft: settled, locks: [...locks], record, clauses: outcomes, moved: traced };
}
