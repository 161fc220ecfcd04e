import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** What is said of letters that were to be a picture. */
export const letterAsPicture = 'A letter is drawn as a letter: no picture takes its form.';

const lettering = /^(?:letters?|lettering|name|word|initials?|wordmark|typography)$/;
const sign = /^(?:ampersand|comma|hyphen|apostrophe)$/;
/** What may stand between letters and what is done to them: "the letters of the name are cut out of". */
const between = /^(?:of|the|in|our|a|name|word|is|are|be|should|could|to|all|each|both)$/;
const reach = 5;
const made = /^(?:made|built|formed|composed|woven|cut|carved|punched|wrapped|spelled|spelt|grown|knotted|stacked)$/;
const outOf = /^(?:of|from|by|out|into|in|around|with)$/;

/** Letters that are to be, or to be made of, something else: "make the O's look like lawn mowers", "letters cut out of a speech bubble". */
export function picturedLetters(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ key, text, gap }, from) => {
    const isSingle = /^\p{L}(?:['’]?s)?$/u.test(text) && /^(?:the|both|each|every|letter|a|an)$/.test(tokens[from - 1]?.key ?? '');
    if (gap !== '' || !(isSingle || lettering.test(key) || sign.test(key))) return [];
    const deed = deedBehind(from, tokens, isSingle);
    // "A G made of leaves": the leaves may be shown, the letter has not their form.
    if (made.test(tokens[deed]?.key ?? '') && outOf.test(tokens[deed + 1]?.key ?? '')) return [{ from, to: deed + 2 }];
    if (sign.test(key)) {
      const to = likenedBehind(from, tokens);
      if (to !== undefined) return [{ from, to }];
    }
    const [verb, like] = [tokens[from + 1]?.key ?? '', tokens[from + 2]?.key ?? ''];
    if (!isSingle || !/^looks?$/.test(verb) || like !== 'like') return [];
    const last = tokens.findIndex((token, at) => at > from && token.gap !== '');
    return [{ from, to: last < 0 ? tokens.length : last + 1 }];
  });
}

function deedBehind(subject: number, tokens: readonly Token[], isSingle: boolean): number {
  let at = subject + 1;
  while (!isSingle && at < subject + reach && tokens[at - 1]?.gap === '' && between.test(tokens[at]?.key ?? '')) at++;
  return tokens[at - 1]?.gap === '' ? at : subject;
}

/** "The ampersand of Salt & Sons shaped like a hook": where the words end that liken a sign to something. */
function likenedBehind(from: number, tokens: readonly Token[]): number | undefined {
  for (let at = from + 1; at <= from + reach + 2 && /^&?$/.test(tokens[at - 1]?.gap ?? ''); at++) {
    const [key = '', next = ''] = [tokens[at]?.key, tokens[at + 1]?.key];
    if (/^(?:as|like)$/.test(key)) return at + 1;
    if (/^(?:shaped|turned|replaced|made|formed|drawn)$/.test(key) && /^(?:as|like|into|by|of|from)$/.test(next)) return at + 2;
  }
  return undefined;
}
