import type { ColourIntent } from '../../brief.js';
import { colourAdjectives, lentColours, notColoursBefore, metallic, plainColours, type ColourWord } from '../lexicon/colours.js';
import { PhraseTable, words, type PhraseMatch } from '../text/phrases.js';
import { groundNouns, inColourContext, isFlower, isInItsColour, isOneOfTwo, paintedNouns, paletteNouns } from './colour-context.js';
import { isMetalOfThing } from '../asked/coloured-pictures.js';
import { creatures } from '../lexicon/kinds.js';
import { isArticle } from '../asked/articles.js';
import {
  grown,
  isCoffeeHouse,
  isColouredInk,
  isCountedThing,
  isDeed,
  isFruit,
  isGrownInColour,
  isIceCream,
  isOfOneWord,
  isShadeAbroad,
  isThingElsewhere,
  isThingInColour,
  isThingWithColour,
  romanceColours,
} from './things-not-colours.js';
import { singular, type Token } from '../text/text.js';
import { greyedAt, joinedAt, mostBeside } from './joined-colours.js';
import { adjectiveAfter, shadedAfter, shadedBy, whitened } from './shades.js';
import { clampLeaning } from './tinted-colours.js';
import { isLineInColour } from './colour-measures.js';
import { isOfGround } from './colour-places.js';
import { isTown } from './scenery.js';

export const plain = new PhraseTable(plainColours);
export const lent = new PhraseTable(lentColours);
export const accentNouns = words('accent accents highlight highlights detail details touch touches pop pops akzent akzente');

/** A colour as dull as this goes with "grey" or "white" as one: "steel grey", "charcoal black". */
const greyish = -0.6;
/** Two neutrals that lie as close in lightness are one: "liquorice black". */
const shadesOfNeutral = 0.55;

export interface Span {
  intent: ColourIntent;
  from: number;
  to: number;
}

export function namedAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): Span | undefined {
  if (isTown(tokens, at) || isCountedThing(tokens, at) || isDeed(tokens, at) || isOfOneWord(tokens, at) || isGrownInColour(tokens, at))
    return undefined;
  if ((grown.has(tokens[at]?.key ?? '') && isInItsColour(tokens, at, at + 1, taken)) || isCoffeeHouse(tokens[at])) return undefined;
  const match = shadeAt(tokens, at) ?? plainAt(tokens, at, taken) ?? lentAt(tokens, at, taken);
  if (match === undefined) return toneOfGround(tokens, at);
  if (isThingInColour(tokens, match) || isIceCream(tokens, match.from)) return undefined;
  if ((isPartOfThing(tokens, match.to) && !isOfLine(tokens, match)) || (isFruit(tokens, match) && !isOneOfTwo(tokens, match.from)))
    return undefined;
  const tinted = joinedAt(tokens, match) ?? greyedAt(tokens, match) ?? blendAt(tokens, match);
  if (tinted) return withAdjectives(tinted.value, tokens, match.from, tinted.to);
  const end = endOfCompound(tokens, match.value, match.to);
  const shade = end > match.to && isWhite(plain.get(tokens[end - 1]?.key ?? '')) ? whitened(match.value) : match.value;
  return withAdjectives(shade, tokens, match.from, endOfShade(tokens, end));
}

/** "Verde agua", "rojo pimentón": in a Romance tongue the thing behind a colour is its shade, even one whose shade no table has. */
function isShaded(tokens: readonly Token[], to: number): boolean {
  const [colour, thing] = [tokens[to - 1], tokens[to]];
  return (
    colour?.gap === '' &&
    romanceColours.has(colour.own) &&
    thing?.pos === 'NOUN' &&
    thing.key !== thing.own &&
    ![paletteNouns, paintedNouns, accentNouns].some((nouns) => nouns.has(thing.key))
  );
}

const endOfShade = (tokens: readonly Token[], to: number): number => (isShaded(tokens, to) ? to + 1 : to);

/** "Dark background", "fond sombre", "the background should be dark": a ground that only has a tone is nearly black. */
function toneOfGround(tokens: readonly Token[], at: number): Span | undefined {
  // "The background should be dark grey" names a colour.
  if (!/^dark(?:er)?$/.test(tokens[at]?.key ?? '') || (tokens[at]?.gap === '' && plain.at(tokens, at + 1))) return undefined;
  const [before, after] = [tokens[at - 1], tokens[at]?.gap === '' ? tokens[at + 1] : undefined];
  const isGround = groundNouns.has(after?.key ?? '') || (before?.gap === '' && groundNouns.has(before.key)) || isOfGround(tokens, at);
  if (!isGround) return undefined;
  return { intent: { words: tokens[at]?.text ?? '', hue: null, lightness: -0.9, chroma: -0.5, hex: null }, from: at, to: at + 1 };
}

/** "Deep sea green", "sunset pink": a thing before a colour shades it, where their hues lie within a quarter of the wheel. */
function blendAt(
  tokens: readonly Token[],
  { value, phrase, from, to }: PhraseMatch<ColourWord>,
): { value: ColourWord; to: number } | undefined {
  // "Místo zlaté červená": abroad two words are two colours.
  const isOne = tokens[from]?.key === tokens[from]?.own || tokens[to]?.start === tokens[from]?.start;
  // "Red gold green" is a list.
  if (tokens[from - 1]?.gap === '' && plainColours.has(tokens[from - 1]?.key ?? '')) return undefined;
  const hued = isOne && lentColours.has(phrase) && tokens[to - 1]?.gap === '' ? plain.at(tokens, to) : undefined;
  if (!hued || value.hue === null || hued.value.hue === null) return undefined;
  const turn = ((value.hue - hued.value.hue + 540) % 360) - 180;
  if (Math.abs(turn) <= mostBeside || Math.abs(turn) > 90) return undefined;
  return { value: { ...value, hue: Math.round(hued.value.hue + turn / 2 + 360) % 360 }, to: hued.to };
}

/** "Verde oliva", "azul cobalto": abroad the thing that lends its shade stands after the colour. */
function shadeAt(tokens: readonly Token[], at: number): PhraseMatch<ColourWord> | undefined {
  const colour = plain.at(tokens, at);
  const last = tokens[(colour?.to ?? 0) - 1];
  if (colour === undefined || last?.gap !== '' || last.key === last.own || isGrownInColour(tokens, colour.to)) return undefined;
  const shade = lent.at(tokens, colour.to);
  const thing = tokens[colour.to];
  // "Amarillo mango": some things are called alike.
  const isAbroad = thing?.key !== thing?.own || !plainColours.has(thing?.key ?? '');
  // "Schwarz-gold" are two colours.
  const areTwo = thing?.start === tokens[at]?.start && metallic.has(thing?.key ?? '');
  return shade && isAbroad && !areTwo ? { ...shade, from: colour.from } : undefined;
}

/** "Ein Löwenzahn, gelb": a flower whose name is hardly used but for its colour is a flower still behind an article, or beside a colour. */
function plainAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): PhraseMatch<ColourWord> | undefined {
  const match = plain.at(tokens, at);
  if (!match || match.to - match.from > 1 || !isFlower(tokens, at)) return match;
  return isThingElsewhere(tokens, match) || !inColourContext(tokens, match.from, match.to, taken) ? undefined : match;
}

function lentAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): PhraseMatch<ColourWord> | undefined {
  const match = lent.at(tokens, at);
  return match &&
    !isPlural(tokens, match) &&
    !isColouredThing(tokens, match.from) &&
    !isColouredInk(tokens, match.from) &&
    (isMetalOfThing(tokens, match.from) ||
      isGilt(tokens[match.from]) ||
      isShadeAbroad(tokens[match.from]) ||
      isOfLine(tokens, match) ||
      (!isThingElsewhere(tokens, match) && inColourContext(tokens, match.from, match.to, taken)))
    ? match
    : undefined;
}

/** "Una máscara dorada", "une clé argentée": Romance adjectives of metals, which no thing is called. */
const isGilt = (token: Token | undefined): boolean =>
  token !== undefined && romanceColours.has(token.own) && /^(?:do[ru]|plat|prat|argent)/.test(token.own);

/** "A pink flamingo", "a red cherry": behind an article and its colour, a creature or a fruit is the thing that has it. */
const isColouredThing = (tokens: readonly Token[], at: number): boolean => {
  const [article, colour, thing] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (colour?.gap !== '' || !(plain.get(colour.key) ?? lent.get(colour.key)) || !creatures.has(singular(thing?.key ?? ''))) return false;
  const isShade = thing?.gap === '' && paletteNouns.has(tokens[at + 1]?.key ?? '');
  return !isShade && (isArticle(article) || article?.gap !== '' || plain.get(article.key) !== undefined);
};

/** "Green tea" and "olive oil" are things. */
function isPartOfThing(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  // "Amarillo claro" is a light yellow, and no light.
  return (
    next !== undefined &&
    notColoursBefore.has(next.key) &&
    !isThingWithColour(tokens, to) &&
    !paletteNouns.has(next.key) &&
    adjectiveAfter(next) === undefined &&
    !isShaded(tokens, to)
  );
}

/** "A thin silver line", "one gold line" and "a gold line drawing" are silver and gold; "the green line" may be a railway. */
const isOfLine = (tokens: readonly Token[], { from, to }: PhraseMatch<ColourWord>): boolean =>
  isLineInColour(tokens, { from, to }) ||
  (/^(?:lines?|strokes?)$/.test(tokens[to]?.key ?? '') &&
    (/^(?:thin|fine|delicate|thick|simple|continuous)$/.test(tokens[from - 1]?.key ?? '') ||
      (tokens[to]?.gap === '' && /^(?:drawing|art|work|illustration|sketch)s?$/.test(tokens[to + 1]?.key ?? ''))));

/** "Leaves" are things; "dusty roses" may be a colour. */
const isPlural = (tokens: readonly Token[], { phrase, from, to }: PhraseMatch<ColourWord>): boolean =>
  tokens[to - 1]?.key !== phrase.split(' ').at(-1) && !colourAdjectives.has(tokens[from - 1]?.key ?? '');

const isWhite = (colour: ColourWord | undefined): boolean => colour?.hue === null && colour.lightness >= 0.9;

/** "Burgundy red" and "emerald green" are one colour: the second word only names the hue that the first refines. */
function endOfCompound(tokens: readonly Token[], colour: ColourWord, to: number): number {
  const next = tokens[to - 1]?.gap === '' ? plain.at(tokens, to) : undefined;
  // "Yellow orange red" is a list.
  if (next === undefined || next.to - next.from > 1 || (tokens[next.to - 1]?.gap === '' && plain.at(tokens, next.to))) return to;
  // "Soot black", "bone white".
  if (colour.hue === null && next.value.hue === null && Math.abs(colour.lightness - next.value.lightness) < shadesOfNeutral) return next.to;
  if (colour.hue === null || next.value.hue === null) return next.value.hue === null && colour.chroma <= greyish ? next.to : to;
  const apart = Math.abs(((colour.hue - next.value.hue + 540) % 360) - 180);
  return apart <= mostBeside ? next.to : to;
}

/** Adjectives beside the colour move lightness and chroma; the noun alone sets the hue. */
export function withAdjectives(colour: ColourWord, tokens: readonly Token[], at: number, end: number): Span {
  let shade = colour;
  let from = at;
  while (from > 0 && at - from < 3) {
    const before = tokens[from - 1];
    const shaded = before?.gap === '' ? shadedBy(shade, before) : undefined;
    if (shaded === undefined) break;
    shade = shaded;
    from--;
  }
  // "Sininen tummanpunaiseen": an adjective in one word with the next colour is of that one.
  const isOfNext = tokens[end] !== undefined && tokens[end].start === tokens[end + 1]?.start;
  const following = tokens[end - 1]?.gap === '' && !isOfNext ? shadedAfter(shade, tokens[end]) : undefined;
  if (following) shade = following;
  const to = following ? end + 1 : end;
  const said = tokens
    .slice(from, to)
    .filter(({ start, text }, at, all) => start !== all[at - 1]?.start || text !== all[at - 1]?.text)
    .map((token) => token.text);
  return {
    intent: {
      words: said.join(' ').slice(0, 80),
      hue: shade.hue,
      lightness: clampLeaning(shade.lightness),
      chroma: clampLeaning(shade.chroma),
      hex: null,
    },
    from,
    to,
  };
}
