import { fold, singular, type Token } from './text.js';

/** A lexicon entry found in the prompt: the entry's value and the tokens it covers, `to` exclusive. */
export interface PhraseMatch<Value> {
  value: Value;
  phrase: string;
  from: number;
  to: number;
}

/** Looks up phrases of up to four words, longest first, in singular or as written. */
export class PhraseTable<Value> {
  readonly #entries = new Map<string, Value>();
  /** How many words the longest entry has that begins with a word; most words of a text begin none. */
  readonly #longestFrom = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of entries) {
      const key = fold(phrase)
        .replace(/\s*&\s*/g, ' ')
        .replace(/'s\b/g, '');
      this.#entries.set(key, value);
      const parts = key.split(' ');
      const first = parts[0] ?? '';
      this.#longestFrom.set(first, Math.max(this.#longestFrom.get(first) ?? 0, parts.length));
    }
  }

  get(phrase: string): Value | undefined {
    return this.#entries.get(phrase) ?? this.#entries.get(singular(phrase));
  }

  /** The longest entry that starts at token `from`. */
  at(tokens: readonly Token[], from: number): PhraseMatch<Value> | undefined {
    const key = tokens[from]?.key ?? '';
    const longest = this.#longestFrom.get(key) ?? this.#longestFromSingular(key);
    for (let length = Math.min(longest, tokens.length - from); length >= 1; length--) {
      const run = tokens.slice(from, from + length);
      if (run.slice(0, -1).some((token) => token.gap !== '' && token.gap !== '&' && token.gap !== '-')) continue;
      const written = run.map((token) => token.key).join(' ');
      const stemmed = [...run.slice(0, -1).map((token) => token.key), singular(run.at(-1)?.key ?? '')].join(' ');
      const phrase = this.#entries.has(written) ? written : stemmed;
      const value = this.#entries.get(phrase);
      if (value !== undefined) return { value, phrase, from, to: from + length };
    }
    return undefined;
  }

  #longestFromSingular(key: string): number {
    const one = singular(key);
    return one !== key && this.#longestFrom.has(one) ? 1 : 0;
  }

  /** All entries in the prompt, left to right, without overlaps. */
  scan(tokens: readonly Token[]): PhraseMatch<Value>[] {
    const found: PhraseMatch<Value>[] = [];
    for (let from = 0; from < tokens.length;) {
      const match = this.at(tokens, from);
      if (match) found.push(match);
      from = match ? match.to : from + 1;
    }
    return found;
  }
}

/** The items of a comma list written as one string, so that lexicons stay readable. */
export const list = (items: string): string[] =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The words of a space-separated string as a set. */
export const words = (text: string): Set<string> => new Set(text.split(/\s+/).filter((item) => item !== ''));
