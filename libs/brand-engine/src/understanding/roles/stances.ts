import type { Cue } from '../lexicon/cues.js';
import { affirmed, atFirst, denial, givenUp, proposal, proposed, settled, settledNow, thoughtOf, toGo } from '../lexicon/deliberation.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';
import type { Piece } from './pieces.js';

const cues: Readonly<Record<string, Cue>> = {
  affirmed,
  'at first': atFirst,
  'given up': givenUp,
  proposal,
  proposed,
  settled,
  'settled now': settledNow,
  thought: thoughtOf,
  'to go': toGo,
};

/** Tells how each sentence speaks of what is proposed: takes it, gives it up, only thinks of it. A sentence is asked when it is needed. */
export function stancesOf(
  sentences: readonly Span[],
  pieces: readonly Piece[],
  tokens: readonly Token[],
  isApart: (at: number) => boolean,
): (sentence: number) => readonly string[] {
  const known = new Map<number, readonly string[]>();
  const find = ({ from, to }: Span): string[] => {
    // Who says a line is none of it.
    const said = pieces.slice(from, to).flatMap((piece) => piece.tokens.flatMap((at) => (isApart(at) ? [] : (tokens[at] ?? []))));
    const words = ` ${said.map(({ key }) => key).join(' ')} | ${said.map(({ own }) => own).join(' ')} `;
    const isDenied = denial.test(said[0]?.own ?? '') || said[0]?.key === 'no';
    return [...Object.entries(cues).flatMap(([stance, cue]) => (cue(words) ? [stance] : [])), ...(isDenied ? ['denied'] : [])];
  };
  return (sentence) => {
    const span = sentences[sentence];
    if (!span) return [];
    const stances = known.get(sentence) ?? find(span);
    known.set(sentence, stances);
    return stances;
  };
}
