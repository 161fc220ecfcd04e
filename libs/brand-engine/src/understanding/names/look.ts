import type { NameContext } from './find.js';
import { colourAdjectives } from '../lexicon/colours.js';
import { isColour } from './looks.js';

/**
 * Where a run of words in small letters ends before the look that is asked for behind it without a mark: "called corework | mint green
 * minimal", "sunday best | brown and cream". One colour alone may belong to the name: "wild orange".
 */
export function beforeLook({ tokens, describes }: NameContext, from: number, to: number): number {
  let first = to;
  while (first > from + 1 && isOfLook(first - 1)) first--;
  // "Sunday best, brown and cream": what describes before the first colour may be the name.
  while (first < to && !isColour(tokens[first]) && !colourAdjectives.has(tokens[first]?.key ?? '')) first++;
  // "Slick cuts in black"
  if (/^(?:in|with)$/.test(tokens[first - 1]?.key ?? '') && first - 1 > from && first < to) return first - 1;
  const look = tokens.slice(first, to);
  return look.length > 1 && look.some((token) => isColour(token)) ? first : to;

  function isOfLook(at: number): boolean {
    const token = tokens[at];
    return token !== undefined && (isColour(token) || describes(token.key) || (token.key === 'and' && isColour(tokens[at + 1])));
  }
}
