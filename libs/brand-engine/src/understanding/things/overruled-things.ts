import { isDecidedOn } from '../asked/decided-things.js';
import { isColourWord } from '../lexicon/colours.js';
import { settled } from '../lexicon/deliberation.js';
import { type Deliberation, droppedIn, proposedIn } from '../language/deliberation.js';
import { areJoined, endsClause, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';
import type { IconRanker } from './icons.js';
import { picturesOfKind } from './refused-things.js';

/** "At first a loaf, but everybody has one. In the end a windmill": the loaf is refused, unless it is asked for elsewhere. */
export function withoutDropped(things: readonly Thing[], tokens: readonly Token[], deliberation: Deliberation, icons: IconRanker): Thing[] {
  if (deliberation.length === 0) return [...things];
  const shown = new Set(things.flatMap(({ refused, asked, icons: ids, from }) => (asked && !refused && ids.length > 0 ? [from] : [])));
  const spoken = droppedIn(deliberation, (at) => shown.has(at));
  // "A key, but not crossed keys, everyone has crossed keys": what is given up is a kind of what is asked for.
  const isOfAnother = (thing: Thing): boolean =>
    thing.asked &&
    !namesKind(thing, tokens) &&
    things.some((other) => other.term === thing.term && namesKind(other, tokens) && (other.refused || spoken.has(other.from)));
  const dropped = new Set([...spoken].filter((at) => !things.some((thing) => thing.from === at && isOfAnother(thing))));
  const ofOthers = proposedIn(deliberation);
  const kept = new Set(things.filter(({ asked, from }) => asked && !dropped.has(from) && !ofOthers.has(from)).map(({ term }) => term));
  // "A jug, drawn simply. Dad wants the hammer back": what others would have counts where the writer asks for nothing.
  const isWished = things.some(({ asked, refused, icons: ids, from }) => asked && !refused && ids.length > 0 && !ofOthers.has(from));
  return things.flatMap((thing) => {
    if (isWished && ofOthers.has(thing.from) && !dropped.has(thing.from) && !thing.refused) return kept.has(thing.term) ? [thing] : [];
    if (!dropped.has(thing.from) || thing.refused) return [thing];
    // "A skull with leaves, but that's too goth": nothing is held against leaves.
    if (kept.has(thing.term) || things.some((other) => dropped.has(other.from) && isAccompanied(other, thing, tokens))) return [];
    return [{ ...thing, asked: false, refused: true, icons: picturesOfKind(thing.term, icons) }];
  });
}

/** "Crossed keys", "a polar bear": a word right before a thing tells which kind of it is meant. */
export const namesKind = ({ from }: Thing, tokens: readonly Token[]): boolean => {
  const before = tokens[from - 1];
  return before?.gap === '' && (/^(?:NOUN|PROPN|ADJ)$/.test(before.pos) || (before.pos === 'VERB' && /\w{2}(?:ed|ing)$/.test(before.key)));
};

/** "A skull with leaves", "a hare in a wreath": what a thing has with it. */
const isAccompanied = (thing: Thing, other: Thing, tokens: readonly Token[]): boolean =>
  thing.to < other.from && areJoined(tokens, thing.to - 1, other.from) && /^(?:with|in|inside|on|of)$/.test(tokens[thing.to]?.key ?? '');

/** Whether a thing stands where a text may say what it settled on; "the curtains of the hall" only say where another thing is. */
export const isChosen = (chosen: ReadonlySet<number>, tokens: readonly Token[], from: number, to: number): boolean =>
  chosen.has(from) &&
  !isOfAnother(tokens, hasArticle(tokens[from - 1]) ? from - 2 : from - 1) &&
  !(tokens[to - 1]?.gap === '' && tokens[to]?.pos === 'PROPN');

/** "We decided for the gull": the word that a choice stands behind. */
const isOfAnother = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|for|from|like|as|by|at)$/.test(tokens[at]?.key ?? '') &&
  !(tokens[at]?.key === 'for' && [tokens[at - 1]?.key, tokens[at - 1]?.own].some((word) => settled(` ${word ?? ''} `)));

const hasArticle = (token: Token | undefined): boolean => /^(?:a|an|the|my|our)$/.test(token?.key ?? '');

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

/** "Maroon, as on the curtains", "jaune fluo (comme les gilets)": where a colour is seen already. */
function isLikened(tokens: readonly Token[], from: number): boolean {
  const [first = '', second = '', third = ''] = [from - 3, from - 2, from - 1].map((at) => tokens[at]?.key);
  if (/^(?:as|like)$/.test(first) && /^(?:on|in)$/.test(second) && /^(?:the|our|my)$/.test(third)) return true;
  return /^(?:as|like)$/.test(second) && /^(?:the|our|my)$/.test(third) && isColourWord(first);
}
