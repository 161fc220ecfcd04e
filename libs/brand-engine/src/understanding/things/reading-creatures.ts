import { creatures } from '../lexicon/kinds.js';
import type { IconRanker } from './icons.js';
import { words } from '../text/phrases.js';
import { endsClause, singular, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

const reads = /^(?:reading|reads)$/;
/** What somebody may read instead of a book. */
const readable = words('book newspaper magazine letter map paper menu scroll comic novel diary');

/** Whether a thing is a book only because somebody reads. */
export const isReadBy = ({ term, from }: Thing, tokens: readonly Token[]): boolean =>
  term === 'book' && reads.test(tokens[from]?.key ?? '');

/** "Ein lesender Bär", "un renard qui lit", "a fox that reads": who reads has a book, unless something else to read is named. */
export function withBooks(things: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const books = icons.find('book').map(({ id }) => id);
  return things.flatMap((thing) => {
    const at = thing.asked && !thing.refused && creatures.has(thing.term) ? placeOfReading(thing, tokens) : undefined;
    if (at === undefined) return [thing];
    const book: Thing = { kind: 'thing', term: 'book', asked: true, refused: false, icons: books, from: at, to: at + 1 };
    return at < thing.to ? [book, { ...thing, from: Math.max(thing.from, at + 1) }] : [thing, book];
  });
}

function placeOfReading({ from, to }: Thing, tokens: readonly Token[]): number | undefined {
  const isReading = (at: number): boolean => reads.test(tokens[at]?.key ?? '') && tokens[at - 1]?.gap !== undefined;
  // "Сова, що читає": some tongues set a comma before the clause.
  const isLinked = /^(?:that|who|which|is|·)$/.test(tokens[to]?.key ?? '') && tokens[to]?.gap === '';
  const behind = isLinked ? to + 1 : to;
  const isAbroad = tokens[behind]?.key !== tokens[behind]?.own;
  const before = tokens.findLastIndex((token, at) => at < to && at >= from - 2 && reads.test(token.key));
  const at = isReading(behind) && (tokens[to - 1]?.gap === '' || isAbroad) ? behind : before;
  if (at < 0 || (at < to && tokens.slice(at, to - 1).some(({ gap }) => gap !== ''))) return undefined;
  let end = Math.max(at, to - 1);
  while (end < tokens.length && !endsClause(tokens[end]?.gap ?? '')) end++;
  return tokens.slice(0, end + 1).some(({ key }) => readable.has(singular(key))) ? undefined : at;
}
