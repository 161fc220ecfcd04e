import type { Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { smallWords } from '../../understanding/forms/sized-words.js';
import { fold } from '../../understanding/text/text.js';
import { type ClauseText, isShownAt, type Reader, span } from './clause.js';

const smaller = /\b(?:small letters|smaller|tinier|tiny|half the size|less prominent|too (?:big|large|loud|prominent))\b/;
const larger = /\b(?:bigger|larger|more prominent|too (?:small|tiny))\b/;

/** "The “& Co” should be smaller than the rest", "make Cycles larger": some words of the name are smaller than the others. */
export const readSizedPart: Reader = (clause) => {
  const { text, keys, tokens, context } = clause;
  if (!smaller.test(keys) && !larger.test(keys)) return undefined;
  const part = partOfName(text, context.brief.name) ?? wordOfName(clause);
  const isSign = aSign.test(keys) && !/\bline\b/.test(keys);
  const whole = part === undefined && !isSign ? wholeOf(clause) : undefined;
  if (whole)
    return { patches: [{ kind: 'form', by: `${smaller.test(keys) ? 'smaller' : 'bigger'}-${whole}` }], used: span(0, tokens.length) };
  if (part === undefined && !isSign) return undefined;
  return { patches: [sizedPart(isSign ? '&' : (part ?? ''), keys, context.brief.name)], used: span(0, tokens.length) };
};

/** "Photography smaller" of the name, or the line under it, that is written so. */
function wholeOf(clause: ClauseText): 'name' | 'line' | undefined {
  const { tokens, text, context } = clause;
  const { name, descriptor } = context.brief;
  const isSaid = (written: string): boolean =>
    findQuotes(text).some(({ content }) => fold(content) === fold(written)) ||
    tokens.some((token, at) => token.text === written && /^\p{Lu}/u.test(written) && !isShownAt(clause, at));
  return isSaid(name)
    ? 'name'
    : descriptor !== null && (isSaid(descriptor) || descriptor.split(' ').some((word) => word.length > 3 && isSaid(word)))
      ? 'line'
      : undefined;
}

/** A size of some words of the name; that of single letters is the one of their word. */
export function sizedPart(part: string, keys: string, name: string): Patch {
  const told = new Set(fold(part).split(/\s+/));
  const isTold = (word: string): boolean => (part === '&' ? word === '&' : told.has(fold(word)));
  const small = name.split(/\s+/).some(isTold) ? smallWords(name, isTold, smaller.test(keys)) : undefined;
  return small === undefined ? { kind: 'beyond', reason: 'The letters of one word are of one size.' } : { kind: 'small-part', part: small };
}

/** What a clause quotes of the name, or its word for the kind of company. */
export function partOfName(text: string, name: string): string | undefined {
  const quoted = findQuotes(text)[0]?.content;
  if (quoted !== undefined && fold(quoted) !== fold(name) && fold(name).includes(fold(quoted))) return quoted;
  return name.split(' ').find((word) => /^(?:ltd|limited|inc|gmbh|llc|co)\.?$/i.test(word) && text.includes(word));
}

const weighed =
  /\b(?:lighter|thinner|finer|slimmer|bolder|heavier|thicker|stronger|bold|light|thin|italics?|slanted|script|cursive|handwritten|serif|(?:another|different|other|fancy|fancier) (?:font|typeface|style))(?: in weight| weight)?\b/;
const aSign =
  /\b(?:the|that|our) (?:ampersand|plus(?: sign)?|hyphen|apostrophe|(?:first|last|second|capital|single) letter|initials?)\b|\bthe (?:letter |capital )?[a-z]$/;

/** "The ampersand a bit lighter in weight": the letters of a name have one weight. */
export const readWeighedPart: Reader = ({ text, keys, tokens, scopes, context: { brief } }) =>
  (aSign.test(keys) || /\bthe &(?=\s)/iu.test(text) || weighedWord(text, brief.name)) &&
  weighed.test(keys) &&
  !/\b(?:colou?r|tone|shade)\b/.test(keys) &&
  findColours(text, tokens, scopes, new Set()).length === 0
    ? {
        patches: [
          {
            kind: 'beyond',
            reason: 'The letters and signs of a name have one face and one weight here; single ones can have another colour.',
          },
        ],
        used: span(0, tokens.length),
      }
    : undefined;

/** "FIX in bold" of FixFox. */
const weighedWord = (text: string, name: string): boolean =>
  name
    .split(/\s+|(?<=\p{Ll})(?=[\p{Lu}\p{N}])/u)
    .some(
      (word) =>
        word.length > 1 &&
        word !== name &&
        new RegExp(`(?<!\\p{L})(?:${escaped(word)}|${escaped(word.toUpperCase())}) (?:in|as) (?:\\p{L}+ )?\\p{L}+$`, 'u').test(text),
    );

/** "Gilroy's bigger than Cycles", "make Cycles smaller": the first word of the name that is spoken of as it is written, and no picture that is called so. */
function wordOfName(clause: ClauseText): string | undefined {
  const { text, tokens, context } = clause;
  const isMeasured = /\b(?:than|small(?:er)? letters|larger letters|bigger letters|the word|the rest)\b/i.test(text);
  const isSpokenOf = (word: string): boolean =>
    tokens.some((token, at) => token.text === word && /^\p{Lu}/u.test(word) && !isShownAt(clause, at));
  const [first] = context.brief.name
    .split(' ')
    .filter((word) => word.length > 2 && word !== context.brief.name)
    .flatMap((word) => {
      const at = text.search(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u'));
      return at >= 0 && (isMeasured || isSpokenOf(word)) ? [{ word, at }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  return first?.word;
}
export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
