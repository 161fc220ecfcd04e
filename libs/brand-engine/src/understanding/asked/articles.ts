import type { Language } from '../../brief.js';
import type { Token } from '../text/text.js';

/** Tongues without articles, which tell a wish from a mention elsewhere. */
export const withoutArticles: ReadonlySet<Language> = new Set<Language>(['ru', 'uk', 'pl', 'cs', 'fi']);

export const isArticle = (token: Token | undefined): boolean => /^(?:a|an|one|two|three|four|five|six|seven)$/.test(token?.key ?? '');

/** "Un'automobile". */
export const hasElidedArticle = (token: Token | undefined): boolean => /^un['’]/iu.test(token?.text ?? '');

/** "A clef", "a treble clef". */
export const hasArticle = (tokens: readonly Token[], at: number): boolean =>
  isArticle(tokens[at - 1]) ||
  hasElidedArticle(tokens[at]) ||
  (isArticle(tokens[at - 2]) &&
    tokens[at - 1]?.gap === '' &&
    // "Three stacked books".
    (/^(?:ADJ|NOUN)$/.test(tokens[at - 1]?.pos ?? '') || /\w{3}ed$/.test(tokens[at - 1]?.key ?? '')));
