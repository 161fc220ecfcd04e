import { contrast } from '../colour/oklch.js';
import type { Decisions, MarkDecision } from '../decisions.js';
import { showsJoin } from '../families/interlock.js';
import { showsLetters } from '../families/index.js';
import { isBright } from '../scene/grounds.js';
import { leaningTo, strongMoodOf } from '../temperament/leaning.js';
import { type Architecture, asksFrame } from './architecture.js';
import { isRefusedDisc, ungrouped } from './arranging.js';
import { isSmallPicture } from './asked-picture.js';
import { heaviness, honouredForms, isRoundMark, showsLine, showsYear } from './forms.js';
import type { Hand } from './hand.js';
import { lackOfSetting } from './name-setting.js';
import { unchanged } from './picture-changes.js';
import { showsLines } from './picture-manners.js';
import { halvedGround, outweighing, standsOnField } from './ways.js';

/** What a line drawing lacks on a field, which fills it again. */
const lessOpen = 0.5;

/** What an asked picture lacks on a ground that is cut in two: less than a colour that is not seen. */
const lessWhole = 0.4;

/** What an asked picture lacks that is smaller than its frame is heavy: less than a ground that is cut in two. */
const lessSeen = 0.3;

/** What a name that is arched over its picture lacks where an emblem was asked for: an edge. */
const lessClosed = 0.7;

/** What an emblem lacks without the rim that was asked for. */
const lessRimmed = 1.5;

/** What a picture lacks that is large though a small one was asked for. */
const lessSmall = 0.5;

/** "A green cactus" is green itself, and not white on green. */
export const isOfThing = ({ brief }: Hand): boolean => brief.colours.ofThing === true && /^(?:any|none)$/.test(brief.constraints.container);

/** Whether a picture is drawn in the colour that is told of it. */
function isInOwnColour({ halves, isOnPlate }: Hand, mark: MarkDecision): boolean {
  const own = halves.things?.[0] ?? halves.primary;
  const isAnother = (!isOnPlate && isBright(own)) || contrast(own, halves.primary) > 1.3;
  return mark.arranged !== undefined || !(isAnother || standsOnField(mark));
}

/** How much of what was asked for a drawing does not show; a form counts as one. */
export function lackOf(hand: Hand, decisions: Decisions, architecture: Architecture): number {
  const { brief, pack, isAsked } = hand;
  const { mark } = decisions;
  const mood = strongMoodOf(brief.personality);
  return (
    (brief.forms?.length ?? 0) -
    honouredForms(brief, decisions, pack).length +
    (brief.year && !showsYear(decisions) ? 1.5 : 0) +
    (brief.descriptor && !brief.constraints.noText && !showsLine(decisions) ? 1.5 : 0) +
    (brief.forms?.includes('thin') ? heaviness(decisions) : 0) +
    (mood && leaningTo(mood, false, decisions, pack) !== 'to' ? 0.5 : 0) +
    (brief.smallPicture && !isSmallPicture(decisions) ? lessSmall : 0) +
    (isOfThing(hand) && !isInOwnColour(hand, mark) ? 1 : 0) +
    (architecture === 'arched' && brief.constraints.symbol === 'badge' ? lessClosed : 0) +
    (isAsked && brief.letters !== undefined && !showsLetters(mark) ? 1 : 0) +
    (isAsked && halvedGround.test(`${mark.family}/${mark.device}`) ? lessWhole : 0) +
    (isAsked && outweighing.test(`${mark.family}/${mark.device}`) && !asksFrame(brief) ? lessSeen : 0) +
    (!mark.bared && isRefusedDisc(brief, mark.icon, pack) ? 1 : 0) +
    (brief.joinedLetters && !showsJoin(brief.joinedLetters, mark) ? (mark.family === 'interlock' ? 1 : 1.5) : 0) +
    (brief.forms?.includes('outlined') && brief.constraints.container === 'any' && standsOnField(mark) ? lessOpen : 0) +
    (brief.refused?.forms.includes('rounded') && isRoundMark(decisions) ? 1 : 0) +
    lackOfSetting(brief, decisions) +
    ungrouped(brief, mark) +
    unchanged(brief, mark) +
    (brief.rim !== undefined && mark.rim !== brief.rim ? lessRimmed : 0) +
    (showsLines(brief.lines, mark) ? 0 : 1)
  );
}
