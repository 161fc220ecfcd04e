import type { Token } from '../understanding/text/text.js';

/** "K with a slice in it": a letter that nobody read is to be shown. */
export const isLetter = (at: number, tokens: readonly Token[]): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.gap !== '') return false;
  // "A round key with a c on it".
  const isSmall = /^[b-z]$/.test(token.text) && before?.gap === '' && /^(?:a|an|the|letter)$/.test(before.key);
  return isSmall
    ? /^(?:on|in|inside|at|as)$/.test(next?.key ?? '')
    : /^[B-HJ-Z]$/.test(token.text) && /^(?:with|in|inside|on|as|made|and|shaped)$/.test(next?.key ?? '');
};

/** "A helmet with the 9 on it", "a zero inside". */
export const isNumeral = (at: number, tokens: readonly Token[]): boolean =>
  /^(?:\d{1,3}|zero)$/.test(tokens[at]?.text ?? '') &&
  /^(?:a|an|the|number)$/.test(tokens[at - 1]?.key ?? '') &&
  tokens[at - 1]?.gap === '' &&
  /^(?:on|in|inside|as)?$/.test(tokens[at]?.gap === '' ? (tokens[at + 1]?.key ?? '') : '');
