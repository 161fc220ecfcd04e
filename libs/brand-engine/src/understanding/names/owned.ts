import { brandNouns, ordered, stopWords } from '../lexicon/words.js';
import { areJoined } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { beforeLook } from './look.js';
import { isNameLike } from './looks.js';
import { couldBeName } from './plain.js';
import { spell } from './spelling.js';

const longestOwned = 4;

/** "A logo for my company sunrise solar in phoenix": in small letters, right behind what somebody owns, up to a mark or a small word. */
export function ownedName(context: NameContext): FoundName | undefined {
  const { tokens, language, describes } = context;
  if (language !== 'en') return undefined;
  for (const [at, { key, gap }] of tokens.entries()) {
    const isOwned = /^(?:my|our)$/.test(tokens[at - 1]?.key ?? '') && tokens[at - 1]?.gap === '';
    if (!isOwned || gap !== '' || !brandNouns.has(key) || ordered.has(key)) continue;
    let end = at + 1;
    while (end < tokens.length && areJoined(tokens, at, end) && !stopWords.has(tokens[end]?.key ?? '')) end++;
    const to = beforeLook(context, at + 1, end);
    const run = tokens.slice(at + 1, to);
    const isName =
      run.length > 0 &&
      run.length <= longestOwned &&
      couldBeName(run) &&
      run.every((token) => !isNameLike(token) && /^(?:NOUN|ADJ|PROPN|NUM)$/.test(token.pos)) &&
      !run.every((token) => describes(token.key) || brandNouns.has(token.key));
    if (isName) return spell(context, at + 1, to, 'proper-noun');
  }
  return undefined;
}
