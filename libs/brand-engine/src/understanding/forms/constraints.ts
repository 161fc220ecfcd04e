import type { Constraints, Refusals } from '../../brief.js';
import { isColourWord, plainColours } from '../lexicon/colours.js';
import { list, PhraseTable } from '../text/phrases.js';
import type { ColourMention } from '../colours/colours.js';
import type { Scope } from '../language/negation.js';
import { emptyFields } from './empty-fields.js';
import { lettersAlone, letterWords, wordmark } from './letters-alone.js';
import { findLetterAdjectives } from './of-letters.js';
import { isColourList, isThingNotDemand, isWithPicture } from './things-not-demands.js';
import { clauseStart, isWholeClause, singular, type Token } from '../text/text.js';
import { bare, type Demand, demands, symbolAlone } from './demands.js';

const iconWords = 'icon, pic, symbol, pictogram, image, picture, graphic, grafik, illustration, emblem, icono, icône, symbole';

const icons = new PhraseTable<true>(list(iconWords).map((word) => [word, true]));
const lettering = new PhraseTable<true>(
  list('text, letters, lettering, name, wordmark, type, typography, words').map((word) => [word, true]),
);

/** "Huge letters, nothing else" */
const nothingElse = new PhraseTable<true>(list('nothing else, that is all, nothing more').map((phrase) => [phrase, true]));
const letteringReach = 14;

/** Constraints that demand nothing. */
export const unconstrained = (): Constraints => ({
  symbol: 'any',
  container: 'any',
  letterCase: 'any',
  layout: 'any',
  typeClass: 'any',
  oneColour: false,
  monochrome: false,
  noIcon: false,
  noText: false,
});

/** Where the words of a constraint stand, and what they ask for. */
export interface ConstraintMention {
  asked: Partial<Constraints>;
  refuses: Partial<Refusals>;
  /** Set where the name stands before its picture. */
  nameFirst?: true;
  from: number;
  to: number;
}

/** "Square format for the app icon", "simple enough for an app icon", "needs an app icon too": what the logo is used for besides. */
const isPlaceOfUse = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[to - 2]?.key === 'app' && (isUsedFor(tokens, from) || isFurther(tokens, from, to));

const isUsedFor = (tokens: readonly Token[], from: number): boolean =>
  (/^(?:the|our|my|its)$/.test(tokens[from - 1]?.key ?? '') ||
    (/^an?$/.test(tokens[from - 1]?.key ?? '') && tokens[from - 3]?.key === 'enough')) &&
  /^(?:for|as|on|in)$/.test(tokens[from - 2]?.key ?? '');

/** "We also need an app icon", "an app icon as well": what is wished for beside the logo. */
function isFurther(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(Math.max(clauseStart(tokens, from), from - furtherReach), from);
  const own = before.slice(before.findLastIndex(({ gap }) => gap !== '') + 1);
  const [next = '', second = ''] = tokens[to - 1]?.gap === '' ? tokens.slice(to, to + 2).map(({ key }) => key) : [];
  return own.some(({ key }) => /^(?:also|additionally)$/.test(key)) || next === 'too' || (next === 'as' && second === 'well');
}
const furtherReach = 6;

/** "No text banner", "no text effects": no banner and no effects, and not no text. */
const isPartOfText = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '' &&
  /^(?:banners?|boxe?s?|ribbons?|scrolls?|frames?|borders?|effects?|shadows?|outlines?|gradients?|decorations?|styling|art)$/.test(
    tokens[at + 1]?.key ?? '',
  );

/** Every demand of the text in reading order. "Flat" and "no gradients" ask for nothing: every mark is flat. */
export function findConstraints(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): ConstraintMention[] {
  const found: ConstraintMention[] = [];
  for (const { value, from, to } of demands.scan(tokens)) {
    if (
      taken.has(from) ||
      isFrenchWithout(tokens, from, to) ||
      isOfSomethingElse(tokens, value, from, to) ||
      isThingNotDemand(tokens, from, to) ||
      isPlaceOfUse(tokens, from, to)
    )
      continue;
    // Abroad the animal has a word of its own: "en sæl".
    if (tokens[from]?.key === 'seal' && tokens[from].own !== 'seal') continue;
    const negated = scopes[to - 1]?.negated === true && !startsNegated(tokens, from);
    if (value.asked.monochrome === true && isColourList(tokens, to)) continue;
    if (value.asked === wordmark && !negated && isWithPicture(tokens, to)) continue;
    found.push({ asked: negated ? value.denied : value.asked, refuses: negated ? value.refuses : {}, from, to });
  }
  for (const { value, from, to } of findLetterAdjectives(tokens)) {
    if (!('typeClass' in value) || taken.has(from) || found.some((own) => own.from <= from && from < own.to)) continue;
    const { typeClass } = value;
    const isRefused = scopes[from]?.negated === true;
    found.push({ asked: isRefused ? {} : { typeClass }, refuses: isRefused ? { typeClasses: [typeClass] } : {}, from, to });
  }
  found.push(...shapeAlone(tokens, scopes, taken), ...lettersAlone(tokens, taken));
  found.push(...emptyFields(tokens, taken), ...singleHue(tokens, taken));
  found.push(...refusedGrounds(tokens, scopes, taken, found));
  const isPicture = (_: Token, at: number): boolean => !taken.has(at) && icons.at(tokens, at) !== undefined;
  for (const { from, to } of nothingElse.scan(tokens)) {
    // "Only lower case. Beige on white. Nothing else."
    const isOfAll = tokens[from - 1]?.gap === '.' && !tokens.some(isPicture);
    const start = isOfAll ? 0 : Math.max(clauseStart(tokens, from), from - letteringReach);
    const isOfLetters = ({ key }: Token): boolean =>
      lettering.get(key) === true || (isOfAll && /^(?:case|lowercase|uppercase|caps|capitals)$/.test(key));
    if (!taken.has(from) && tokens.slice(start, from).some(isOfLetters)) found.push({ asked: wordmark, refuses: {}, from, to });
  }
  tokens.forEach((_, at) => {
    if (taken.has(at) || scopes[at]?.negated !== true) return;
    if (isBareNoun(tokens, at)) {
      if (icons.at(tokens, at)) {
        if (!isPictureOf(tokens, at) && !isInPicture(tokens, at)) found.push({ asked: wordmark, refuses: {}, from: at, to: at + 1 });
      } else if (lettering.at(tokens, at) && !isSomewhere(tokens, at) && !isPartOfText(tokens, at) && !isNotThat(tokens, at))
        found.push({ asked: symbolAlone, refuses: {}, from: at, to: at + 1 });
    }
  });
  return found;
}

/** "Three stacked lines" and "a geometric mark only" speak of what is shown, and not of how it is set or of what is left out. */
function isOfSomethingElse(tokens: readonly Token[], { asked }: Demand, from: number, to: number): boolean {
  const [before, next] = [tokens[from - 1], tokens[to - 1]?.gap === '' ? tokens[to] : undefined];
  // "Our initials spell SPA" asks for no monogram.
  if (asked.symbol === 'monogram' && /^(?:spell|spells|read|reads)$/.test(next?.key ?? '')) return true;
  // "We have used the initials of the parish": what was so before.
  const told = tokens.slice(clauseStart(tokens, from), from + 4).map(({ key }) => key);
  if (asked.symbol === 'monogram' && / (?:(?:have|has|had) (?:always |long )?used|those \S+ no longer) /.test(` ${told.join(' ')} `))
    return true;
  // "The letters should be round" are a kind of letters.
  if (asked.container === 'circle' && tokens.slice(from, to).some(({ key }) => key === 'be'))
    return tokens.slice(Math.max(0, from - roundReach), from).some(({ key }) => letterWords.test(key) && key !== 'name');
  if (asked.layout !== undefined && asked.symbol === undefined && to - from === 1)
    return (
      next !== undefined &&
      /^(?:NOUN|ADJ)$/.test(next.pos) &&
      !/^(?:layout|lockup|please|version|arrangement|logo|logos|design|wordmark|composition|format|emblem)$/.test(next.key)
    );
  // "A rounded sans serif" has none.
  if (asked.typeClass === 'serif' && before?.gap === '' && before.key === 'sans') return true;
  // "The seal above the name" swims.
  if (tokens[to - 1]?.key === 'seal') return /^(?:above|below|beside|left|right|next|over|under|in|with|\w+ing)$/.test(next?.key ?? '');
  return asked.noText === true && tokens[from]?.key === 'mark' && before?.gap === '' && before.pos === 'ADJ';
}

/** How far before "should be round" its subject stands. */
const roundReach = 5;

const grounds: Partial<Record<string, Constraints['container']>> = {
  circle: 'circle',
  square: 'square',
  hexagon: 'hexagon',
  shield: 'shield',
  diamond: 'diamond',
  arch: 'arch',
};

/** "Sage green, a circle": one shape that is all of its clause is the ground of the mark. */
function shapeAlone(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): ConstraintMention[] {
  const alone = tokens.flatMap(({ key }, at): ConstraintMention[] => {
    const from = /^(?:a|an|one|1)$/.test(tokens[at - 1]?.key ?? '') ? at - 1 : at;
    const container = grounds[key];
    const isAlone = isWholeClause(tokens, from, at + 1);
    if (container === undefined || container === 'diamond' || !isAlone || taken.has(at) || scopes[at]?.negated === true) return [];
    return [{ asked: { container }, refuses: {}, from, to: at + 1 }];
  });
  return alone.length === 1 && tokens.filter(({ key }) => /^(?:circle|square|triangle|hexagon|rectangle|shield)s?$/.test(key)).length === 1
    ? alone
    : [];
}

/** What may lie around a mark; several of what is a thing too ("no rings", "no boxes") are things. */
const enclosing = /^(?:circles?|frames?|borders?|ring|box|tile|disc|disk|oval|roundel|container|shield)$/;

/** "No circle around it", "bez rámečku": without the one ground, a mark has none, unless another one is asked for. */
function refusedGrounds(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
  found: readonly ConstraintMention[],
): ConstraintMention[] {
  const isGround = ({ container }: Partial<Constraints>): boolean => container !== undefined && container !== 'none';
  const hasGround = found.some(({ asked }) => isGround(asked));
  return tokens.flatMap(({ key, own, gap }, at) => {
    // "No box office": only English writes two nouns side by side.
    const isHead = gap !== '' || key !== own || tokens[at + 1]?.pos !== 'NOUN';
    const isFree = !taken.has(at) && !found.some(({ from, to }) => from <= at && at < to);
    if (!enclosing.test(key) || scopes[at]?.negated !== true || !isHead || !isFree) return [];
    const container = grounds[singular(key)];
    return [{ asked: hasGround ? {} : bare, refuses: container ? { containers: [container] } : {}, from: at, to: at + 1 }];
  });
}

/** "A single blue", "one gold tone": where one hue ends its clause, there is no other; "a single red rose" is a thing. */
const singleHue = (tokens: readonly Token[], taken: ReadonlySet<number>): ConstraintMention[] =>
  tokens.flatMap(({ key, gap }, at) => {
    const hue = tokens[at + 1];
    const isTone = hue?.gap === '' && /^(?:tone|shade|hue|ink|colou?r)$/.test(tokens[at + 2]?.key ?? '');
    const last = isTone ? at + 2 : at + 1;
    const isOne = key === 'single' || (isTone && key === 'one');
    const isWhole = isOne && gap === '' && hue !== undefined && (tokens[last]?.gap !== '' || last + 1 === tokens.length);
    return isWhole && (plainColours.has(hue.key) || (isTone && isColourWord(hue.key))) && !taken.has(at)
      ? [{ asked: { oneColour: true }, refuses: {}, from: at, to: at + 1 }]
      : [];
  });

/** All demands merged; a later one wins, as the last word does in a conversation. */
export function mergeConstraints(demands: readonly ConstraintMention[]): Constraints {
  // "A script logo, no sans": what a refusal leaves is less than what is asked for.
  const isRefusal = ({ refuses }: ConstraintMention): boolean => Object.keys(refuses).length > 0;
  const inOrder = [...demands.filter(isRefusal), ...demands.filter((own) => !isRefusal(own))];
  const merged = inOrder.reduce<Constraints>((sum, { asked }) => ({ ...sum, ...asked }), unconstrained());
  const isLettersAlone = merged.noText && (merged.noIcon || demands.some(({ asked }) => asked.symbol === 'monogram'));
  if (isLettersAlone) return { ...merged, symbol: 'monogram', noIcon: true };
  // "Initials only, don't write the name" leaves the letters; "a word mark, if any symbol an abstract one" that, which shows no picture.
  return merged.noIcon && merged.symbol === 'abstract' ? { ...merged, noIcon: false } : merged;
}

/** Everything that is refused, each once. */
export function mergeRefusals(demands: readonly ConstraintMention[], forms: Refusals['forms'], asked: Constraints): Refusals {
  // What is asked for in one place and refused in another is drawn: nothing could meet both.
  const wanted: readonly string[] = [asked.symbol, asked.container, asked.typeClass];
  const all = <K extends keyof Refusals>(key: K): Refusals[K] =>
    [...new Set(demands.flatMap(({ refuses }) => refuses[key] ?? []))].filter((one) => !wanted.includes(one)) as Refusals[K];
  return { symbols: all('symbols'), containers: all('containers'), typeClasses: all('typeClasses'), forms: [...new Set(forms)] };
}

/** "Sans" is a kind of type, but "sans icône" is French. */
function isFrenchWithout(tokens: readonly Token[], from: number, to: number): boolean {
  const [token, next] = tokens.slice(from, from + 2);
  return (
    to - from === 1 &&
    token?.key === 'sans' &&
    token.gap === '' &&
    next !== undefined &&
    !/^(?:fonts?|type|typeface|letters|lettering)$/.test(next.key)
  );
}

/** The phrase itself begins with the negation ("no container"), so that it must not be denied twice. */
const startsNegated = (tokens: readonly Token[], from: number): boolean =>
  /^(?:no|not|do|don't|without|only|just|nur)$/.test(tokens[from]?.key ?? '');

/** "One colour, aubergine": beside a hue that is asked for, a single colour is that one, and not black. */
export function inOneHue(
  demands: readonly ConstraintMention[],
  colours: readonly ColourMention[],
  tokens: readonly Token[],
): ConstraintMention[] {
  const hues = colours.filter(({ avoided, ground, intent }) => !avoided && !ground && (intent.hue ?? intent.hex) !== null);
  const isOfHue = ({ asked, from, to }: ConstraintMention): boolean =>
    hues.length > 0 && asked.monochrome === true && !tokens.slice(from, to).some(({ key }) => /^(?:black|white|b&w)/.test(key));
  // "No colours apart from navy and gold".
  const isExcept = ({ from, to }: ConstraintMention): boolean =>
    tokens.slice(from, to).some(({ key }) => /^(?:except|than|apart|but|besides|save)$/.test(key));
  return demands.map((own) =>
    isOfHue(own) ? { ...own, asked: hues.length > 1 && isExcept(own) ? {} : { oneColour: true as const } } : own,
  );
}

/** "No icon" and "no icons or images" deny the icon; "no coffee icon" denies only that one. */
function isBareNoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && /^(?:no|without|any|an|a|the|not|or|need|want|use|ohne|sans|sin|kein|keine)$/.test(before.key);
}

/** "No picture of a tooth" refuses the tooth alone; "no symbols of any kind" refuses all. */
const isPictureOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '' && tokens[at + 1]?.key === 'of' && !/^(?:any|whatever|every)$/.test(tokens[at + 2]?.key ?? 'any');

/** "Nothing else in the picture": what is in it is limited. */
const isInPicture = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 2]?.key === 'in' && /^(?:else|more|besides)$/.test(tokens[at - 3]?.key ?? '');

const placing = /^(?:that|that's|which|like|in|inside|on|within|under|above|around|behind|beside|over|arched|curved|circular|bent)$/;

/** "No letters inside the acorn", "no lettering that is hard to read", "sans texte en arc de cercle" leave the name where it is. */
const isSomewhere = (tokens: readonly Token[], at: number): boolean => tokens[at]?.gap === '' && placing.test(tokens[at + 1]?.key ?? '');

/** "That's not the name" speaks of another one. */
const isNotThat = (tokens: readonly Token[], at: number): boolean => {
  const [what, not, article] = tokens.slice(Math.max(0, at - 3), at);
  return (
    /^(?:that|this|it|is|was|isn't|wasn't)$/.test(what?.key ?? '') &&
    /^(?:not|isn't|wasn't)$/.test(not?.key ?? '') &&
    /^(?:the|our|my|its)$/.test(article?.key ?? '')
  );
};
