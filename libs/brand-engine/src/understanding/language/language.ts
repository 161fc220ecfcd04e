import type { Language } from '../../brief.js';
import type { Glossaries } from './gloss.js';
import type { Token } from '../text/text.js';
import type { WordVectors } from './word-vectors.js';
import { functionWords } from '../lexicon/words.js';
import { rememberedOf } from '../../remembered.js';
import { hasMark } from './whole-words.js';

/** Words as frequent as this are English beyond doubt; rarer ones may be borrowed. */
const commonRank = 15_000;

/** What a word says for a tongue: a small word more than a noun, and little if English has it too. Accents decide between neighbours. */
const weights = { small: 1, content: 0.8, shared: 0.35, english: 0.5, likely: 0.7, letters: -0.5, spelt: 0.05 };
/** Spellings that a tongue does not have: near neighbours share most of their words. */
const letters: Partial<Record<Language, RegExp>> = {
  es: /[ãõâêôç]|logótipo/iu,
  pt: /[ñ¿¡]/iu,
  sv: /[æø]/iu,
  da: /[äö]|sjø|øy|kj[øe](?!d)|gj[øe]/iu,
  no: /[äö]|øj/iu,
};

/** What share of the words speaks for a tongue beyond doubt. */
const clearShare = 0.4;
/** Small words of other tongues are in English texts too ("die", "van"), but not those of so many letters: "letters", "fonts". */
const longWord = 6;

/** So many words tell the tongue; a prompt may have hundreds. */
const enough = 80;

/** The tongue of a prompt, by its letters and its small words; in doubt the one that is likely. */
export function detectLanguage(all: readonly Token[], glossaries: Glossaries, vectors: WordVectors, likely: Language = 'en'): Language {
  const tokens = all.slice(0, enough).filter((_, at) => !isKindOfType(all, at));
  const text = tokens.map(({ own }) => own).join(' ');
  if (/\p{Script=Greek}/u.test(text)) return 'el';
  if (/\p{Script=Cyrillic}/u.test(text)) return isUkrainian(tokens, glossaries) ? 'uk' : 'ru';
  const spelt = tokens.map((token) => token.text).join(' ');
  const english = tokens.reduce((sum, token) => sum + englishWeight(token, vectors), 0);
  const credit = (language: Language): number => (language === likely ? weights.likely : 0);
  // "Salon de coiffure": English borrows words, but hardly a phrase with one that it does not have.
  const isForeign = (phrase: readonly Token[]): boolean =>
    phrase.length > 1 && phrase.some((token) => isPlain(token) && (vectors.rank(token.own) ?? Infinity) >= commonRank);
  const likeliest = (tongues?: readonly number[]): Scored => {
    let best: Scored = { language: 'en', score: english + credit('en') };
    for (const [bit, [language, glossary]] of [...glossaries].entries()) {
      const score = glossary.matches(tokens, tongues && ((at) => (((tongues[at] ?? 0) >> bit) & 1) === 1)).reduce(
        (sum, { token, isSmall, isSpelt, phrase }) => {
          const isLong = !isSmall || token.own.length >= longWord;
          const shared =
            !isForeign(phrase) &&
            isPlain(token) &&
            (functionWords.has(token.own) || (isLong && (vectors.knows(token.own) || isEnglishPair(token, vectors))));
          return sum + (shared ? weights.shared : isSmall ? weights.small : weights.content) + (isSpelt ? weights.spelt : 0);
        },
        credit(language) + (letters[language]?.test(spelt) === true ? weights.letters : 0),
      );
      if (score > best.score) best = { language, score };
    }
    return best;
  };
  // Most prompts are told by their whole words; one of compounds is not.
  const byWords = likeliest(tokens.map((token) => tonguesOf(token, glossaries)));
  return (byWords.score >= clearShare * tokens.length ? byWords : likeliest()).language;
}

/** Words whose tongues are kept: every tongue would be asked for every word, and what people write repeats itself. */
const mostKnown = 20_000;
const knownTongues = rememberedOf<number>(mostKnown);
const allTongues = -1;

/** The tongues that may have a word whole, a bit for each in the order of the glossaries. */
const tonguesOf = ({ own, text }: Token, glossaries: Glossaries): number =>
  // Accents tell words apart whose keys are the same.
  hasMark(text)
    ? allTongues
    : knownTongues(glossaries, own, () =>
        [...glossaries.values()].reduce((bits, glossary, at) => (glossary.hasWhole(own) ? bits | (1 << at) : bits), 0),
      );

/** "Geometric sans, cobalt": French has a noun behind it. */
const isKindOfType = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.own === 'sans' &&
  (tokens[at].gap !== '' || /^(?:serif|serifs|fonts?|type|typeface|lettering|caps|)$/.test(tokens[at + 1]?.own ?? ''));

interface Scored {
  language: Language;
  score: number;
}

/** English has hardly a word with an accent: "café" and "cliché" are shared at best. */
const isPlain = ({ text }: Token): boolean => /^[\x20-\x7e’]*$/.test(text);

function englishWeight(token: Token, vectors: WordVectors): number {
  // A capital inside a sentence is a name's as often as not, and names have no tongue.
  if (!isPlain(token) || (token.capitalised && !token.sentenceStart)) return 0;
  if (!/\p{L}/u.test(token.own)) return 0;
  if (functionWords.has(token.own)) return weights.small;
  if (isEnglishPair(token, vectors)) return weights.english;
  const base = token.own.replace(/(?:er|est|ed|ing|s)$/, '');
  return [token.own, base, `${base}e`].some((key) => (vectors.rank(key) ?? Infinity) < commonRank) ? weights.english : 0;
}

/** "Black-gold": two English words with a hyphen, of which the last may be another tongue's too. */
const isEnglishPair = ({ own }: Token, vectors: WordVectors): boolean =>
  own.includes('-') && own.split('-').every((part) => (vectors.rank(part) ?? Infinity) < commonRank);

function isUkrainian(tokens: readonly Token[], glossaries: Glossaries): boolean {
  const spelt = (letters: RegExp): number => tokens.filter(({ text }) => letters.test(text)).length;
  // A name may be in the other tongue.
  const [own, other] = [spelt(/[іїєґ]/iu), spelt(/[ыэъё]/iu)];
  if (own !== other) return own > other;
  const count = (language: Language): number => glossaries.get(language)?.matches(tokens).length ?? 0;
  return count('uk') > count('ru');
}
