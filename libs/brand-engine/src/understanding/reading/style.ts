import { findAbstractShape } from '../forms/abstract-shape.js';
import { findColouredParts, type ColouredPart } from '../colours/coloured-parts.js';
import { type ColourCount, findColourCount } from '../colours/colour-count.js';
import { asPastel, findScheme, type Scheme } from '../colours/colour-schemes.js';
import { findFreeColour, type FreeColour } from '../colours/colourful.js';
import { type ColourMention, findColours } from '../colours/colours.js';
import { withoutReplaced } from '../colours/replaced-colours.js';
import { type ConstraintMention, findConstraints, inOneHue, mergeConstraints } from '../forms/constraints.js';
import { findForms, findLimits, withLines } from '../forms/forms.js';
import { findPictureChanges } from '../forms/picture-changes.js';
import { findMiddle, type GroundReading, withGrounds } from '../forms/grounds.js';
import { colourAdjectives, isColourWord } from '../lexicon/colours.js';
import { creatures } from '../lexicon/kinds.js';
import type { Mood } from '../lexicon/personality.js';
import { faced, feelings } from '../lexicon/states.js';
import { singular, type Token } from '../text/text.js';
import { moods } from '../language/personality.js';
import type { PhraseMatch } from '../text/phrases.js';
import { findPlainLetters } from '../forms/plain-letters.js';
import { findRims } from '../forms/rims.js';
import { findSizedWords } from '../forms/sized-words.js';
import { findNameSetting, type NameSetting, withoutSettings } from '../forms/name-setting.js';
import { withPlacings } from '../forms/placing.js';
import { carriers } from '../things/places-of-use.js';
import { covering, type Span, type WishOf } from '../wishes.js';
import type { Named } from './named.js';

/** What a prompt says of how the identity looks: demands with what they stand on, colours, forms and moods. */
export interface Style extends GroundReading {
  colours: readonly ColourMention[];
  scheme: Scheme | undefined;
  /** The words that ask for a colour without a name beside the one that is named. */
  freeColour: FreeColour | undefined;
  /** How many colours there may be. */
  colourCount: ColourCount | undefined;
  /** Parts of the name in colours of their own. */
  colouredParts: readonly ColouredPart[];
  abstractShape: WishOf<'abstract-shape'> | undefined;
  setting: NameSetting;
  smallParts: readonly WishOf<'small-part'>[];
  forms: readonly WishOf<'form'>[];
  changes: readonly WishOf<'picture-change'>[];
  rims: readonly WishOf<'rim'>[];
  plainLetters: readonly Span[];
  limits: readonly (WishOf<'given'> | WishOf<'beyond'>)[];
  moodWords: readonly PhraseMatch<Mood>[];
}

export function readStyle(named: Named): Style {
  const { sentence, spoken, letters } = named;
  const { tokens, scopes } = sentence;
  const changes = findPictureChanges(tokens, scopes, spoken);
  // "Facing left" places no picture.
  const rims = findRims(tokens, scopes, spoken);
  const aside = new Set([...spoken, ...covering(changes), ...covering(rims)]);
  const placed = withPlacings(findConstraints(tokens, scopes, aside), tokens, scopes, aside);
  const setting = findNameSetting(tokens, scopes, spoken, named.found?.name ?? '', placed.demands);
  const ground = withGrounds(withoutSettings(placed.demands, setting), tokens, scopes, spoken);
  const sized = findSizedWords(tokens, named.found?.name ?? '', named.nameTokens);
  const smallParts = sized.filter((own) => own.kind === 'small-part');
  const beyond = [...ground.beyond, ...placed.beyond, ...sized.filter((own) => own.kind === 'beyond')];
  const { colours, scheme, colouredParts } = readColours(named);
  const demands = withRims(inOneHue(ground.demands, colours, tokens), rims);
  const abstractShape = findAbstractShape(tokens, demands, new Set([...spoken, ...covering(colours)]));
  const isOfLetters = letters !== undefined || mergeConstraints(demands).noIcon;
  const coloured = covering(colours);
  const shaped = covering(abstractShape ? [abstractShape] : []);
  const ofSetting = covering([setting.lines, setting.between].filter((span) => span !== undefined));
  const forms = withLines(findForms(tokens, scopes, new Set([...aside, ...coloured, ...shaped, ...ofSetting])), tokens, isOfLetters);
  const read = covering([...demands, ...forms, ...changes, ...colours, ...beyond, ...smallParts]);
  const limits = findLimits(tokens, scopes, new Set([...spoken, ...ofSetting, ...read]));
  // "A light bulb" is not light.
  const isBulb = ({ from }: Span): boolean => tokens[from]?.key === 'light' && /^bulbs?$/.test(tokens[from + 1]?.key ?? '');
  const isEmblem = mergeConstraints(demands).symbol === 'badge';
  const isColour = (at: number): boolean => coloured.has(at) && isColourWord(tokens[at]?.key ?? '');
  // "Dark green" says how green, and nothing of a dark mood.
  const isShade = ({ from, to }: Span): boolean =>
    coloured.has(from) && colourAdjectives.has(tokens[from]?.key ?? '') && (isColour(from - 1) || isColour(to));
  const inMiddle = isEmblem ? findMiddle(tokens).filter(({ from }) => !spoken.has(from)) : [];
  const freeColour = colours.filter(({ avoided }) => !avoided).length === 1 ? findFreeColour(tokens, scopes, spoken) : undefined;
  const colourCount = findColourCount(tokens, new Set([...spoken, ...coloured]));
  const ofColour = covering(freeColour ? [freeColour] : []);
  // "Clear on a van" asks for sturdy letters, though the van is none of the things; "a fox on a van" asks for both.
  const isOnCarrier = ({ from, to }: Span): boolean =>
    to - from > 1 && named.placesOfUse.some((place) => from >= place.from && to <= place.to);
  const isPlaced = ({ from, to }: Span): boolean =>
    tokens[from]?.key === 'on' && tokens[from + 1]?.key === 'a' && carriers.has(tokens[to - 1]?.key ?? '');
  const isTold = (match: Span): boolean => isOnCarrier(match) || !(spoken.has(match.from) || isPlaced(match));
  // "A new magazine" has just begun, whatever it looks like.
  const isBegun = ({ from, to }: Span): boolean =>
    tokens[from]?.key === 'new' && to - from === 1 && tokens[from].gap === '' && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[to]?.pos ?? '');
  // "A walking group for over 60s".
  const isAge = ({ from, phrase }: PhraseMatch<Mood>): boolean =>
    /(?:0s|ties)$/.test(phrase) && /^(?:over|under|aged)$/.test(tokens[from - 1]?.key ?? '');
  // "Blue is boring": what is said of what was given up is no wish.
  const judged = covering(named.deliberation.filter(({ isJudged }) => isJudged));
  const moodWords = moods
    .scan(tokens)
    .filter(
      (match) =>
        isTold(match) &&
        !isShade(match) &&
        !isBulb(match) &&
        !isFeeling(match, tokens) &&
        !isBegun(match) &&
        !ofColour.has(match.from) &&
        !judged.has(match.from) &&
        !isAge(match),
    );
  return {
    demands,
    arc: ground.arc,
    beyond,
    smallParts,
    colours,
    scheme,
    freeColour,
    colourCount,
    colouredParts,
    abstractShape,
    setting,
    forms,
    changes,
    rims,
    plainLetters: findPlainLetters(tokens, scopes, spoken),
    limits: [...limits, ...inMiddle],
    moodWords,
  };
}

/** A rim goes around an emblem, unless another ground is told. */
function withRims(demands: ConstraintMention[], rims: readonly WishOf<'rim'>[]): ConstraintMention[] {
  const { container, symbol, layout } = mergeConstraints(demands);
  const isOpen = /^(?:any|circle)$/.test(container) && /^(?:any|icon)$/.test(symbol) && layout === 'any';
  return isOpen
    ? [...demands, ...rims.map(({ from, to }) => ({ asked: { symbol: 'badge', layout: 'badge' } as const, refuses: {}, from, to }))]
    : demands;
}

/** "An angry pigeon" says how the pigeon looks, and nothing of the brand. */
function isFeeling({ from, to }: Span, tokens: readonly Token[]): boolean {
  if (to - from > 1 || !feelings.has(tokens[from]?.key ?? '')) return false;
  let at = to;
  while (at < to + 2 && tokens[at - 1]?.gap === '' && /^(?:ADJ|ADV)$/.test(tokens[at]?.pos ?? '')) at++;
  const key = singular(tokens[at]?.key ?? '');
  return tokens[at - 1]?.gap === '' && (creatures.has(key) || faced.has(key));
}

function readColours({
  sentence,
  apart,
  background,
  place,
  found,
  deliberation,
}: Named): Pick<Style, 'colours' | 'scheme' | 'colouredParts'> {
  const { text, tokens, scopes } = sentence;
  const notColours = new Set([...apart, ...covering(place ? [place] : [])]);
  const own = findColours(text, tokens, scopes, notColours);
  const ofRivals = covering(background.filter(({ isOfRivals }) => isOfRivals));
  // "Our neighbours have purple" refuses it, unless it is asked for all the same.
  const others = findColours(text, tokens, scopes, new Set([...notColours].filter((at) => !ofRivals.has(at))))
    .filter(({ from, intent }) => ofRivals.has(from) && !own.some((asked) => asked.intent.hue === intent.hue))
    .map((mention) => ({ ...mention, avoided: true }));
  const mentioned = withoutReplaced(
    [...own, ...others].sort((one, other) => one.from - other.from),
    tokens,
    deliberation,
  );
  const scheme = findScheme(tokens, scopes, notColours);
  const isOfScheme = ({ from, avoided }: ColourMention): boolean =>
    avoided || (scheme !== undefined && from >= scheme.from && from < scheme.to);
  // "Earth tones" are several colours, where no other one is named but for a touch.
  const inTone = scheme?.isPastel ? mentioned.map(asPastel) : mentioned;
  const beside = mentioned.filter((own) => own.avoided || (own.accent && !isOfScheme(own)));
  const told = scheme && mentioned.every((own) => own.accent || isOfScheme(own)) ? [...beside, ...scheme.colours] : inTone;
  const colouredParts = found ? findColouredParts(text, tokens, found.name, told) : [];
  // "“Blue” in blue": the word itself is no colour.
  const isWordOfPart = (own: ColourMention): boolean =>
    colouredParts.some(({ from, to, colour }) => own !== colour && own.from >= from && own.to <= to);
  return { colours: told.filter((own) => !isWordOfPart(own)), scheme, colouredParts };
}
