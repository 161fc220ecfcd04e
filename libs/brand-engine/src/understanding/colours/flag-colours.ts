import { type FlagColour, flagOf } from '../lexicon/flags.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** The colours of a flag, and the words that ask for them. */
export interface FlagColours extends Span {
  colours: readonly FlagColour[];
  /** Where the word for colours stands. */
  noun: number;
}

const colourNouns = words('colour colours color colors palette tricolour tricolor tricolore');
/** What may stand between the country and the word for its colours. */
const between = words('of the flag flags national from in on like as our its his her their s team home country');
/** How far the words may stand apart: "the colours of the flag of Ghana". */
const mostBetween = 5;

/** Words that are something else in small letters. */
const homonyms = words('polish turkey china swede swedes');

/** "Brazilian colours", "the colours of the Italian flag", "in Ukraine's national colours": the colours of that flag, in its order. */
export function findFlagColours(tokens: readonly Token[]): FlagColours | undefined {
  for (const [at, token] of tokens.entries()) {
    const isJack = token.key === 'jack' && tokens[at - 1]?.key === 'union';
    const colours = isJack ? flagOf('british') : countryOf(token);
    if (!colours) continue;
    const from = isJack ? at - 1 : at;
    const noun = nounFrom(tokens, at, 1) ?? nounFrom(tokens, from, -1);
    if (noun === undefined) continue;
    // "Colours of the Italian flag": the flag is no picture.
    const isFlag = /^(?:flags?|tricolou?re?)$/.test(tokens[at + 1]?.key ?? '') && token.gap === '';
    return { colours: ledByHue(colours), noun, from: Math.min(from, noun), to: Math.max(isFlag ? at + 1 : at, noun) + 1 };
  }
  return undefined;
}

/** White is the page, and leads nothing. */
const ledByHue = ([first, ...more]: readonly FlagColour[]): readonly FlagColour[] =>
  first === undefined ? [] : first.words === 'white' ? [...more, first] : [first, ...more];

const countryOf = ({ key, own, capitalised }: Token): readonly FlagColour[] | undefined =>
  homonyms.has(own) && !capitalised ? undefined : (flagOf(own.replace(/['’]s$/, '')) ?? flagOf(key));

/** The word for colours that stands beside the country, or is told of it. */
function nounFrom(tokens: readonly Token[], start: number, step: 1 | -1): number | undefined {
  for (let at = start + step; Math.abs(at - start) <= mostBetween; at += step) {
    const { key = '' } = tokens[at] ?? {};
    if (tokens[step > 0 ? at - 1 : at]?.gap !== '') return undefined;
    if (colourNouns.has(key)) return at;
    if (!between.has(key)) return undefined;
  }
  return undefined;
}
