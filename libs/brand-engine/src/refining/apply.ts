import type { InterpretedClause } from '../interpreting/interpretation.js';
import type { Decisions } from '../decisions.js';
import type { Clause, LockableField, Patch, RefinementRecord } from '../refinement.js';
import { exchangeColours, monochrome, setColour, shiftColour, swapColour } from './apply-colour.js';
import { changeForm, changeMood } from './apply-form.js';
import { type Applied, type ApplyContext, changedFields, type Draft, isRefused, keepLocked } from './apply-state.js';
import { settle } from './settle.js';
import { changeSymbol, constrain, describe, rename, tryAnother } from './apply-symbol.js';

/** What a refinement comes to. */
export interface Refined {
  draft: Draft;
  locks: LockableField[];
  record: RefinementRecord;
  /** What became of each clause, in the order of the prompt. */
  clauses: InterpretedClause[];
}

function applyPatch(draft: Draft, patch: Patch, previous: Draft | null, context: ApplyContext): Applied {
  switch (patch.kind) {
    case 'lock':
      return draft;
    case 'set-colour':
      return setColour(draft, patch);
    case 'swap-colour':
      return swapColour(draft, patch);
    case 'exchange-colours':
      return exchangeColours(draft);
    case 'shift-colour':
      return shiftColour(draft, patch, context);
    case 'monochrome':
      return monochrome(draft);
    case 'mood':
      return changeMood(draft, patch, context);
    case 'form':
      return changeForm(draft, patch, context);
    case 'symbol':
      return changeSymbol(draft, patch, context);
    case 'constrain':
      return constrain(draft, patch, context);
    case 'rename':
      return rename(draft, patch, context);
    case 'descriptor':
      return describe(draft, patch, context);
    case 'try-another':
      return tryAnother(draft, patch, context);
    case 'go-back':
      return previous ?? { refused: 'There is no earlier version to go back to.' };
  }
}

/**
 * Applies a refinement clause by clause. Locks come first wherever they stand in the sentence, the last clause wins,
 * and every clause ends in the record: applied, or not applied with the reason.
 */
export function applyRefinement(start: Draft, previous: Draft | null, clauses: readonly Clause[], context: ApplyContext): Refined {
  const asked = clauses.flatMap(({ patches }) => patches.flatMap((patch) => (patch.kind === 'lock' ? patch.fields : [])));
  const locks = new Set<LockableField>([...context.locks, ...asked]);
  const record: RefinementRecord = { applied: [], kept: [...locks], notApplied: [] };
  const told: Told[] = [];
  let draft = start;
  for (const { text, patches } of clauses) {
    const before = draft;
    const refusals: string[] = [];
    for (const patch of patches) {
      const applied = applyPatch(draft, patch, previous, { ...context, locks });
      if (isRefused(applied)) refusals.push(applied.refused);
      else draft = keepLocked(draft, applied, locks);
    }
    told.push({ text, patches, changed: changedFields(before.decisions, draft.decisions), refusal: refusals[0] ?? null });
  }
  const settled = settle(start, draft, { ...context, locks });
  const mended = changedFields(draft.decisions, settled.decisions);
  const outcomes = told.map((clause) => outcomeOf(clause, settled.decisions));
  told.forEach(({ text, changed }, at) => {
    const { outcome, reason } = outcomes[at] ?? { outcome: 'kept', reason: null };
    if (outcome === 'applied' || (outcome === 'kept' && reason === null)) record.applied.push({ clause: text, changed });
    else record.notApplied.push({ clause: text, reason: reason ?? '' });
  });
  const last = record.applied.at(-1);
  // What had to give way for the gates belongs to the clause that brought it about.
  if (last) last.changed = [...new Set([...last.changed, ...mended])];
  return { draft: settled, locks: [...locks], record, clauses: outcomes };
}

/** What a clause did while it was applied. */
interface Told extends Clause {
  changed: string[];
  refusal: string | null;
}

/** What became of a clause, measured on what was decided in the end. */
function outcomeOf({ text, patches, changed, refusal }: Told, decisions: Decisions): InterpretedClause {
  if (patches.length === 0) return { text, outcome: 'not_applied', reason: `This was not understood. ${whatCanBeAsked}` };
  if (patches.every(({ kind }) => kind === 'lock')) return { text, outcome: 'kept', reason: null };
  if (changed.length === 0 && refusal !== null) return { text, outcome: 'not_applied', reason: refusal };
  if (changed.length === 0) return { text, outcome: 'kept', reason: 'The identity is already like this, or what it would change is kept.' };
  const lost = patches.every((patch) => isUndone(patch, decisions));
  return lost
    ? { text, outcome: 'not_applied', reason: 'A later wish, or what a readable logo needs, took its place.' }
    : { text, outcome: 'applied', reason: refusal };
}

/** Whether nothing is left of a change that could be told from the decisions. */
function isUndone(patch: Patch, { name, descriptor, mark }: Decisions): boolean {
  if (patch.kind === 'symbol') return mark.icon === null || !patch.icons.includes(mark.icon);
  if (patch.kind === 'rename') return name !== patch.name && `${name} ${descriptor ?? ''}` !== patch.name;
  return patch.kind === 'descriptor' && descriptor !== patch.text;
}

/** What the message about a clause that was not understood offers. */
export const whatCanBeAsked = 'Name a colour, a font, a symbol, a layout or a mood.';
