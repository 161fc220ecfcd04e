import { paletteNouns } from './colour-context.js';
import type { ColourMention } from './colours.js';
import { moved } from './shades.js';
import { isColourWord, type ColourWord } from '../lexicon/colours.js';
import { findFlagColours } from './flag-colours.js';
import type { Scope } from '../language/negation.js';
import type { Token } from '../text/text.js';
import { clampLeaning } from './tinted-colours.js';
import type { Span } from '../wishes.js';

const colour = (hue: number, lightness: number, chroma: number): ColourWord => ({ hue, lightness, chroma });

/** Colours that are named together by one word; the first two are told apart by their hue alone. */
const earth = [colour(45, -0.15, -0.2), colour(112, -0.35, -0.5), colour(85, 0.1, -0.2)];
const autumn = [colour(40, -0.2, -0.05), colour(90, 0.1, 0), colour(18, -0.55, -0.2)];
const neon = [colour(350, 0.2, 1), colour(195, 0.4, 1), colour(120, 0.6, 1)];
const sunrise = [colour(70, 0.2, 0.3), colour(20, 0.2, 0.2), colour(45, 0.1, 0.3)];
const spring = [colour(135, 0.25, 0.1), colour(0, 0.4, 0.1), colour(100, 0.5, 0.3)];
const loud = [colour(350, 0, 0.9), colour(98, 0.5, 0.9), colour(257, -0.1, 0.6)];
const neutral = [colour(75, 0.15, -0.8), colour(62, -0.35, -0.75), colour(85, 0.6, -0.8)];
const pastel = [colour(0, 0.6, -0.35), colour(245, 0.6, -0.35), colour(100, 0.7, -0.3)];
const schemes: ReadonlyMap<string, readonly ColourWord[]> = new Map([
  ['earth', earth],
  ['earthy', earth],
  ['earthen', earth],
  ['autumn', autumn],
  ['autumnal', autumn],
  ['fall', autumn],
  ['sunrise', sunrise],
  ['dawn', sunrise],
  ['spring', spring],
  ['springtime', spring],
  ['loud', loud],
  ['gaudy', loud],
  ['garish', loud],
  ['neutral', neutral],
  ['neutrals', neutral],
  ['primary', [colour(28, 0, 0.4), colour(257, 0, 0.3), colour(98, 0.5, 0.9)]],
  ['pastel', pastel],
  ['pastels', pastel],
  ['sunset', [colour(50, 0.05, 0.4), colour(350, 0.1, 0.2), colour(310, -0.4, 0)]],
  ['neon', neon],
  ['fluorescent', neon],
  ['jewel', [colour(160, -0.3, 0.4), colour(18, -0.3, 0.4), colour(265, -0.3, 0.4)]],
]);
/** A scheme that needs no word for colours beside it: "in soft pastels", "neon". */
const alone = /^(?:pastels?|neon|neons|neutrals)$/;
const joined = /(?:tonen?|farben|tinten|kleuren|farger|farver|toner|savyt)$/;

/** "Earth tones", "autumn colours", "in Pastelltönen": several colours by one word, where no colour is named besides. */
export interface Scheme extends Span {
  colours: ColourMention[];
  /** Whether the word says how colours are that are named besides: "pastel colours, mint and strawberry". */
  isPastel: boolean;
}

const pastelTone = colour(0, 0.6, -0.4);
/** A pastel is at least as light as this. */
const leastLight = 0.55;
/** What is named as darker than this is meant to be dark: "pastels and navy". */
const darkest = -0.3;

/** A colour that is named beside "pastel colours" as a pastel, unless it is pale or dark by its name. */
export function asPastel(mention: ColourMention): ColourMention {
  const { intent, avoided } = mention;
  const isOpen = !avoided && intent.hue !== null && intent.hex === null && intent.lightness > darkest && intent.lightness < 0.5;
  if (!isOpen) return mention;
  const { lightness, chroma } = moved(intent, pastelTone);
  return { ...mention, intent: { ...intent, lightness: clampLeaning(Math.max(leastLight, lightness)), chroma: clampLeaning(chroma) } };
}

/** One colour of several that are named by the same words. */
const mentioned = (own: ColourWord & { words: string }, { from, to }: Span): ColourMention => ({
  intent: { ...own, hex: null },
  from,
  to,
  avoided: false,
  accent: false,
  ground: false,
});

export function findScheme(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): Scheme | undefined {
  const flag = findFlagColours(tokens);
  if (flag && !taken.has(flag.noun) && scopes[flag.noun]?.negated !== true)
    return {
      from: flag.from,
      to: flag.to,
      isPastel: false,
      colours: flag.colours.map((own) => mentioned(own, flag)),
    };
  for (const [at, { key }] of tokens.entries()) {
    const hues = schemes.get(key);
    if (!hues || taken.has(at) || scopes[at]?.negated === true) continue;
    const isBeside = (place: number): boolean => paletteNouns.has(tokens[place]?.key ?? '') && isNear(tokens, at, place);
    const noun = [at + 1, at + 2, at - 1, at - 2].find(isBeside);
    // "The primary colour" is the first one.
    if (key === 'primary' && tokens[noun ?? at]?.key.endsWith('s') !== true) continue;
    // "Pastel pink" is one colour, and "pastel de nata" a cake.
    const next = tokens[at]?.gap === '' ? tokens[at + 1]?.key : undefined;
    // "Erdtöne" has the word for colours in it.
    const isAlone =
      (alone.test(key) || joined.test(tokens[at]?.own ?? '')) && (next === undefined || /^(?:and|with|please|for)$/.test(next));
    if ((noun === undefined && !isAlone) || (next !== undefined && isColourWord(next) && noun === undefined)) continue;
    const span = { from: Math.min(at, noun ?? at), to: Math.max(at, noun ?? at) + 1 };
    const said = [...new Set(tokens.slice(span.from, span.to).map(({ text }) => text))].join(' ').slice(0, 80);
    return {
      ...span,
      isPastel: hues === pastel,
      colours: hues.map((own) => mentioned({ ...own, words: said }, span)),
    };
  }
  return undefined;
}

/** Whether two words stand in one clause: "autumn colours", "colours of autumn". */
const isNear = (tokens: readonly Token[], one: number, other: number): boolean =>
  tokens.slice(Math.min(one, other), Math.max(one, other)).every(({ gap }) => gap === '' || gap === ':') &&
  (Math.abs(one - other) === 1 || /^(?:of|the|and|toned)$/.test(tokens[(one + other) / 2]?.key ?? ''));
