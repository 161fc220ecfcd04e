import { readFileSync } from 'node:fs';
import type { Glossaries } from './gloss.js';
import { industries } from '../lexicon/industries.js';
import { colourAdjectives, lentColours, plainColours } from '../lexicon/colours.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { moods } from './personality.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import type { WordVectors } from './word-vectors.js';

/** Only words as common as this are mistyped often enough to be worth guessing. */
const commonRank = 9_000;
const [shortest, longest] = [4, 16];
/** A shorter word is another word as likely as a mistyped one, unless what it is near to is something that prompts ask for. */
const shortestCommon = 6;
/** Shorter than this, one letter more, less or another makes another word ("noose", "nose"), and only a colour or a ground is guessed. */
const shortestGuessed = 7;
/** Shorter than this, so do two swapped letters: "loin", "lion". */
const shortestSwapped = 5;
const shortestMuted = 8;
/** Contractions without their apostrophe, and rare words that are near to what prompts ask for. */
const rare = words(
  'dont cant wont isnt arent doesnt didnt havent hasnt wouldnt shouldnt couldnt thats whats lets youre theyre weve carer carers noose macron macrons',
);
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** What holds a mark, and what is ordered. */
const ordered = words(
  'circle square hexagon shield diamond triangle oval round badge emblem logo letters lettering font serif monogram minimal minimalist',
);

/** The words that prompts ask for, by what is left of them when they are mistyped, and all nouns that are spelt right. */
interface Spelling {
  near: ReadonlyMap<string, readonly string[]>;
  isWord: (key: string) => boolean;
}

let loaded: Spelling | undefined;

function spelling(): Spelling {
  loaded ??= loadSpelling();
  return loaded;
}

function loadSpelling(): Spelling {
  const lines = readFileSync(new URL('../../../lexicon/pictures.txt', import.meta.url), 'utf8').split('\n');
  const nounOf = (line: string): string => line.slice(0, line.indexOf(':'));
  const pictured = lines.filter((line) => line.includes(' =')).flatMap((line) => nounOf(line).split(' '));
  const meant = [
    ...pictured,
    ...ordered,
    ...brandNouns,
    ...plainColours.keys(),
    ...colourAdjectives.keys(),
    ...industries.flatMap((industry) => industry.words),
  ].filter((word) => /^[a-z]+$/.test(word) && word.length >= shortest - 1 && word.length <= longest);
  const near = new Map<string, string[]>();
  for (const word of new Set(meant))
    for (const key of [...shortened(word), skeletonOf(word), sortedLetters(word)]) {
      const known = near.get(key);
      if (known === undefined) near.set(key, [word]);
      else if (!known.includes(word)) known.push(word);
    }
  const nouns = new Set([...meant, ...lines.map(nounOf)]);
  return { near, isWord: (key) => nouns.has(key) || nouns.has(singular(key)) };
}

/** The word without each of its letters but the first. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => `${word.slice(0, at + 1)}${word.slice(at + 2)}`);

/** How a word sounds: "dolfin" is a dolphin, "bycicle" a bicycle. */
const skeletonOf = (word: string): string =>
  `~${word
    .replace(/ph/g, 'f')
    .replace(/^wh/, 'w')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')}`;

const sortedLetters = (word: string): string => `${word.charAt(0)}=${Array.from(word).sort().join('')}`;

/**
 * "A chili peper in a black circel", "buisness", "obviosly": a word that no tongue knows and that sounds like something that prompts
 * ask for, has its letters in another order, one too few, too many or another, or is a common word but for one letter.
 */
export function withoutTypos(tokens: readonly Token[], vectors: WordVectors, glossaries: Glossaries): Token[] {
  if (!vectors.knows('the')) return [...tokens];
  const guesses = new Map<string, string | undefined>();
  const guess = (key: string, isNoun: boolean): string | undefined => {
    const word = isNoun ? `a ${key}` : key;
    if (!guesses.has(word)) guesses.set(word, askedFor(key, vectors, isNoun) ?? commonWord(key, vectors));
    return guesses.get(word);
  };
  return tokens.map((token, at) => {
    const { key } = token;
    if (key.length < shortest || key.length > longest || !/^[a-z]+$/.test(key) || vectors.knows(key) || isName(tokens, at)) return token;
    if (rare.has(key) || isKnown(token, vectors)) return token;
    const meant = guess(key, isNoun(tokens[at - 1]));
    return meant === undefined || isAbroad(token, meant, glossaries) ? token : { ...token, key: meant };
  });
}

/** What is capitalised is a name, unless it opens a sentence and tells what is ordered: "Resturant logo". */
function isName(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return true;
  if (token.capitalised) return !(token.sentenceStart && /^[A-Z][a-z]+$/.test(token.text) && isOrder(token, next));
  if (!/^[a-z]+$/.test(token.text) || /["“„«‘]$/.test(before?.gap ?? '')) return true;
  const isAlone = token.gap !== '' || next === undefined;
  return /^(?:called|named|name|brand|be)$/.test(before?.key ?? '') || (isAlone && (at === 0 || /^(?:for|is)$/.test(before?.key ?? '')));
}

const isOrder = ({ gap }: Token, next: Token | undefined): boolean =>
  gap === '' && next !== undefined && !next.capitalised && (brandNouns.has(next.key) || stopWords.has(next.key));

const isKnown = ({ key }: Token, vectors: WordVectors): boolean =>
  spelling().isWord(key) || vectors.knows(singular(key)) || moods.get(key) !== undefined || lentColours.has(key);

/** A word of another tongue is none of English, unless it means the same there; "geen" and "gren" are colours all the same. */
const isAbroad = (token: Token, meant: string, glossaries: Glossaries): boolean =>
  !plainColours.has(meant) &&
  [...glossaries.values()].some((glossary) => glossary.matches([token], () => true).length > 0 && glossary.lookUp(token.key) !== meant);

/** Behind an article a word that nobody knows is a noun. */
const isNoun = (before: Token | undefined): boolean => before?.gap === '' && /^(?:a|an)$/.test(before.key);

/** What prompts ask for that is nearest to a word. */
function askedFor(key: string, vectors: WordVectors, isNoun: boolean): string | undefined {
  const { near } = spelling();
  const isPlural = key.length > shortest && key.endsWith('s') && !key.endsWith('ss');
  const found = [key, ...(isPlural ? [key.slice(0, -1)] : [])].flatMap((written) =>
    [written, ...shortened(written), skeletonOf(written), sortedLetters(written)]
      .flatMap((part) => near.get(part) ?? [])
      .map((word) => ({ word, cost: costOf(written, word, isNoun), rank: vectors.rank(word) ?? Infinity })),
  );
  return found
    .filter(({ word, cost }) => cost < Infinity && word.startsWith(key.charAt(0)) && (vectors.knows(word) || !plainColours.has(word)))
    .sort((one, other) => one.cost - other.cost || one.rank - other.rank)[0]?.word;
}

/** How unlikely it is that one word is mistyped as another: by its sound, by the order of its letters, by one letter. */
function costOf(written: string, word: string, isNoun: boolean): number {
  const isCertain = plainColours.has(word) || ordered.has(word);
  if (soundsLike(written, word) && (isCertain || !hasVowelMore(written, word))) return 0;
  if (written.length === word.length && sortedLetters(written) === sortedLetters(word))
    return lettersApart(written, word) <= 3 && (written.length >= shortestSwapped || isCertain) ? 1 : Infinity;
  // The last letter tells a form of the word: "embroider", "embroidery".
  const isMute = word === `${written}e` && written.length >= shortestMuted;
  if (!isMute && written.at(-1) !== word.at(-1)) return Infinity;
  const isLong = written.length >= shortestGuessed || isCertain;
  if (written.length < word.length)
    return (isLong || (isNoun && written.length >= shortestSwapped)) && isShorter(written, word) ? 2 : Infinity;
  if (written.length > word.length) return isLong && isShorter(word, written) ? 2 : Infinity;
  // "Puddle", "paddle": another letter in its place makes another thing.
  return (isCertain || brandNouns.has(word)) && written.length >= shortestSwapped && lettersApart(written, word) === 1 ? 3 : Infinity;
}

/** "Noose" is no "nose". */
const hasVowelMore = (written: string, word: string): boolean => written.length > word.length && /([aeiou])\1/.test(written);

/** "Cheery" is no "cherry": who writes one letter twice does not write another one once. */
const soundsLike = (written: string, word: string): boolean =>
  skeletonOf(written) === skeletonOf(word) && !(written.length === word.length && /(.)\1/.test(written) && /(.)\1/.test(word));

const isShorter = (short: string, long: string): boolean => short.length + 1 === long.length && shortened(long).includes(short);

const lettersApart = (one: string, other: string): number => Array.from(one).filter((letter, at) => letter !== other.charAt(at)).length;

/** The commonest word that two swapped letters, a letter more in the middle or one less make of a word. */
function commonWord(key: string, vectors: WordVectors): string | undefined {
  if (key.length < shortestCommon) return undefined;
  return candidates(key)
    .map((word) => ({ word, rank: vectors.rank(word) ?? Infinity }))
    .filter(({ rank }) => rank < commonRank)
    .sort((one, other) => one.rank - other.rank)[0]?.word;
}

/** The word with two neighbours swapped, and with one letter more in the middle of it. */
function candidates(word: string): string[] {
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  const swapped = places.map((at) => `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`);
  const longer = places.flatMap((at) => Array.from(letters, (letter) => `${word.slice(0, at)}${letter}${word.slice(at)}`));
  return [...swapped, ...longer];
}
