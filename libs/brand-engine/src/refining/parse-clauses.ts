import { findQuotes } from '../understanding/names/quoted.js';
import { plainColours, lentColours, colourAdjectives } from '../understanding/lexicon/colours.js';
import { fold, singular } from '../understanding/text.js';

const strong = /\s*(?:[;!?…]+|\.(?=\s|$)|\s(?:but|then|however|although)\s)\s*/giu;
const weak = /\s*,\s*(?:and\s+|plus\s+|also\s+)?|\s+(?:and|plus|&)\s+(?:also\s+)?|\s+with\s+(?=(?:the|its)\s)/giu;
const opensWish = /^(?:please\s+)?(?:make|give|add|put|turn|change|use|let|move|have|try)\s/i;
const mostClauses = 40;

/**
 * The clauses of a refinement. Sentence marks and "but" always part; a comma or "and" parts only where what follows is
 * understood by itself or opens like a wish, so that "navy and gold" and "keep the font and the icon" stay together. Quotes are never split.
 */
export function splitClauses(text: string, isUnderstood: (clause: string) => boolean): string[] {
  return cut(text, strong)
    .flatMap((sentence) => splitWeakly(sentence, isUnderstood))
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}#]/u.test(clause))
    .slice(0, mostClauses);
}

function splitWeakly(sentence: string, isUnderstood: (clause: string) => boolean): string[] {
  const clauses: string[] = [];
  let pending = '';
  for (const { part, before } of pieces(sentence, weak)) {
    const joinsColours = endsInColour(pending) && startsInColour(part);
    // A wish of its own that nobody understands must not hide behind the one before it.
    const isWish = isUnderstood(part) || (opensWish.test(part) && isUnderstood(pending));
    const starts = pending !== '' && !joinsColours && isWish && (isUnderstood(pending) || clauses.length === 0);
    if (starts) {
      clauses.push(pending);
      pending = part;
    } else pending = pending === '' ? part : pending + before + part;
  }
  return pending === '' ? clauses : [...clauses, pending];
}

interface Piece {
  part: string;
  /** The separator that stood before the piece. */
  before: string;
}

function pieces(text: string, separator: RegExp): Piece[] {
  const quoted = findQuotes(text);
  const found: Piece[] = [];
  let from = 0;
  let before = '';
  for (const match of text.matchAll(separator)) {
    const inQuotes = quoted.some(({ start, end }) => match.index > start && match.index < end);
    if (inQuotes || match[0] === '') continue;
    found.push({ part: text.slice(from, match.index), before });
    before = match[0];
    from = match.index + match[0].length;
  }
  found.push({ part: text.slice(from), before });
  return found.filter(({ part }) => part.trim() !== '');
}

const cut = (text: string, separator: RegExp): string[] => pieces(text, separator).map(({ part }) => part);

const isColourWord = (word: string): boolean => {
  const key = fold(word.replace(/[^\p{L}-]/gu, ''));
  return plainColours.has(key) || plainColours.has(singular(key)) || lentColours.has(key) || /^#[0-9a-f]{3,6}$/i.test(word.trim());
};
const endsInColour = (text: string): boolean => isColourWord(text.trim().split(' ').at(-1) ?? '');
const startsInColour = (text: string): boolean => {
  const parts = text.trim().split(' ');
  return parts
    .slice(0, 3)
    .some(
      (word, at) =>
        isColourWord(word) &&
        parts.slice(0, at).every((before) => colourAdjectives.has(fold(before)) || /^(?:a|an|some|the|not)$/.test(before)),
    );
};
