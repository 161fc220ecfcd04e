import type { Brief } from '../../brief.js';
import { caseForDot, leavesLetters, paintedLetter, suitsLetterPicture } from '../../direct/letter-pictures.js';
import type { Decisions } from '../../decisions.js';
import { chooseMark } from '../../direct/mark.js';
import { isSymbolFamily } from '../../families/family.js';
import { familyOf } from '../../families/index.js';
import type { Patch } from '../../refinement.js';
import { anotherMark } from './another-mark.js';
import { type Applied, type ApplyContext, type Draft, isRefused, omit, passes } from './state.js';

/** The name with a picture for one of its letters, for the dot of one or in one; the letters stay as they are. */
export function setLetterPicture(draft: Draft, patch: Patch & { kind: 'letter-picture' }, context: ApplyContext): Applied {
  const { letter, at, place, term } = patch;
  const icon = patch.icons.find((id) => context.pack.icon(id));
  if (icon === undefined) return { refused: `There is no picture of ${term} in the pack.` };
  if (at.length === 0) return { refused: `There is no such “${letter}” in the name.` };
  const brief: Brief = {
    ...omit(draft.brief, 'together', 'arrangement', 'count', 'smallPicture', 'nameFirst', 'letters'),
    inLetters: { icon, letter, at, place },
    concepts: [{ term, explicit: true, weight: 1, source: 'asked' as const }, ...draft.brief.concepts].slice(0, 12),
    icons: [{ id: icon, score: 1, named: true }],
    constraints: { ...draft.brief.constraints, symbol: 'any', container: 'any', layout: 'any', noIcon: false, noText: false },
  };
  const old = draft.decisions;
  const type = { ...old.type, letterCase: caseForDot(brief) ?? old.type.letterCase };
  if (!suitsLetterPicture(context.pack.font(type.font), brief))
    return { refused: 'The letters of this handwriting are joined: none of them can be a picture.' };
  if (!leavesLetters(brief, type, context.pack))
    return {
      refused:
        place === 'letter' ? `In these letters no picture can stand for the “${letter}”.` : `The “${letter}” has no room for a picture.`,
    };
  // "Put the piston into the O": what is shown already moves there.
  const moves = old.mark.icon !== null && patch.icons.includes(old.mark.icon);
  const symbol = !moves && isAsked(draft) ? besideName(draft, context) : undefined;
  const next = symbol ? besideSymbol(symbol, brief, type, icon) : asWord(draft, brief, type, context);
  return passes(next, context) || context.judge(next.decisions).isTolerable
    ? next
    : { refused: 'With a picture in it the name would not be read.' };
}

/** Whether the mark shows a picture that was asked for: it stays. */
const isAsked = ({ brief, decisions: { mark } }: Draft): boolean =>
  mark.icon !== null && brief.concepts.some(({ source, explicit }) => source === 'asked' && explicit);

/** The picture as a symbol beside the name, which is set in plain letters there. */
function besideName(draft: Draft, context: ApplyContext): Draft | undefined {
  const { mark, layout } = draft.decisions;
  if (layout.kind === 'row' || layout.kind === 'stack') return draft;
  const other = anotherMark(
    draft,
    draft.brief,
    mark.family,
    context,
    ({ family, icon, partner }) => icon === mark.icon && partner === mark.partner && isSymbolFamily(familyOf(family)),
  );
  return isRefused(other) ? undefined : other;
}

const besideSymbol = ({ brief: old, decisions }: Draft, { inLetters }: Brief, type: Decisions['type'], icon: string): Draft => ({
  brief: old,
  decisions: {
    ...decisions,
    type,
    mark: paintedLetter(
      {
        ...decisions.mark,
        ...(inLetters ? { letterPicture: { letter: inLetters.letter, at: inLetters.at, place: inLetters.place, icon } } : {}),
      },
      decisions.palette,
    ),
  },
});

/** The name alone, with the picture in it. */
function asWord({ decisions }: Draft, brief: Brief, type: Decisions['type'], { pack }: ApplyContext): Draft {
  const mark = chooseMark(familyOf('word-picture'), 'for-letter', brief, false, pack, decisions.mark.family) ?? decisions.mark;
  return {
    brief,
    decisions: {
      ...decisions,
      mark: paintedLetter(mark, decisions.palette),
      type,
      layout: { ...omit(decisions.layout, 'nameFirst'), kind: 'wordmark', symbolScale: 1 },
    },
  };
}
