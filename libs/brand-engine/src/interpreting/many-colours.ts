import { fromHex, hueDistance } from '../colour/oklch.js';
import { apart, type ColourArea } from '../critics/colours-seen.js';
import { lightGround } from '../scene/grounds.js';
import { isColourWord } from '../understanding/lexicon/colours.js';
import type { Token } from '../understanding/text/text.js';
import { neutralChroma } from './colour-shown.js';
import type { Judged } from './companions.js';
import type { Outcome } from './verdict.js';

/** Hues nearer to each other than this are one colour to the eye. */
const leastDistance = 40;
/** The least share of a drawing that a colour is seen at. */
const leastShare = 0.01;

/** Words that ask for many colours by themselves, and those that do so before or behind "colours". */
const many = /^(?:colou?rful|multicolou?red|multicolou?r|rainbow|lots|loads|plenty|riot)$/;
/** Pale colours, where they are told of no colour: "pastel pink" is one. */
const pale = /^pastels?$/;
const lively = /^(?:earth|earthy|earthen|autumn|autumnal|fall|sunset|jewel|bright|vivid|vibrant|lively|primary|cheerful|bold|happy|loud)$/;

/** Other tongues' words for one colour, which are put into English as those for several are. */
const oneAbroad =
  /^(?:farbe|couleur|color|colore|cor|kleur|farg|farve|farge|цвет|цветом|цвете|колір|кольору|χρωμα|vari|kolor|barva|ton|tono|tom|tint)$/;

/** Whether a drawing has two hues or more that are told apart. */
export function showsManyColours(areas: readonly ColourArea[]): boolean {
  const hues = areas
    .filter(({ share }) => share >= leastShare)
    .map(({ hex }) => fromHex(hex))
    .filter(({ c }) => c >= neutralChroma)
    .map(({ h }) => h);
  return hues.some((one) => hues.some((other) => Math.abs(hueDistance(one, other)) >= leastDistance));
}

/** Colours that lie nearer to each other than this are one to the eye. */
const leastApart = 0.1;

/** How many colours a drawing has that are told apart, beside its ground and the paper. */
export function countColours(areas: readonly ColourArea[], ground: string | undefined): number {
  const told: string[] = [];
  for (const { hex, share } of areas) {
    if (hex === ground || hex === lightGround || share < leastOfCounted || told.some((other) => apart(hex, other) < leastApart)) continue;
    told.push(hex);
  }
  return told.length;
}
/** What is smaller than this nobody counts. */
const leastOfCounted = 0.004;

/** "Colourful", "in vivid colours": a mark in one colour is not, however lively it is. */
export function withoutManyColours(judged: readonly Judged[], tokens: readonly Token[], { areas }: Outcome): Judged[] {
  if (showsManyColours(areas)) return [...judged];
  const isColours = (at: number): boolean => {
    const { key = '', own = '' } = tokens[at] ?? {};
    return /^(?:colou?rs|tones|hues|shades)$/.test(key) || (/^colou?r$/.test(key) && key !== own && !oneAbroad.test(own));
  };
  const asksMany = ({ wish }: Judged): boolean =>
    (wish.kind === 'mood' || wish.kind === 'colour') &&
    !wish.refused &&
    tokens.slice(wish.from, wish.to).some(({ key }, offset) => {
      const at = wish.from + offset;
      return (
        many.test(key) ||
        (pale.test(key) && !isColourWord(tokens[at + 1]?.key ?? '') && !isColourWord(tokens[at - 1]?.key ?? '')) ||
        (lively.test(key) && (isColours(at - 1) || isColours(at + 1)))
      );
    });
  return judged.map((own) =>
    own.verdict.outcome === 'applied' && asksMany(own)
      ? { ...own, verdict: { outcome: 'not_applied' as const, reason: 'The mark is drawn in one hue.' } }
      : own,
  );
}
