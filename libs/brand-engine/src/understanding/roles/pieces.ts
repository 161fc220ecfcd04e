import { type Token, tokenise } from '../text/text.js';

/** A word or a sign of the prompt. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  isSign: boolean;
  /** The tokens that it is read as: of another tongue a word may be two, and two words one. */
  tokens: readonly number[];
}

/** The words and the signs of a prompt: whether a sign belongs to a name is as much a question as whether a word does. */
export function piecesOf(text: string, tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let token = 0;
  let end = 0;
  const addSigns = (to: number): void => {
    for (const { 0: sign, index } of text.slice(end, to).matchAll(/\S/gu))
      pieces.push({ text: sign, start: end + index, end: end + index + sign.length, isSign: true, tokens: [] });
  };
  for (const word of tokenise(text)) {
    addSigns(word.start);
    end = word.end;
    while (token < tokens.length && (tokens[token]?.end ?? 0) <= word.start) token++;
    const read: number[] = [];
    for (let at = token; at < tokens.length && (tokens[at]?.start ?? 0) < word.end; at++) read.push(at);
    pieces.push({ text: word.text, start: word.start, end: word.end, isSign: false, tokens: read });
  }
  addSigns(text.length);
  return pieces;
}

const shortened = /^(?:\p{Lu}(?:(?![aeiouyäöüåæøаеиоуыэюяіїєαεηιουω])\p{Ll}){0,3}|No|Prof|MUDr)$/u;

/** Whether a full stop belongs to a shortened word before another one: "St. Anna", "M. J. Thorne", "Brdr. Toft". */
export const isAbbreviated = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.text === '.' &&
  pieces[at - 1]?.end === pieces[at].start &&
  shortened.test(pieces[at - 1]?.text ?? '') &&
  /^[\p{Lu}\p{Nd}]/u.test(pieces[at + 1]?.text ?? '');
