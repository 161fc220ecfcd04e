import type { Scope } from '../language/negation.js';
import { clauseStart, endsClause, type Token } from '../text/text.js';
import type { Span, WishOf } from '../wishes.js';

const weaving =
  /^(?:interlaced|interlacing|interlocked|interlocking|interlock|intertwined|intertwining|entwined|interwoven|woven|interlinked|linked|link|linking|knotted|braided)$/;
const overlapping = /^(?:overlapping|overlapped|overlap|overlaid)$/;
/** "Joined up", but not "joined with a leaf". */
const joining = /^(?:joined|conjoined|merged|fused|connected|touching)$/;
const isJoining = (tokens: readonly Token[], at: number): boolean =>
  joining.test(tokens[at]?.key ?? '') && !/^(?:with|to|by|from|into)$/.test(tokens[at + 1]?.key ?? '');
/** What belongs to it: "woven into each other", "linked together". */
const behind = /^(?:into|in|with|together|each|other|one|another|over|up|like|a|chain|·)$/;
const cues = /^(?:monogram|initials?|letters?|lettermark)$/;

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}$/u.test(token?.text ?? '');

/** The clause around a place. */
function clauseAt(tokens: readonly Token[], at: number): Span {
  let to = at + 1;
  while (to < tokens.length && !endsClause(tokens[to - 1]?.gap ?? '')) to++;
  return { from: clauseStart(tokens, at), to };
}

/** Where two letters are named of which the clause says how they are joined: "O and D woven into each other". */
export function lettersOfJoin(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const join = tokens.findIndex(({ key }, at) => weaving.test(key) || overlapping.test(key) || isJoining(tokens, at));
  if (join < 0) return undefined;
  const { from, to } = clauseAt(tokens, join);
  for (let at = from; at + 1 < to; at++) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    const last = second?.key === 'and' ? at + 2 : at + 1;
    const isPair = isCapital(first) && isCapital(tokens[last]) && (last > at + 1 || /^[&+]?$/.test(first?.gap ?? ''));
    if (isPair && last < to) return { kind: 'letters', letters: `${first?.text ?? ''}${tokens[last]?.text ?? ''}`, from: at, to: last + 1 };
  }
  return undefined;
}

/** How the letters of a monogram are to be joined; nothing where the prompt speaks of no letters. */
export function findJoinedLetters(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  letters: Span | undefined,
): WishOf<'joined-letters'> | undefined {
  const at = tokens.findIndex(({ key }, place) => {
    if (!(weaving.test(key) || overlapping.test(key) || isJoining(tokens, place)) || scopes[place]?.negated === true) return false;
    const { from, to } = clauseAt(tokens, place);
    const isNear = letters !== undefined && letters.from < to + 3 && from - 3 < letters.to;
    return isNear || tokens.slice(from, to).some((token) => cues.test(token.key));
  });
  if (at < 0) return undefined;
  let to = at + 1;
  while (tokens[to - 1]?.gap === '' && behind.test(tokens[to]?.key ?? '')) to++;
  return { kind: 'joined-letters', how: weaving.test(tokens[at]?.key ?? '') ? 'woven' : 'overlapping', from: at, to };
}
