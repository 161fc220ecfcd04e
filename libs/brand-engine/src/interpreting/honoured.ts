import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import { isArranged, isRefusedDisc } from '../direct/arranging.js';
import { isMadeOf } from '../direct/meaning.js';
import { hasFaces, isManner, showsEra } from '../direct/eras.js';
import { honouredForms, linesOfLetters, showsHeavyLetter, showsLine, showsRefused } from '../direct/forms.js';
import { showsJoin } from '../families/interlock.js';
import { showsBetween, showsLinesAsked, showsSmallPart } from '../direct/name-setting.js';
import { isCartoon } from '../pack/portraits.js';
import { showsLines } from '../direct/picture-manners.js';
import { unshownChange } from '../direct/picture-changes.js';
import { familyOf, showsLetters } from '../families/index.js';
import { showsBesides } from '../families/nature.js';
import { isOneOf } from '../families/vessel.js';
import { leaningTo } from '../temperament/leaning.js';
import { isCalledInPlural } from '../understanding/text/text.js';
import type { Thing, Wish, WishOf } from '../understanding/wishes.js';
import { writesAside } from './asides-shown.js';
import { unmetDemand } from './demands-shown.js';
import { onColour, onColourCount, onLetters, onPart, onRefusedColour, showsFreeColour } from './honoured-colours.js';
import { countColours } from './many-colours.js';
import { applied, but, kept, missed, type Outcome, spoken, type Verdict } from './verdict.js';

/** What became of a wish, measured on what was decided. */
export function verdictOn(wish: Wish, outcome: Outcome): Verdict {
  const { brief, decisions, areas } = outcome;
  switch (wish.kind) {
    case 'name':
      return isWritten(brief.name, decisions) ? applied : missed('No text is shown, as was asked.');
    case 'line':
      return onLine(wish, decisions);
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
    case 'rim':
      return decisions.mark.rim === wish.rim ? applied : missed('Only a round emblem has such a rim.');
    case 'picture-change': {
      const lack = unshownChange(wish.change, decisions.mark, outcome.pack);
      return lack === null ? applied : missed(lack);
    }
    case 'arrangement':
      if (decisions.mark.lined || (decisions.mark.third !== undefined && isArranged(brief, decisions.mark))) return applied;
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
      return showsJoin(wish.how, decisions.mark)
        ? applied
        : missed(decisions.mark.family === 'interlock' ? 'Here the letters overlap.' : 'Here the letters stand beside each other.');
    case 'name-lines':
      return showsLinesAsked(wish.count, decisions) ? applied : missed('In this drawing the name has lines of its own.');
    case 'between-words':
      return showsBetween(wish.what, decisions) ? applied : missed(`No ${wish.what} stands between the words here.`);
    case 'small-part':
      return showsSmallPart(wish.part, decisions) ? applied : missed('In this drawing all parts of the name are of one size.');
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
      if (!showsLetters(decisions.mark) || !sameLetters(decisions.mark.letters, wish.letters)) return missed(lettersShown(decisions));
      return wish.isRelated ? missed('Both letters are shown, but they do not stand so.') : applied;
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

function onLine({ text, place }: WishOf<'line'>, decisions: Decisions): Verdict {
  if (decisions.descriptor?.includes(text) !== true || !showsLine(decisions))
    return missed('There is no room for this line as it is written.');
  if (place === 'above') return but('It is written below the name.');
  if (place === 'ribbon') return but('It is written in a plain line.');
  return place === 'around' && decisions.layout.kind !== 'badge' ? but('It is written in a straight line.') : applied;
}

const isWritten = (name: string, { name: drawn, descriptor, layout, mark }: Decisions): boolean =>
  mark.letters === name.toUpperCase() || (layout.kind !== 'symbol' && (drawn === name || `${drawn} ${descriptor ?? ''}` === name));

const sameLetters = (shown: string, asked: string): boolean => shown.toUpperCase() === asked.toUpperCase();
const lettersShown = ({ mark }: Decisions): string =>
  !showsLetters(mark) ? 'The mark shows no letters.' : `The mark shows the letters ${mark.letters}.`;

/** "own-red-fox" is called "red fox", and "flower-lotus" "lotus flower". */
export const pictureName = (id: string): string =>
  id
    .replace(/^(?:own|mdi|temaki|fluent|maki)-/, '')
    .replace(/^(flower|dog|cat|bird|fish|tree)-(.+)$/, '$2 $1')
    .replaceAll('-', ' ');

/** The pictures that a mark shows. */
export const picturesOf = ({ mark: { icon, partner, third, letterPicture } }: Pick<Decisions, 'mark'>): string[] =>
  [icon, partner, third, letterPicture?.icon].filter((id) => id !== null && id !== undefined);

function onThing({ term, asked, icons, orNothing, several, partOf }: Thing, { brief, decisions, understanding }: Outcome): Verdict {
  if (partOf !== undefined && decisions.mark.arranged === 'held' && holders.test(term)) return applied;
  if (partOf !== undefined)
    return missed(
      `The picture of “${partOf}” is drawn as it is, in one colour: its ${term} ${term.endsWith('s') ? 'are' : 'is'} not told apart.`,
    );
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
  if ((term === 'shield' || icons.includes('shield')) && decisions.mark.container === 'shield') return applied;
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
  return missed(
    place === 'letter'
      ? `The “${letter}” stays a letter: the picture would not be read as one.`
      : `The “${letter}” has no room for a picture.`,
  );
}

/** "With an ice cream in its paw". */
const holders = /^(?:hand|paw|beak|mouth|claw|arm|talon|trunk)$/;

const isCounted = ({ count }: Brief, { mark }: Decisions): boolean => count !== undefined && shownTimes(mark) === count;

/** How many times the picture of a mark stands there. */
export const shownTimes = ({ icon, partner, count, added }: Decisions['mark']): number => count ?? added ?? (partner === icon ? 2 : 1);

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

function onForm({ form, refused, medium }: WishOf<'form'>, { brief, decisions, pack }: Outcome): Verdict {
  if (refused) return showsRefused(brief, decisions, pack) ? missed('The drawing still shows something of this form.') : applied;
  if (!honouredForms({ ...brief, forms: [form] }, decisions, pack).includes(form)) return missed('This drawing does not show the form.');
  if (medium) return missed('The letters are those of a hand; of what it draws with no trace is seen.');
  const lines = linesOfLetters(form, decisions);
  if (lines !== null) return but(lines);
  if (form === 'thin' && showsHeavyLetter(decisions))
    return brief.constraints.symbol === 'monogram'
      ? missed('The letters of the mark are heavier, to be read in small.')
      : but('The name is thin; the letter of the mark is heavier, to be read in small.');
  if (form === 'angular' && decisions.mark.icon !== null) return but('Letters and ground are angular; the picture is drawn as it is.');
  if (form === 'stripes' && brief.stripes !== undefined && decisions.mark.stripes !== brief.stripes)
    return missed('The stripes are not as many as were asked for.');
  if (form === 'outlined' && !showsLines(brief.lines, decisions.mark))
    return brief.lines === 'fine'
      ? but('The lines are as thin as this mark is read with.')
      : missed('The outline is drawn in one line: this mark would not be known in dashes.');
  return form === 'thin' && decisions.mark.icon !== null && !isDrawnInLines(decisions)
    ? but('The letters are thin; the picture is solid, to be read in small.')
    : applied;
}

const isDrawnInLines = ({ mark: { treatments, changes } }: Decisions): boolean =>
  treatments?.includes('outlined') === true || changes?.includes('fine-line') === true;

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
