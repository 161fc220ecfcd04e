import { isArticle } from '../asked/asked-things.js';
import { brandNouns } from '../lexicon/words.js';
import type { FoundName, NameContext } from './find.js';
import { couldBeName, longestName, wishLabels } from './plain.js';
import { spell } from './spelling.js';

/**
 * "Pottery studio clay and moon: a moon on a cup", "taller de cerámica barro y luna: una luna": two things in small letters between the
 * trade and a colon that the picture follows are a name.
 */
export function headedName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  const end = tokens.findIndex((token) => token.gap !== '' && token.gap !== '&') + 1;
  if (!/^\s*:/.test(tokens[end - 1]?.gap ?? '') || !isArticle(tokens[end])) return undefined;
  const noun = tokens.slice(0, end).findLastIndex(({ key }) => brandNouns.has(key));
  if (noun < 0 || !tokens.slice(0, noun).every(({ key }) => describes(key) || brandNouns.has(key))) return undefined;
  // "Taller de joyas": abroad what a workshop makes stands behind it.
  const start = tokens[noun + 1]?.key === 'of' ? noun + 3 : noun + 1;
  const name = tokens.slice(start, end);
  const isJoined = name.length === longestName && (name[1]?.key === 'and' || name[0]?.gap === '&');
  const isName = isJoined && start > 1 && couldBeName(name) && !name.some(({ key, pos }) => pos === 'ADJ' || wishLabels.has(key));
  return isName ? spell(context, start, end, 'proper-noun') : undefined;
}
