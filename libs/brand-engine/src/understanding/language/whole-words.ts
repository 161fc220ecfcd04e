import type { Language } from '../../brief.js';
import type { Row } from './gloss-tables.js';
import { mayInflect } from './inflection.js';
import { endings } from '../lexicon/morphology.js';

/** What a word or a phrase is in English. */
export type Entry = Pick<Row, 'english' | 'isSmall'> & Partial<Row>;

export const longestPhrase = 5;
const shortestStem = 3;

/** The words and phrases of one tongue as its tables have them, and by their stems. */
export class WholeWords {
  readonly #entries = new Map<string, Row>();
  readonly #stems = new Map<string, Row[]>();
  /** How many words the phrases have that begin with a word. */
  readonly #longestFrom = new Map<string, number>();
  /** Phrases of things by the stems of their words: "гаечным ключом". */
  readonly #declined = new Map<string, Row>();
  /** Words by how they are written, where accents tell them apart: Swedish "träd" and "tråd". */
  readonly #accents = new Map<string, Row>();
  /** What is written without accents, where the first of these letters has some: Polish "rąk" and "rak". */
  readonly #plain = new Map<string, Row>();
  readonly #ending: RegExp;

  constructor(
    private readonly language: Language,
    rows: readonly Row[],
  ) {
    this.#ending = endings[language] ?? /$^/;
    for (const row of rows) this.#add(row);
  }

  /** What is in the tables just so. */
  exact(key: string): Row | undefined {
    return this.#entries.get(key);
  }

  /** What has these accents, where another word has others. */
  accented(written: string): Row | undefined {
    return hasMark(written) ? this.#accents.get(written) : undefined;
  }

  /** What has no accents, where the first word of these letters has some. */
  plain(key: string): Row | undefined {
    return this.#plain.get(key);
  }

  /** What is in the tables as it is written or by its stem. */
  find(key: string): Row | undefined {
    const exact = this.exact(key);
    if (exact || key.length <= shortestStem) return exact;
    const stem = this.#stemOf(key);
    return this.asFormOf(stem, key) ?? this.byStem(key, stem);
  }

  /** "Koppen" is a "kopp" before it is anything of the stem of "koppar". */
  asFormOf(word: string, key: string): Row | undefined {
    const entry = this.exact(word);
    return entry?.isSmall === false && word.length > shortestStem && mayInflect(this.language, key, entry) ? entry : undefined;
  }

  /** What has the stem of a word and may be inflected so. */
  byStem(key: string, stem = this.#stemOf(key)): Row | undefined {
    // A thing may be listed in two forms, of which one alone tells its gender.
    const found = this.#stems.get(stem);
    return found?.find(({ english }) => found.every((other) => other.english !== english || mayInflect(this.language, key, other)));
  }

  /** The first word that has a stem. */
  ofStem(stem: string): Row | undefined {
    return this.#stems.get(stem)?.[0];
  }

  /** How many words the longest phrase has that may begin with a word. */
  longestFrom(key: string): number {
    return Math.max(this.#longestFrom.get(key) ?? 1, this.#longestFrom.get(this.#stemOf(key)) ?? 1);
  }

  phrase(keys: readonly string[]): Row | undefined {
    return this.exact(keys.join(' ')) ?? this.#declined.get(keys.map((key) => this.#stemOf(key)).join(' '));
  }

  #stemOf(key: string): string {
    const stem = key.replace(this.#ending, '');
    return stem.length >= shortestStem ? stem : key;
  }

  #add(row: Row): void {
    const { key, written, isSmall } = row;
    const same = this.#entries.get(key);
    const isAmbiguous = key.length <= shortestStem || (same !== undefined && same.written !== written);
    if (isAmbiguous && hasMark(written) && !this.#accents.has(written)) this.#accents.set(written, row);
    if (same && hasMark(same.written) && !hasMark(written) && !this.#plain.has(key)) this.#plain.set(key, row);
    // What is written first in the tables is meant first.
    if (!same) this.#entries.set(key, row);
    const parts = key.split(' ');
    this.#leadsTo(parts[0] ?? '', parts.length);
    if (isSmall) return;
    const stems = parts.map((part) => this.#stemOf(part));
    const stem = stems.join(' ');
    if (parts.length === 1) {
      const alike = this.#stems.get(stem);
      if (alike) alike.push(row);
      else this.#stems.set(stem, [row]);
      return;
    }
    if (!this.#declined.has(stem)) this.#declined.set(stem, row);
    this.#leadsTo(stems[0] ?? '', parts.length);
  }

  #leadsTo(first: string, length: number): void {
    if (length > (this.#longestFrom.get(first) ?? 0)) this.#longestFrom.set(first, Math.min(longestPhrase, length));
  }
}

/** Whether a word has accents. Danish "nøgle" is no "nogle": some letters are no plain ones with a mark. */
export const hasMark = (word: string): boolean => /[^ -~]/.test(word) && /[\p{M}æøœł]/u.test(word.normalize('NFD'));
