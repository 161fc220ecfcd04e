import type { Brief } from '../../brief.js';
import { isCartoon, showsHead } from '../../pack/portraits.js';
import { creatures } from '../lexicon/kinds.js';
import type { IconRanker } from './icons.js';
import type { Scope } from '../language/negation.js';
import { areJoined, singular, type Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';

const head = /^(?:heads?|faces?|portrait|bust|muzzle|snout)$/;

/** Where the head of a creature is asked for, and no more of it: "wolf head", "a horse's head", "the head of a fox". */
export function headOf({ from, to }: Span, tokens: readonly Token[]): number | undefined {
  const isCreature = tokens.slice(from, to).some(({ key }) => creatures.has(singular(key.replace(/['’]s$/, ''))));
  if (!isCreature) return undefined;
  const isHead = (at: number): boolean => head.test(tokens[at]?.key ?? '');
  const within = Array.from({ length: to - from }, (_, offset) => from + offset).find(isHead);
  if (within !== undefined) return within;
  if (isHead(to) && tokens[to - 1]?.gap === '') return to;
  const of = [from - 1, from - 2].find((at) => tokens[at]?.key === 'of' && areJoined(tokens, at, from));
  return of !== undefined && isHead(of - 1) && tokens[of - 1]?.gap === '' ? of - 1 : undefined;
}

const small = /^(?:small|tiny|mini|miniature|teeny|smallish)$/;

/** Where a thing is asked for as a small one: "a small leaf", "a tiny red heart". */
export function smallnessOf({ from, to, asked, refused }: Thing, tokens: readonly Token[]): number | undefined {
  if (!asked || refused) return undefined;
  return [from - 1, from - 2, ...Array.from({ length: to - from - 1 }, (_, offset) => from + offset)].find(
    (at) => small.test(tokens[at]?.key ?? '') && areJoined(tokens, at, to - 1),
  );
}

const cartoon = /^(?:cartoons?|cartoonish|cartoony|cartoon-like|comic-like|childish)$/;

/** The words that refuse a cartoon: "nothing cartoonish", "no cartoon animals". */
export const findRefusedCartoons = (tokens: readonly Token[], scopes: readonly Scope[]): Span[] =>
  tokens.flatMap(({ key }, at) => (cartoon.test(key) && scopes[at]?.negated === true ? [{ from: at, to: at + 1 }] : []));

/** A picture of the same thing may score as much less than the best where it is drawn as was asked for. */
const leastOfBest = 0.6;

/** The pictures, first the one that is drawn as was asked for: a head where one was, and no cartoon where that is refused. */
export function asPortrayed(
  pictures: Brief['icons'],
  things: readonly Thing[],
  { tokens, scopes }: { tokens: readonly Token[]; scopes: readonly Scope[] },
  icons: IconRanker,
): Brief['icons'] {
  const [first] = pictures;
  const thing = first && things.find((own) => own.asked && !own.refused && own.icons.includes(first.id));
  if (!first || !thing) return pictures;
  const isHead = headOf(thing, tokens) !== undefined;
  const isPlain = findRefusedCartoons(tokens, scopes).length > 0;
  const isWished = (id: string): boolean => (!isHead || showsHead(id)) && (!isPlain || !isCartoon(id));
  const itself = new Set(icons.pictures(thing.term).flatMap(({ id, relation }) => (relation === 'itself' ? [id] : [])));
  const better = isWished(first.id)
    ? undefined
    : pictures.find(({ id, score }) => itself.has(id) && score >= leastOfBest * first.score && isWished(id));
  return better ? [{ ...better, score: first.score }, ...pictures.filter((own) => own !== better)] : pictures;
}
