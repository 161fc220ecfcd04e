import { creatures } from '../asked/asked-things.js';
import type { Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

const wings = { kind: 'thing', term: 'wings', asked: true, refused: false, icons: ['own-wings'] } as const;

/** "A wheel with wings", "a winged heart": what has none by nature is given a pair. */
export const withWings = (found: readonly Thing[], tokens: readonly Token[]): Thing[] =>
  found.flatMap((thing, at) => {
    const owner = found[at - 1];
    const isLent = thing.term === 'wing' && thing.asked && owner?.asked === true && !creatures.has(owner.term);
    if (isLent && tokens.slice(owner.to, thing.from).some(({ key }) => key === 'with'))
      return [{ ...thing, ...wings, icons: [...wings.icons] }];
    const isWinged = tokens[thing.from - 1]?.key === 'winged' && tokens[thing.from - 1]?.gap === '';
    return isWinged && thing.asked && !creatures.has(thing.term)
      ? [{ ...wings, icons: [...wings.icons], from: thing.from - 1, to: thing.from }, thing]
      : [thing];
  });
