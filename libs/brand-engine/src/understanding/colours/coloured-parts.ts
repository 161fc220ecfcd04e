import type { ColourMention } from './colours.js';
import { sizeWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Words for the signs of names, as they are written without accents. */
const signs: readonly (readonly [sign: string, names: ReadonlySet<string>])[] = [
  ['+', words('plus plus-sign pluszeichen plusteken plustecken plustecknet plustegn plustegnet piu mas mais плюс συν')],
  ['&', words('ampersand und-zeichen et-zeichen esperluette et-teken et-tecknet og-tegnet og-tegn амперсанд')],
  ['.', words('dot stop period point punkt punkten punto ponto punt prick pricken prikken piste kropka tecka точка крапка τελεια')],
  ['!', words('exclamation ausrufezeichen esclamativo uitroepteken utropstecken utropstecknet udrabstegn udrabstegnet utropstegn')],
  ['?', words('question fragezeichen interrogativo vraagteken fragetecken fragetecknet sporgsmalstegn sporsmalstegn')],
  ['/', words('slash schragstrich barra barre streep snedstreck skrastrek ukosnik lomitko слэш')],
  ['-', words('hyphen dash bindestrich tiret guion trattino hifen streepje bindestreck bindestreg bindestrek дефис')],
];

/** What stands between a part of the name and its colour: "the 7 in the name should be orange". */
const between = words('in is are be should please put must the a an of name letter sign mark number digit figure colour color · as');
const reach = 8;

/** A part of the name that is told a colour of its own. */
export interface ColouredPart extends Span {
  /** The characters of the name. */
  text: string;
  colour: ColourMention;
}

/** "The 7 orange", "das Plus in Koralle", "the word Loop in green and The in grey": parts of a name that have colours of their own, the one that stands out first. */
export function findColouredParts(
  text: string,
  tokens: readonly Token[],
  name: string,
  colours: readonly ColourMention[],
): readonly ColouredPart[] {
  const find = (isOneOfSeveral: boolean): ColouredPart[] =>
    colours.flatMap((colour) => (colour.avoided ? [] : (partBefore(text, tokens, name, colour, isOneOfSeveral) ?? [])));
  const parts = find(false).length > 0 ? find(true) : [];
  // Beside a part in black or grey, one in a hue stands out.
  return parts.sort((one, other) => Number(one.colour.intent.hue === null) - Number(other.colour.intent.hue === null));
}

function partBefore(
  text: string,
  tokens: readonly Token[],
  name: string,
  colour: ColourMention,
  isOneOfSeveral: boolean,
): ColouredPart | undefined {
  for (let at = colour.to - 1; at >= Math.max(0, colour.to - reach); at--) {
    const isBefore = at < colour.from;
    if (isBefore && !/^["”“»’']?$/u.test(tokens[at]?.gap ?? '')) return undefined;
    const isBetween = between.has(tokens[at]?.key ?? '') || isSize(tokens, at);
    const part =
      isBefore || isBetween
        ? (signOrLetter(tokens, at, name) ?? (isBefore ? wordOf(text, tokens, at, name, isOneOfSeveral) : undefined))
        : undefined;
    if (part !== undefined) {
      const from = isSize(tokens, at + 1) ? colour.from : isAnnounced(tokens, at) ? at - 1 : at;
      return { text: part, colour, from, to: colour.to };
    }
    if (isBefore && !isBetween) return undefined;
  }
  return undefined;
}

/** "The word Ink bigger and in red". */
const isSize = (tokens: readonly Token[], at: number): boolean => sizeWords.has(tokens[tokens[at]?.key === 'and' ? at - 1 : at]?.key ?? '');

/** The part of the name that a word tells of: a number or a capital that it has, or a sign by its name. */
export function signOrLetter(tokens: readonly Token[], at: number, name: string): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const { text, own, key } = token;
  if (/^(?:\p{Nd}+|\p{Lu})$/u.test(text) && text !== name && name.includes(text)) return text;
  // "The letter o in yellow", "the o in yellow"
  if (/^(?:letter|the)$/.test(tokens[at - 1]?.key ?? '') && /^\p{L}$/u.test(text) && name.includes(text)) return text;
  return signs.find(([sign, names]) => name.includes(sign) && (names.has(own) || names.has(key)))?.[0];
}

const longestPart = 20;
const announcing = /^(?:word|wort|mot|palabra|parola|palavra|woord|ordet|ord|слово|λεξη|slowo|sana|part|half)$/;

const isAnnounced = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1]?.own, tokens[at - 1]?.key].some((key) => announcing.test(key ?? ''));

/** A word of the name, or what two words that are written as one begin or end with, where quotes or "the word" tell that it is spoken of. */
function wordOf(text: string, tokens: readonly Token[], at: number, name: string, isOneOfSeveral: boolean): string | undefined {
  const token = tokens[at];
  const word = token?.text ?? '';
  if (!token || word.length < 2 || word.length > longestPart || word === name) return undefined;
  const isQuoted = /["“„«‘']$/u.test(text.slice(0, token.start)) && /^["”“»’']/u.test(text.slice(token.end));
  const isBeside = isOneOfSeveral && token.capitalised && !token.sentenceStart;
  if (!isQuoted && !isAnnounced(tokens, at) && !isBeside) return undefined;
  return name.split(/\s+|(?<=\p{Ll})(?=\p{Lu})/u).includes(word) ? word : undefined;
}
