import type { Language } from '../../brief.js';
import { hues } from '../lexicon/morphology.js';
import type { Token } from '../text/text.js';

/** Endings of participles, and of adjectives where nouns have others: "dibujada", "blottis", "забинтованою", "zittende". */
const describing: Partial<Record<Language, RegExp>> = {
  fr: /(?:ees?|ies?|is|ues?)$/,
  es: /[ai]d[oa]s?$/,
  it: /[aiu]t[oaie]$/,
  pt: /[ai]d[oa]s?$/,
  nl: /(?:ende?|^ge.{3,}[dt]e?|ige?|loze?)$/,
  sv: /(?:[ae]nde|[ae]de?|[ae]t|igt?|iga|lös[at]?)$/,
  da: /(?:ende|ede|igt?|ige|løse?)$/,
  no: /(?:ende|ede|igt?|ige|løse?)$/,
  ru: /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю|ыми|ими)$/,
  uk: /(?:ий|ій|ого|ому|ою|их|іх|ими|им)$/,
  el: /(?:μεν[οηα]ς?|μενοι|μενες|ικ[οηα]ς?|ωτ[οηα]ς?)$/,
  fi: /(?:va|vat|ttu|tty|tut|tyt|nut|nyt|inen|iset|llinen)$/,
};

/**
 * The part of speech of a word of another language, which is told by what it is in English: a colour and what a table lists as a thing are no
 * verbs, "want" is one, and an unknown word that ends as participles do is no noun.
 */
export function tagOf(token: Token, said: string, language: Language, hasCapitals: boolean): string {
  const { key, own, capitalised, isThing } = token;
  if (key !== own) {
    if (said === 'VERB' && hues.has(key)) return 'ADJ';
    if (said === 'VERB' && isThing === true && !/(?:ing|ed)$/.test(key)) return 'NOUN';
    return key === 'want' ? 'VERB' : said;
  }
  if (language === 'en' || said !== 'NOUN' || capitalised || own.length < 4) return said;
  if (language === 'de') return hasCapitals ? 'X' : said;
  return describing[language]?.test(own) === true ? 'X' : said;
}

/** Whether the nouns of a German prompt have their capitals, so that a small word is none. */
export const hasCapitals = (tokens: readonly Token[]): boolean =>
  tokens.some(({ capitalised, sentenceStart, key, own }) => capitalised && !sentenceStart && key !== own);
