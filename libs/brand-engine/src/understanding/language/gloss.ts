import { type Language, languages } from '../../brief.js';
import { rowsOf } from './gloss-tables.js';
import type { Token } from '../text/text.js';
import { type Entry, WholeWords } from './whole-words.js';
import { hasAccent, WordParts } from './word-parts.js';

export type Glossaries = ReadonlyMap<Language, Glossary>;

/** Reads the tables of all tongues but English; those of refinements hold the words for changes too. */
export function loadGlossaries(kind: 'prompts' | 'refinements'): Glossaries {
  return new Map(
    languages.filter((language) => language !== 'en').map((language) => [language, new Glossary(language, rowsOf(kind, language))]),
  );
}

/** A word that a tongue knows, with the words that mean something together with it. */
interface Match {
  token: Token;
  isSmall: boolean;
  isSpelt: boolean;
  phrase: readonly Token[];
}

interface Gloss {
  entry: Entry | undefined;
  from: number;
  to: number;
}

/** An accent is not left out in words as short as this. */
const longestAccented = 4;

/** Words of one tongue with what they are in English. */
export class Glossary {
  readonly #whole: WholeWords;
  readonly #parts: WordParts;
  readonly #language: Language;

  constructor(language: Language, rows: ReturnType<typeof rowsOf>) {
    this.#language = language;
    this.#whole = new WholeWords(language, rows);
    this.#parts = new WordParts(language, this.#whole);
  }

  /** The tokens with English keys; a word of two ("dunkelgrün") becomes two tokens in the same place. */
  translate(tokens: readonly Token[]): Token[] {
    return this.#glosses(tokens).flatMap(({ entry, from, to }) => glossed(tokens.slice(from, to), entry));
  }

  /** Whether this tongue has a word whole, or phrases that begin with it. */
  hasWhole(key: string): boolean {
    return this.#whole.find(key) !== undefined || this.#whole.longestFrom(key) > 1;
  }

  /** The words of the prompt that this tongue knows; where it is told which ones it `hasWhole`, no word is taken apart, which is quick. */
  matches(tokens: readonly Token[], hasWhole?: (at: number) => boolean): Match[] {
    return this.#glosses(tokens, hasWhole).flatMap(({ entry, from, to }) => {
      const found = tokens.slice(from, to);
      const isSpelt = entry?.written === found.map(({ text }) => text.toLowerCase()).join(' ');
      return entry ? found.map((token) => ({ token, isSmall: entry.isSmall, isSpelt, phrase: found })) : [];
    });
  }

  /** The English of one word, or undefined. */
  lookUp(key: string): string | undefined {
    return (this.#whole.find(key) ?? this.#parts.baseOf(key) ?? this.#parts.find(key) ?? this.#parts.colourOf(key))?.english;
  }

  #glosses(tokens: readonly Token[], hasWhole?: (at: number) => boolean): Gloss[] {
    const found: Gloss[] = [];
    for (let from = 0; from < tokens.length;) {
      if (hasWhole?.(from) === false) {
        from++;
        continue;
      }
      const gloss = this.#phraseAt(tokens, from) ?? { entry: this.#wordAt(tokens, from, hasWhole !== undefined), from, to: from + 1 };
      found.push(gloss);
      from = gloss.to;
    }
    return found;
  }

  #phraseAt(tokens: readonly Token[], from: number): Gloss | undefined {
    const token = tokens[from];
    const longest = Math.min(token ? this.#whole.longestFrom(token.own) : 0, tokens.length - from);
    for (let length = longest; length > 1; length--) {
      const run = tokens.slice(from, from + length);
      if (run.slice(0, -1).some(({ gap }) => gap !== '')) continue;
      const entry = this.#whole.phrase(run.map(({ own }) => own));
      // "École de danse Pas de Deux" refuses nothing.
      if (entry?.isSmall && token?.capitalised && !token.sentenceStart && tokens[from + length]?.capitalised) continue;
      if (entry) return { entry, from, to: from + length };
    }
    return undefined;
  }

  #wordAt(tokens: readonly Token[], at: number, isWhole: boolean): Entry | undefined {
    const token = tokens[at];
    const entry = token && this.#meaningAt(tokens, token, at, isWhole);
    // "Casa Bella" is a name, "una casa bella" is none.
    const isProper = token?.capitalised === true && !token.sentenceStart && this.#language !== 'de';
    return entry?.isFiller === true && isProper ? undefined : entry;
  }

  #meaningAt(tokens: readonly Token[], token: Token, at: number, isWhole: boolean): Entry | undefined {
    // A word with its accents is another than one without: Portuguese "é" is no "e".
    const accented = this.#whole.accented(token.text.toLowerCase());
    if (accented) return accented;
    // So is a short one without: a "Bar" is no "Bär", and Polish "rak" no "rąk".
    const { own, text } = token;
    const exact = this.#whole.exact(own);
    if (exact && hasAccent(exact.written) && !hasAccent(text)) {
      const plain = this.#whole.plain(own);
      if (plain || own.length <= longestAccented) return plain;
    }
    const entry = isWhole ? this.#whole.find(own) : this.#parts.at(tokens, at);
    // French "glacé" is iced, and no "glace".
    const isParticiple = this.#language === 'fr' && /ée?s?$/i.test(text) && /[^é]es?$/.test(entry?.written ?? '');
    return isParticiple ? undefined : entry;
  }
}

function glossed(run: readonly Token[], entry: Entry | undefined): Token[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!entry || !first || !last) return [...run];
  const keys = entry.english.split(' ');
  const text = run.map((token) => token.text).join(' ');
  return keys.map((key, at) => ({
    ...first,
    // "Юридическая фирма" has a capital as a sentence has, not as a name; "Bäckereilogo" has that of a noun.
    capitalised: first.capitalised && last.capitalised && !(keys.length > 1 && keys.at(-1) === 'logo'),
    text: run.length === 1 ? first.text : text,
    key,
    end: last.end,
    sentenceStart: first.sentenceStart && at === 0,
    gap: at === keys.length - 1 ? last.gap : '',
    ...(entry.isNoun === true && keys.length === 1 ? { isThing: true } : {}),
  }));
}
