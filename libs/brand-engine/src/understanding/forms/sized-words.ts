import { sizeWords } from '../lexicon/words.js';
import { fold, type Token } from '../text/text.js';
import type { WishOf } from '../wishes.js';

/** One part of the name in a size of its own; of a part of a word no identity can show that. */
export type SizedWord = WishOf<'small-part'> | WishOf<'beyond'>;

const between = /^(?:is|are|in|be|should|must|a|lot|bit|much|far|way|slightly|twice|as|set|written|shown|more|the|letters|·)$/;
const smaller = /^(?:smaller|tiny|small)$/;
const ampersand = /^(?:ampersand|und-zeichen|esperluette)$/;
const reach = 5;
const shortestPart = 3;

/** "The word Ink bigger", "Chalk larger than Line", "the ampersand smaller than the names", "a tiny ampersand". */
export const findSizedWords = (tokens: readonly Token[], name: string, ofName: ReadonlySet<number>): SizedWord[] =>
  tokens.flatMap(({ key, text, gap }, at): SizedWord[] => {
    // "La Quercia Grande": the name itself speaks of a size.
    if (!sizeWords.has(key) || ofName.has(at) || words(name).includes(fold(text))) return [];
    let before = at - 1;
    while (before > at - reach && tokens[before]?.gap === '' && between.test(tokens[before]?.key ?? '')) before--;
    const [word] = [before, at + 1].filter((place) => isPart(place, place < at ? tokens[place]?.gap : gap, tokens, name));
    if (word === undefined) return [];
    const first = Math.min(word, at);
    const span = { from: isAnnounced(first, tokens) ? first - 1 : first, to: endOfMeasure(Math.max(word, at), tokens) };
    const part = partShown(tokens[word], name, smaller.test(key));
    return [
      part === undefined
        ? { kind: 'beyond', reason: 'The letters of one word are of one size.', ...span }
        : { kind: 'small-part', part, ...span },
    ];
  });

/** Whether a word is announced as a part of the name, or written as it is there. */
function isPart(at: number, gap: string | undefined, tokens: readonly Token[], name: string): boolean {
  const part = tokens[at];
  if (!part || !/^[“"”„«»‘’']?\s?$/u.test(gap ?? '')) return false;
  if (ampersand.test(part.key)) return name.includes('&');
  return isPartOf(part.text, name) && (isAnnounced(at, tokens) || part.capitalised);
}

const isAnnounced = (at: number, tokens: readonly Token[]): boolean => /^(?:word|part)$/.test(tokens[at - 1]?.key ?? '');

function isPartOf(text: string, name: string): boolean {
  const [part, all] = [fold(text), words(name)];
  if (part.length < shortestPart || part === fold(name)) return false;
  return all.some((word) => word === part || (all.length === 1 && (word.startsWith(part) || word.endsWith(part))));
}

const words = (name: string): string[] => name.split(/\s+/).map(fold);

/** The words of the name that are small in the end: those that are told, or all others. */
function partShown(token: Token | undefined, name: string, isSmall: boolean): string | undefined {
  const isTold = (word: string): boolean => (ampersand.test(token?.key ?? '') ? word === '&' : fold(word) === fold(token?.text ?? ''));
  return smallWords(name, isTold, isSmall);
}

/** The words of a name that are told, or all others where those are to be larger; none where there are no others. */
export function smallWords(name: string, isTold: (word: string) => boolean, isSmall: boolean): string | undefined {
  const all = name.split(/\s+/);
  const part = all.filter((word) => isTold(word) === isSmall);
  return part.length === 0 || part.length === all.length ? undefined : part.join(' ');
}

/** "Smaller than the words": what it is measured by goes with it. */
function endOfMeasure(at: number, tokens: readonly Token[]): number {
  let to = at + 1;
  if (tokens[at]?.gap === '' && tokens[to]?.key === 'than') while (tokens[to - 1]?.gap === '' && to < tokens.length) to++;
  return to;
}
