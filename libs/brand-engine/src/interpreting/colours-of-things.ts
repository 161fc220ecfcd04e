import { paintedNouns, paletteNouns } from '../understanding/colours/colour-context.js';
import { colouredThing } from '../understanding/colours/coloured-things.js';
import { brandNouns, emptyNouns, stopWords } from '../understanding/lexicon/words.js';
import { singular, type Token } from '../understanding/text/text.js';
import type { Span } from '../understanding/wishes.js';
import { isLikeNamed, pictureHex } from './colour-shown.js';
import type { Judged } from './companions.js';
import { picturesOf } from './honoured.js';
import type { Outcome } from './verdict.js';

/** "Duck yellow, wheel black": a duck on a yellow field is not yellow itself, and where there is no wheel, nothing of it is black. */
export function coloursOfThings(judged: readonly Judged[], tokens: readonly Token[], { decisions }: Outcome): Judged[] {
  // "A green bakery" is a trade in its colours.
  const isTrade = ({ from, to }: Span): boolean => judged.some(({ wish }) => wish.kind === 'trade' && wish.from < to && wish.to > from);
  return judged.map((own) => {
    if (own.wish.kind !== 'colour' || own.wish.refused || own.wish.ofLetters || isOfGround(own.wish, judged)) return own;
    const unread = unreadBefore(own.wish, judged, tokens, picturesOf(decisions));
    if (unread !== undefined && own.verdict.outcome === 'applied')
      return { ...own, verdict: { outcome: 'not_applied', reason: `“${unread}” is not drawn apart, so nothing of it has this colour.` } };
    const things = judged.filter(({ wish }) => wish.kind === 'thing' && !wish.refused && (wish.asked || !isTrade(wish)));
    const wishes = things.map(({ wish }) => wish);
    const coloured = colouredThing(own.wish, wishes, tokens);
    const thing = things.find(({ wish }) => wish === coloured);
    if (thing?.wish.kind !== 'thing' || own.verdict.outcome !== 'applied') return own;
    const { term, icons } = thing.wish;
    const reason =
      thing.verdict.outcome !== 'applied'
        ? `“${term}” is not shown, so nothing of it has this colour.`
        : !isLikeNamed(pictureHex(decisions, picturesOf(decisions).find((id) => icons.includes(id)) ?? ''), own.wish.intent)
          ? `“${term}” is drawn in another colour, to be seen.`
          : null;
    return reason === null ? own : { ...own, verdict: { outcome: 'not_applied', reason } };
  });
}

/** "Light beam yellow": a noun that nobody read, right before the colour that is told of it; alone in its clause, where no thing was asked for, "hop green" is a shade. */
function unreadBefore({ from }: Span, judged: readonly Judged[], tokens: readonly Token[], shown: readonly string[]): string | undefined {
  const isAlone = from < 2 || tokens[from - 2]?.gap !== '';
  if (isAlone && !judged.some(({ wish }) => wish.kind === 'thing' && wish.asked && !wish.refused)) return undefined;
  const before = tokens[from - 1];
  const isNoun = before?.gap === '' && before.pos === 'NOUN' && before.key === before.own;
  // "Tortoiseshell brown": what stands alone before its colour tells the shade.
  const isShade = from < 2 || tokens[from - 2]?.gap !== '';
  // "The rest navy".
  const isWhole = /^(?:rest|remainder|others?|outside|inside|base|body)$/.test(before?.key ?? '');
  const isJoining = /^(?:und|et|y|e|og|och|en|i)$/.test(before?.key ?? '');
  const isKnown = [stopWords, brandNouns, emptyNouns, paletteNouns, paintedNouns].some((known) => known.has(before?.key ?? ''));
  const isRead = judged.some(({ wish }) => wish.from < from && from <= wish.to);
  const isShown = shown.some((id) => id.split('-').includes(singular(before?.key ?? '')));
  return isNoun && !isShade && !isWhole && !isJoining && !isKnown && !isRead && !isShown ? before.text : undefined;
}

/** "A fox in a green hexagon": the hexagon is green, and not the fox. */
const isOfGround = ({ from, to }: Span, judged: readonly Judged[]): boolean =>
  judged.some(({ wish }) => wish.kind === 'demand' && wish.asked.container !== undefined && wish.from < from && to < wish.to);
