import { descriptorWords } from '../lexicon/words.js';
import type { Sentence } from '../language/sentence.js';
import { fold } from '../text/text.js';
import type { FoundName } from './find.js';
import { legalForms, linkWords } from './looks.js';

const mostLetters = 4;

/** All initials of a name, as a monogram shows them: small words have none, and words of trade only where little else is left. */
export function initialsFor(name: string): string {
  const words = name
    .split(/[\s&\-–+./]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !linkWords.has(fold(word)) && !/^(?:the|dr|prof|dipl|ing|mag)$/.test(fold(word)));
  const named = words.filter((word) => !legalForms.has(fold(word)));
  const own = (named.length > 0 ? named : words).filter((word) => !descriptorWords.has(fold(word)));
  const letters = (own.length >= 2 ? own : named.length > 0 ? named : words)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');
  return letters.slice(0, mostLetters);
}

/** Whether small letters were chosen for the name: elsewhere the prompt begins its sentences or other names with capitals, or quotes the name. */
export function isChosenLower(name: string, { text, tokens }: Sentence, found: FoundName | undefined): boolean {
  if (found === undefined || name !== name.toLowerCase() || !/\p{Ll}/u.test(name)) return false;
  if (found.source === 'quoted') return true;
  const outside = tokens.filter((_, at) => !found.tokens.has(at));
  return /^\p{Lu}/u.test(text) && outside.some(({ capitalised, text: word }) => capitalised && word !== 'I');
}
