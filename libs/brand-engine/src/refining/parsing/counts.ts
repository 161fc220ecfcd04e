import { mostOfOne } from '../../families/groups.js';
import { numberOf, numberWords } from '../../understanding/text/numbers.js';
import type { ClauseText } from './clause.js';
import { additions, isDefinite } from './joining.js';
import { isOwn, isPortion, isShown, type Mention } from './things.js';

/** How many are shown where nobody counts them. */
const vagueNumbers: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
  ['several', 3],
]);

/** "Only one tree", "one cup is enough" of the trees or cups that there are. */
export const isOnlyOne = (clause: ClauseText, mention: Mention): boolean =>
  /\b(?:only|just) (?:one|a|an|1)\b|\benough\b/.test(clause.keys) && isShown(clause, mention);

export const small = /^(?:small|little|tiny|mini|smaller)$/;

/** "Three small stars", "tres estrellas pequeñas". */
export const isSmallAt = ({ tokens }: ClauseText, { from, to }: Mention): boolean =>
  [tokens[from - 1], tokens[from - 2], tokens[to]].some((token) => small.test(token?.key ?? ''));

/** "Three stars", "three small stars". */
export function numberBefore({ tokens, keys }: ClauseText, { from }: Mention): number | undefined {
  const last = small.test(tokens[from - 1]?.key ?? '') ? from - 2 : from - 1;
  let at = tokens[last]?.key === 'of' ? last - 1 : last;
  // "Two more ears of wheat"
  const isSkipped = (own: number): boolean =>
    tokens[own]?.key === 'more' || (isPortion(tokens, own) && !vagueNumbers.has(tokens[own]?.key ?? ''));
  while (at > 0 && isSkipped(at)) at--;
  const key = tokens[at]?.key ?? '';
  const vague = vagueNumbers.get(key);
  if (vague !== undefined && (at < last || key !== 'pair')) return vague;
  const count = numberOf(key);
  if (count >= 2 && count <= 99) return count;
  // "Stars above the tent, only three or so"
  const [, told = ''] =
    /\b(?:only|just|maybe|about|around|perhaps|say) (two|three|four|five|six|seven)(?: or so| of them| maybe)?$/.exec(keys) ?? [];
  return numberWords.get(told);
}

/** "Three trees"; "add a second tree" is one more than there are. */
export function countOf(clause: ClauseText, mention: Mention): number | undefined {
  const { keys, context } = clause;
  const count = numberBefore(clause, mention);
  const isMore = /\badd\b/.test(keys) && /\bmore\b/.test(keys) && new Set(context.pictures).size === 1 && isShown(clause, mention);
  if (count !== undefined) return isMore ? count + (context.brief.count ?? 1) : count;
  if (isOnlyOne(clause, mention)) return 1;
  const isOneMore = /\badd\b/.test(keys) && context.pictures.length === 1 && isShown(clause, mention) && !isDefinite(clause, mention);
  return isOneMore ? (context.brief.count ?? 1) + 1 : undefined;
}

/** Why a thing cannot be had as it was asked for. */
export function limitOf(clause: ClauseText, mention: Mention | undefined, count: number | undefined): string | undefined {
  if (!mention) return undefined;
  if (count !== undefined && count > mostOfOne) return `No more than ${mostOfOne} of one thing are shown.`;
  // "Two scoops instead of one" counts what is there.
  const isOther = isOwn(clause, mention) && !clause.context.pictures.includes(mention.icons[0] ?? '');
  const isCounted = count !== undefined && !isOther && /\binstead of (?:a|one)$/.test(clause.keys);
  // "Add some steam" to a cup, where steam is only drawn on a cup.
  const isOfPicture = !isOwn(clause, mention) && mention.icons.some((id) => clause.context.pictures.includes(id));
  const isUnseen = isCounted || (isOfPicture && additions.test(clause.keys));
  return isUnseen && !isShown(clause, mention) ? `The drawing shows no ${mention.term} by itself.` : undefined;
}
