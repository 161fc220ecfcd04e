import type { FoundName } from '../names/find.js';
import type { RuleReading } from './features.js';
import type { Piece } from './pieces.js';
import { feature, type Feature } from './table.js';

/** Pieces `from` … `to` (exclusive) that may be the name. */
export interface NameSpan {
  from: number;
  to: number;
}

/** Spans are the same name to the rules if they have the same words: signs at its ends are a question of spelling. */
export function keyOf(pieces: readonly Piece[], from: number, to: number): string {
  let [first, end] = [from, to];
  while (pieces[first]?.isSign) first++;
  while (pieces[end - 1]?.isSign) end--;
  return `${first} ${end}`;
}

/** Which rules take which span for the name. */
export function votesOf(names: RuleReading['names'], pieces: readonly Piece[], text: string): Map<string, Feature[]> {
  const votes = new Map<string, Feature[]>();
  for (const { rule, found } of names.all) {
    const span = spanOf(found, pieces, text);
    const key = keyOf(pieces, span.from, span.to);
    const isSurest = names.surest?.rule === rule;
    votes.set(key, [
      ...(votes.get(key) ?? []),
      feature`exactly ${rule}`,
      ...(isSurest ? [feature`exactly surest`, feature`exactly surest ${rule}`] : []),
    ]);
  }
  return votes;
}

/** The pieces that spell a name; the tokens of an acronym are also those of its long form. */
export function spanOf(found: FoundName, pieces: readonly Piece[], text: string): NameSpan {
  const inside = pieces.flatMap((piece, at) => (piece.tokens.some((token) => found.tokens.has(token)) ? [at] : []));
  const spelled = found.longForm === undefined ? [] : inside.filter((at) => text.startsWith(found.name, pieces[at]?.start));
  const [from = 0] = spelled.length > 0 ? spelled : inside;
  return { from, to: spelled.length > 0 ? from + 1 : (inside.at(-1) ?? from) + 1 };
}

/** Whether two spans have the same words. */
export const isSameName = (pieces: readonly Piece[], one: NameSpan, other: NameSpan): boolean =>
  keyOf(pieces, one.from, one.to) === keyOf(pieces, other.from, other.to);
