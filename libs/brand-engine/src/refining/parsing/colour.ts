import { isGround } from '../../understanding/lexicon/grounds.js';
import type { Patch } from '../../refinement.js';
import { findColours, type ColourMention } from '../../understanding/colours/colours.js';
import type { Token } from '../../understanding/text/text.js';
import { colours, groundAlone, isOfPalette, ofPalette, isDisliked, isRemoved, mentionsIn, roleOf, isAfterThe } from './colour-mentions.js';
import { alreadySo, isShownAt, span, type ClauseText, type Reader, wordsFrom } from './clause.js';
import { partNouns, partOf, pictureOf } from './part.js';
import { calledIn, readLeaning, readShift, unseen } from './shift.js';

/** "Put the fox in a red circle" asks for the circle. */
const encloses = /\b(?:in|inside|within|into|on) an? (?:\w+ ){1,3}(?:circle|disc|shield|square|hexagon|box|tile|diamond|frame|ring)\b/;
/** "A version in plain black", "everything in black" leave no other colour; "just black letters" speaks of a part. */
const noColours =
  /\b(?:black (?:and )?white|monochrome|gr[ae]yscale|no colou?rs?|without colou?rs?|b w|colou?rless)\b|\b(?:plain|solid|pure) black(?= for\b|(?: please)?$)|\b(?:all|everything|only|just)(?: in)? black(?: please)?$|\bblack only\b/;
const singles =
  /\b(?:one|single|only one) colou?r\b(?! (?:of|for|in|from)\b)|\ball (?:(?:of|the|its|other) )*colou?rs? (?:except|apart from|but)(?: for)? (?:just |only )?(?:a single )?one\b|^(?:(?:please|and|but) )?(?:(?:in|with|use) )?(?:only|just)(?: in)? (?:a|an|one) colou?r$/;

/** Black and white, or one colour. */
export const readMonochrome: Reader = (clause, used) => {
  if (singles.test(clause.keys)) {
    // "Only one colour, the green": the one that stays.
    const [stays] = colours(clause, used);
    return {
      patches: [
        ...(stays ? [{ kind: 'set-colour' as const, role: 'primary' as const, colour: stays.intent }] : []),
        { kind: 'constrain', constraints: { oneColour: true } },
      ],
      used: [...matching(clause, /^(?:one|single|only|colou?r)$/), ...(stays ? span(stays.from, stays.to) : [])],
    };
  }
  if (!noColours.test(clause.keys) || colours(clause, used).some((mention) => mention.intent.hue !== null)) return undefined;
  return {
    patches: [{ kind: 'monochrome' }],
    used: matching(
      clause,
      /^(?:black|white|and|monochrome|gr[ae]yscale|no|without|colou?rs?|b|w|colou?rless|plain|solid|pure|all|everything|only|just)$/,
    ),
  };
};

const isAnother = (tokens: readonly Token[], { from }: ColourMention): boolean =>
  /^(?:different|another|other)$/.test(tokens[from - 1]?.key ?? '');

/** "Make it navy", "teal with coral accents", "#ff8800", "add some gold", "no more red", "black on yellow". */
export const readColour: Reader = (clause, used) => {
  const isShifted = readShift(clause, used) !== undefined && !/\b(?:back)?ground\b/.test(clause.keys);
  // "A shade darker on the green" speaks of the green that there is, and lays no ground.
  const isUnseen = unseen.test(clause.keys);
  const all = mentionsIn(clause, used)
    // "Sage is too grey" asks for no grey.
    .filter(({ from, intent }) => clause.tokens[from - 1]?.key !== 'too' || isOfPalette(intent, clause.context.brief))
    // "It disappears on white" complains of what stands there.
    .filter((mention) => !(mention.ground && (isUnseen || isBentGround(clause, mention))))
    .map((mention) =>
      isShifted && mention.ground && isOfPalette(mention.intent, clause.context.brief) ? { ...mention, ground: false } : mention,
    );
  const lies = all.length === 0 ? groundAlone(clause, used) : undefined;
  if (lies) return { patches: [{ kind: 'set-ground', colour: lies }], used: span(0, clause.tokens.length) };
  const field = readField(clause, all);
  if (field) return field;
  const mentions = all.filter((mention) => !mention.ground);
  const under = all.find((mention) => mention.ground && !mention.avoided);
  if (mentions.length === 0 && !under) return undefined;
  const words = all.flatMap((mention) => span(mention.from, mention.to));
  // "Cream bread on brown": before what is shown a thing lends its colour, where the ground is told too.
  const lent =
    mentions.length === 0 && under
      ? findColours(clause.text, clause.tokens, clause.scopes, used, 'exchanged').find(({ ground, to }) => !ground && isShownAt(clause, to))
      : undefined;
  if (lent && under)
    return {
      patches: [
        { kind: 'set-ground', colour: under.intent },
        { kind: 'set-part', part: 'picture', colour: lent.intent },
      ],
      used: [...words, ...span(lent.from, lent.to + 1)],
    };
  // "Orange only there": where that is was told before.
  if (mentions.length === 1 && under === undefined && /\b(?:only|just|solely) (?:there|here)$/.test(clause.keys))
    return { patches: [alreadySo], used: span(0, clause.tokens.length) };
  const leading = readLeading(clause, all);
  if (leading) return leading;
  const leaning = readLeaning(clause, mentions);
  if (leaning) return leaning;
  const [spoken] = mentions;
  const shift =
    spoken && mentions.every((mention) => isDefinite(clause, mention) || isOwn(clause, mention)) ? readShift(clause, used) : undefined;
  if (spoken && mentions.length === 1 && isOfPalette(spoken.intent, clause.context.brief) && isStrengthened(clause.tokens, spoken))
    return {
      patches: [{ kind: 'shift-colour', by: 'more-vivid', amount: 1, of: spoken.intent }],
      used: [...words, ...matching(clause, /^(?:bolder|stronger|richer|heavier)$/)],
    };
  // "A different green" is a deeper one, or a paler one than a deep one.
  if (spoken && mentions.length === 1 && isOfPalette(spoken.intent, clause.context.brief) && isAnother(clause.tokens, spoken)) {
    const isDeep = spoken.intent.lightness < -0.2;
    const colour = { ...spoken.intent, lightness: isDeep ? 0.3 : -0.5, chroma: -0.1, hex: null };
    return { patches: [{ kind: 'set-colour', role: roleOf(spoken.intent, clause.context.brief), colour }], used: words };
  }
  // "A calmer pink" is the pink that there is.
  if (spoken && mentions.length === 1 && isOfPalette(spoken.intent, clause.context.brief) && isCalmed(clause.tokens, spoken))
    return {
      patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1, of: spoken.intent }],
      used: [...words, ...matching(clause, /^(?:calmer|quieter|gentler)$/)],
    };
  // "Less pink", "too pink" of what is pink alone is a calmer pink, and no other colour.
  const less = clause.tokens[(spoken?.from ?? 0) - 1]?.key;
  const isLess = less === 'too' || (less === 'less' && !clause.context.brief.colours.secondary);
  if (spoken && isLess && mentions.length === 1 && isOfPalette(spoken.intent, clause.context.brief))
    return {
      patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1, of: spoken.intent }],
      used: span(0, clause.tokens.length),
    };
  // "The red is too much" is not asked to be simpler, and "the red is too strong" not to be thinner.
  if (spoken && mentions.length === 1 && isDefinite(clause, spoken) && tooMuch.test(clause.keys))
    return {
      patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1, of: spoken.intent }],
      used: span(0, clause.tokens.length),
    };
  // "The green a bit darker" speaks of the green that there is.
  if (spoken && shift)
    return {
      patches: shift.patches.map((patch) =>
        patch.kind === 'shift-colour' ? { ...patch, of: calledIn(spoken.intent, clause.context.brief) } : patch,
      ),
      used: [...words, ...shift.used],
    };
  // "The yellow less poisonous": less of whatever it is too much of.
  if (
    spoken &&
    mentions.length === 1 &&
    isOfPalette(spoken.intent, clause.context.brief) &&
    lessSo.test(wordsFrom(clause.tokens, spoken.to, mostBent))
  )
    return {
      patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1, of: spoken.intent }],
      used: span(0, clause.tokens.length),
    };
  const softened = mentions.filter(({ from }) => clause.scopes[from]?.softened === true);
  if (softened.length > 0 && softened.length === mentions.length)
    return { patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1 }], used: words };
  // "Keep it green" of what is green.
  if (
    /^(?:keep|leave|retain)\b(?! (?:\w+ ){0,4}?(?:out|off|away)\b)/.test(clause.keys) &&
    under === undefined &&
    mentions.length > 0 &&
    mentions.every(isKeptColour(clause))
  )
    return {
      patches: [{ kind: 'lock', fields: [...new Set(mentions.map(({ intent }) => roleOf(intent, clause.context.brief)))] }],
      used: words,
    };
  const isOther = otherThan.test(clause.keys);
  // "This is more of a navy" says what is there.
  if (states.test(clause.keys) && under === undefined) return { patches: [alreadySo], used: words };
  // "No gold gradient" refuses gradients.
  const ofEffect = ({ to }: ColourMention): boolean => isEffect.test(clause.tokens[to]?.key ?? '');
  if (under === undefined && mentions.every((mention) => mention.avoided && ofEffect(mention)))
    return { patches: [alreadySo], used: words };
  // "The brown looks like mud" names the brown that there is, and asks for no other.
  const isThere = (mention: ColourMention): boolean =>
    isDefinite(clause, mention) && isOfPalette(mention.intent, clause.context.brief) && partOf(clause, mention) === undefined;
  const unwanted = mentions.filter(
    (mention) => mention.avoided || isOther || isRemoved(clause.keys) || (isThere(mention) && isDisliked(clause.keys)),
  );
  const wanted = mentions.filter((mention) => !unwanted.includes(mention));
  if (under === undefined && wanted.length > 0 && wanted.every(isThere) && unwanted.length === 0) return { patches: [], used: words };
  const ground: Patch[] = under ? [{ kind: 'set-ground', colour: under.intent }] : [];
  if (wanted.length === 0)
    return {
      patches: [...unwanted.map(({ intent }): Patch => ({ kind: 'remove-colour', colour: intent })), ...ground],
      used: [...words, ...matching(clause, /^(?:too|heavy)$/)],
    };
  const parts = wanted.flatMap((mention): (Patch & { kind: 'set-part' })[] => {
    const part = mention.accent || encloses.test(clause.keys) ? undefined : partOf(clause, mention);
    if (part === undefined) return [];
    const of = part === 'picture' ? pictureOf(clause, mention) : undefined;
    const kept = keepsColour.test(clause.keys) ? { isKept: true as const } : {};
    return [{ kind: 'set-part', part, colour: ofPalette(clause, mention), ...kept, ...(of ? { of } : {}) }];
  });
  if (parts.length === wanted.length) return { patches: [...ground, ...parts], used: [...words, ...partNouns(clause)] };
  // "Make it navy, grey for the name": the one is the main colour, and the other that of the letters.
  const [letters, main] = [parts.find(({ part }) => part === 'letters'), wanted.filter((mention) => partOf(clause, mention) === undefined)];
  if (letters && parts.length === 1 && main.length === 1 && main[0] && !main[0].accent)
    return {
      patches: [...ground, { kind: 'set-colour', role: 'primary', colour: main[0].intent }, letters],
      used: [...words, ...partNouns(clause)],
    };
  const flagged = wanted.filter((mention) => mention.accent);
  // "Add a butterfly in purple": purple is what the butterfly has.
  const isWorn = wanted.some(({ from }) => clause.tokens[from - 1]?.key === 'in');
  const accents = flagged.length === 0 && isAddition(clause) && !isWorn ? wanted : flagged;
  // "Secondary #f2c14e" names the place that the colour takes.
  const adds = isAddition(clause) && !/\b(?:second|secondary|accents?)\b/.test(clause.keys) ? (true as const) : undefined;
  const mains = wanted.filter((mention) => !accents.includes(mention));
  const [primary] = mains;
  const patches: Patch[] = [
    ...ground,
    ...(primary ? [{ kind: 'set-colour' as const, role: 'primary' as const, colour: primary.intent }] : []),
    ...[...accents, ...mains.slice(1)].slice(0, 2).map(({ intent }, at): Patch => {
      return { kind: 'set-colour', role: at === 0 ? 'secondary' : 'tertiary', colour: intent, ...(adds ? { adds } : {}) };
    }),
  ];
  return { patches, used: words };
};

/** "The raspberry as the main colour": a colour that is there already leads, and the one that led takes its place. */
function readLeading({ keys, context: { brief } }: ClauseText, [only, other]: readonly ColourMention[]): ReturnType<Reader> {
  const [, rank] = /\bas (?:an |the |our )?(main|primary|first|leading|dominant|accent)(?: (?:colou?r|one))?$/.exec(keys) ?? [];
  if (!only || other || rank === undefined) return undefined;
  const { primary, secondary } = brief.colours;
  const used = span(only.from, only.to);
  const [there, elsewhere] = rank === 'accent' ? [secondary, primary] : [primary, secondary];
  if (there?.words === only.intent.words) return { patches: [alreadySo], used };
  if (!primary || !secondary || elsewhere?.words !== only.intent.words) return undefined;
  const patches: Patch[] = [
    { kind: 'set-colour', role: 'primary', colour: secondary },
    { kind: 'set-colour', role: 'secondary', colour: primary },
  ];
  return { patches, used };
}

/** "A white fox on a rust circle": the circle is rust, and what stands on it is cut out of it or has its own colour. */
function readField({ tokens }: ClauseText, all: readonly ColourMention[]): ReturnType<Reader> {
  const field = all.find(({ to, avoided }) => !avoided && tokens[to - 1]?.gap === '' && isGround(tokens[to]?.key ?? ''));
  if (!field || all.some(({ avoided }) => avoided)) return undefined;
  const isWhite = ({ intent }: ColourMention): boolean => intent.hue === null && intent.lightness >= 0.8;
  const [on] = all.filter((mention) => mention !== field && !isWhite(mention));
  return {
    patches: [
      { kind: 'set-colour', role: 'primary', colour: field.intent },
      ...(on ? [{ kind: 'set-colour' as const, role: 'secondary' as const, colour: on.intent }] : []),
    ],
    used: all.flatMap((mention) => span(mention.from, mention.to)),
  };
}

const isEffect = /^(?:gradients?|shadows?|glow|shine|effects?|foil|texture|blur|fade|sheen|3d)$/;
const lessSo = /^(?:(?:a bit|a little|bit|much|should|could|be|look|looking) )*less \S+$/;
const tooMuch =
  /\btoo (?:sweet|sugary|girly|barbie|candy|garish|neon|loud|shouty|screaming|aggressive|much|strong|bold|intense|hard|heavy|powerful|flashy|in your face)(?: for (?:me|us))?$/;

const states =
  /^(?:because |as |but )?(?:this|it|that|right now it|now it)(?:'s| is| looks| seems)? (?:now )?(?:more |rather |almost |basically |really |just |currently )*(?:of |like )?an? (?!\w*er\b)\w+(?: \w+)?$/;

/** "Any other colour than teal". */
const otherThan = /\b(?:any|another|some|a|an)(?: (?:other|different))? colou?r(?: other)? (?:than|but|except|instead of|apart from)\b/;

const isKeptColour =
  (clause: ClauseText) =>
  (mention: ColourMention): boolean =>
    isOfPalette(mention.intent, clause.context.brief) && partOf(clause, mention) === undefined;

/** "Keep the name blue", "the name stays blue": of what is blue already nothing moves. */
const keepsColour = /\b(?:keep|leave|stays?|remains?|still)\b/;

/** "The background a bit darker" speaks of the ground that there is. */
const isBentGround = ({ tokens, context: { brief } }: ClauseText, { from, to, intent }: ColourMention): boolean =>
  intent.hue === null && !!brief.colours.ground && tokens.slice(from, to).some(({ key }) => isCompared.test(key));

/** "The green should be lighter" speaks of the green that there is. */
const isDefinite = ({ tokens }: ClauseText, mention: ColourMention): boolean => isAfterThe(tokens, mention);

const compared = '(?:darker|lighter|warmer|cooler|brighter|softer|paler|deeper|duller|calmer|fresher)';
const isCompared = new RegExp(`^${compared}$`);
const isBent = new RegExp(`^(?:is|too|${compared})$`);

/** "Green is too bright" and "a darker green" as well, where the mark is green. */
const isOwn = ({ tokens, keys, context: { brief } }: ClauseText, { from, to, intent }: ColourMention): boolean =>
  isOfPalette(intent, brief) &&
  (unseen.test(keys) ||
    isBent.test(tokens[to]?.key ?? '') ||
    bends.test(wordsFrom(tokens, to, mostBent)) ||
    tokens.slice(Math.max(0, from - 1), to).some(({ key }) => isCompared.test(key)));

/** "Blue more vivid", as other languages say it. */
const bends = new RegExp(
  `^(?:(?:a bit|a little|bit|tad|much|slightly|somewhat|should|could|can|may|must|be) )*(?:(?:more|less) (?:dark|light|pale|deep|vivid|muted|soft|gentle|intense|saturated|vibrant)|${compared})\\b`,
);

/** "The green could be a little bit darker" */
const mostBent = 6;

/** Of a colour, strength is vividness: "das Blau kräftiger". */
const strengthened = /^(?:(?:be|should be|a bit|much) )?(?:bolder|stronger|richer|heavier)\b/;

const isStrengthened = (tokens: readonly Token[], { from, to }: ColourMention): boolean =>
  strengthened.test(wordsFrom(tokens, to)) || strengthened.test(tokens[from - 1]?.key ?? '');

const isCalmed = (tokens: readonly Token[], { from, to }: ColourMention): boolean =>
  [tokens[from - 1], tokens[to]].some((token) => /^(?:calmer|quieter|gentler)$/.test(token?.key ?? ''));

const isAddition = ({ keys }: ClauseText): boolean =>
  /\b(?:add|bring in|introduce|splash|hint of|touch of|pop of|secondary|second|accents?)\b/.test(keys) &&
  !/\b(?:primary|main)\b/.test(keys);

const matching = ({ tokens }: ClauseText, words: RegExp): number[] => tokens.flatMap((token, at) => (words.test(token.key) ? [at] : []));
