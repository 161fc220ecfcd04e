import { sizeWords } from '../lexicon/words.js';
import { fold, type Token } from '../text/text.js';
import type { WishOf } from '../wishes.js';

const between = /^(?:is|are|in|be|should|must|a|lot|bit|much|far|way|slightly|twice|as|set|written|shown|more|the|letters|·)$/;
const reach = 5;
const shortestPart = 3;

/** "The word Ink bigger", "Chalk larger than line": one part of the name in a size of its own, which no identity has. */
export const findSizedWords = (tokens: readonly Token[], name: string): WishOf<'beyond'>[] =>
  tokens.flatMap(({ key, text }, at) => {
    // "La Quercia Grande": the name itself speaks of a size.
    if (!sizeWords.has(key) || words(name).includes(fold(text))) return [];
    let word = at - 1;
    while (word > at - reach && tokens[word]?.gap === '' && between.test(tokens[word]?.key ?? '')) word--;
    const part = tokens[word];
    if (!part || !/^["”“»’']?$/u.test(part.gap) || !isPartOf(part.text, name)) return [];
    const isAnnounced = /^(?:word|part)$/.test(tokens[word - 1]?.key ?? '');
    if (!isAnnounced && !part.capitalised) return [];
    return [{ kind: 'beyond' as const, reason: 'All parts of the name are of one size.', from: at, to: at + 1 }];
  });

function isPartOf(text: string, name: string): boolean {
  const [part, all] = [fold(text), words(name)];
  if (part.length < shortestPart || part === fold(name)) return false;
  return all.some((word) => word === part || (all.length === 1 && (word.startsWith(part) || word.endsWith(part))));
}

const words = (name: string): string[] => name.split(/\s+/).map(fold);
