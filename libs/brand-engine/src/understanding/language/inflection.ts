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
 * Whether a word may be a form of one with the same stem. A noun has one gender: Portuguese "ponto" is no "ponte", and "cantar" no
 * "cântaro"; Italian "fare" is no "faro" and "boccia" no "bocca", Ukrainian "місто" no "міст" and Polish "lewej" no "lew". German "Rolle" is no "Roller", and
 * Swedish "ankar" no "anka".
 */
export function mayInflect(language: Language, key: string, lemma: Lemma): boolean {
  switch (language) {
    case 'de':
    case 'nl':
      return !lemma.isNoun || isGermanicForm(key, lemma.key);
    case 'sv':
      return !lemma.isNoun || isSwedishForm(key, lemma.key);
    case 'es':
    case 'pt':
      return !hasOneGender(lemma) || genderOf(key) === genderOf(lemma.key);
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

const germanicEnding = /^(?:e|en|er|ern|es|n|ns|s)?$/;

/** Of a word that ends like a form ("Roller", "Puls"), what is left without that ending is another word; "Keller" is none of "Kelle". */
function isGermanicForm(key: string, lemma: string): boolean {
  if (lemma.endsWith('e') && key === `${lemma}r`) return false;
  if (!/(?:er|en|s)$/.test(lemma)) return true;
  const [short, long] = key.length < lemma.length ? [key, lemma] : [lemma, key];
  return long.startsWith(short) && germanicEnding.test(long.slice(short.length));
}

/** "Pumpor" are of "pumpa", and "pumpar" of "pump". */
function isSwedishForm(key: string, lemma: string): boolean {
  if (/orn?a?$/.test(key)) return /(?:[ao]|orn?a?)$/.test(lemma);
  return !lemma.endsWith('a') || !/(?:ar|arna|er|erna|en|et)$/.test(key);
}

/** The endings of the plural by those of the singular, which may be the form that is listed. */
function isItalianForm(key: string, lemma: string): boolean {
  const [, vowel = ''] = /([aeiou])$/.exec(lemma) ?? [];
  if (lemma.endsWith('io')) return /io?$/.test(key);
  // "Boccia" is no "bocca".
  if (/[cg]i[ao]$/.test(key) && /[cg][ao]$/.test(lemma)) return false;
  const forms: Record<string, RegExp> = { a: /[aei]$/, o: /[oi]$/, e: /[aei]$/, i: /[oei]$/, u: /u$/ };
  return forms[vowel]?.test(key) ?? true;
}
