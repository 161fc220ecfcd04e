import type { Constraints } from '../../brief.js';
import { colourAdjectives, isColourWord } from '../lexicon/colours.js';
import type { ConstraintMention } from './constraints.js';
import type { Token } from '../text/text.js';

/** Nothing but the letters of the name. */
export const wordmark: Partial<Constraints> = { symbol: 'wordmark', noIcon: true };

const kindsOfLetters =
  /^(?:sans|serif|serifs|sans-serif|slab|script|handwritten|bold|plain|simple|clean|classic|elegant|font|typeface|type|roman|thin|light|solid|strong|heavy)$/;

/** What may stand between "only" and the letters that it speaks of: "nur ein Schriftzug", "uniquement du texte". */
const beforeLetters = /^(?:a|an|the|of|our|my|its|in|pure)$/;
export const letterWords = /^(?:letters?|lettering|type|fonts?|typeface|text|wordmark|logotype|writing|words?|name)$/;

/** "Only serif letters", "just a simple wordmark": whatever kind of letters stands between, there is nothing but letters. */
export function lettersAlone(tokens: readonly Token[], taken: ReadonlySet<number>): ConstraintMention[] {
  return tokens.flatMap(({ key }, at) => {
    if (!/^(?:only|just|purely|solely|exclusively)$/.test(key) || taken.has(at)) return [];
    let to = at + 1;
    const isColour = (own: string): boolean => isColourWord(own) || colourAdjectives.has(own);
    const isBetween = (own: string): boolean => kindsOfLetters.test(own) || beforeLetters.test(own) || isColour(own);
    while (to < tokens.length && tokens[to - 1]?.gap === '' && isBetween(tokens[to]?.key ?? '')) to++;
    const isLetters = letterWords.test(tokens[to]?.key ?? '') && tokens[to - 1]?.gap === '';
    const end = isLetters ? to + 1 : to;
    const isNamed = isLetters || /^(?:font|typeface|type)$/.test(tokens[to - 1]?.key ?? '');
    const isWhole = end === tokens.length || tokens[end - 1]?.gap !== '' || /^(?:please|without|no)$/.test(tokens[end]?.key ?? '');
    // "Just solid blue lettering": the colour is a wish of its own.
    const isOfColour = tokens.slice(at, end).some((token) => isColourWord(token.key));
    return isNamed && end > at + 1 && isWhole
      ? [{ asked: wordmark, refuses: {}, from: at, to: isLetters && !isOfColour ? end : at + 1 }]
      : [];
  });
}
