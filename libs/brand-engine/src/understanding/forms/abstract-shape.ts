import type { ConstraintMention } from './constraints.js';
import { abstractShapes } from '../lexicon/abstract-shapes.js';
import { joinedAround, singular, type Token } from '../text/text.js';
import type { WishOf } from '../wishes.js';

/** How the shapes are arranged goes with them: "overlapping circles", "bars rising". */
const arranged =
  /^(?:rising|ascending|growing|flowing|overlapping|interlocking|interlinked|linked|concentric|radiating|stacked|vertical|slanted|diagonal)$/;

/** "An abstract mark of rising bars": what an abstract sign is to be made of, which is no picture and no trade. */
export function findAbstractShape(
  tokens: readonly Token[],
  demands: readonly ConstraintMention[],
  taken: ReadonlySet<number>,
): WishOf<'abstract-shape'> | undefined {
  const asked = demands.find(({ asked: { symbol } }) => symbol === 'abstract');
  if (!asked) return undefined;
  const phrase = joinedAround(tokens, asked.from, asked.to);
  for (let at = phrase.from; at < phrase.to; at++) {
    const shape = taken.has(at) ? undefined : abstractShapes.get(singular(tokens[at]?.key ?? ''));
    if (!shape) continue;
    const isArranged = (place: number): boolean => arranged.test(tokens[place]?.key ?? '');
    const isRising = [at - 1, at + 1].some((place) => /^(?:rising|ascending|growing)$/.test(tokens[place]?.key ?? ''));
    const meant = shape === 'bars' && isRising ? 'rising-bars' : shape;
    return {
      kind: 'abstract-shape',
      shape: meant,
      from: isArranged(at - 1) ? at - 1 : at,
      to: at + 1 < phrase.to && isArranged(at + 1) ? at + 2 : at + 1,
    };
  }
  return undefined;
}
