import { tidyLine } from '../names/lines.js';
import { escaped, matchesOf, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';
import { spanned, type WrittenLine } from './written-line.js';

/** "The full name small underneath", "darunter klein die Langform", "sotto il nome per esteso". */
const longForms =
  /(?<!\p{L})(?:full name|full title|long form|long name|long version|langform|voller name|vollen namen|volle name|ganze name|ausgeschrieben\p{L}*|nom complet|nom entier|toutes lettres|nombre completo|nome completo|nome per esteso|per esteso|por extenso|nome inteiro|volledige naam|lange naam|voluit|fullständiga namnet|hela namnet|fulde navn|lange navn|hele navnet|fullt navn|fulle navnet|pełna nazwa|pełną nazwę|pełnej nazwy|celý název|koko nimi|полное название|полное имя|повна назва|повну назву|πλήρες όνομα|πλήρη ονομασία)(?!\p{L})/giu;

const longestShort = 10;

/** Clauses that only say that the long form is wanted: "the full name small underneath". */
export const longFormClauses = (text: string, tokens: readonly Token[]): Span[] =>
  matchesOf(text, longForms).map(({ index }) => clauseAt(tokens, index));

/** "NORA – Northern Otter Rescue Association", "DKVF = Dansk Kystvandrerforening": what is spelled out right behind its letters. */
export function longFormOf(text: string, tokens: readonly Token[], name: string): WrittenLine | undefined {
  const short = name.replaceAll('.', '');
  if (short.length > longestShort || !/^\p{Lu}[\p{L}\p{N}]+$/u.test(short) || !/\p{Lu}.*\p{Lu}/u.test(short)) return undefined;
  const behind = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(name)}["”»]?\\s*(?:[–—=:(-]|,?\\s(?:short for|stands for|kurz für|steht für|pour|abbreviation of))\\s*(\\p{Lu}[^.;:!?()\\n–—]{4,120})`,
    'u',
  ).exec(text)?.[1];
  // "…, the full name in small below", "…, a forest school" are no part of it.
  const asked =
    behind === undefined ? -1 : behind.search(new RegExp(`,[^,]*${longForms.source}|,\\s(?:an?|eine?|une?|un[ao]?|een|ett?)\\s`, 'iu'));
  const next = behind === undefined ? null : tidyLine(asked < 0 ? behind : behind.slice(0, asked));
  const line = next !== null && abbreviates(short, next) ? next : spelledOutIn(text, short);
  if (line === null) return undefined;
  const start = text.indexOf(line);
  return spanned({ text: line, start, end: start + line.length, cue: start, isPlaced: false }, tokens);
}

/** Words that tell where the long form stands, and end it. */
const placed =
  /\s+(?:next to|beside|below|under|underneath|beneath|in small|in smaller|must|should|small|klein\p{L}*|darunter|daneben|unter|en petit|sous|dessous|à côté|debajo|al lado|en letra|en pequeño|sotto|accanto|in piccolo|em letra|em pequeno|por baixo|ernaast|eronder|onder|under|nedanför|bredvid|med små|nedenunder|pod|obok)(?!\p{L}).*$/iu;

/** "VNBS met ernaast klein de volledige naam Vereniging …": what the letters stand for, wherever it is written. */
function spelledOutIn(text: string, short: string): string | null {
  const runs = text.matchAll(/(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}[^.;:!?()\n–—,"”»]{8,118}/gu);
  for (const { index } of runs) {
    const run = /^[^.;:!?()\n–—,"”»]{8,120}/u.exec(text.slice(index))?.[0] ?? '';
    const line = tidyLine(run.replace(placed, ''));
    if (line !== null && line.includes(' ') && abbreviates(short, line)) return line;
  }
  return null;
}

const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether letters stand in a line in their order, and begin its first word and most of the others. */
function abbreviates(short: string, line: string): boolean {
  const letters = Array.from(plainly(short));
  const words = plainly(line)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  // Where every letter begins a word, it does not matter that it stands in an earlier word too.
  const initials = words.reduce((count, word) => (word.startsWith(letters[count] ?? '\n') ? count + 1 : count), 0);
  if (initials === letters.length) return true;
  let [at, begun] = [0, 0];
  for (const word of words) {
    if (word.startsWith(letters[at] ?? '\n')) begun++;
    for (const own of word) if (own === letters[at]) at++;
  }
  return at === letters.length && words[0]?.startsWith(letters[0] ?? '\n') === true && begun >= Math.min(2, words.length);
}

/** The clause around a place of the text. */
function clauseAt(tokens: readonly Token[], start: number): Span {
  const at = Math.max(
    0,
    tokens.findIndex((token) => token.end > start),
  );
  const ends = (place: number): boolean => /[,;:.!?…()–—|\n]/.test(tokens[place]?.gap ?? '');
  let [from, to] = [at, at + 1];
  while (from > 0 && !ends(from - 1)) from--;
  while (to < tokens.length && !ends(to - 1)) to++;
  return { from, to };
}
