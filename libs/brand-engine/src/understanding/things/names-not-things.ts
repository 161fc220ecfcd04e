import type { Token } from '../text/text.js';

/** "Regards, Marek Wilk": a capital behind that of a name that nobody knows. */
export const isSurname = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    tokens[at]?.capitalised === true &&
    before?.capitalised === true &&
    before.pos === 'PROPN' &&
    before.gap === '' &&
    !before.sentenceStart &&
    before.key === before.own
  );
};

/** "Uma clínica em Natal", "a bakery in Reading": a capital behind the word for where is a town, though it is a word as well. */
export const isPlaceName = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  // A town that is a word abroad may be two in English.
  const before = tokens.slice(Math.max(0, at - 3), at).findLast(({ start }) => start !== token?.start);
  return (
    token?.capitalised === true &&
    !token.sentenceStart &&
    before?.gap === '' &&
    !before.capitalised &&
    /^(?:in|near|em|en|à|i|w|v|ve|в|во|у|στο|στη|στην)$/u.test(before.text) &&
    !isTitled(tokens)
  );
};

/** German writes every noun with a capital, and some write every word so. */
const isTitled = (tokens: readonly Token[]): boolean =>
  tokens.some(({ own }) => /^(?:und|mit|fur|ein|eine|einen|der|das|wir|im)$/.test(own)) ||
  tokens.every(({ pos, sentenceStart, capitalised }) => pos !== 'NOUN' || sentenceStart || capitalised);
