import { plainColours, type ColourWord } from '../lexicon/colours.js';
import { PhraseTable, words, type PhraseMatch } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import { clampLeaning } from './tinted-colours.js';

const plain = new PhraseTable(plainColours);
/** A neutral that is darker or lighter than this is a black or a white, and a colour of its own: "black-red". */
const darkestGrey = 0.7;
/** Degrees up to which the second of two colours only names the hue that the first refines. */
export const mostBeside = 50;

/** Colours as everybody names them first; any other name is a shade of one of them. */
const basic = words('red orange yellow green blue violet purple pink brown');
/** Blue and green are mixed as red and yellow are not: hues of the cool side, and how far they may lie apart. */
const coolHues = { from: 140, to: 310, mostApart: 115 };

/** "Graugrün", "blue-grey", "azul-turquesa", "сине-зелёный": two colours in one word are one, unless they lie as far apart as "rot-gelb". */
export function joinedAt(
  tokens: readonly Token[],
  { value, phrase, from, to }: PhraseMatch<ColourWord>,
): { value: ColourWord; to: number } | undefined {
  if (tokens[to]?.start !== tokens[from]?.start) return undefined;
  const other = plain.at(tokens, to);
  if (!other || tokens[other.to]?.start === tokens[from]?.start) return undefined;
  const hued = [value, other.value].find(({ hue }) => hue !== null);
  const isGreyed = [value, other.value].some(({ hue, lightness }) => hue === null && Math.abs(lightness) < darkestGrey);
  if (hued && isGreyed) return { value: { ...hued, chroma: clampLeaning(hued.chroma - 0.5) }, to: other.to };
  if (hued && isNearBlack(tokens, from, [value, other.value])) {
    const to = tokens[other.to - 1]?.gap === '' && tokens[other.to]?.key === 'ink' ? other.to + 1 : other.to;
    return { value: { hue: hued.hue, ...nearBlack }, to };
  }
  const mixed = mixOf(value, other.value);
  if (!mixed) return undefined;
  const shade = basic.has(phrase) ? (basic.has(other.phrase) ? mixed : other.value) : value;
  return { value: shade, to: other.to };
}

/** "Charcoal brown", "grey blue": in English a grey before one colour dulls it, and a dark one darkens it; "grey red gold" is a list. */
export function greyedAt(
  tokens: readonly Token[],
  { value, from, to }: PhraseMatch<ColourWord>,
): { value: ColourWord; to: number } | undefined {
  const isGrey = value.hue === null && Math.abs(value.lightness) < darkestGrey && tokens[from]?.key === tokens[from]?.own;
  const isAlone = tokens[from - 1]?.gap !== '' || !plain.get(tokens[from - 1]?.key ?? '');
  const hued = isGrey && isAlone && tokens[to - 1]?.gap === '' ? plain.at(tokens, to) : undefined;
  if (hued?.value.hue == null || (tokens[hued.to - 1]?.gap === '' && plain.at(tokens, hued.to))) return undefined;
  const { hue, lightness, chroma } = hued.value;
  return {
    value: { hue, lightness: clampLeaning(lightness + Math.min(0, value.lightness) / 2), chroma: clampLeaning(chroma - 0.5) },
    to: hued.to,
  };
}

const nearBlack = { lightness: -0.95, chroma: -0.75 };

/** "Blue-black ink", "schwarzgrün": a cool colour in one word with black is nearly black; "black-red" and "blau-schwarz" are two. */
function isNearBlack(tokens: readonly Token[], from: number, [one, other]: readonly [ColourWord, ColourWord]): boolean {
  const isBlack = ({ hue, lightness }: ColourWord): boolean => hue === null && lightness <= -darkestGrey;
  const isCool = ({ hue }: ColourWord): boolean => hue !== null && hue >= coolHues.from && hue <= coolHues.to;
  const { key, own = '' } = tokens[from] ?? {};
  const isEnglish = key === own || own.startsWith(`${key ?? ''}-`);
  return isEnglish ? isCool(one) && isBlack(other) : !own.includes('-') && [one, other].some(isBlack) && [one, other].some(isCool);
}

/** The colour between two that lie beside each other on the wheel. */
function mixOf(one: ColourWord, other: ColourWord): ColourWord | undefined {
  if (one.hue === null || other.hue === null) return undefined;
  const turn = ((one.hue - other.hue + 540) % 360) - 180;
  const isCool = [one.hue, other.hue].every((hue) => hue >= coolHues.from && hue <= coolHues.to);
  if (Math.abs(turn) > (isCool ? coolHues.mostApart : mostBeside)) return undefined;
  return {
    hue: Math.round(other.hue + turn / 2 + 360) % 360,
    lightness: clampLeaning((one.lightness + other.lightness) / 2),
    chroma: clampLeaning((one.chroma + other.chroma) / 2),
  };
}
