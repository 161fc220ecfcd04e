import { areJoined, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';
import { relationAround, relationOf } from './arrangement.js';
import { areListed } from './listed-things.js';
import type { Group } from './things-together.js';

/** How far from the first and the last of a list a word tells that they stand on each other. */
const around = 5;

/** Three things that stand on each other: "a fox on a teapot on a stack of books", "a cup, a book and a cat stacked on top of each other". */
export function stackedOf(
  asked: readonly Thing[],
  tokens: readonly Token[],
  pictureOf: (thing: Thing) => string | undefined,
): Group | undefined {
  const [one, two, three] = asked;
  if (asked.length !== 3 || !one || !two || !three) return undefined;
  const said = (from: Thing, to: Thing): string | undefined =>
    areJoined(tokens, from.to - 1, to.from) ? relationOf(tokens.slice(from.to, to.from).map(({ key }) => key)) : undefined;
  const [above, below] = [said(one, two), said(two, three)];
  const isListed = areListed(one, two, tokens) && areListed(two, three, tokens);
  const keys = tokens.slice(Math.max(0, one.from - around), three.to + around).map(({ key }) => key);
  const isStack = isListed && (relationAround(keys) === 'on' || keys.some((key) => /^(?:tower|stack|pile|stacked|piled)$/.test(key)));
  const isUpwards = /^(?:on|over)$/.test(above ?? '') && /^(?:on|over)$/.test(below ?? '');
  const isDownwards = above === 'under' && below === 'under';
  if (!isStack && !isUpwards && !isDownwards) return undefined;
  const [top, middle, foot] = (isDownwards ? [three, two, one] : [one, two, three]).map(pictureOf);
  if (top === undefined || middle === undefined || foot === undefined) return undefined;
  return { pair: isDownwards ? [three, two] : [one, two], brief: { together: [top, middle], third: foot, arrangement: 'on' } };
}
