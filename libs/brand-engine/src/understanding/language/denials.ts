import { plainColours } from '../lexicon/colours.js';
import { idioms, negators, openNegators, deniedBefore } from '../lexicon/negation.js';
import { endsClause, singular, type Token } from '../text/text.js';

export interface Cue {
  from: number;
  /** The first token after the cue. */
  to: number;
  /** "Avoid" and "anything but" open a list that "and" continues. */
  opensList: boolean;
}

/** "No", "without", "anything but" … at a token, unless it is part of an idiom that denies nothing ("not only", "no matter"). */
export function cueAt(tokens: readonly Token[], at: number): Cue | undefined {
  if (isInIdiom(tokens, at) || isQuoted(tokens, at) || isLimit(tokens, at)) return undefined;
  const open = openNegators.at(tokens, at);
  if (open) return { from: at, to: open.to, opensList: true };
  const plain = negators.at(tokens, at);
  if (!plain || isStatement(tokens, at) || isAnswer(tokens, at) || isOrNothing(tokens, at) || isNumber(tokens, at) || isOneMore(tokens, at))
    return undefined;
  return { from: at, to: plain.to, opensList: tokens[at]?.key === 'without' && isListOfNouns(tokens, plain.to) };
}

/** "No colour except teal": neither of its denials denies. */
const isInIdiom = (tokens: readonly Token[], at: number): boolean =>
  idioms.at(tokens, at) !== undefined || [1, 2, 3].some((back) => (idioms.at(tokens, at - back)?.to ?? 0) > at);

/** "Roosters don't lay eggs" tells what they do; "customers don't want roses" refuses them. */
const isStatement = (tokens: readonly Token[], at: number): boolean => {
  const [before, denial, verb] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    /^(?:don't|doesn't|didn't)$/.test(denial?.key ?? '') &&
    before?.gap === '' &&
    before.pos === 'NOUN' &&
    verb?.pos === 'VERB' &&
    !/^(?:want|need|like|use|show|include|draw|put|have|add|look|do|make|fit|suit|belong|work|love|see|give)$/.test(verb.key)
  );
};

/** "Two colours, no more." sets a limit, and refuses neither. */
const isLimit = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|not|nothing)$/.test(tokens[at]?.key ?? '') &&
  tokens[at + 1]?.key === 'more' &&
  (tokens[at + 1]?.gap !== '' || at + 2 === tokens.length);

/** "With a capital «No»": a word between quotation marks is spoken of. */
const isQuoted = (tokens: readonly Token[], at: number): boolean =>
  /[«“"„‘]$/.test(tokens[at - 1]?.gap ?? '') && /^[»”"“’]/.test(tokens[at]?.gap ?? '');

const longestItem = 3;

/** "Without planes, palm trees and globes": three bare nouns or more are one list. */
function isListOfNouns(tokens: readonly Token[], from: number): boolean {
  let [items, length, hasAnd] = [0, 0, false];
  for (const token of tokens.slice(from)) {
    if (token.key === 'and') [items, length, hasAnd] = [items + 1, 0, true];
    else if (++length > longestItem || !/^(?:NOUN|PROPN|)$/.test(token.pos) || plainColours.has(singular(token.key))) return false;
    if (token.gap.includes(',')) [items, length] = [items + 1, 0];
    else if (endsClause(token.gap)) break;
  }
  return hasAnd && items >= 2 && length > 0;
}

/** "A tower, no thanks": the denial is of what stands before. */
const isAnswer = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|not)$/.test(tokens[at]?.key ?? '') &&
  (/^(?:thanks|thank)$/.test(tokens[at + 1]?.key ?? '') ||
    // "A horn of plenty? No, a ship's horn."
    ((tokens[at - 1]?.gap ?? '').includes('?') && /^[,:–—]/.test(tokens[at]?.gap ?? '')));

/** "A lily or nothing at all", "a tulip or no picture": what stands before is wished for, and nothing in its place. */
export const isOrNothing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.key === 'or' &&
  (/^(?:nothing|none)$/.test(tokens[at]?.key ?? '') ||
    (tokens[at]?.key === 'no' && /^(?:picture|icon|symbol|image|illustration|graphic)$/.test(tokens[at + 1]?.key ?? '')));

/** "No. 12" counts, and "coming out of the zero" is a figure. */
const isNumber = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.key === 'no' && tokens[at].gap === '.' && /^\p{Nd}/u.test(tokens[at + 1]?.text ?? '')) ||
  (tokens[at]?.key === 'zero' && /^(?:the|a|an|our|your|number|platform)$/.test(tokens[at - 1]?.key ?? ''));

/** "Noch ein Ball" is one more, and "weder Ball noch Katze" none. */
const isOneMore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.own === 'noch' && /^(?:a|an)$/.test(tokens[at + 1]?.key ?? '');

/** "Не надо машин": what has a thing behind it and nothing before it denies what follows. */
export function openingDenial(tokens: readonly Token[], at: number): Cue | undefined {
  const cue = tokens[at]?.key === tokens[at]?.own ? undefined : deniedBefore.at(tokens, at);
  const isFirst = at === 0 || /[,;.:!?–—]$/.test(tokens[at - 1]?.gap ?? '');
  return cue && isFirst && tokens[cue.to] !== undefined && tokens[cue.to - 1]?.gap === ''
    ? { from: at, to: cue.to, opensList: true }
    : undefined;
}
