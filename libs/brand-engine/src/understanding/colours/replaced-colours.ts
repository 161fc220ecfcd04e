import type { Token } from '../text/text.js';
import type { ColourMention } from './colours.js';

/** Words that a wish begins with, whatever is told before it. */
const wishes = /^(?:so|but|make|use|it|then|rather|please|want|like)$/;

/** "In pink. PS: make it peppermint green instead": the colours before have given way. */
export function withoutReplaced(mentions: readonly ColourMention[], tokens: readonly Token[]): ColourMention[] {
  const last = mentions.findLast(({ from, to, avoided }) => !avoided && (isInstead(tokens, to) || isOnReflection(tokens, from)));
  if (!last) return [...mentions];
  let start = last.from;
  while (start > 0 && tokens[start - 1]?.gap === '' && !wishes.test(tokens[start - 1]?.key ?? '')) start--;
  const isReplaced = ({ intent, avoided, to }: ColourMention): boolean => !avoided && intent.hue !== null && to <= start;
  return mentions.filter((mention) => !isReplaced(mention));
}

/** "I said red, but on reflection I'd rather have a soft blue". */
const isOnReflection = (tokens: readonly Token[], from: number): boolean =>
  /(?:reflection|thought|thoughts|second) (?:\S+ )?(?:i'd|we'd|would|i|we) (?:rather|prefer|sooner)\b/.test(
    tokens
      .slice(Math.max(0, from - 8), from)
      .map(({ key }) => key)
      .join(' '),
  );

/** "Green instead", and not "green instead of a fox". */
const isInstead = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.gap === '' && tokens[to]?.key === 'instead' && tokens[to + 1]?.key !== 'of';
