import type { InterpretedClause } from '../../interpreting/interpretation.js';
import { contrast } from '../../colour/oklch.js';
import { lightGround, wordmarkContrast } from '../../scene/grounds.js';
import type { Clause, Patch } from '../../refinement.js';
import { linesOfLetters } from '../../direct/forms.js';
import { type ApplyContext, changedFields, type Draft } from './state.js';
import { lossOf } from './losses.js';
import { isMeasured, unseenChange } from './measured.js';
import { nearestOf, shortfallOf } from './shortfall.js';

/** What a clause did while it was applied. */
export interface Told extends Clause {
  before: Draft;
  after: Draft;
  refusal: string | null;
}

/** What became of a clause, measured on what is drawn in the end. */
export function outcomeOf(
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
  const lost = (): string | null =>
    lossOf({
      patches,
      brief: before.brief,
      before: before.decisions,
      after: after.decisions,
      settled: settled.decisions,
      areasOf: (decisions) => context.judge(decisions).areas,
    });
  if (isSettled) return { text, outcome: 'applied', reason: refusal ?? lost() };
  if (changedFields(before.decisions, after.decisions).length === 0) {
    const unmoved = missingOf(patches, start, context);
    // "Too bright, calm it down": what the clause before did, this one asks for too.
    const isFirst = changedFields(start.decisions, before.decisions).length === 0;
    // "Less clinical, with rounder letters": the letters that the clause before brought are round.
    if (!isFirst && patches.every((patch) => isRounderNow(patch, start, before, context)))
      return { text, outcome: 'applied', reason: null };
    const reason = refusal ?? lacking ?? unmoved ?? (isFirst && patches.every(({ kind }) => kind === 'mood') ? saysItAlready : null);
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
      : missed(missingOf(patches, before, context) ?? nothingSeen);
  const [old, now] = [context.judge(before.decisions), context.judge(after.decisions)];
  const unseen = patches.map((patch) => unseenChange(patch, old, now, context.pack));
  const hidden = unseen.find((one) => one !== null) ?? null;
  if (hidden !== null && patches.every((patch, at) => isMeasured(patch) && unseen[at] !== null)) return missed(hidden);
  const [first] = patches;
  if (first?.kind === 'shift-colour' && patches.every((patch) => isTurnedBack(patch, start, settled, context)))
    return missed(`In the end the colours are ${first.by === 'lighter' ? 'darker' : 'lighter'} than before.`);
  const elsewhere = patches.map((patch) =>
    patch.kind === 'symbol' && patch.isNear
      ? nearestOf(patch, settled.decisions)
      : patch.kind === 'lettering' && patch.isNear
        ? `${patch.words} is not in the pack; ${context.pack.font(settled.decisions.type.font).family} is near to it.`
        : patch.kind === 'take-form'
          ? linesOfLetters(patch.form, settled.decisions)
          : patch.kind === 'exchange-colours'
            ? lettersKept(before.decisions, settled.decisions)
            : null,
  );
  // "The otter should hold a paddle", of which both stand side by side.
  const apart = patches.find((patch) => patch.kind === 'beyond' && patch.words === undefined);
  if (apart?.kind === 'beyond' && patches.every((patch) => patch === apart || (patch.kind === 'symbol' && patch.joins !== undefined)))
    return missed(apart.reason);
  return { text, outcome: 'applied', reason: refusal ?? lacking ?? lost() ?? elsewhere.find((one) => one !== null) ?? null };
}

/** Whether letters that were to be rounder are so by what another clause did. */
const isRounderNow = (patch: Patch, start: Draft, now: Draft, { pack }: ApplyContext): boolean => {
  const [old, own] = [start, now].map(({ decisions }) => pack.font(decisions.type.font).personality.softSharp);
  return patch.kind === 'form' && patch.by === 'rounder' && patch.of === 'letters' && (own ?? 0) < (old ?? 0) - leastRounder;
};
const leastRounder = 0.25;

/** "Lighter, with more contrast", of what is darker than it was in the end. */
function isTurnedBack(patch: Patch, start: Draft, settled: Draft, context: ApplyContext): boolean {
  if (patch.kind !== 'shift-colour' || (patch.by !== 'lighter' && patch.by !== 'darker')) return false;
  const [old, now] = [context.judge(start.decisions), context.judge(settled.decisions)];
  const by = patch.by === 'lighter' ? 'darker' : 'lighter';
  return unseenChange(patch, old, now, context.pack) !== null && unseenChange({ ...patch, by }, old, now, context.pack) === null;
}

/** What is said of changes of form or tone that moved nothing; a mood may be there already. */
function missingOf(patches: readonly Patch[], { decisions }: Draft, context: ApplyContext): string | null {
  const [first] = patches;
  if (first === undefined || !patches.every(({ kind }) => kind === 'form' || kind === 'shift-colour')) return null;
  const drawn = context.judge(decisions);
  return unseenChange(first, drawn, drawn, context.pack);
}

/** What is said of a change that leaves the drawing as it was: it leaves no trace in the decisions either. */
export const nothingSeen = 'Nothing of this is seen in this drawing.';

/** What is said of a mood that nothing was found to say more of: nobody asks for what is seen. */
const saysItAlready = 'The letters and colours say this as far as they can here, so all stays as it was.';

const alreadyThere = 'The identity is already like this, or what it would change is kept.';

/** What is said where letters could not take the colour that the mark had. */
const lettersKept = (before: Draft['decisions'], { palette: { ink, primary, secondary } }: Draft['decisions']): string | null =>
  ink === before.palette.ink && ink === primary && contrast(secondary, lightGround) < wordmarkContrast
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
