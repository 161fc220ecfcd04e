import { creatures } from '../lexicon/kinds.js';
import type { Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';

const wingsAt = ({ from, to }: Span): Thing => ({
  kind: 'thing',
  term: 'wings',
  asked: true,
  refused: false,
  icons: ['own-wings'],
  from,
  to,
});

/** "A wheel with wings", "a winged heart": what has none by nature is given a pair. */
export const withWings = (found: readonly Thing[], tokens: readonly Token[]): Thing[] =>
  found.flatMap((thing, at) => {
    const owner = found[at - 1];
    const isLent = thing.term === 'wing' && thing.asked && owner?.asked === true && !creatures.has(owner.term);
    if (isLent && tokens.slice(owner.to, thing.from).some(({ key }) => key === 'with')) return [{ ...thing, ...wingsAt(thing) }];
    const isWinged = tokens[thing.from - 1]?.key === 'winged' && tokens[thing.from - 1]?.gap === '';
    return isWinged && thing.asked && !creatures.has(thing.term) ? [wingsAt({ from: thing.from - 1, to: thing.from }), thing] : [thing];
  });
