import type { Brief, ColourIntent, Constraints } from '../brief.js';
import { fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { honouredForms, showsRefused } from '../direct/forms.js';
import { familyOf } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import type { Understanding } from '../understanding/index.js';
import type { Wish } from '../understanding/wishes.js';
import { writesAside } from './asides-shown.js';
import { neutralChroma, paletteOf, showsColour } from './colour-shown.js';
import type { ClauseOutcome } from './interpretation.js';

/** What a wish is held against: the brief, and what was decided. */
export interface Outcome {
  brief: Brief;
  decisions: Decisions;
  pack: Pack;
  understanding: Pick<Understanding, 'showsItself'>;
  /** The colours that the light drawing is filled with. */
  fills: readonly string[];
}

export interface Verdict {
  outcome: ClauseOutcome;
  reason: string | null;
}

const applied: Verdict = { outcome: 'applied', reason: null };
const kept: Verdict = { outcome: 'kept', reason: null };
const missed = (reason: string): Verdict => ({ outcome: 'not_applied', reason });
const but = (reason: string): Verdict => ({ outcome: 'applied', reason });

/** What became of a wish, measured on what was decided. */
export function verdictOn(wish: Wish, outcome: Outcome): Verdict {
  const { brief, decisions } = outcome;
  switch (wish.kind) {
    case 'name':
      return isWritten(brief.name, decisions) ? applied : missed('No text is shown, as was asked.');
    case 'line':
      return decisions.descriptor === wish.text ? applied : missed('There is no room for this line.');
    case 'trade':
      return applied;
    case 'thing':
      return wish.refused ? onRefusedThing(wish, outcome) : onThing(wish, outcome);
    case 'colour':
      return wish.refused ? onRefusedColour(wish.intent, decisions) : onColour(wish.intent, outcome);
    case 'demand':
      return onDemand(wish, outcome);
    case 'form':
      return onForm(wish, outcome);
    case 'mood':
      return onMood(wish, outcome);
    case 'year':
      return writesAside(decisions, 'year', wish.year) ? applied : missed('This drawing has no place for a year.');
    case 'place':
      return writesAside(decisions, 'place', wish.place) ? applied : { outcome: 'kept', reason: 'The place is not written.' };
    case 'letters':
      return sameLetters(decisions.mark.letters, wish.letters) ? applied : missed(lettersShown(decisions));
    case 'given':
      return kept;
    case 'beyond':
      return missed(wish.reason);
  }
}

const isWritten = (name: string, { name: drawn, descriptor, layout, mark }: Decisions): boolean =>
  mark.letters === name.toUpperCase() || (layout.kind !== 'symbol' && (drawn === name || `${drawn} ${descriptor ?? ''}` === name));

const sameLetters = (shown: string, asked: string): boolean => shown.toUpperCase() === asked.toUpperCase();
const lettersShown = ({ mark }: Decisions): string =>
  mark.letters === '' ? 'The mark shows no letters.' : `The mark shows the letters ${mark.letters}.`;

/** "own-red-fox" is called "red fox". */
const pictureName = (id: string): string => id.replace(/^own-/, '').replaceAll('-', ' ');

function onThing({ term, asked, icons }: Extract<Wish, { kind: 'thing' }>, { brief, decisions, understanding }: Outcome): Verdict {
  const { icon } = decisions.mark;
  if (icon !== null && icons.includes(icon)) {
    return understanding.showsItself(term, icon)
      ? applied
      : but(`There is no picture of “${term}”; the nearest one, ${pictureName(icon)}, is shown.`);
  }
  if (!asked) return { outcome: 'kept', reason: null };
  if (icons.length === 0) return missed(`There is no picture of “${term}” or of anything near enough.`);
  if (brief.constraints.noIcon) return missed('No picture is shown, as was asked.');
  return missed(icon === null ? 'The mark shows no picture.' : `A mark shows one picture; this one shows ${pictureName(icon)}.`);
}

const onRefusedThing = ({ icons, term }: Extract<Wish, { kind: 'thing' }>, { decisions: { mark } }: Outcome): Verdict =>
  mark.icon !== null && icons.includes(mark.icon) ? missed(`The picture of ${pictureName(mark.icon)} still shows “${term}”.`) : applied;

function onColour(intent: ColourIntent, { brief, fills }: Outcome): Verdict {
  const isWhite = intent.hue === null && intent.lightness >= 0.8;
  // White is the paper, and what is cut out of a field.
  if (isWhite || fills.some((hex) => showsColour(hex, intent))) return applied;
  if (brief.constraints.monochrome || brief.constraints.oneColour) return missed('One colour only was asked for.');
  return missed(`Nothing in this drawing is ${intent.words}.`);
}

function onRefusedColour(intent: ColourIntent, decisions: Decisions): Verdict {
  const { painted, ink } = paletteOf(decisions);
  const isBlack = intent.hue === null && intent.lightness <= -0.8;
  const shown = [...painted, ...(isBlack ? [ink] : [])].some((hex) =>
    isBlack ? fromHex(hex).l < 0.3 && fromHex(hex).c < 0.02 : showsColour(hex, intent, 20),
  );
  return shown ? missed(`Something of ${intent.words} is left in the palette.`) : applied;
}

const demandsShown: { [K in keyof Constraints]: (wanted: Constraints[K], outcome: Pick<Outcome, 'decisions' | 'pack'>) => boolean } = {
  symbol: (wanted, { decisions }) => wanted === 'any' || familyOf(decisions.mark.family).kind === wanted,
  container: (wanted, { decisions }) =>
    wanted === 'any' || decisions.mark.container === wanted || (wanted === 'none' && decisions.layout.kind === 'wordmark'),
  letterCase: (wanted, { decisions }) => wanted === 'any' || decisions.type.letterCase === wanted || decisions.type.smallCaps === true,
  layout: (wanted, { decisions }) => wanted === 'any' || decisions.layout.kind === wanted,
  typeClass: (wanted, { decisions, pack }) => wanted === 'any' || pack.font(decisions.type.font).classes.includes(wanted),
  oneColour: (wanted, { decisions }) => !wanted || decisions.palette.accentAsked !== true,
  monochrome: (wanted, { decisions }) => !wanted || fromHex(decisions.palette.primary).c < neutralChroma,
  noIcon: (wanted, { decisions }) => !wanted || decisions.mark.icon === null,
  noText: (wanted, { decisions }) => !wanted || decisions.layout.kind === 'symbol',
};

const demandNames: Record<keyof Constraints, string> = {
  symbol: 'kind of mark',
  container: 'ground',
  letterCase: 'case',
  layout: 'layout',
  typeClass: 'kind of typeface',
  oneColour: 'single colour',
  monochrome: 'black and white',
  noIcon: 'absence of a picture',
  noText: 'absence of text',
};

/** The first demand that the decisions do not meet. */
export const unmetDemand = (asked: Partial<Constraints>, outcome: Pick<Outcome, 'decisions' | 'pack'>): string | undefined => {
  const failed = (Object.keys(asked) as (keyof Constraints)[]).find((key) => !isShown(key, asked, outcome));
  return failed && demandNames[failed];
};

function onDemand({ asked, refuses }: Extract<Wish, { kind: 'demand' }>, outcome: Outcome): Verdict {
  const failed = unmetDemand(asked, outcome);
  if (failed) return missed(`Something else that was asked for rules this ${failed} out.`);
  const { decisions, pack } = outcome;
  const { kind } = familyOf(decisions.mark.family);
  const { classes } = pack.font(decisions.type.font);
  const breaks =
    refuses.symbols?.some((symbol) => symbol === kind) === true ||
    refuses.typeClasses?.some((own) => own !== 'any' && classes.includes(own)) === true;
  return breaks ? missed('Nothing else fits the rest of what was asked for.') : applied;
}

function isShown<K extends keyof Constraints>(
  key: K,
  { [key]: value }: Partial<Pick<Constraints, K>>,
  outcome: Pick<Outcome, 'decisions' | 'pack'>,
): boolean {
  return value === undefined || demandsShown[key](value, outcome);
}

function onForm({ form, refused }: Extract<Wish, { kind: 'form' }>, { brief, decisions, pack }: Outcome): Verdict {
  if (refused) return showsRefused(brief, decisions, pack) ? missed('The drawing still shows something of this form.') : applied;
  return honouredForms({ ...brief, forms: [form] }, decisions, pack).includes(form)
    ? applied
    : missed('This drawing does not show the form.');
}

/** How far a typeface may lean to the other side before the mood is contradicted. */
const mostContrary = 0.5;

function onMood({ mood, refused }: Extract<Wish, { kind: 'mood' }>, { decisions, pack }: Outcome): Verdict {
  const { personality } = pack.font(decisions.type.font);
  const contrary = (Object.entries(mood) as [keyof typeof personality, number][]).some(
    ([axis, value]) => Math.abs(value) >= 0.5 && personality[axis] * Math.sign(value) * (refused ? -1 : 1) < -mostContrary,
  );
  return contrary ? missed('The typeface that fits everything else leans the other way.') : applied;
}
