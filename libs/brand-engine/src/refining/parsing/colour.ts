import { colourAdjectives, plainColours } from '../../understanding/lexicon/colours.js';
import { isGround } from '../../understanding/lexicon/grounds.js';
import type { ColourIntent } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findColours, type ColourMention } from '../../understanding/colours/colours.js';
import { fold, type Token, withoutElision } from '../../understanding/text/text.js';
import { colours, isOfPalette, isRemoved, mentionsIn, roleOf } from './colour-mentions.js';
import { alreadySo, isShownAt, span, spokenOf, type ClauseText, type Reader } from './clause.js';
import { exchangeOf } from './exchange.js';
import { partNouns, partOf } from './part.js';
import { readLeaning, readShift, unseen } from './shift.js';

/** "Put the fox in a red circle" asks for the circle. */
const encloses = /\b(?:in|inside|within|into|on) an? (?:\w+ ){1,3}(?:circle|disc|shield|square|hexagon|box|tile|diamond|frame|ring)\b/;
/** "A version in plain black", "everything in black" leave no other colour; "just black letters" speaks of a part. */
const noColours =
  /\b(?:black (?:and )?white|monochrome|gr[ae]yscale|no colou?rs?|without colou?rs?|b w|colou?rless)\b|\b(?:plain|solid|pure) black(?= for\b|(?: please)?$)|\b(?:all|everything|only|just)(?: in)? black(?: please)?$|\bblack only\b/;
const singles =
  /\b(?:one|single|only one) colou?r\b(?! (?:of|for|in|from)\b)|^(?:(?:please|and|but) )?(?:(?:in|with|use) )?(?:only|just)(?: in)? (?:a|an|one) colou?r$/;

const turnsRound = /\bother way (?:a)?round\b/;
const exchanges =
  /^(?:please )?(?:invert|inverted|inverse|reverse|reversed)(?: (?:it|this|that|all|everything|please|the|logo))*$|\bcolou?rs? (?:on )?(?:swap|exchange)\b|\b(?:swap|exchange|switch|flip|reverse|invert|interchange|trade)\b.*\b(?:colou?rs?|them|the two|both)\b|\bcolou?rs? (?:swapped|exchanged|reversed|the other way (?:a)?round)\b|\bother way (?:a)?round\b/;

/** "Swap the two colours", "exchange navy and cream", "the other way round". */
export const readExchange: Reader = (clause, used) => {
  const mentions = colours(clause, used);
  const isBoth =
    /\b(?:swap|exchange|switch|flip|reverse|interchange)\b/.test(clause.keys) && mentions.length === 2 && isJoinedByAnd(clause, mentions);
  // "The wave is the other way round" speaks of the picture.
  if (mentions.length === 0 && /\bsymbol\b/.test(spokenOf(clause)) && turnsRound.test(clause.keys)) return undefined;
  const { primary, secondary, ground } = clause.context.brief.colours;
  // "Exchange the pink and the mint": things that lent their colours to the palette.
  const isOfBoth =
    /^(?:\w+ ){0,2}(?:swap|exchange|switch|interchange) (?:the )?\w+ and (?:the )?\w+(?: around| round)?$/.test(clause.keys) &&
    [primary, secondary].every((named) => named && clause.tokens.some((token) => token.own === withoutElision(fold(named.words))));
  const own = [primary?.hue, secondary?.hue, ground?.hue];
  const isCrossed = mentions.length === 2 && /\bwhere\b/.test(clause.keys) && mentions.every(({ intent }) => own.includes(intent.hue));
  if (!isBoth && !isOfBoth && !isCrossed && (!exchanges.test(clause.keys) || exchangedPairs(clause, mentions).length > 0)) return undefined;
  const [one, another] = mentions;
  const named = one && another && mentions.length === 2 ? { named: [one.intent, another.intent] as [ColourIntent, ColourIntent] } : {};
  return { patches: [{ kind: 'exchange-colours', ...named }], used: span(0, clause.tokens.length) };
};

const isJoinedByAnd = ({ tokens }: ClauseText, [first, second]: readonly ColourMention[]): boolean =>
  first !== undefined && second !== undefined && tokens.slice(first.to, second.from).some(({ key }) => key === 'and');

/** "Swap blue for green", "change the red to orange and the blue to navy", "teal instead of navy", "not blue, green". */
export const readSwap: Reader = (clause, used) => {
  // "Změň modrou na červenou" lays no ground: what is exchanged for another colour takes its place.
  const isExchange = /^(?:\w+ ){0,2}(?:replace|exchange|swap)\b/.test(clause.keys) && !/\b(?:back)?ground\b/.test(clause.keys);
  const mentions = isExchange ? mentionsIn(clause, used) : colours(clause, used);
  const pairs = exchangedPairs(clause, mentions);
  const turned = pairs.length === 0 ? turnedInto(clause, mentions) : undefined;
  if (turned) return turned;
  if (pairs.length === 0) return undefined;
  // "Gold instead of red, and a black background" asks for both.
  const under = isExchange
    ? undefined
    : mentionsIn(clause, used).find(
        (own) => own.ground && (!own.avoided || pairs.every(([from, to]) => own.from > from.from && own.from > to.from)),
      );
  const ground: Patch[] = under ? [{ kind: 'set-ground', colour: under.intent }] : [];
  const patches = pairs.flatMap(([from, to]): Patch[] => {
    const part = partOf(clause, to);
    const swap: Patch = {
      kind: 'swap-colour',
      from: from.intent,
      to: to.intent,
      ...(/\b(?:swap|exchange|switch)\b/.test(clause.keys) ? { isMutual: true as const } : {}),
    };
    // "Gold letters instead of brown" speaks of the letters alone, "the cup red instead of orange" of whatever is orange.
    if (part === 'letters') return [{ kind: 'set-part', part, colour: to.intent }];
    return part === 'picture' ? [swap, { kind: 'set-part', part, colour: to.intent }] : [swap];
  });
  return { patches: [...patches, ...ground], used: [...mentions, ...(under ? [under] : [])].flatMap(({ from, to }) => span(from, to)) };
};

/** "Make the blue navy": two names of a colour stand side by side, and the first is one that there is. */
function turnedInto({ tokens, keys, context: { brief } }: ClauseText, mentions: readonly ColourMention[]): ReturnType<Reader> {
  const [only, other] = mentions;
  if (!only || other || only.to - only.from !== 2 || !isAfterThe(tokens, only) || !/\b(?:make|turn|paint)\b/.test(keys)) return undefined;
  const [from, to] = tokens.slice(only.from, only.to).flatMap(({ key }) => {
    const plain = plainColours.get(key);
    return plain ? [{ words: key, hex: null, ...plain }] : [];
  });
  if (!from || !to || !isOfPalette(from, brief) || colourAdjectives.has(tokens[only.from]?.key ?? '')) return undefined;
  return { patches: [{ kind: 'swap-colour', from, to }], used: span(only.from, only.to) };
}

function exchangedPairs(
  { tokens, keys, context }: ClauseText,
  mentions: readonly ColourMention[],
): [from: ColourMention, to: ColourMention][] {
  const [first, second] = mentions;
  if (!first || !second) return [];
  // "Use #ff6600 for the orange"
  const isForOwn =
    mentions.length === 2 &&
    /^(?:(?:please|and|can|could|you|we) )*(?:use|take|try)\b/.test(keys) &&
    /^(?:for|as) (?:the|our|its)$/.test(wordsFrom(tokens.slice(0, second.from), first.to)) &&
    isOfPalette(second.intent, context.brief);
  if (isForOwn) return [[second, first]];
  const old = exchangeOf(tokens)?.(mentions) ?? [];
  if (mentions.length === 2 && old.length === 1) return old[0] === first ? [[first, second]] : [[second, first]];
  // "Red and blue rather than red and yellow": red stays.
  if (old.length > 0 && old.length < mentions.length) {
    const fresh = mentions.filter((mention) => !old.includes(mention));
    const isIn = (list: readonly ColourMention[], { intent }: ColourMention): boolean =>
      list.some((own) => own.intent.hue === intent.hue && own.intent.lightness === intent.lightness);
    const comes = fresh.filter((mention) => !isIn(old, mention));
    return old
      .filter((mention) => !isIn(fresh, mention))
      .flatMap((from, at) => {
        const to = comes[at];
        return to ? [[from, to] as [ColourMention, ColourMention]] : [];
      });
  }
  if (mentions.length === 2 && first.avoided !== second.avoided) return first.avoided ? [[first, second]] : [[second, first]];
  // "The brown for green", of what is brown.
  const isForOther =
    mentions.length === 2 &&
    isAfterThe(tokens, first) &&
    isOfPalette(first.intent, context.brief) &&
    wordsFrom(tokens.slice(0, second.from), first.to) === 'for';
  if (isForOther) return [[first, second]];
  if (!/\b(?:swap|replace|exchange|substitute|trade|change|turn|switch|convert|make)\b/.test(keys)) return [];
  return mentions.flatMap((to, at) => {
    const from = mentions[at - 1];
    const between = from ? tokens.slice(from.to, to.from).map((token) => token.key) : [];
    const becomes = /\b(?:make|turn)\b/.test(keys) && /^(?:a|an)$/.test(between[0] ?? '') && between.length === 1;
    // "Make the orange purple"
    const isTurned =
      /\b(?:make|turn|paint)\b/.test(keys) && between.length === 0 && isAfterThe(tokens, from) && tokens[to.from - 1]?.gap === '';
    // "Vaihda sininen punaiseen": the case of the second tells what the first becomes.
    const isPutNext = /\b(?:replace|change)\b/.test(keys) && between.length === 0 && mentions.length === 2;
    return from && (becomes || isTurned || (/^(?:to|into|for|with|by|in|on)$/.test(between[0] ?? '') && between.length <= 3) || isPutNext)
      ? [[from, to] as [ColourMention, ColourMention]]
      : [];
  });
}

const isAfterThe = (tokens: readonly Token[], mention: ColourMention | undefined): boolean =>
  mention !== undefined && /^(?:the|that|this)$/.test(tokens[mention.from - 1]?.key ?? '');

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
    // "It disappears on white" complains of what stands there.
    .filter((mention) => !(mention.ground && (isUnseen || isBentGround(clause, mention))))
    .map((mention) =>
      isShifted && mention.ground && isOfPalette(mention.intent, clause.context.brief) ? { ...mention, ground: false } : mention,
    );
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
      patches: shift.patches.map((patch) => (patch.kind === 'shift-colour' ? { ...patch, of: spoken.intent } : patch)),
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
  const unwanted = mentions.filter((mention) => mention.avoided || isOther || isRemoved(clause.keys));
  const wanted = mentions.filter((mention) => !unwanted.includes(mention));
  // "The brown looks like mud" names the brown that there is, and asks for no other.
  const isThere = (mention: ColourMention): boolean =>
    isDefinite(clause, mention) && isOfPalette(mention.intent, clause.context.brief) && partOf(clause, mention) === undefined;
  if (under === undefined && wanted.length > 0 && wanted.every(isThere) && unwanted.length === 0) return { patches: [], used: words };
  const ground: Patch[] = under ? [{ kind: 'set-ground', colour: under.intent }] : [];
  if (wanted.length === 0)
    return {
      patches: [...unwanted.map(({ intent }): Patch => ({ kind: 'remove-colour', colour: intent })), ...ground],
      used: [...words, ...matching(clause, /^(?:too|heavy)$/)],
    };
  const parts = wanted.flatMap((mention): (Patch & { kind: 'set-part' })[] => {
    const part = mention.accent || encloses.test(clause.keys) ? undefined : partOf(clause, mention);
    return part === undefined
      ? []
      : [{ kind: 'set-part', part, colour: mention.intent, ...(keepsColour.test(clause.keys) ? { isKept: true as const } : {}) }];
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
const tooMuch = /\btoo (?:much|strong|bold|intense|hard|heavy|powerful|flashy|in your face)(?: for (?:me|us))?$/;

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

const wordsFrom = (tokens: readonly Token[], from: number, most = 4): string =>
  tokens
    .slice(from, from + most)
    .map(({ key }) => key)
    .join(' ');

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
