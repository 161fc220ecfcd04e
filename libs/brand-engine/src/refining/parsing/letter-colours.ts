import type { Brief, ColourIntent } from '../../brief.js';
import { colourOf } from '../../colour/named.js';
import type { Patch } from '../../refinement.js';
import { initialsOf } from '../../direct/initials.js';
import { findColouredParts, signOrLetter } from '../../understanding/colours/coloured-parts.js';
import { findColours } from '../../understanding/colours/colours.js';
import type { Token } from '../../understanding/text/text.js';
import { type ClauseText, isShownAt, readClauseText, type Reader, span } from './clause.js';
import { accentFor } from './colour-kinds.js';
import { respelledIn } from './spelling.js';

const first =
  '(?:first|1st|erste[nrs]?|premiere?|primer[ao]?|primeir[ao]|prim[ao]|eerste|forsta|forste|pierwsz[aey]|перв\\p{L}+|перш\\p{L}+)';
const second = '(?:second[ao]?|2nd|zweite[nrs]?|deuxieme|segund[ao]|tweede|andra|anden|andre|drugi[ea]?|втор\\p{L}+|друг\\p{L}+)';
const last = '(?:last|final|letzte[nrs]?|derniere?|ultim[ao]|laatste|sista|sidste|siste|ostatni[ae]?|последн\\p{L}+|останн\\p{L}+)';
const letter = '(?:letter|font)';
const word = '(?:word|part|half)';
const told = (ordinal: string, noun: string): RegExp => new RegExp(`(?<!\\p{L})${ordinal} ${noun}(?!\\p{L})`, 'u');
/** Letters and words that are told by where they stand. */
const placed: readonly (readonly [RegExp, (name: string) => number[]])[] = [
  [/\binitials\b/, (name) => initialPlaces(name)],
  [told(first, `(?:letters|${letter} (?:of|in) (?:each|every|both|all))`), (name) => initialPlaces(name)],
  [told(first, letter), () => [0]],
  [told(last, letter), (name) => [name.length - 1]],
  [told(first, word), (name) => wordPlaces(name, 0)],
  [told(second, word), (name) => wordPlaces(name, 1)],
  [told(last, word), (name) => wordPlaces(name, -1)],
];

/** Where the words of a name begin that its initials are of. */
const initialPlaces = (name: string): number[] => {
  const initials = initialsOf(name, 3);
  return [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].flatMap(({ index, 0: letter }) =>
    initials.includes(letter.toUpperCase()) ? [index] : [],
  );
};

function wordPlaces(name: string, which: number): number[] {
  const words = [...name.matchAll(/\p{Lu}?[^\s\p{Lu}]+|\S+/gu)].filter(({ 0: word }) => /\p{L}/u.test(word));
  const found = name.includes(' ') ? [...name.matchAll(/\S+/gu)].at(which) : words.at(which);
  return found ? span(found.index, found.index + found[0].length) : [];
}

/** Where a word, a sign, a numeral or a letter stands in a name; a letter that is told as a capital is one where there is such a one. */
function placesOf(part: string, name: string): number[] {
  const find = (text: string, within: string): number[] =>
    span(0, within.length).flatMap((at) => (within.startsWith(text, at) ? span(at, at + text.length) : []));
  const exact = find(part, name);
  if (/\p{L}{2}/u.test(part)) return exact.slice(0, part.length);
  return exact.length > 0 ? exact : find(part.toLowerCase(), name.toLowerCase());
}

const joins = /^(?:and|the|letters?|both|·)$/;

/** "The B and the O": the letters that are told before the last one, in the same breath. */
function othersBefore(tokens: readonly Token[], from: number, name: string): string[] {
  const found: string[] = [];
  for (let at = from - 1; at >= 0; at--) {
    const part = signOrLetter(tokens, at, name);
    if (part === undefined && !joins.test(tokens[at]?.key ?? '')) break;
    if (part !== undefined) found.push(part);
  }
  return found;
}

/** "The L in Lumen": where a letter of a word of the name stands. */
function letterWithin(text: string, name: string): number | undefined {
  const [, letter = '', word = ''] =
    /\bthe (?:letter |capital |small |first )*["“'‘]?(\p{L})["”'’]? (?:in|of|from) ["“'‘]?([\p{L}\p{N}]+)/iu.exec(text) ?? [];
  const start = name.toLowerCase().indexOf(word.toLowerCase());
  const at = word.length < 2 || start < 0 ? -1 : word.toLowerCase().indexOf(letter.toLowerCase());
  return at < 0 ? undefined : start + at;
}

/** "Hive in black" of Hive22: a word of the name, with its capital, that is no word for what is shown. */
function wordBefore(clause: ClauseText, colour: number): string | undefined {
  const { tokens, context } = clause;
  let at = colour - 1;
  while (at > 0 && /^(?:in|is|to|be|should|could|the|a|·)$/.test(tokens[at]?.key ?? '')) at--;
  const { text = '', capitalised } = tokens[at] ?? {};
  const isWord = context.brief.name.split(/\s+|(?<=\p{Ll})(?=[\p{Lu}\p{N}])/u).includes(text) && text !== context.brief.name;
  return isWord && capitalised === true && text.length > 1 && !isShownAt(clause, at) ? text : undefined;
}

/** What has no colour: black, or white on a dark ground. */
const restOn = ({ colours: { ground } }: Brief): ColourIntent =>
  ground && colourOf(ground).l < 0.6
    ? { words: 'white', hue: null, lightness: 1, chroma: 0, hex: null }
    : { words: 'black', hue: null, lightness: -1, chroma: 0, hex: null };

/** "The blue" of what is electric blue is that. */
const ownOf = (colour: ColourIntent, { colours: { primary, secondary } }: Brief): ColourIntent =>
  [primary, secondary].find((own) => own?.hue != null && colour.hue !== null && Math.abs(own.hue - colour.hue) <= sameHue) ?? colour;
const sameHue = 20;

/** "The blue only on the z": the rest is black. */
function onlyOn(tokens: readonly Token[], keys: string, name: string): string | undefined {
  if (!/\b(?:only|just) (?:on|for|in) the (?:letter )?\S+$/.test(keys)) return undefined;
  const last = tokens.at(-1);
  const part = signOrLetter(tokens, tokens.length - 1, name);
  return part ?? (last && /^\p{L}$/u.test(last.text) && name.toLowerCase().includes(last.key) ? last.text : undefined);
}

const anyColour =
  /\b(?:another|different|second|other|own|contrasting|accent|strong|bright|bold|one) colou?r\b|\b(?:stands? out|pops?|(?:be )?the (?:star|hero|eye-?catcher))\b/;

/** "The first A", "das „ß“", "la letra M": abroad a letter is quoted or a capital. */
const theLetter = /(?<!\p{L})[Tt]he (first |second |last )?(?:letter |capital )?(?:["“'‘](\p{L})["”'’]|(\p{L}|&)(?=\s|$))/u;
const aLetter =
  /(?<!\p{L})(?:das|der|die|dem|den|le|la|el|il|het|de|o|a|ett|букву|літеру) (first )?(?:Buchstaben? |lettre |letra |lettera |letter |bokstaven )?(?:["“„«'‘]\s?(\p{L})\s?["”“»'’]|(\p{Lu}|&)(?=\s|$))/u;

/** Where the letter, the sign or the word stands in the name that a clause speaks of without a colour. */
function placesSpokenOf(clause: ClauseText, name: string): { text: string; at: number[] } | undefined {
  const { text, keys, tokens } = clause;
  const within = letterWithin(text, name);
  if (within !== undefined) return { text: name.charAt(within), at: [within] };
  const [, which = '', quoted, bare] = aLetter.exec(text) ?? theLetter.exec(text) ?? [];
  const part = quoted ?? bare;
  const word = name
    .split(' ')
    .find((own) => /^\p{Lu}/u.test(own) && own !== name && tokens.some((token, at) => token.text === own && !isShownAt(clause, at)));
  if (part === undefined && word !== undefined) return { text: word, at: placesOf(word, name) };
  if (part === '&' || /\b(?:ampersand|and sign)\b/.test(keys)) return { text: '&', at: placesOf('&', name) };
  const place = placed.find(([pattern]) => pattern.test(keys))?.[1](name);
  if (part === undefined) return place === undefined ? undefined : { text: '', at: place };
  const all = placesOf(part, name);
  const nth = { 'first ': 0, 'second ': 1, 'last ': -1 }[which.toLowerCase()];
  return { text: part, at: nth === undefined ? all : all.slice(nth).slice(0, 1) };
}

/** What is lighter is lost on the page. */
const palest = 0.75;

/** "The first A in another colour", "make the & stand out": which colour, is left to us. */
function inAnyColour(clause: ClauseText): ReturnType<Reader> {
  const { keys, tokens, context } = clause;
  const { name, colours } = context.brief;
  const spoken = anyColour.test(keys) ? placesSpokenOf(clause, name) : undefined;
  if (!spoken) return undefined;
  const { primary, secondary } = colours;
  const colour = secondary?.hue == null || colourOf(secondary).l > palest ? accentFor(primary?.hue) : secondary;
  const patch: Patch =
    spoken.at.length === 0
      ? { kind: 'beyond', reason: `There is no such “${spoken.text}” in the name.` }
      : { kind: 'colour-letters', text: spoken.text, at: spoken.at, colour };
  return { patches: [patch], used: span(0, tokens.length) };
}

/** "The ampersand in green", "make the B and the O red", "the first letter orange": what is told of letters is not told of the whole. */
export const readLetterColours: Reader = (clause) => {
  const { context, text: written } = clause;
  const named = written.replace(/(?<=^|\s)[&+](?=\s)/g, (sign) => (sign === '&' ? 'ampersand' : 'plus'));
  const { text, tokens, scopes, keys } = named === written ? clause : readClauseText(named, context);
  const { name } = context.brief;
  const colours = findColours(text, tokens, scopes, new Set()).filter(({ avoided }) => !avoided);
  const [colour] = colours;
  if (!colour) return inAnyColour(clause);
  // "Spell it Hollis & Grey" tells a name.
  if (colours.every(({ from }) => tokens[from]?.capitalised === true && from > 0) && respelledIn(clause) !== undefined) return undefined;
  const patches = findColouredParts(text, tokens, name, colours).flatMap((part) => {
    const parts = [part.text, ...othersBefore(tokens, part.from, name)];
    const at = [...new Set(parts.flatMap((own) => placesOf(own, name)))].sort((a, b) => a - b);
    return [{ kind: 'colour-letters' as const, text: parts.join(' '), at, colour: part.colour.intent }];
  });
  const spoken = colours.length === 1 && patches.length === 0 ? wordBefore({ ...clause, tokens }, colour.from) : undefined;
  if (spoken !== undefined) patches.push({ kind: 'colour-letters', text: spoken, at: placesOf(spoken, name), colour: colour.intent });
  const within = colours.length === 1 && patches.length === 0 ? letterWithin(text, name) : undefined;
  if (within !== undefined) patches.push({ kind: 'colour-letters', text: name.charAt(within), at: [within], colour: colour.intent });
  const place = colours.length === 1 ? placed.find(([pattern]) => pattern.test(keys)) : undefined;
  const at = place?.[1](name) ?? [];
  if (patches.length === 0 && at.length > 0) patches.push({ kind: 'colour-letters', text: '', at, colour: colour.intent });
  const alone = patches.length === 0 && colours.length === 1 ? onlyOn(tokens, keys, name) : undefined;
  if (alone)
    return {
      patches: [
        { kind: 'set-colour', role: 'primary', colour: restOn(context.brief) },
        { kind: 'colour-letters', text: alone, at: placesOf(alone, name), colour: ownOf(colour.intent, context.brief) },
      ],
      used: span(0, clause.tokens.length),
    };
  return patches.length > 0 ? { patches, used: span(0, clause.tokens.length) } : undefined;
};
