import type { Brief, ColourIntent, Constraints } from '../brief.js';
import { fromHex } from '../colour/oklch.js';
import type { ColourArea } from '../critics/colours-seen.js';
import type { Decisions } from '../decisions.js';
import { isArranged, isRefusedDisc } from '../direct/arranging.js';
import { isMadeOf } from '../direct/meaning.js';
import { isBare } from '../direct/constraints.js';
import { hasFaces, isManner, showsEra } from '../direct/eras.js';
import { honouredForms, linesOfLetters, showsHeavyLetter, showsLine, showsRefused } from '../direct/forms.js';
import { showsJoin } from '../families/interlock.js';
import { showsBetween, showsLinesAsked } from '../direct/name-setting.js';
import { isCartoon } from '../pack/portraits.js';
import { familyOf, showsLetters } from '../families/index.js';
import { showsBesides } from '../families/nature.js';
import { isOneOf } from '../families/vessel.js';
import type { Pack } from '../pack/pack.js';
import type { Understanding } from '../understanding/index.js';
import { leaningTo } from '../temperament/leaning.js';
import { isCalledInPlural } from '../understanding/text/text.js';
import type { Thing, Wish, WishOf } from '../understanding/wishes.js';
import { writesAside } from './asides-shown.js';
import { isLikeNamed, isSeen, neutralChroma, paletteOf, showsColour } from './colour-shown.js';
import type { ClauseOutcome } from './interpretation.js';
import { countColours } from './many-colours.js';

/** What a wish is held against: the brief, and what was decided. */
export interface Outcome {
  brief: Brief;
  decisions: Decisions;
  pack: Pack;
  understanding: Pick<Understanding, 'showsItself' | 'findIcons'>;
  /** The colours of the light drawing. */
  areas: readonly ColourArea[];
}

export interface Verdict {
  outcome: ClauseOutcome;
  reason: string | null;
}

const applied: Verdict = { outcome: 'applied', reason: null };
const kept: Verdict = { outcome: 'kept', reason: null };
/** A thing that a prompt speaks of need not be shown. */
const spoken: Verdict = { outcome: 'kept', reason: null };
const missed = (reason: string): Verdict => ({ outcome: 'not_applied', reason });
const but = (reason: string): Verdict => ({ outcome: 'applied', reason });

/** What became of a wish, measured on what was decided. */
export function verdictOn(wish: Wish, outcome: Outcome): Verdict {
  const { brief, decisions, areas } = outcome;
  switch (wish.kind) {
    case 'name':
      return isWritten(brief.name, decisions) ? applied : missed('No text is shown, as was asked.');
    case 'line':
      return decisions.descriptor?.includes(wish.text) === true && showsLine(decisions)
        ? applied
        : missed('There is no room for this line as it is written.');
    case 'trade':
      return applied;
    case 'thing':
      return wish.refused ? onRefusedThing(wish, outcome) : onThing(wish, outcome);
    case 'abstract-shape':
      return isMadeOf(wish.shape, decisions.mark) ? applied : missed('The mark is made of other shapes.');
    case 'face':
      return decisions.mark.faced ? applied : missed('The picture is drawn without a face.');
    case 'letter-picture':
      return onLetterPicture(wish, outcome);
    case 'arrangement':
      if (decisions.mark.lined || decisions.mark.third !== undefined) return applied;
      // "Crossed foils" may be one picture.
      if (picturesOf(decisions).some((id) => id.split('-').includes(brief.arrangement ?? ''))) return applied;
      return decisions.mark.arranged !== undefined && isArranged(brief, decisions.mark) ? applied : missed('The things do not stand so.');
    case 'colour':
      if (wish.refused) return onRefusedColour(wish.intent, outcome);
      if (wish.ofPart) return onPart(wish.intent, outcome);
      return wish.ofLetters ? onLetters(wish.intent, outcome) : onColour(wish.intent, outcome);
    case 'demand':
      return onDemand(wish, outcome);
    case 'form':
      return onForm(wish, outcome);
    case 'joined-letters':
      return showsJoin(wish.how, decisions.mark) ? applied : missed('Here the letters stand beside each other.');
    case 'name-lines':
      return showsLinesAsked(wish.count, decisions) ? applied : missed('In this drawing the name has lines of its own.');
    case 'between-words':
      return showsBetween(wish.what, decisions) ? applied : missed(`No ${wish.what} stands between the words here.`);
    case 'colour-count':
      return onColourCount(wish.count, countColours(areas, decisions.palette.ground), brief);
    case 'accent':
      return showsFreeColour(outcome) ? applied : missed('No second colour is seen beside the one that was named.');
    case 'mood':
      return onMood(wish, outcome);
    case 'year':
      return writesAside(decisions, 'year', wish.year) ? applied : missed('This drawing has no place for a year.');
    case 'place':
      return writesAside(decisions, 'place', wish.place) ? applied : { outcome: 'kept', reason: 'The place is not written.' };
    case 'letters':
      return showsLetters(decisions.mark) && sameLetters(decisions.mark.letters, wish.letters) ? applied : missed(lettersShown(decisions));
    case 'cartoon':
      return picturesOf(decisions).some(isCartoon)
        ? missed('The picture has the round face of a cartoon: there is no plainer one.')
        : applied;
    case 'given':
      return kept;
    case 'beyond':
      return missed(wish.reason);
  }
}

function onColourCount(asked: number, seen: number, { colours }: Brief): Verdict {
  if (seen > asked) return missed('The name is not read in these colours, so its ink is one more.');
  const isFewer = colours.counted === true && colours.secondary === null && seen < Math.min(asked, 2);
  return isFewer ? missed('Fewer colours are seen.') : applied;
}

const isWritten = (name: string, { name: drawn, descriptor, layout, mark }: Decisions): boolean =>
  mark.letters === name.toUpperCase() || (layout.kind !== 'symbol' && (drawn === name || `${drawn} ${descriptor ?? ''}` === name));

const sameLetters = (shown: string, asked: string): boolean => shown.toUpperCase() === asked.toUpperCase();
const lettersShown = ({ mark }: Decisions): string =>
  !showsLetters(mark) ? 'The mark shows no letters.' : `The mark shows the letters ${mark.letters}.`;

/** "own-red-fox" is called "red fox", and "flower-lotus" "lotus flower". */
const pictureName = (id: string): string =>
  id
    .replace(/^(?:own|mdi|temaki|fluent|maki)-/, '')
    .replace(/^(flower|dog|cat|bird|fish|tree)-(.+)$/, '$2 $1')
    .replaceAll('-', ' ');

/** The pictures that a mark shows. */
export const picturesOf = ({ mark: { icon, partner, third, letterPicture } }: Pick<Decisions, 'mark'>): string[] =>
  [icon, partner, third, letterPicture?.icon].filter((id) => id !== null && id !== undefined);

function onThing({ term, asked, icons, orNothing, several, partOf }: Thing, { brief, decisions, understanding }: Outcome): Verdict {
  if (partOf !== undefined && decisions.mark.arranged === 'held' && holders.test(term)) return applied;
  if (partOf !== undefined) return missed(`The picture of “${partOf}” is drawn as it is, in one colour: its ${term} is not told apart.`);
  const { icon } = decisions.mark;
  const shown = picturesOf(decisions).find((id) => isOneOf(id, icons));
  // Whom a brand is for is not counted.
  if (!asked && several !== undefined && !isCounted(brief, decisions)) return spoken;
  // A mark shows a thing once, unless its picture is of several ("footprints").
  if (shown !== undefined && several !== undefined && !isCalledInPlural(shown) && !isCounted(brief, decisions))
    return missed(
      /(?:stack|pile)$/.test(shown)
        ? `The ${pictureName(shown)} is drawn as it is, not counted.`
        : `One ${term} is shown, and not ${several}.`,
    );
  if (asked && shown !== undefined && shown === decisions.mark.partner) {
    if (!isArranged(brief, decisions.mark)) return missed('Both are shown, side by side.');
    // By older rules what is in a cup that steams stands over its steam.
    const isOverSteam = decisions.mark.arranged === 'inside' && (decisions.mark.pairing ?? 0) < 3 && showsBesides(shown, 'own-steam');
    if (isOverSteam) return missed('It stands over the steam.');
  }
  if (shown !== undefined) {
    if (understanding.showsItself(term, shown)) return applied;
    return !asked ? spoken : missed(`There is no picture of “${term}”; the nearest one, ${pictureName(shown)}, is shown.`);
  }
  if (!asked) return spoken;
  if (icon !== null && icons.some((own) => showsBesides(icon, own))) return applied;
  // The shield of a crest is its ground.
  if (icons.includes('shield') && decisions.mark.container === 'shield') return applied;
  if (orNothing && icon === null && icons.length === 0) return but(`There is no picture of “${term}”, so none is shown.`);
  if (icons.length === 0) return missed(`There is no picture of “${term}” or of anything near enough.`);
  if (brief.constraints.noIcon) return missed('No picture is shown, as was asked.');
  return missed(icon === null ? 'The mark shows no picture.' : `This mark shows ${picturesOf(decisions).map(pictureName).join(' and ')}.`);
}

/** A letter of the name that was to be a picture. */
function onLetterPicture({ letter, at, place }: WishOf<'letter-picture'>, { decisions: { mark, layout } }: Outcome): Verdict {
  if (mark.letterPicture) return applied;
  if (at.length === 0) return missed(`There is no such “${letter}” in the name.`);
  if (layout.kind !== 'row' && layout.kind !== 'stack' && layout.kind !== 'lockup')
    return missed('Here the name is written in letters alone.');
  return missed(place === 'letter' ? `The “${letter}” stays a letter.` : `The “${letter}” has no room for a picture.`);
}

/** "With an ice cream in its paw". */
const holders = /^(?:hand|paw|beak|mouth|claw|arm|talon|trunk)$/;

const isCounted = ({ count }: Brief, { mark }: Decisions): boolean => count !== undefined && mark.count === count;

function onRefusedThing({ icons, term }: Thing, { brief, decisions, understanding }: Outcome): Verdict {
  // A door that was asked for is no roof, though it stands near one.
  const isOther = (id: string): boolean =>
    !id.split('-').includes(term) &&
    brief.concepts.some(
      (own) => own.source === 'asked' && understanding.findIcons(own.term)[0] === id && understanding.showsItself(own.term, id),
    );
  const shown = picturesOf(decisions).find((id) => icons.includes(id) && !isOther(id));
  return shown === undefined ? applied : missed(`The picture of ${pictureName(shown)} still shows “${term}”.`);
}

/** A sign or a letter of the name is small, whatever its colour. */
function onPart(intent: ColourIntent, { decisions: { mark }, areas }: Outcome): Verdict {
  if (mark.coloured === undefined) return missed('Here the name has one colour.');
  return areas.some(({ hex }) => isLikeNamed(hex, intent)) ? applied : missed(`${intent.words} is drawn in another tone, to be read.`);
}

/** The colour of the name. */
function onLetters(intent: ColourIntent, { decisions: { palette }, areas }: Outcome): Verdict {
  const isShown = isLikeNamed(palette.ink, intent) && areas.some(({ hex }) => hex === palette.ink);
  return isShown ? applied : missed(`In ${intent.words} the name would not be read on its ground.`);
}

function onColour(intent: ColourIntent, { brief, decisions, areas }: Outcome): Verdict {
  const isWhite = intent.hue === null && intent.lightness >= 0.8;
  const { ground } = decisions.palette;
  // "On a dark ground": whichever dark colour lies under it all, and nothing else.
  if (intent.hue === null && intent.lightness === -0.9)
    return ground !== undefined && fromHex(ground).l < darkGround ? applied : missed('The ground is not dark: the dark variant is.');
  if (intent.role === 'ground' && !isWhite && !(ground !== undefined && showsColour(ground, intent)) && !isFieldOf(intent, decisions))
    return missed(`${intent.words} is not the ground.`);
  if (ground !== undefined && brief.colours.ground?.words === intent.words && showsColour(ground, intent) && !isLikeNamed(ground, intent))
    return but(`The ground is a tone of ${intent.words} on which the rest is read.`);
  // White is the paper, and what is cut out of a field; on a ground of another colour it is painted.
  if ((isWhite && decisions.palette.ground === undefined) || isSeen(intent, areas, isSmall(intent, brief))) return applied;
  if (areas.some(({ hex }) => showsColour(hex, intent))) return missed(`${intent.words} is drawn in another tone, or hardly seen.`);
  if (brief.constraints.monochrome || brief.constraints.oneColour) return missed('One colour only was asked for.');
  return missed(`Nothing in this drawing is ${intent.words}.`);
}

const darkGround = 0.42;

/** An emblem that holds picture and name in a ring. */
export const isRoundSeal = ({ mark, layout }: Decisions): boolean =>
  layout.kind === 'badge' && /^(?:ring|band|scalloped|seal)$/.test(mark.device);

/** Whether the container of a mark is filled with a colour: a ground too, though a smaller one. */
const isFieldOf = (intent: ColourIntent, { mark, palette }: Decisions): boolean =>
  mark.container !== 'none' && [palette.primary, palette.secondary, palette.ink].some((hex) => showsColour(hex, intent));

/** Whether only a little of a colour is asked for. */
const isSmall = ({ words }: ColourIntent, { colours: { secondary, tertiary } }: Brief): boolean =>
  tertiary?.words === words || (secondary?.words === words && secondary.role === 'accent');

function onRefusedColour(intent: ColourIntent, { brief: { colours }, decisions }: Outcome): Verdict {
  const { painted: all, ink } = paletteOf(decisions);
  // Brown is near red: what shows a colour that was asked for shows no other.
  const asked = [colours.primary, colours.secondary, colours.tertiary].filter(
    (one) => one !== null && one !== undefined && one.hue !== intent.hue,
  );
  const painted = all.filter((hex) => !asked.some((one) => one && showsColour(hex, one)));
  const isBlack = intent.hue === null && intent.lightness <= -0.8;
  const shown = [...painted, ...(isBlack ? [ink] : [])].some((hex) =>
    isBlack ? fromHex(hex).l < 0.3 && fromHex(hex).c < 0.02 : showsColour(hex, intent, 20),
  );
  return shown ? missed(`Something of ${intent.words} is left in the palette.`) : applied;
}

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

function onDemand({ asked, refuses, nameFirst }: WishOf<'demand'>, outcome: Outcome): Verdict {
  if (nameFirst && !outcome.decisions.layout.nameFirst) return missed('The picture does not stand after the name.');
  const { icon, bared } = outcome.decisions.mark;
  if (refuses.containers?.includes('circle') && !bared && isRefusedDisc(outcome.brief, icon, outcome.pack))
    return missed('The picture itself is cut out of a disc.');
  if (asked.oneColour && countColours(outcome.areas, outcome.decisions.palette.ground) > 1)
    return missed('The name is not read in this colour, so its ink is another.');
  // A letter in a picture is the initial that was asked for.
  const { mark } = outcome.decisions;
  const isHeld = mark.icon !== null && showsLetters(mark) && mark.letters.length >= (outcome.brief.letters?.length ?? 1);
  if (asked.symbol === 'monogram' && isHeld) return applied;
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

function onForm({ form, refused }: WishOf<'form'>, { brief, decisions, pack }: Outcome): Verdict {
  if (refused) return showsRefused(brief, decisions, pack) ? missed('The drawing still shows something of this form.') : applied;
  if (!honouredForms({ ...brief, forms: [form] }, decisions, pack).includes(form)) return missed('This drawing does not show the form.');
  const lines = linesOfLetters(form, decisions);
  if (lines !== null) return but(lines);
  if (form === 'thin' && showsHeavyLetter(decisions))
    return brief.constraints.symbol === 'monogram'
      ? missed('The letters of the mark are heavier, to be read in small.')
      : but('The name is thin; the letter of the mark is heavier, to be read in small.');
  return form === 'thin' && decisions.mark.icon !== null
    ? but('The letters are thin; the picture is solid, to be read in small.')
    : applied;
}

/** Whether a colour is seen that is no tone of the one that was named. */
function showsFreeColour({ brief: { colours }, areas }: Outcome): boolean {
  const named = colours.primary;
  return areas.some(({ hex, share }) => {
    const { c } = fromHex(hex);
    return c >= vividChroma && share >= leastOfFree && !(named?.hue != null && showsColour(hex, named));
  });
}
const vividChroma = 0.09;
const leastOfFree = 0.02;

function onMood({ mood, refused, era }: WishOf<'mood'>, { decisions, pack }: Outcome): Verdict {
  // A time is told by its letters, whatever else leans that way.
  if (era !== undefined && !refused)
    return showsEra(decisions, era)
      ? but(isManner(era) ? 'The letters are of that kind.' : 'The letters are of that time.')
      : missed(
          !hasFaces(era)
            ? 'There are no letters of that style; other ones of the past are used.'
            : isManner(era)
              ? 'The letters are of another kind.'
              : 'The letters are of no certain time.',
        );
  switch (leaningTo(mood, refused, decisions, pack)) {
    case 'to':
      return applied;
    case 'away':
      return missed('What fits everything else leans the other way.');
    case 'neither':
      return missed('Neither letters, mark nor colours lean this way.');
  }
}
