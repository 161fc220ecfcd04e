import type { Clause, LockableField, Patch, RefinementRecord } from '../refinement.js';
import { monochrome, setColour, shiftColour, swapColour } from './apply-colour.js';
import { changeForm, changeMood } from './apply-form.js';
import { type Applied, type ApplyContext, changedFields, type Draft, isRefused, keepLocked } from './apply-state.js';
import { settle } from './settle.js';
import { changeSymbol, constrain, describe, rename, tryAnother } from './apply-symbol.js';

/** What a refinement comes to. */
export interface Refined {
  draft: Draft;
  locks: LockableField[];
  record: RefinementRecord;
}

function applyPatch(draft: Draft, patch: Patch, previous: Draft | null, context: ApplyContext): Applied {
  switch (patch.kind) {
    case 'lock':
      return draft;
    case 'set-colour':
      return setColour(draft, patch);
    case 'swap-colour':
      return swapColour(draft, patch);
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
  let draft = start;
  for (const { text, patches } of clauses) {
    const before = draft;
    const refusals: string[] = [];
    for (const patch of patches) {
      const applied = applyPatch(draft, patch, previous, { ...context, locks });
      if (isRefused(applied)) refusals.push(applied.refused);
      else draft = keepLocked(draft, applied, locks);
    }
    const changed = changedFields(before.decisions, draft.decisions);
    const onlyLocks = patches.length > 0 && patches.every(({ kind }) => kind === 'lock');
    if (patches.length === 0)
      record.notApplied.push({ clause: text, reason: 'This was not understood. Name a colour, a font, a symbol, a layout or a mood.' });
    else if (changed.length > 0 || onlyLocks) record.applied.push({ clause: text, changed });
    else
      record.notApplied.push({
        clause: text,
        reason: refusals[0] ?? 'The identity is already like this, or what it would change is kept.',
      });
  }
  const settled = settle(start, draft, { ...context, locks });
  const mended = changedFields(draft.decisions, settled.decisions);
  const last = record.applied.at(-1);
  // What had to give way for the gates belongs to the clause that brought it about.
  if (last) last.changed = [...new Set([...last.changed, ...mended])];
  return { draft: settled, locks: [...locks], record };
}
