import { isDecidedOn } from '../asked/decided-things.js';
import { endsClause, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** "First an anchor, then a lighthouse, but we agreed on a seagull": what was only considered, given up or likened to is not asked for. */
export function withoutOverruled(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const decided = things.findLast((thing) => thing.asked && isDecidedOn(tokens, thing.from, thing.to));
  const start = decided ? startOfClause(tokens, decided.from) : 0;
  const isOverruled = (thing: Thing): boolean =>
    (thing.to <= start && !isDecidedOn(tokens, thing.from, thing.to)) || isTakenBack(tokens, thing.to) || isLikened(tokens, thing.from);
  return things.map((thing) => (thing.asked && !thing.refused && isOverruled(thing) ? { ...thing, asked: false } : thing));
}

function startOfClause(tokens: readonly Token[], from: number): number {
  let start = from;
  while (start > 0 && !endsClause(tokens[start - 1]?.gap ?? '') && tokens[start - 1]?.gap !== ',') start--;
  return start;
}

/** "A rocking horse, or maybe not, rather …": taken back as soon as it was said. */
function isTakenBack(tokens: readonly Token[], to: number): boolean {
  const words = tokens.slice(to, to + 4).map(({ key, gap }) => key + (gap === '' ? '' : '.'));
  return /^(?:or )?(?:maybe|perhaps|rather|actually|well) (?:not|no)\.|^or (?:not|no)\./.test(words.join(' '));
}

/** "Maroon, as on the curtains": where a colour is seen already. */
const isLikened = (tokens: readonly Token[], from: number): boolean =>
  /^(?:as|like) (?:on|in) (?:the|our|my)$/.test(
    tokens
      .slice(Math.max(0, from - 3), from)
      .map(({ key }) => key)
      .join(' '),
  );
