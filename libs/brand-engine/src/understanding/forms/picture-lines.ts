import type { Brief } from '../../brief.js';
import { several } from '../asked/asked-things.js';
import { numberOf } from '../text/numbers.js';
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

/** "One stripe", "three wide stripes": how many stripes are told; undefined where their number is left open. */
export function stripesOf(forms: readonly WishOf<'form'>[], tokens: readonly Token[]): Brief['stripes'] {
  const counts = forms
    .filter(
      ({ form, refused, from, to }) => form === 'stripes' && !refused && tokens.slice(from, to).some(({ key }) => /^stripes?$/.test(key)),
    )
    .flatMap(({ from }) => {
      const before = tokens.slice(Math.max(0, from - farthest), from);
      const at = before.findLastIndex(({ key }) => several.test(key) || /^(?:one|single|1)$/.test(key));
      const isJoined =
        at >= 0 && before.slice(at).every(({ gap, pos, key }) => gap === '' && (/^(?:ADJ|NUM|ADV|)$/.test(pos) || several.test(key)));
      const word = before[at]?.key ?? '';
      return isJoined ? [/^(?:one|single|1)$/.test(word) ? 1 : numberOf(word)] : [];
    });
  return counts.find((count) => count >= 1 && count <= most);
}

/** So many words may stand between a number and its stripes, and so many stripes are told apart. */
const farthest = 3;
const most = 5;
