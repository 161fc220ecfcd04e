import type { Brief, Concept, Form } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { type Family, isSymbolFamily, type SymbolFamily } from '../families/family.js';
import { familyOf } from '../families/index.js';
import { industryOf } from '../understanding/index.js';
import { words } from '../understanding/text/phrases.js';
import { initialsOf } from './initials.js';
import { keepsSmallLetters } from './letter-case.js';
import { isCalledAfterThing } from './called-after-thing.js';
import { speaksOf } from './meaning.js';
import { retired } from './ways.js';

/** Whether a picture shows a thing that the prompt speaks of beside its trade, and not only a relative of it. */
function showsSpokenOf(id: string, { concepts, industry }: Brief): boolean {
  const ofTrade = new Set([...(industryOf(industry)?.concepts ?? []), ...(industry?.split('-') ?? [])]);
  // What a trade is about ("a cello school") is spoken of too.
  const isSpokenOf = ({ term, source, weight }: Concept): boolean =>
    ((source === 'said' && weight >= 0.75) || (source === 'trade' && weight >= 0.8)) && !ofTrade.has(term);
  return concepts.filter(isSpokenOf).some(({ term }) => ` ${id.replaceAll('-', ' ')} `.includes(` ${term} `));
}

/** Whether the prompt speaks of something that can be shown. */
const speaksOfPicture = (brief: Brief): boolean =>
  isCalledAfterThing(brief) || brief.icons.some(({ id, score, named }) => named === true && score >= 0.7 && showsSpokenOf(id, brief));

/** Industries of ideas and services, which no picture tells as surely as a letter or a sign of its own. */
const withoutPlainPicture = words(
  'ai accounting cloud coworking consulting crypto cybersecurity data design developer-tools energy events finance fintech government insurance legal marketing media medical mental-health mortgage nonprofit packaging quantum recruitment religion retail security senior-care social software sports sustainability telecom',
);

/** Whether the trade is one of ideas or services. */
export const isOfIdeas = ({ industry }: Brief): boolean => industry !== null && withoutPlainPicture.has(industry);

/** What a picture of the trade scores at least where nobody takes it for another. */
const leastPlain = 0.68;

/** Whether the brand has a picture of its own: that of its name, or of the trade that the prompt tells, and not only one that goes with it. */
export function hasPlainPicture(brief: Brief): boolean {
  const { icons, concepts, industry } = brief;
  if (isCalledAfterThing(brief)) return true;
  const [first] = concepts.filter(({ source }) => source === 'trade');
  const isNarrow = (first?.weight ?? 0) > 0.75;
  const isTold = (first?.weight ?? 0) >= 0.7 && industry !== null && !withoutPlainPicture.has(industry);
  return (icons[0]?.score ?? 0) >= leastPlain && (isNarrow || isTold);
}

/** Whether the prompt says a thing that its trade shows, and there is a picture of it: "a bicycle workshop". */
export function saysThingOfTrade({ icons, concepts, industry }: Brief): boolean {
  const ofTrade = new Set(industryOf(industry)?.concepts);
  return icons[0]?.named === true && concepts.some(({ source, term }) => source === 'said' && ofTrade.has(term));
}

/** How likely a mark without a picture is, beside one with it: less so where the prompt speaks of a thing, or its trade has a picture. */
export function likelihoodOfLetters(brief: Brief): { architecture: number; way: number } {
  if (speaksOfPicture(brief)) return { architecture: 0.4, way: 0.4 };
  // Letters in a third of the seeds keep a trade of few pictures from looking always the same.
  return hasPlainPicture(brief) ? { architecture: 0.8, way: 0.3 } : { architecture: 1, way: 1 };
}

/** An icon that the prompt names outright ("with a fox") is as binding as a constraint. */
export function demandedIcon(brief: Brief): string | null {
  const isDemanded = brief.concepts.some(({ explicit, weight }) => explicit && weight >= 0.8);
  const [first] = brief.icons;
  return isDemanded && first && first.score >= 0.7 ? first.id : null;
}

const lengthOf = ({ name }: Brief): number => Array.from(name).length;

/** A name of one letter is its own mark: beside or under a picture it would look lost, and twice it would stutter. */
export const isLetter = (brief: Brief): boolean =>
  lengthOf(brief) === 1 && /^(?:any|monogram)$/.test(brief.constraints.symbol) && demandedIcon(brief) === null;

/** What a picture must score to be shown although nobody named it; below that a letter says more. */
const leastConfidence = 0.5;

/** The pictures that fit with confidence, best first. */
export const confidentIcons = ({ icons, refused }: Brief): Brief['icons'] =>
  icons.filter(({ id, score, named }) => (named === true || score >= leastConfidence) && !showsRefusedShield(id, refused));

/** Who refuses a shield around the mark wants none as its picture either. */
const showsRefusedShield = (id: string, refused: Brief['refused']): boolean =>
  refused?.containers.includes('shield') === true && /(?:^|-)shield(?:-|$)/.test(id);

/** Whether an idea shows a picture, or can. */
export const showsPicture = (family: Family): boolean => family.needsIcon === true;

/** Hard constraints filter ideas; they never merely weigh. */
export function isAllowed(family: Family, brief: Brief): boolean {
  const { symbol, noIcon, noText, container, layout } = brief.constraints;
  const isSymbol = isSymbolFamily(family);
  if (noText && !isSymbol) return false;
  // A letter of a name that was made up is a text too.
  if (noText && isSymbol && family.letters > 0 && brief.letters === undefined && brief.nameSource === 'coined') return false;
  // A letter that is a picture is the whole idea.
  if (brief.inLetters) return family.id === 'word-picture';
  if (brief.refused?.symbols.some((refused) => refused === family.kind)) return false;
  // What stands between the words is set by one idea alone.
  if (brief.between && /^(?:any|wordmark|icon)$/.test(symbol) && /\s/.test(brief.name.trim())) return family.id === 'lockup';
  if (noIcon && !(family.kind === 'lockup' || family.kind === 'monogram' || (family.kind === 'wordmark' && !showsPicture(family))))
    return false;
  // "A framed wordmark", "just the name between two lines".
  const isAround = brief.forms?.some((form) => form === 'frame' || form === 'rules' || form === 'underlined') === true;
  if (symbol === 'wordmark' && family.kind === 'lockup' && isAround) return isPossible(family, brief);
  if (symbol !== 'any') return symbol === family.kind && !(symbol === 'wordmark' && showsPicture(family)) && isPossible(family, brief);
  if (layout === 'badge') return family.kind === 'badge';
  // Around a circle a name stands in capitals.
  if (family.kind === 'badge' && keepsSmallLetters(brief)) return false;
  if ((layout === 'row' || layout === 'stack') && !isSymbol) return false;
  if (!noIcon && demandedIcon(brief) !== null && !showsPicture(family)) return false;
  if (container !== 'any' && !isSymbol) return false;
  if (isLetter(brief) && family.kind !== 'monogram') return false;
  // A word in ink shows but one colour, and so does a frame around it.
  if (brief.colours.colourful && (family.id === 'frame' || (family.kind === 'wordmark' && family.id !== 'two-colour'))) return false;
  // On a band the name is cut out, and has no colour of its own.
  if (family.id === 'banner' && (noIcon || brief.colours.letters)) return false;
  return isPossible(family, brief);
}

function isPossible(family: Family, brief: Brief): boolean {
  if (!isSymbolFamily(family)) return !(family.kind === 'wordmark' && showsPicture(family) && confidentIcons(brief).length === 0);
  if (family.needsIcon && confidentIcons(brief).length === 0) return false;
  if (!hasLetters(family, brief)) return false;
  const { container } = brief.constraints;
  if (container === 'none') return bareDevices(family).length > 0;
  return container === 'any' || family.containers.includes(container);
}

/** Whether a mark of letters shows all that were asked for, or the initials of the name. */
function hasLetters({ kind, id, letters }: SymbolFamily, brief: Brief): boolean {
  const asked = Array.from(brief.letters ?? '').length;
  // One family sets any number of letters side by side.
  if (asked > 0 && kind === 'monogram') return letters === asked || id === 'monogram' || (id === 'interlock' && asked > 2);
  return letters !== 2 || Array.from(initialsOf(brief.name, 2)).length === 2;
}

/** Around a circle, a longer name becomes too small to be read. */
const longestAround = 24;

/** A longer word is a line of text, unless it is all that was asked for. */
const longestWordmark = 18;

/** Ways that are no longer chosen but by who asks for what they are. */
const ofForms: Partial<Record<Form, string>> = { dots: 'wordmark/full-stop', 'negative-space': 'cropped-letter/tilted' };

/** Devices that show a picture so small, or so much cut up, that who asked for it would look for it. */
const hidden = new Set([
  'hollow-letter/initial-split',
  'word-picture/for-o',
  'word-picture/for-dot',
  'word-picture/in-o',
  ...['heavy', 'plate', 'tone', 'colour'].map((way) => `nested-icon/${way}`),
]);

/** Devices that show a picture as small as a letter, or smaller: where nobody asked for it, it looks like something left over. */
const small = new Set(['word-picture/closing', 'word-picture/in-o']);

/** Devices that show a picture in a letter: the place for it where the letter was asked for too. */
const inLetter = /^nested-icon\/colour$/;

/** Devices that cut a picture in two colours along a line. */
const cutInTwo = new Set(['diagonal', 'upright', 'level', 'counter-diagonal'].map((way) => `facet-icon/${way}`));

/** A picture that was asked for stays whole, and so does every picture where one colour was asked for. */
const staysWhole = (brief: Brief): boolean =>
  demandedIcon(brief) !== null || (brief.colours.primary !== null && brief.colours.secondary === null);

/** Whether a device composes two things, or several of one. */
export const isComposed = (device: string): boolean =>
  device === 'ensemble' || device === 'company' || device === 'tinted' || device === 'panels';

/** Whether one colour is all there may be. */
export const isPlainColoured = ({ constraints: { monochrome, oneColour } }: Brief): boolean => monochrome || oneColour;

/** Ways to show two things, or several of one, are open only to who asks for them; who asks for one thing sees one. */
function isGrouped(device: string, brief: Brief): boolean {
  const isCrossed = brief.arrangement === 'crossed' && brief.together === undefined;
  const isAlone =
    brief.count === undefined &&
    (brief.colours.things !== undefined ||
      brief.refused?.containers.includes('circle') === true ||
      (demandedIcon(brief) !== null && brief.constraints.container === 'any'));
  // Each in its own colour, two things are seen on a pale ground alone, which holds both where one was asked for.
  if (device === 'icon-container/tinted') {
    const isContained = brief.constraints.container !== 'any' && brief.constraints.container !== 'none';
    return isContained && brief.together !== undefined && brief.colours.secondary !== null && !isPlainColoured(brief);
  }
  if (device === 'facet-icon/panels')
    return demandedIcon(brief) !== null && brief.colours.secondary !== null && brief.together === undefined;
  // Rims and bands make a shield a crest; around anything else they are lines.
  if (/^icon-container\/(?:rimmed|chief)$/.test(device)) return brief.constraints.container === 'shield';
  // Letters in a dark arch are a gravestone, and in the outline of one a window.
  if (device.startsWith('monogram/') && brief.constraints.container === 'arch') return device === 'monogram/framed';
  // Letters in a wreath are shown to who asks for both.
  if (device === 'hollow-letter/wreathed') return brief.letters !== undefined && demandedIcon(brief) !== null;
  const isOfMore = Array.from(brief.letters ?? '').length > 2;
  if (device === 'interlock/chain') return isOfMore;
  if (device.startsWith('interlock/') && isOfMore) return false;
  if (device === 'interlock/woven') return brief.joinedLetters !== undefined;
  if (device === 'free-icon/company') return brief.count !== undefined && brief.together === undefined && !isCrossed;
  if (device === 'free-icon/ensemble') return brief.together !== undefined || isCrossed || isAlone;
  return !/^free-icon\/(?:pair|trio)$/.test(device) || demandedIcon(brief) === null;
}

/** Whether a dot or a rule beside the letters was asked for. */
const isAskedOrnament = (device: string, { forms = [] }: Brief): boolean =>
  (/^(?:dotted|full-stop)$/.test(device) && forms.includes('dots')) ||
  (device === 'underline' && forms.includes('underlined') && !forms.includes('thin'));

/** The devices of a family that the brief leaves open. */
export function openDevices(family: Family, brief: Brief): readonly string[] {
  const isAskedFor = (device: string): boolean => brief.forms?.some((form) => ofForms[form] === device) === true;
  const isOpen = (device: string): boolean => !retired.has(device) || isAskedFor(device);
  const isLarge = (device: string): boolean =>
    demandedIcon(brief) === null ? !small.has(device) : !hidden.has(device) || (brief.letters !== undefined && inLetter.test(device));
  const isWhole = (device: string): boolean => !cutInTwo.has(device) || !staysWhole(brief);
  const devices = family.devices.filter((device) => {
    const way = `${family.id}/${device}`;
    return isOpen(way) && isLarge(way) && isWhole(way) && isGrouped(way, brief);
  });
  if (family.kind === 'wordmark') {
    if (brief.inLetters) return family.id === 'word-picture' ? ['for-letter'] : [];
    const { primary, secondary, ofPart } = brief.colours;
    if (ofPart !== undefined) return family.id === 'two-colour' ? ['part'] : [];
    // Without a colour, the second tone would be the first.
    const isColourless = brief.constraints.monochrome || primary?.hue === null;
    // One weight that was asked for is that of the whole name.
    const isOfOneWeight = brief.forms?.some((form) => form === 'thin' || form === 'heavy') === true;
    // Who asks for letters and nothing else has them so, without a bar, a disc or a letter that stands out.
    const isLettering = brief.constraints.symbol === 'wordmark' && brief.colours.secondary === null;
    // Words of a name that differ in weight or colour look like two names, unless two colours were asked for.
    const isOfTwoWords = /\s/.test(brief.name.trim()) && secondary === null;
    const isShown = (device: string): boolean =>
      speaksOf(family, device, brief) &&
      !(device === 'weights' && (isOfOneWeight || isOfTwoWords)) &&
      !(device === 'words' && isOfTwoWords) &&
      (isLettering ? device === 'alone' || isAskedOrnament(device, brief) : device !== 'alone') &&
      !(family.id === 'two-colour' && (brief.constraints.oneColour || (device !== 'weights' && isColourless))) &&
      (secondary === null || family.hasAccent(device));
    const isLong = lengthOf(brief) > longestWordmark && brief.constraints.symbol !== 'wordmark';
    return isLong ? [] : devices.filter((device) => device !== 'for-letter' && family.works(device, brief.name) && isShown(device));
  }
  if (!isSymbolFamily(family)) {
    const hasPicture = !brief.constraints.noIcon && confidentIcons(brief).length > 0;
    const isDemanded = demandedIcon(brief) !== null && !brief.constraints.noIcon;
    return devices.filter(
      (device) =>
        (family.works?.(device, brief, hasPicture) ?? (device === 'label' || lengthOf(brief) <= longestAround)) &&
        (!isDemanded || family.pictured?.includes(device) !== false),
    );
  }
  const reads = (device: string): boolean => family.reads?.(device, initialsOf(brief.name, 1).normalize('NFD').charAt(0)) !== false;
  return containedDevices(family, brief).filter(
    (device) => devices.includes(device) && speaksOf(family, device, brief) && (family.letters !== 1 || reads(device)),
  );
}

/** The devices of a family that stand on no ground. */
export const bareDevices = (family: SymbolFamily): readonly string[] =>
  family.bare ?? (family.containers.length === 0 || family.containers.includes('none') ? family.devices : []);

/** Whether nothing lies around a mark or under it. */
export function isBare({ family: id, device, container }: MarkDecision): boolean {
  const family = familyOf(id);
  if (!isSymbolFamily(family)) return id !== 'frame' && (family.kind !== 'badge' || device === 'arched');
  return container === 'none' && bareDevices(family).includes(device);
}

/** The devices that show the container that is asked for, or none. */
function containedDevices(family: SymbolFamily, { constraints: { container }, colours }: Brief): readonly string[] {
  if (container === 'none') return bareDevices(family);
  // A thing in its own colour stands on no ground either.
  const isOpen = (device: string): boolean => colours.ofThing === true || family.plain?.includes(device) !== true;
  return container === 'any' ? family.devices.filter(isOpen) : family.contained;
}

/** Whether a device stands on the ground that is asked for, or on none where none is. */
export const fitsGround = (family: Family, device: string, brief: Brief): boolean =>
  !isSymbolFamily(family) || containedDevices(family, brief).includes(device);
