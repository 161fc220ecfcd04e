import type { Brief } from '../../brief.js';
import type { Token } from '../text/text.js';
import type { WishOf } from '../wishes.js';

const isDashed = /^(?:dashed|dashes|dotted|stitch|stitched|sewn)$/;
const isThin = /^(?:thin|fine|delicate|hairline)$/;

/** "Very thin lines", "a dashed outline": how the lines are of what is to be drawn in lines. */
export function linesOf(forms: readonly WishOf<'form'>[], tokens: readonly Token[]): Brief['lines'] {
  const keys = forms
    .filter(({ form, refused }) => form === 'outlined' && !refused)
    .flatMap(({ from, to }) => tokens.slice(from, to).map(({ key }) => key));
  return keys.some((key) => isDashed.test(key)) ? 'dashed' : keys.some((key) => isThin.test(key)) ? 'fine' : undefined;
}
