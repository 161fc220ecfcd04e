import type { Language } from '../../brief.js';
import { animals } from '../lexicon/kinds.js';

/** A word of a glossary: how it is written there, folded, and what it is. */
export interface Lemma {
  key: string;
  english: string;
  /** It is from a table of things, and no adjective. */
  isNoun: boolean;
}

/** Endings that adjectives have and nouns do not. */
const adjectival: Partial<Record<Language, RegExp>> = {
  ru: /(?:ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ыи|ую|юю|ым|ых|их)$/,
  uk: /(?:ього|ого|ьому|ому|ими|іми|их|іх|им|ім)$/,
  pl: /(?:ego|emu|ymi|imi|ych|ich|ym|im|ej)$/,
  cs: /(?:eho|emu|ymi|imi|ych|ich|ym|im)$/,
};
const endsInVowel = /[aeiouyаеиіоуыэюяє]$/;

/**
 * Whether a word may be a form of one with the same stem. A noun has one gender: Portuguese "ponto" is no "ponte", Italian "fare" no
 * "faro", Ukrainian "місто" no "міст" and Polish "lewej" no "lew".
 */
export function mayInflect(language: Language, key: string, lemma: Lemma): boolean {
  switch (language) {
    case 'es':
    case 'pt':
      return !hasOneGender(lemma) || genderOf(key) === genderOf(lemma.key) || genderOf(key) === '';
    case 'it':
      return !hasOneGender(lemma) || isItalianForm(key, lemma.key);
    case 'ru':
    case 'uk':
    case 'pl':
    case 'cs': {
      if (endsInVowel.test(lemma.key)) return true;
      return !(adjectival[language]?.test(key) === true || /[oо]$/.test(key));
    }
    default:
      return true;
  }
}

/** Who has two: "gato" and "gata", "cocinero" and "cocinera". */
const hasOneGender = ({ key, english, isNoun }: Lemma): boolean =>
  isNoun && !animals.has(english) && !/(?:er[oa]|ora?|ist[oa])s?$/.test(key);

const genderOf = (key: string): string => /([oa])s?$/.exec(key)?.[1] ?? '';

/** The endings of the plural by those of the singular, which may be the form that is listed. */
function isItalianForm(key: string, lemma: string): boolean {
  const [, vowel = ''] = /([aeiou])$/.exec(lemma) ?? [];
  if (lemma.endsWith('io')) return /io?$/.test(key);
  const forms: Record<string, RegExp> = { a: /[aei]$/, o: /[oi]$/, e: /[aei]$/, i: /[oei]$/, u: /u$/ };
  return forms[vowel]?.test(key) ?? true;
}
