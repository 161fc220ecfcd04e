import type { Scope } from '../language/negation.js';
import { list, PhraseTable } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** What asks for several bright colours without a name; abroad it is put into English first. */
const phrases = new PhraseTable<true>(
  list(
    `colourful, colorful, many colours, many colors, many bright colours, several colours, several colors, several bright colours,
     several bright colors, lots of colours, lots of colors, multicoloured, multicolored, multi-coloured, multi-colored, multicolour, multicolor, multi-colour, multi-color, primary colours, primary colors,
     bright primary colours, bright primary colors, bright colours, bright colors, vivid colours, vivid colors, lively colours, lively colors,
     loud colours, loud colors, bold colours, bold colors, vibrant colours, vibrant colors, cheerful colours, cheerful colors, happy colours, happy colors,
     fun colours, fun colors, punchy colours, punchy colors, colour bright, colours bright, colour vivid, lots of colour, lots of color, loads of colour, loads of color, loads of colours, loads of colors, plenty of colour, plenty of color,
     full of colour, full of color, riot of colour, riot of color, rainbow colours, rainbow colors, crayon colours, carnival colours`,
  ).map((phrase) => [phrase, true]),
);

/** "Felle kleuren", "knallige Farben": abroad a plural is put into English as one, which has no article then. */
const putAsOne = new PhraseTable<true>(
  list('bright colour, vivid colour, lively colour, vibrant colour, cheerful colour, strong colour').map((phrase) => [phrase, true]),
);

const isPlural = (token: Token | undefined): boolean => /[nrs]$/i.test(token?.text ?? '') && token?.text.toLowerCase() !== token?.key;

export const isColourful = (tokens: readonly Token[], scopes: readonly Scope[]): boolean => {
  const isOne = (at: number): boolean => tokens[at - 1]?.gap === '' && /^(?:DET|NUM|ADJ)$/.test(tokens[at - 1]?.pos ?? '');
  const isWritten = ({ from }: Span): boolean => scopes[from]?.negated !== true;
  return (
    phrases.scan(tokens).some(isWritten) ||
    putAsOne.scan(tokens).some(({ from, to }) => isWritten({ from, to }) && !isOne(from) && isPlural(tokens[to - 1]))
  );
};

const leading = /^(?:one|a|an|another|single|some|1)$/;
const strong =
  /^(?:strong|bright|bold|vivid|vibrant|loud|punchy|striking|lively|powerful|contrasting|warm|cool|cold|fresh|other|more|second|single|accent|eye-catching)$/;
const noun = /^(?:colou?r|accent|highlight)$/;

/** A colour without a name, and what is said of it. */
export interface FreeColour extends Span {
  leaning?: 'warm' | 'cool';
}

/** "Black and one strong colour", "navy with a bright accent": a colour without a name, beside one that has one. */
export function findFreeColour(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): FreeColour | undefined {
  for (const [at, { key }] of tokens.entries()) {
    if (!noun.test(key) || taken.has(at) || scopes[at]?.negated === true) continue;
    let from = at;
    while (from > 0 && tokens[from - 1]?.gap === '' && strong.test(tokens[from - 1]?.key ?? '')) from--;
    const isLed = leading.test(tokens[from - 1]?.key ?? '') && tokens[from - 1]?.gap === '';
    const leaning = tokens.slice(from, at).find((token) => /^(?:warm|cool|cold)$/.test(token.key))?.key;
    if (from < at && isLed)
      return {
        from: from - 1,
        to: at + 1,
        ...(leaning === undefined ? {} : { leaning: leaning === 'warm' ? leaning : ('cool' as const) }),
      };
  }
  return undefined;
}
