import type { PersonalityAxis } from '../../brief.js';
import { isLight } from '../../direct/typography.js';
import type { Decisions } from '../../decisions.js';
import type { FontEntry } from '../../pack/types.js';
import type { Patch } from '../../refinement.js';
import { soften, withAxis } from './form.js';
import { shiftColour } from './shift.js';
import { type Applied, type ApplyContext, changedFields, type Draft, edit, isRefused, passes } from './state.js';
import { bestFont, type Look, lookOf, withFont } from './typeface.js';
import { weigh } from './weight.js';

/** Whether two drafts are drawn differently: around a circle letters stand in capitals whatever their case. */
const isTold = (before: Draft, after: Draft, context: ApplyContext): boolean =>
  context.judge(before.decisions).assets(false).logo_svg !== context.judge(after.decisions).assets(false).logo_svg;

/** The lever that shows a mood with the fewest changes: letters first, then weight or colour. */
function firstLever(draft: Draft, axis: PersonalityAxis, by: number, context: ApplyContext): Draft {
  const { type } = draft.decisions;
  const font = context.pack.font(type.font);
  const hasCapitals = /\p{Lu}/u.test(draft.decisions.name);
  const inCase = (letterCase: Decisions['type']['letterCase'], tracking: number): Draft =>
    context.locks.has('letterCase') ||
    (letterCase === 'upper' && font.cases === 'never-upper') ||
    (letterCase !== 'upper' && font.cases === 'upper-only')
      ? draft
      : edit(draft, { type: { letterCase, tracking } });
  const applied = (result: Applied): Draft => (isRefused(result) ? draft : result);
  switch (axis) {
    case 'seriousPlayful':
      return by > 0
        ? inCase(hasCapitals ? 'as-given' : 'lower', Math.min(type.tracking, 0))
        : inCase(hasCapitals ? 'as-given' : 'title', Math.min(type.tracking, 10));
    case 'modestLuxurious':
      return by > 0 ? inCase('upper', Math.max(type.tracking, 110)) : inCase(hasCapitals ? 'as-given' : 'title', 0);
    case 'calmEnergetic':
      return applied(weigh(draft, by > 0 ? 1 : -1, context));
    case 'softSharp':
      return applied(soften(draft, by > 0 ? -1 : 1, context));
    case 'classicModern':
    case 'organicTechnical':
      return draft;
  }
}

/** The looks that tell a mood; where an axis has none, how far a face leans decides alone. */
const tellingLooks: Partial<Record<PersonalityAxis, { less: readonly Look[]; more: readonly Look[] }>> = {
  classicModern: { less: ['serif'], more: ['sans'] },
  seriousPlayful: { less: ['serif'], more: ['rounded', 'script'] },
  modestLuxurious: { less: ['sans'], more: ['serif'] },
  softSharp: { less: ['rounded'], more: [] },
};

/** Beside faces that are drawn for fun every plain one is serious. */
const isFun = (face: FontEntry): boolean => /^(?:hand|script|display|rounded)$/.test(lookOf(face));

function looksFor(own: FontEntry, axis: PersonalityAxis, by: number): readonly Look[] {
  const telling = tellingLooks[axis]?.[by < 0 ? 'less' : 'more'] ?? [];
  return axis === 'seriousPlayful' && by < 0 && isFun(own) ? [...telling, 'sans'] : telling;
}

const leastMood = 0.15;

/** How much further a face leans whose mood a person tells from the one before, and one that looks alike. */
const leastStep = 0.25;
const leastAlike = 0.5;

/** How much a face is favoured for leaning to where the mood leads. */
const leaningFavour = 0.15;

/** Another face that says a mood: of a look that tells it where that is another one, and else one that leans clearly further. */
function faceFor(
  draft: Draft,
  { axis, by }: Patch & { kind: 'mood' },
  tried: ReadonlySet<string>,
  context: ApplyContext,
): FontEntry | undefined {
  const own = context.pack.font(draft.decisions.type.font);
  const asked = draft.brief.constraints.typeClass;
  const lean = ({ personality }: FontEntry): number => (personality[axis] - own.personality[axis]) * Math.sign(by);
  const telling = looksFor(own, axis, by);
  const isToldBy = (face: FontEntry): boolean => telling.includes(lookOf(face));
  const isOpen = (face: FontEntry): boolean =>
    (asked === 'any' || face.classes.includes(asked)) &&
    face.id !== own.id &&
    !tried.has(face.id) &&
    !/^(?:blackletter|hand)$/.test(lookOf(face));
  const ways: ((face: FontEntry) => boolean)[] = [
    ...(isToldBy(own) ? [] : telling.map((look) => (face: FontEntry) => lookOf(face) === look && lean(face) >= 0)),
    (face) => (telling.length === 0 || isToldBy(face)) && lean(face) >= (telling.length === 0 ? leastStep : leastAlike),
    (face) => asked !== 'any' && lean(face) >= leastStep,
  ];
  return ways
    .map((suits) =>
      bestFont(
        draft,
        context,
        (face) => isOpen(face) && suits(face),
        isLight,
        (face) => leaningFavour * lean(face),
      ),
    )
    .find((face) => face !== undefined);
}

/** The draft without a kind of letters that was asked for once and says the opposite: the later wish counts. */
function released(draft: Draft, { axis, by }: Patch & { kind: 'mood' }, { pack }: ApplyContext): Draft {
  const { constraints } = draft.brief;
  const telling: readonly string[] = looksFor(pack.font(draft.decisions.type.font), axis, by);
  const isOpposed =
    (axis === 'classicModern' || axis === 'seriousPlayful') && telling.length > 0 && !telling.includes(constraints.typeClass);
  return constraints.typeClass === 'any' || !isOpposed ? draft : edit(draft, {}, { constraints: { ...constraints, typeClass: 'any' } });
}

/** How many faces are tried for a mark that is made of letters. */
const mostFaces = 6;

/** The draft in a face that says the mood. A mark made of letters changes with it, and may become too fine to be read in small. */
function inFace(draft: Draft, patch: Patch & { kind: 'mood' }, context: ApplyContext): Draft | undefined {
  const tried = new Set<string>();
  while (tried.size < mostFaces) {
    const face = faceFor(draft, patch, tried, context);
    if (!face) return undefined;
    const set = withFont(draft, face);
    if (draft.decisions.mark.letters === '' || passes(set, context)) return set;
    tried.add(face.id);
  }
  return undefined;
}

/** A mood is told by the face of the letters, and where none tells it by their case or weight, then by colour; the mark stays. */
export function changeMood(draft: Draft, patch: Patch & { kind: 'mood' }, context: ApplyContext): Applied {
  const { axis, by, of, isAside } = patch;
  const moved = withAxis(draft, axis, by);
  // What a word means by the way shows in later choices only: "elegant" is no rounded face.
  if (isAside || Math.abs(by) < leastMood) return moved;
  const open = released(moved, patch, context);
  const faced = context.locks.has('font') ? undefined : inFace(open, patch, context);
  if (faced) return faced;
  const own = context.pack.font(moved.decisions.type.font);
  if (looksFor(own, axis, by).includes(lookOf(own))) return moved;
  if (of === 'letters') return { refused: 'No other face of the pack says this in the letters of this name.' };
  const first = firstLever(moved, axis, by, context);
  if (changedFields(draft.decisions, first.decisions).length > 0 && isTold(draft, first, context)) return first;
  if (context.locks.has('primary')) return first;
  return shiftColour(
    first,
    {
      kind: 'shift-colour',
      by: by > 0 === (axis === 'calmEnergetic' || axis === 'seriousPlayful') ? 'more-vivid' : 'more-muted',
      amount: 0.7,
    },
    context,
  );
}
