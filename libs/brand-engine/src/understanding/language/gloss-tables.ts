import { readFileSync } from 'node:fs';
import type { Language } from '../../brief.js';
import type { Lemma } from './inflection.js';
import { fold, withoutElision } from '../text/text.js';

/** One word or phrase of another tongue. */
export interface Row extends Lemma {
  /** As its tongue writes it. */
  written: string;
  isSmall: boolean;
  /** It only fills a request, and is a name's own word where it has a capital. */
  isFiller: boolean;
}

/** A word that means nothing by itself. */
const emptyKey = '·';

/** What is written first is meant first. */
const tables = [
  'turned',
  'relations',
  'grammar',
  'grammar-more',
  'deeds',
  'small',
  'words',
  'things',
  'nouns',
  'nouns-more',
  'looks',
  'carriers',
  'drawn',
  'trades',
  'trades-more',
];
const changes = ['changes', 'changes-more'];
/** Small words, which are no part of a compound. */
const small = [...changes, 'turned', 'relations', 'grammar', 'grammar-more', 'deeds', 'small'];
/** Nouns for things, which have one gender. */
const nouns = ['things', 'nouns', 'carriers', 'drawn', 'trades', 'trades-more'];

type Rows = Map<Language, Row[]>;

/** Prompts and refinements share most tables. */
const read = new Map<string, Rows>();

/** The rows of one tongue; those of refinements begin with the words for changes. */
export function rowsOf(kind: 'prompts' | 'refinements', language: Language): Row[] {
  return (kind === 'refinements' ? [...changes, ...tables] : tables).flatMap((table) => {
    const rows = read.get(table) ?? readTable(table);
    read.set(table, rows);
    return rows.get(language) ?? [];
  });
}

/** A table beside the word vectors: one English word a line, its equivalents by column; "=" is what the column before it says. */
function readTable(table: string): Rows {
  const text = readFileSync(new URL(`../../../lexicon/abroad-${table}.tsv`, import.meta.url), 'utf8');
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [, ...columns] = header.split('|').map((cell) => cell.trim() as Language);
  const rows: Rows = new Map(columns.map((language) => [language, []]));
  const [isSmall, isNoun, isFiller] = [small.includes(table), nouns.includes(table), table === 'small'];
  for (const line of lines) {
    const [first = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const english = first === '-' ? emptyKey : first;
    let cell = first;
    columns.forEach((language, at) => {
      if (cells[at] !== '=') cell = cells[at] ?? '';
      const phrases = cell.split('/').filter((phrase) => phrase !== '' && phrase !== '-');
      const isOfOneGender = isNoun && !hasBothGenders(phrases);
      for (const phrase of phrases)
        rows.get(language)?.push({ key: keyOf(phrase), written: phrase.toLowerCase(), english, isSmall, isNoun: isOfOneGender, isFiller });
    });
  }
  return rows;
}

/** "Divertido/divertida" is an adjective, wherever it is listed. */
const hasBothGenders = (phrases: readonly string[]): boolean =>
  phrases.some((phrase) => phrase.endsWith('o') && phrases.includes(`${phrase.slice(0, -1)}a`));

const keyOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => withoutElision(fold(word)))
    .join(' ');
