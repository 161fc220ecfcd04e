import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import { nameLines } from '../text/break-name.js';
import { isSetPlainly } from './forms.js';

/** Devices that set the name their own way, whatever was asked of its lines. */
const ownLines = /^(?:lockup\/(?:justified|initial)|roundel\/|badge\/(?!label))/;

/** On how many lines the name stands; none where it goes around a circle or is not written. */
export function linesShown({ name, layout, mark }: Decisions): number | undefined {
  if (layout.kind === 'symbol' || ownLines.test(`${mark.family}/${mark.device}`)) return undefined;
  return nameLines(name, layout).length;
}

const wordsOf = ({ name }: Pick<Brief, 'name'>): number => name.split(' ').filter(Boolean).length;

/** Whether the name stands on as many lines as were asked for, or has too few words for them. */
export const showsLinesAsked = (count: number, decisions: Decisions): boolean =>
  linesShown(decisions) === Math.min(count, wordsOf(decisions));

/** Whether the rule or the dot stands between the words that was asked for there. */
export const showsBetween = (what: NonNullable<Brief['between']>, { mark }: Decisions): boolean =>
  mark.family === 'lockup' && mark.device === (what === 'rule' ? 'parted' : 'pointed');

/** Whether the words stand smaller than the rest of the name that were to. */
export const showsSmallPart = (part: string, decisions: Decisions): boolean =>
  decisions.type.smallPart === part && decisions.type.smallCaps === undefined && isSetPlainly(decisions);

/** What the setting of a name lacks of what was asked for it. */
export const lackOfSetting = ({ nameLines: count, between, smallPart }: Brief, decisions: Decisions): number =>
  (smallPart !== undefined && !showsSmallPart(smallPart, decisions) ? 1.5 : 0) +
  (count !== undefined && !showsLinesAsked(count, decisions) ? 1.5 : 0) +
  (between && !showsBetween(between, decisions) ? 1.5 : 0);
