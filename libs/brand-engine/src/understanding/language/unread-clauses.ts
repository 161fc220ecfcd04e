import { stopWords } from '../lexicon/words.js';
import type { Token } from '../text/text.js';

/** "All ages" and "no frills" name nothing that could be shown. */
const quantifiers =
  /^(?:all|any|every|each|most|many|no|kein|keine|keinen|geen|ingen|inga|inget|alle|toute?s?|tous|todos|todas|nessun[ao]?)$/;

/** How many clauses are one word, or one with its article, that no table knows: it may be what the mark is to show. */
export function unreadClauses(tokens: readonly Token[], read: ReadonlySet<number>, isDescription: (key: string) => boolean): number {
  const ends = (token: Token | undefined): boolean => /[,;.:–—]$/.test(token?.gap ?? '');
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const isAlone =
      ends(before) || (/^(?:DET|NUM)$/.test(before?.pos ?? '') && !quantifiers.test(before?.key ?? '') && ends(tokens[at - 2]));
    const isLast = at === tokens.length - 1 || ends(token);
    const mayBeThing = /^(?:NOUN|PROPN|X|)$/.test(token.pos) && token.key.length > 2 && !token.capitalised;
    return isAlone && isLast && mayBeThing && !read.has(at) && !stopWords.has(token.key) && !isDescription(token.key);
  }).length;
}
