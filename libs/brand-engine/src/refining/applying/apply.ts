import type { InterpretedClause } from '../../interpreting/interpretation.js';
import { contrast } from '../../colour/oklch.js';
import { lightGround, wordmarkContrast } from '../../scene/paints.js';
import type { Clause, LockableField, Patch, RefinementRecord } from '../../refinement.js';
import { linesOfLetters } from '../../direct/forms.js';
import { addColour, colourJoined } from './addition.js';
import { colourLetters, withLetterColours } from './coloured-letters.js';
import { groundsFirst } from './clause-order.js';
import { fewColours } from './few-colours.js';
import { monochrome, setColour, swapColour } from './colour.js';
import { exchange } from './exchange.js';
import { leanColour, shiftColour } from './shift.js';
import { setAside, setLetters, takeForm } from './asides.js';
import { changeForm } from './form.js';
import { setLetterPicture } from './letter-picture.js';
import { setLettering } from './lettering.js';
import { changeMood } from './mood.js';
import { setFlush, setHairline } from './lines-and-sides.js';
import { breakLines, inverse, mirror, order } from './placing.js';
import { removeColour, removeThing } from './removal.js';
import { type Applied, type ApplyContext, changedFields, type Draft, isRefused, keepLocked } from './state.js';
import { setGround } from './ground.js';
import { setPart } from './part.js';
import { isMeasured, unseenChange } from './measured.js';
import { settle } from './settle.js';
import { nearestOf, shortfallOf } from './shortfall.js';
import { constrain } from './constraint.js';
import { describe, rename } from './naming.js';
import { changeSymbol, tryAnother } from './symbol.js';

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
      return patch.adds ? addColour(draft, patch, context) : setColour(draft, patch);
    case 'swap-colour':
      return swapColour(draft, patch);
    case 'remove-colour':
      return removeColour(draft, patch, context);
    case 'set-part':
      return setPart(draft, patch, context);
    case 'colour-letters':
      return colourLetters(draft, patch, context);
    case 'set-ground':
      return setGround(draft, patch);
    case 'exchange-colours':
      return exchange(draft, patch, context);
    case 'inverse':
      return inverse(draft, patch);
    case 'mirror':
      return mirror(draft, patch, context);
    case 'order':
      return order(draft, patch, context);
    case 'lines':
      return breakLines(draft, patch);
    case 'hairline':
      return setHairline(draft, patch);
    case 'flush':
      return setFlush(draft, patch);
    case 'shift-colour':
      return shiftColour(draft, patch, context);
    case 'lean-colour':
      return leanColour(draft, patch);
    case 'monochrome':
      return monochrome(draft);
    case 'few-colours':
      return fewColours(draft, patch, context);
    case 'mood':
      return changeMood(draft, patch, context);
    case 'form':
      return changeForm(draft, patch, context);
    case 'symbol':
      return changeSymbol(draft, patch, context);
    case 'letter-picture':
      return setLetterPicture(draft, patch, context);
    case 'remove-thing':
      return removeThing(draft, patch, context);
    case 'letters':
      return setLetters(draft, patch, context);
    case 'lettering':
      return setLettering(draft, patch, context);
    case 'take-form':
      return takeForm(draft, patch, context);
    case 'aside':
      return setAside(draft, patch, context);
    case 'constrain':
      return constrain(draft, patch, context);
    case 'rename':
      return rename(draft, patch, context);
    case 'descriptor':
      return describe(draft, patch, context);
    case 'try-another':
      return tryAnother(draft, patch, context);
    case 'go-back':
      return goBack(draft, patch, previous);
    case 'beyond':
      return { refused: patch.reason };
  }
}

function goBack(draft: Draft, { of }: Patch & { kind: 'go-back' }, previous: Draft | null): Applied {
  if (!previous) return { refused: 'There is no earlier version to go back to.' };
  return of === undefined ? previous : { ...draft, decisions: { ...draft.decisions, [of]: previous.decisions[of] } };
}

/** What takes the place of a picture that goes, so that going alone need not be drawn. */
const replaces = (patch: Patch): boolean =>
  (patch.kind === 'symbol' && patch.icons.length > 0) ||
  patch.kind === 'letters' ||
  (patch.kind === 'constrain' && patch.constraints.symbol !== undefined && patch.constraints.symbol !== 'badge');

const isNameAlone = (patch: Patch): boolean => patch.kind === 'constrain' && patch.constraints.symbol === 'wordmark';

/** "Drop the squirrel, keep the acorn": of two pictures the one that is kept does not hold the other. */
const isOneOfTwo = ({ decisions: { mark } }: Draft, { icons }: Patch & { kind: 'remove-thing' }): boolean =>
  mark.partner !== undefined && mark.icon !== null && icons.includes(mark.icon) !== icons.includes(mark.partner);

/** The fields that a patch asks to move, whatever is said of them besides. */
function movedBy(patch: Patch): LockableField[] {
  if (patch.kind === 'symbol') return patch.icons.length > 0 ? ['symbol'] : [];
  if (patch.kind === 'letter-picture') return ['symbol', 'layout'];
  if (patch.kind === 'lean-colour') return ['primary', 'secondary'];
  if (patch.kind === 'shift-colour') return patch.part === undefined ? ['primary', 'secondary'] : [];
  if (patch.kind === 'form' && patch.by.endsWith('-symbol')) return ['symbol'];
  if (patch.kind === 'form') return (patch.by === 'bolder' || patch.by === 'thinner') && patch.of !== 'symbol' ? ['font'] : [];
  if (patch.kind === 'take-form' || (patch.kind === 'set-part' && patch.part === 'letters')) return ['symbol'];
  if (patch.kind === 'order') return ['layout'];
  if (patch.kind === 'lettering') return ['font'];
  if (patch.kind === 'set-colour') return patch.role === 'primary' ? ['primary'] : [];
  if (patch.kind === 'set-part') return patch.part === 'picture' || patch.part === 'field' ? ['primary'] : [];
  if (patch.kind !== 'constrain') return [];
  return [
    // "In a circle, but with the same fox": the fox is the same, drawn another way.
    ...(patch.constraints.container === undefined ? [] : ['symbol' as const, 'container' as const]),
    ...(patch.constraints.typeClass === undefined ? [] : ['font' as const]),
    ...(patch.constraints.letterCase === undefined ? [] : ['letterCase' as const]),
  ];
}

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
      const clausesTold = isAsBefore ? refined.clauses.map(undone) : refined.clauses;
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
  const [unshown] = patches.flatMap((patch) =>
    patch.kind === 'beyond' && patch.words !== undefined ? [{ ...patch, words: patch.words }] : [],
  );
  const at = unshown ? told.text.indexOf(unshown.words) : -1;
  if (!unshown || at <= 0 || told.outcome === 'not_applied') return [told];
  const rest = [told.text.slice(0, at), told.text.slice(at + unshown.words.length)]
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [
    { text: rest.join(' … '), outcome: told.outcome, reason: told.reason === unshown.reason ? null : told.reason },
    { text: unshown.words, outcome: 'not_applied', reason: unshown.reason },
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
  const locks = new Set<LockableField>([...context.locks, ...asked.filter((field) => !moved.has(field) && !(parts && field === 'symbol'))]);
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
        draft = withLetterColours(draft, keepLocked(draft, applied, held));
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

/** What a clause did while it was applied. */
interface Told extends Clause {
  before: Draft;
  after: Draft;
  refusal: string | null;
}

/** What became of a clause, measured on what is drawn in the end. */
function outcomeOf(
  { text, patches, before, after, refusal }: Told,
  start: Draft,
  settled: Draft,
  context: ApplyContext,
): InterpretedClause {
  const missed = (reason: string): InterpretedClause => ({ text, outcome: 'not_applied', reason });
  if (patches.length === 0) return missed(`This was not understood. ${whatCanBeAsked}`);
  if (patches.every(({ kind }) => kind === 'lock')) return { text, outcome: 'kept', reason: null };
  const lacks = (patch: Patch, draft: Draft): string | null =>
    shortfallOf(patch, draft, context.pack, () => context.judge(draft.decisions));
  const shortfalls = patches.map((patch) => lacks(patch, settled));
  const lacking = shortfalls.find((one) => one !== null) ?? null;
  // A colour may be seen only in the mark that the gates choose for it.
  const isSettled = patches.some(
    (patch, at) =>
      /^(?:remove-thing|remove-colour|set-colour)$/.test(patch.kind) && shortfalls[at] === null && lacks(patch, start) !== null,
  );
  if (isSettled) return { text, outcome: 'applied', reason: refusal };
  if (changedFields(before.decisions, after.decisions).length === 0) {
    const unmoved = missingOf(patches, start, context);
    const reason = refusal ?? lacking ?? unmoved;
    if (reason !== null) return missed(reason);
    return { text, outcome: 'kept', reason: alreadyThere };
  }
  if (shortfalls.every((one) => one !== null)) {
    const atOnce = patches.map((patch) => lacks(patch, after)).find((one) => one !== null);
    return missed(atOnce ?? 'A later wish, or what a readable logo needs, took its place.');
  }
  if (looksSame(before, after, context))
    return patches.every((patch) => /^(?:constrain|set-part|lines)$/.test(patch.kind) && lacks(patch, before) === null)
      ? { text, outcome: 'kept', reason: alreadyThere }
      : missed(nothingSeen);
  const [old, now] = [context.judge(before.decisions), context.judge(after.decisions)];
  const unseen = patches.map((patch) => unseenChange(patch, old, now, context.pack));
  const hidden = unseen.find((one) => one !== null) ?? null;
  if (hidden !== null && patches.every((patch, at) => isMeasured(patch) && unseen[at] !== null)) return missed(hidden);
  const elsewhere = patches.map((patch) =>
    patch.kind === 'symbol' && patch.isNear
      ? nearestOf(patch, settled.decisions)
      : patch.kind === 'lettering' && patch.isNear
        ? `${patch.words} is not in the pack; ${context.pack.font(settled.decisions.type.font).family} is near to it.`
        : patch.kind === 'take-form'
          ? linesOfLetters(patch.form, settled.decisions)
          : patch.kind === 'exchange-colours'
            ? lettersKept(settled.decisions)
            : patch.kind === 'constrain' && patch.constraints.layout === 'row' && before.decisions.mark.family === 'frame'
              ? 'The frame went: in it the name stands under the picture only.'
              : null,
  );
  return { text, outcome: 'applied', reason: refusal ?? lacking ?? elsewhere.find((one) => one !== null) ?? null };
}

/** What is said of changes of form or tone that moved nothing; a mood may be there already. */
function missingOf(patches: readonly Patch[], { decisions }: Draft, context: ApplyContext): string | null {
  const [first] = patches;
  if (first === undefined || !patches.every(({ kind }) => kind === 'form' || kind === 'shift-colour')) return null;
  const drawn = context.judge(decisions);
  return unseenChange(first, drawn, drawn, context.pack);
}

/** What is said of a change that leaves the drawing as it was: it leaves no trace in the decisions either. */
const nothingSeen = 'Nothing of this is seen in this drawing.';

const alreadyThere = 'The identity is already like this, or what it would change is kept.';

/** What is said where letters could not take the colour that the mark had. */
const lettersKept = ({ palette: { ink, primary, secondary } }: Draft['decisions']): string | null =>
  ink === primary && contrast(secondary, lightGround) < wordmarkContrast
    ? 'The letters keep their colour: in the other one they could not be read.'
    : null;

/** Whether two drafts are drawn and set alike. */
function looksSame(before: Draft, after: Draft, context: ApplyContext): boolean {
  const faceOf = ({ decisions: { type } }: Draft): string => `${context.pack.font(type.font).family} ${type.heading}`;
  if (faceOf(before) !== faceOf(after)) return false;
  const [old, now] = [context.judge(before.decisions).assets(false), context.judge(after.decisions).assets(false)];
  return old.logo_svg === now.logo_svg && old.logo_svg_dark === now.logo_svg_dark;
}

/** What the message about a clause that was not understood offers. */
export const whatCanBeAsked = 'Name a colour, a font, a symbol, a layout or a mood.';
