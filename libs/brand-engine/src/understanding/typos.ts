import type { Token } from './text.js';
import type { WordVectors } from './word-vectors.js';

/** Only words as common as this are mistyped often enough to be worth guessing. */
const commonRank = 9_000;
const [shortest, longest] = [6, 14];
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** "buisness", "compnay", "obviosly": a small word that nobody knows and that two swapped letters or a missing one make a common one. */
export function withoutTypos(tokens: readonly Token[], vectors: WordVectors): Token[] {
  return tokens.map((token) => {
    const { key, text } = token;
    if (key.length < shortest || key.length > longest || !/^[a-z]+$/.test(text) || vectors.knows(key) || !vectors.knows('the'))
      return token;
    const meant = candidates(key)
      .map((word) => ({ word, rank: vectors.rank(word) ?? Infinity }))
      .filter(({ rank }) => rank < commonRank)
      .sort((one, other) => one.rank - other.rank)[0]?.word;
    return meant === undefined ? token : { ...token, key: meant };
  });
}

/** The word with two neighbours swapped, and with one letter more in the middle of it. */
function candidates(word: string): string[] {
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  const swapped = places.map((at) => `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`);
  const longer = places.flatMap((at) => Array.from(letters, (letter) => `${word.slice(0, at)}${letter}${word.slice(at)}`));
  return [...swapped, ...longer];
}
