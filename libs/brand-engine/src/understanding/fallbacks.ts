import { list, PhraseTable } from './text/phrases.js';
import { endsClause, type Token } from './text/text.js';
import type { Span } from './wishes.js';

/** What opens a wish that only counts where the one before cannot be met. */
const otherwise = new PhraseTable<true>(list('otherwise, if not, failing that, else, or else').map((phrase) => [phrase, true]));
const nothingElse = new PhraseTable<true>(list('nothing else, nothing more, that is all, and that is it').map((phrase) => [phrase, true]));

/** "If possible a hedgehog, otherwise just letters": the clauses that speak of what else would do. */
export const findFallbacks = (tokens: readonly Token[]): Span[] =>
  otherwise
    .scan(tokens)
    .filter(({ from }) => from > 0 && tokens[from - 1]?.gap !== '')
    .map(({ from, to }) => {
      const last = tokens.findIndex(({ gap }, at) => at >= to - 1 && endsClause(gap));
      return { from, to: last < 0 ? tokens.length : last + 1 };
    });

/** "A vase, nothing else": who asks for no more asks for nothing new. */
export const findNothingElse = (tokens: readonly Token[]): Span[] => nothingElse.scan(tokens).map(({ from, to }) => ({ from, to }));
