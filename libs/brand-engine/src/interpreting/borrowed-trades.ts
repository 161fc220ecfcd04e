import { isBusiness } from '../understanding/asked/standing-alone.js';
import { stopWords } from '../understanding/lexicon/words.js';
import type { Token } from '../understanding/text/text.js';
import type { Span } from '../understanding/wishes.js';
import type { Judged } from './companions.js';
import { isContext } from './interpreted-clause.js';
import { kept } from './verdict.js';

/** "Something like a library", "in the style of a pub", "estilo cartel de circo": what something is likened to. */
const likened =
  / (?:like|resembling|recalling|evoking|reminiscent of|in the (?:style|manner|spirit|look) of)(?: \w+){0,3} $|^ (?:style|type|look)(?: \w+){0,3} $/;
const wished = / (?:i|we|i'd|we'd|would|you|they|also|really|do|don't|people) like(?: \w+){0,3} $/;

/** How a wish for something to be seen begins. */
const wishes =
  /^ (?:(?:and|but|or|so|then|maybe|perhaps|please|possibly|rather|just|only|also) )*(?:a|an|with|want|wants|show|use|using|some|lots|two|three|four|five|folded|built|made|stacked|shaped|drawn) /;

/**
 * Tells the words of a trade that tell no trade: those of what something is likened to, and those that stand with words that nobody
 * read where the trade was told before. "A paper boat" of a stationer is a wish, "insurance reports" are only told.
 */
export function withoutBorrowedTrades(judged: readonly Judged[], clauses: readonly Span[], tokens: readonly Token[]): Judged[] {
  const isUnread = (at: number): boolean => {
    const { key = '', pos = '' } = tokens[at] ?? {};
    const isRead = judged.some(({ wish }) => wish.from <= at && at < wish.to);
    return !isRead && key.length > 2 && !stopWords.has(key) && /^(?:NOUN|VERB|ADJ)$/.test(pos);
  };
  return judged.flatMap((own) => {
    const { wish } = own;
    const clause = clauses.find(({ from, to }) => wish.from >= from && wish.from < to);
    if (wish.kind !== 'trade' || !clause) return [own];
    const inside = tokens.slice(clause.from, clause.to);
    const said = (until: number): string =>
      ` ${inside
        .slice(0, until - clause.from)
        .map(({ key }) => key)
        .join(' ')} `;
    if (likened.test(said(wish.from)) && !wished.test(said(wish.from))) return [];
    const isTold = judged.some(({ wish: other }) => other.kind === 'trade' && other.from < clause.from);
    const isOfBrand = judged.some(({ wish: { kind, from } }) => brand.test(kind) && from >= clause.from && from < clause.to);
    const isAmongUnread =
      (isUnread(wish.from - 1) && tokens[wish.from - 1]?.gap === '') || (isUnread(wish.to) && tokens[wish.to - 1]?.gap === '');
    if (!isTold || isOfBrand || !isAmongUnread || inside.some(isBusiness) || isContext(inside)) return [own];
    return wishes.test(said(clause.to)) ? [] : [{ ...own, verdict: kept }];
  });
}

const brand = /^(?:name|line|place|year)$/;
