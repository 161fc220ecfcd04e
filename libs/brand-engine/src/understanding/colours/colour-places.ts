import { groundNouns, letterNouns } from './colour-context.js';
import type { Token } from '../text/text.js';

/** "Cream as the background". */
export const isAsGround = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'as' && tokens.slice(at + 1, at + 3).some(({ key }) => groundNouns.has(key));

/** "Make the background blue", "the ground in cream". */
export const isOfGround = (tokens: readonly Token[], from: number): boolean => groundNouns.has(paintedBefore(tokens, from));

/** "The name in dark green", "letras amarillas"; "a serif font, navy" names no letters. */
export const isOfLetters = (tokens: readonly Token[], from: number): boolean => letterNouns.has(paintedBefore(tokens, from));

/** What stands before a colour and the small words that put it on something. */
function paintedBefore(tokens: readonly Token[], from: number): string {
  let at = from - 1;
  while (
    at >= 0 &&
    tokens[at]?.gap === '' &&
    /^(?:is|are|was|were|in|to|into|for|should|could|would|be|become|becomes|a|an|colou?r)$/.test(tokens[at]?.key ?? '')
  )
    at--;
  return tokens[at]?.gap === '' ? (tokens[at]?.key ?? '') : '';
}

/** "Gold on black", "cream letters on a deep green": what stands after "on" lies under the rest. */
export function liesUnder(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from);
  const on = before.findLastIndex(({ key }) => key === 'on' || key === 'against');
  // "Don't rely on red vs green"
  if (/^(?:rely|depend|based|base|keen|insist|focus|concentrate)$/.test(tokens[from - before.length + on - 1]?.key ?? '')) return false;
  return (
    on >= 0 &&
    before.slice(on).every(({ gap, key }) => gap === '' && /^(?:on|against|a|an|the|plain|pure|clean|solid|background|paper|of)$/.test(key))
  );
}
