import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

const numbers: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
]);
const noun = /^(?:colou?rs?|tones?|hues?)$/;
const between = /^(?:main|different|only|brand|flat|solid|plain|strong)$/;
/** Words that say it by themselves. */
const joined = /^(?:two|2)-(?:tone|toned|colou?r|coloured|colored)$/;

/** How many colours there may be, and where that is said. */
export interface ColourCount extends Span {
  count: number;
  /** Whether there may be fewer: "two colours at most". */
  isLimit: boolean;
}

const limits = /^(?:max|maximum|most|than|limit|limited|restrict|restricted|fewer|less)$/;

/** "At most two colours", "two colours max". */
const isLimited = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ key }) => limits.test(key)) ||
  tokens.slice(to, to + 2).some(({ key }) => /^(?:max|maximum|most)$/.test(key)) ||
  (tokens[from - 2]?.key === 'up' && tokens[from - 1]?.key === 'to');

/** "Two colours only", "max. 3 colours", "zwei Farben": however it is put, there is no further one. */
export function findColourCount(tokens: readonly Token[], taken: ReadonlySet<number>): ColourCount | undefined {
  for (const [at, { key, gap }] of tokens.entries()) {
    if (taken.has(at)) continue;
    if (joined.test(key)) return { count: 2, isLimit: isLimited(tokens, at, at + 1), from: at, to: at + 1 };
    const count = numbers.get(key);
    if (count === undefined || gap !== '') continue;
    const last = between.test(tokens[at + 1]?.key ?? '') && tokens[at + 1]?.gap === '' ? at + 2 : at + 1;
    if (noun.test(tokens[last]?.key ?? '')) return { count, isLimit: isLimited(tokens, at, last + 1), from: at, to: last + 1 };
  }
  return undefined;
}
