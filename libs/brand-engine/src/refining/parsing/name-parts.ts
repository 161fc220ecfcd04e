import { findColours } from '../../understanding/colours/colours.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { fold } from '../../understanding/text/text.js';
import { type Reader, span } from './clause.js';

const sized = /\b(?:small letters|smaller|bigger|larger|tinier|half the size|less prominent|more prominent)\b/;

/** "The “& Co” should be smaller than the rest": the words of a name are set in one size. */
export const readSizedPart: Reader = ({ text, keys, tokens, context: { brief } }) => {
  const part =
    findQuotes(text)[0]?.content ??
    wordOfName(text, brief.name) ??
    brief.name.split(' ').find((word) => /^(?:ltd|limited|inc|gmbh|llc|co)\.?$/i.test(word) && text.includes(word));
  const isPart =
    (part !== undefined && fold(part) !== fold(brief.name) && fold(brief.name).includes(fold(part))) ||
    (aSign.test(keys) && !/\bline\b/.test(keys));
  if (!isPart || !sized.test(keys)) return undefined;
  return { patches: [{ kind: 'beyond', reason: 'The words of a name are set in one size.' }], used: span(0, tokens.length) };
};

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

/** "Gilroy's bigger than Cycles": a word of the name, measured by another one or by the rest. */
function wordOfName(text: string, name: string): string | undefined {
  const isMeasured = /\b(?:than|small(?:er)? letters|larger letters|bigger letters|the word|the rest)\b/i.test(text);
  return isMeasured
    ? name.split(' ').find((word) => word.length > 2 && new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').test(text))
    : undefined;
}
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
