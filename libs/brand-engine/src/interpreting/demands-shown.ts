import type { Constraints } from '../brief.js';
import { fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { isBare } from '../direct/constraints.js';
import { familyOf } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import { neutralChroma } from './colour-shown.js';
import type { Outcome } from './verdict.js';

/** An emblem that holds picture and name in a ring. */
export const isRoundSeal = ({ mark, layout }: Decisions): boolean =>
  layout.kind === 'badge' && /^(?:ring|band|scalloped|seal)$/.test(mark.device);

const demandsShown: { [K in keyof Constraints]: (wanted: Constraints[K], outcome: Pick<Outcome, 'decisions' | 'pack'>) => boolean } = {
  symbol: (wanted, { decisions }) =>
    wanted === 'any' ||
    // Lines around letters leave them letters.
    (wanted === 'wordmark' && familyOf(decisions.mark.family).kind === 'lockup' && decisions.mark.icon === null) ||
    (familyOf(decisions.mark.family).kind === wanted && !(wanted === 'badge' && isLabel(decisions))),
  container: (wanted, { decisions }) =>
    wanted === 'any' ||
    (wanted === 'none' ? decisions.layout.kind === 'wordmark' || isBare(decisions.mark) : decisions.mark.container === wanted) ||
    (decisions.mark.arranged === 'inside' && decisions.mark.partner === wanted) ||
    (wanted === 'circle' && isRoundSeal(decisions)),
  letterCase: (wanted, { decisions, pack }) =>
    wanted === 'any' ||
    caseShown(decisions, pack) === wanted ||
    (decisions.type.smallCaps === true && caseShown(decisions, pack) !== 'upper'),
  layout: (wanted, { decisions }) =>
    wanted === 'any' || (decisions.layout.kind === wanted && !isLabel(decisions)) || placeInLockup(decisions) === wanted,
  typeClass: (wanted, { decisions, pack }) => wanted === 'any' || pack.font(decisions.type.font).classes.includes(wanted),
  oneColour: (wanted, { decisions }) => !wanted || decisions.palette.accentAsked !== true,
  monochrome: (wanted, { decisions }) => !wanted || fromHex(decisions.palette.primary).c < neutralChroma,
  // A picture that takes the place of a letter is one of the letters.
  noIcon: (wanted, { decisions }) => !wanted || decisions.mark.icon === null || decisions.mark.letterPicture !== undefined,
  noText: (wanted, { decisions }) => !wanted || decisions.layout.kind === 'symbol',
};

/** How picture and name stand to each other where they are one drawing: between rules one device alone puts the name beside. */
export function placeInLockup({ mark }: Decisions): 'row' | 'stack' | undefined {
  // A picture that closes the line of the name stands beside it.
  if (mark.family === 'word-picture' && mark.device === 'closing') return 'row';
  if (mark.family === 'lockup' && mark.device === 'initial') return 'stack';
  if (familyOf(mark.family).kind !== 'lockup' || mark.icon === null) return undefined;
  return mark.device === 'divided' ? 'row' : 'stack';
}

/** A name in a bar under its picture is an emblem that nobody would call a badge. */
const isLabel = ({ mark }: Decisions): boolean => mark.family === 'badge' && mark.device === 'label';

/** The case that the name is drawn in: around a circle, and small under its initial, it stands in capitals. */
function caseShown({ layout, mark, type }: Decisions, pack: Pack): Decisions['type']['letterCase'] {
  const isCapitals = (layout.kind === 'badge' && !type.cased) || (mark.family === 'lockup' && mark.device === 'initial');
  return isCapitals && pack.font(type.font).cases !== 'never-upper' ? 'upper' : type.letterCase;
}

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

function isShown<K extends keyof Constraints>(
  key: K,
  { [key]: value }: Partial<Pick<Constraints, K>>,
  outcome: Pick<Outcome, 'decisions' | 'pack'>,
): boolean {
  return value === undefined || demandsShown[key](value, outcome);
}
