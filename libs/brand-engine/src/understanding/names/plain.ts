import { isArticle } from '../asked/articles.js';
import { isColourWord, plainColours } from '../lexicon/colours.js';
import { brandNouns, descriptorWords, neverNames, openers, places, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import type { FoundName, NameContext } from './find.js';
import { beforeLook } from './look.js';
import { company, isVerbOfName, joins } from './looks.js';
import { spell } from './spelling.js';

import { isOrdered, isTitle } from './titled.js';
import type { Token } from '../text/text.js';

export const longestName = 3;
/** A longer word is not cried out. */
const longestCry = 20;

/** "A bakery, flour & fable, warm": two words joined by a sign between two marks are a name, unless they are colours. */
export function pairName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  const at = tokens.findIndex(({ gap }, place) => {
    const [one, other] = [tokens[place], tokens[place + 1]];
    // "A scout troop, tent + campfire": between small words a plus that stands apart joins wishes.
    const isSum = gap === '+' && place > 0 && one?.capitalised === false && context.text.charAt(one.end) === ' ';
    if (
      isSum ||
      !/^[&+]$/.test(gap) ||
      !one ||
      !other ||
      [one, other].some(({ key }) => describes(key) || (stopWords.has(key) && !(place === 0 && /^[:–—]/.test(other.gap))))
    )
      return false;
    const ends = other.gap !== '' || tokens[place + 2] === undefined;
    return ends && (place === 0 || tokens[place - 1]?.gap !== '' || (company.has(other.own) && place < longestName));
  });
  // "tischlerei nussbaum & söhne"
  return at < 0 ? undefined : spell(context, startOfClause(tokens, at), at + 2, 'proper-noun');
}

/** A name in small letters by its place: "northwind, a coffee roaster", "northwind is a …", "logo for northwind, a …". */
export function appositionName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  const starts = [0, ...tokens.flatMap((token, at) => (token.key === 'for' && token.gap === '' ? [at + 1] : []))];
  for (const from of starts) {
    for (let to = from + 1; to <= Math.min(from + longestName, tokens.length) && couldBeName(tokens.slice(from, to)); to++) {
      const describing = tokens.slice(from, to).every((token) => context.describes(token.key) || brandNouns.has(token.key));
      if (!describing && isIntroduced(tokens, to, from === 0)) return spell(context, from, to, 'proper-noun');
    }
  }
  return undefined;
}

export const couldBeName = (run: readonly Token[]): boolean =>
  run.every((token) => (!stopWords.has(token.key) || token.pos === 'ADJ' || /^(?:and|of)$/.test(token.key)) && !openers.has(token.key)) &&
  run.slice(0, -1).every((token) => joins(token));

/** What follows says what the name stands for. */
function isIntroduced(tokens: readonly Token[], to: number, opensText: boolean): boolean {
  const [last, after] = tokens.slice(to - 1, to + 1);
  if (!last || !after) return false;
  if (/^[,:–—(-]+$/.test(last.gap) && /^(?:a|an|the|our|my|we)$/.test(after.key)) return true;
  return opensText && (/^[:;–—|-]$/.test(last.gap) || (last.gap === '' && (after.key === 'do' || isVerbOfName(tokens, to))));
}

/** Before a colon they tell what kind of wish follows. */
export const wishLabels = words(`
  symbol icon picture motif image mark mascot emblem logo show shows showing colour colours color colors palette style styles look feel mood vibe font fonts type typeface
  tagline slogan motto claim line descriptor industry trade field sector audience target customers values place location city town country based language theme
  idea inspiration must wish wishes note ps think keywords avoid important also add extra
`);

/** "Robotics club for girls: Torque.": one capital word between a colon and the end of its sentence is likelier the name than one that is made up. */
export function colonName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  const at = tokens.findIndex((token, place) => {
    const before = tokens[place - 1];
    if (before?.gap !== ':' || !token.capitalised || !/^(?:[.;,]|$)/.test(token.gap)) return false;
    const head = headBefore(tokens, place);
    const isTold = head.some(({ key }) => describes(key) || brandNouns.has(key) || stopWords.has(key));
    return (
      !head.some(({ key }) => wishLabels.has(key)) &&
      (isTold || token.gap !== ',') &&
      !describes(token.key) &&
      ![brandNouns, openers, stopWords, neverNames, places].some((known) => known.has(token.key)) &&
      !context.isRefused(place)
    );
  });
  return at < 0 ? undefined : spell(context, at, at + 1, 'proper-noun');
}

function headBefore(tokens: readonly Token[], to: number): readonly Token[] {
  let from = to - 1;
  while (from > 0 && !/[.;:,]/.test(tokens[from - 1]?.gap ?? '')) from--;
  return tokens.slice(from, to);
}

/** Nouns before a trade that say which kind of business it is. */
const ofBusiness = /^(?:indie|family|online|mobile|boutique|pop-up|community|street)$/;

/** A label without a verb or an article ends in the name: "architecture studio form nord", "cyber security company bastion". */
export function labelName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  const whole = tokens.findIndex((token) => token.gap !== '') + 1 || tokens.length;
  // "Record shop house of wax": a house of something is none of the trade.
  const noun = tokens
    .slice(0, whole)
    .findLastIndex(({ key }, at) => brandNouns.has(key) && !/^(?:of|and)$/.test(tokens[at + 1]?.key ?? ''));
  const end = beforeLook(context, noun + 1, whole);
  const [label, name] = [tokens.slice(0, noun), tokens.slice(noun + 1, end)];
  // "Indie game studio moth parade": behind an article or an adjective too.
  if (noun < 0) return undefined;
  // "Record shop", "cat sitting service": before a house of trade any noun tells what it sells or does.
  const isSold = (at: number): boolean =>
    (tokens[at]?.pos === 'NOUN' || tokens[at]?.own.endsWith('ing') === true) &&
    /^(?:shop|store|service|company)$/.test(tokens[noun]?.key ?? '');
  const isLabel =
    label.some(({ key }, at) => describes(key) || isSold(at)) &&
    label.every(
      ({ key, pos }, at) =>
        isSold(at) || describes(key) || brandNouns.has(key) || pos === 'ADJ' || ofBusiness.test(key) || (at === 0 && isArticle(tokens[0])),
    );
  // "Game studio paper teeth": of several words not all describe, and the last is none of a look.
  const tells = name.map(({ key }) => describes(key));
  const isTold = name.length > 1 ? tells.every(Boolean) || (tells.at(-1) === true && name.at(-1)?.pos === 'ADJ') : tells[0] === true;
  const isName = name.length > 0 && name.length <= longestName && couldBeName(name) && !isTold;
  // Abroad the trade opens the name: "garage moto rossignol".
  return isLabel && isName ? spell(context, context.language === 'en' ? noun + 1 : 0, end, 'proper-noun') : undefined;
}

/** "Logo for 4&20 bakehouse", "agency 3hoch3": a numeral that is joined to a word or a sign begins a name where one is expected. */
export function numberedName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  const from = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    const isExpected = at === 0 || (before?.gap === '' && (before.key === 'for' || brandNouns.has(before.key)));
    const isMixed =
      /^\p{Nd}+\p{L}{2,}\p{Nd}*$|^\p{L}+\p{Nd}+\p{L}*$/u.test(token.text) && !/^\d+(?:st|nd|rd|th|er|px|mm|cm|am|pm)$/i.test(token.text);
    const isSigned = /^\p{Nd}+$/u.test(token.text) && /^[&+]$/.test(token.gap);
    // "eat.sleep.roast", "hämmer.de"
    const isDotted = /^\p{Ll}{2,}(?:\.\p{Ll}{2,})+$/u.test(token.text) && at > 0;
    // "For e.l.m., a skincare brand"
    const isSpelled = /^(?:\p{Ll}\.){1,5}\p{Ll}$/u.test(token.text) && !/^(?:e\.g|i\.e|p\.s|a\.k\.a|b\.w)$/.test(token.own);
    return isDotted || (isExpected && isSpelled) || (isExpected && (isMixed || isSigned));
  });
  if (from < 0) return undefined;
  const run = tokens.slice(from, from + longestName);
  const last = run.findIndex((token, at) => !joins(token) || goesOn(run[at + 1]));
  return spell(context, from, from + (last < 0 ? run.length : last + 1), 'proper-noun');
}

const goesOn = (token: Token | undefined): boolean => token === undefined || stopWords.has(token.key) || plainColours.has(token.key);

/** "Plumber, golden tap plumbing, red": in small letters, a clause that ends in what a firm is called by is its name, if the trade is told before. */
export function firmName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  if (tokens.some(({ capitalised, text }) => capitalised && text !== 'I')) return undefined;
  const end = tokens.findIndex((token, at) => {
    const from = startOfClause(tokens, at);
    const clause = tokens.slice(from, at + 1);
    const isClause = /^[,.;]/.test(token.gap) || at === tokens.length - 1;
    return (
      isClause &&
      from > 0 &&
      clause.length > 1 &&
      clause.length <= longestName + 1 &&
      (descriptorWords.has(token.own) || /^(?:studio|shop|club|garage|house)$/.test(token.own)) &&
      !clause.some(
        ({ key }, place) =>
          (stopWords.has(key) && key !== 'up' && place === 0) ||
          /^(?:small|family|local|online|new|our|my|a|an|one|emergency|mobile)$/.test(key),
      ) &&
      tokens.slice(0, from).some(({ key }) => describes(key) || brandNouns.has(key))
    );
  });
  return end < 0 ? undefined : spell(context, startOfClause(tokens, end), end + 1, 'proper-noun');
}

/** Who does something "by" these is nobody. */
const nobody = words(
  'post mail hand sea river lake train bike boat bus appointment order design nature night day candlelight numbers ear heart water',
);

/** "Pilates by nina": in small letters, a trade and who does it are the name where they open the prompt. */
export function madeByName(context: NameContext): FoundName | undefined {
  const { tokens, describes, language } = context;
  const by = tokens.findIndex(({ key }) => key === 'by');
  const maker = tokens[by + 1];
  const isClause = maker !== undefined && (maker.gap !== '' || by + 2 === tokens.length);
  const isTold = by > 0 && by < 3 && tokens.slice(0, by + 1).every(({ gap }) => gap === '') && describes(tokens[by - 1]?.key ?? '');
  if (language !== 'en' || !isClause || !isTold || tokens.some(({ capitalised }) => capitalised)) return undefined;
  return stopWords.has(maker.key) || nobody.has(maker.key) || describes(maker.key) ? undefined : spell(context, 0, by + 2, 'proper-noun');
}

const longestPlaced = 5;

/** "Pizza place, tony's on 8th.": in small letters, whose place it is and where, between marks. */
export function placedName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  const from = tokens.findIndex(
    ({ text, gap }, at) =>
      /^\p{Ll}{3,}['’]s$/u.test(text) &&
      !/^(?:that|there|here|what|let|she|who|where|how)['’]s$/.test(text) &&
      gap === '' &&
      startOfClause(tokens, at) === at &&
      /^(?:on|at|by)$/.test(tokens[at + 1]?.key ?? ''),
  );
  const length = tokens.slice(from).findIndex(({ gap }) => gap !== '') + 1;
  const to = length > 0 ? from + length : tokens.length;
  return from < 0 || to - from < 3 || to - from > longestPlaced ? undefined : spell(context, from, to, 'proper-noun');
}

function startOfClause(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && /^[&+]?$/.test(tokens[from - 1]?.gap ?? '')) from--;
  return from;
}

/** A prompt of one word is the name, with the mark behind it, and so is one of capitals alone: "Q", "O.", "North Quay Ice Rink". */
export function onlyName(context: NameContext): FoundName | undefined {
  const { text, tokens } = context;
  const [only] = tokens;
  if (isTitle(tokens)) return spell(context, 0, tokens.length, 'proper-noun');
  if (!only || tokens.length > 1 || openers.has(only.key) || brandNouns.has(only.key)) return undefined;
  const found = spell(context, 0, 1, 'proper-noun');
  const [mark = ''] = /^[.!?]/.exec(text.slice(only.end)) ?? [];
  const isOwn = mark !== '' && only.text.length < longestCry && !(mark === '.' && only.text.length > 2);
  return found && { ...found, name: isOwn ? `${found.name}${mark}` : found.name };
}

/** Behind these words something else begins than a name in small letters. */
const endsWanted = words(
  "in its it's it is are was we we're i i'm my our and with please pls plz asap thanks thx ta who which that where for from by near black white red blue green yellow orange pink purple gold grey gray brown dark light no not",
);
const longestWanted = 5;

/** "Logo for happy feet podiatry, teal": in small letters, what a logo is for without an article is called so, unless every word only describes. */
export function wantedName(context: NameContext): FoundName | undefined {
  const { tokens, describes, language } = context;
  if (language !== 'en' || tokens.some(({ capitalised, sentenceStart, text }) => capitalised && !sentenceStart && text !== 'I'))
    return undefined;
  const goal = tokens.findIndex(({ key, gap }, at) => key === 'for' && gap === '' && tokens.slice(0, at).some((token) => isOrdered(token)));
  if (goal < 0) return undefined;
  const start = afterBusiness(context, goal + 1);
  const from = tokens[start]?.key === 'the' ? start + 1 : start;
  let to = from;
  while (
    to < Math.min(tokens.length, from + longestWanted) &&
    // "Blue door bakery", but "a logo for black coffee".
    (!endsWanted.has(tokens[to]?.own ?? 'in') || (to === from && isColourWord(tokens[to]?.key ?? '') && isJoined(tokens[to]))) &&
    (to === from || isJoined(tokens[to - 1]))
  )
    to++;
  // "For bob's burgers and bowls,"
  const [joint, joined] = tokens.slice(to, to + 2);
  if (to > from && joint?.key === 'and' && joint.gap === '' && joined && !stopWords.has(joined.key) && joined.gap !== '') to += 2;
  const run = tokens.slice(from, to);
  const isName =
    run.length > 1 &&
    !stopWords.has(run[0]?.key ?? 'the') &&
    !/^(?:a|an|new|small|local|kids?|children|women|men)$/.test(run[0]?.key ?? '') &&
    !run.every(({ key }) => describes(key) || brandNouns.has(key) || stopWords.has(key));
  return isName ? spell(context, start, to, 'proper-noun') : undefined;
}

/** "For my band the paper wasps", "for cleaning company sparkle squad": what it is comes before what it is called. */
function afterBusiness({ tokens, describes }: NameContext, at: number): number {
  const [whose, business] = tokens.slice(at, at + 2);
  if (whose && /^(?:my|our)$/.test(whose.key) && business?.gap === '' && brandNouns.has(business.key)) return at + 2;
  const house = tokens.findIndex(
    ({ key }, place) => place > at && place <= at + 3 && /^(?:company|business|startup|firm|agency)$/.test(key),
  );
  const told = house < 0 ? [] : tokens.slice(at, house);
  const isTold = told.every(({ key, pos, gap }) => gap === '' && (describes(key) || brandNouns.has(key) || pos === 'ADJ'));
  return told.length > 0 && isTold && tokens[house]?.gap === '' && !stopWords.has(tokens[house + 1]?.key ?? 'the') ? house + 1 : at;
}

const isJoined = (token: Token | undefined): boolean => token !== undefined && joins(token);
