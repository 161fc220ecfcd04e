import { areJoined, type Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';
import type { IconRanker } from './icons.js';

/** What may stand between "half" and its thing: "half of a moon", "the other half a heart". */
const linking = /^(?:of|is|are|a|an|the|as)$/;
const longestLink = 3;

/** Where "half" stands of which a thing is told; undefined where none is. */
export function halfBefore({ from }: Span, tokens: readonly Token[]): number | undefined {
  let at = from - 1;
  while (at > 0 && from - at <= longestLink && linking.test(tokens[at]?.key ?? '') && tokens[at]?.gap === '') at--;
  return at >= 0 && tokens[at]?.key === 'half' && areJoined(tokens, at, from) ? at : undefined;
}

/** Whether a mark is to be half the one and half the other: "half sun, half moon". */
export const areHalves = (one: Span, other: Span, tokens: readonly Token[]): boolean =>
  halfBefore(one, tokens) !== undefined && halfBefore(other, tokens) !== undefined;

/** "Half sun half moon" is no half moon, and both are asked for. */
export function withHalves(things: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const whole = things.map((thing) => {
    const isCompound = thing.to - thing.from > 1 && tokens[thing.from]?.key === 'half' && !thing.refused;
    if (!isCompound || !tokens.some(({ key }, at) => key === 'half' && at !== thing.from)) return thing;
    const term = thing.term.replace(/^half /, '');
    const own = icons.find(term).map(({ id }) => id);
    return own.length === 0 ? thing : { ...thing, term, icons: own, from: thing.from + 1 };
  });
  const halved = whole.filter((thing) => !thing.refused && thing.icons.length > 0 && halfBefore(thing, tokens) !== undefined);
  return halved.length === 2 ? whole.map((thing) => (halved.includes(thing) ? { ...thing, asked: true } : thing)) : whole;
}
