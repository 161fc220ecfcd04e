import { colourAdjectives, plainColours } from '../../understanding/lexicon/colours.js';
import type { ColourIntent } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import type { ColourMention } from '../../understanding/colours/colours.js';
import { fold, withoutElision } from '../../understanding/text/text.js';
import { colours, isOfPalette, mentionsIn, isAfterThe } from './colour-mentions.js';
import { span, spokenOf, type ClauseText, type Reader, wordsFrom } from './clause.js';
import { exchangeOf } from './exchange.js';
import { partOf, pictureOf } from './part.js';

const turnsRound = /\bother way (?:a)?round\b/;
const exchanges =
  /^(?:please )?(?:invert|inverted|inverse|reverse|reversed)(?: (?:it|this|that|all|everything|please|the|logo|colou?rs))*$|\bcolou?rs? (?:on )?(?:swap|exchange)\b|\b(?:swap|exchange|switch|flip|reverse|invert|interchange|trade)\b.*\b(?:colou?rs?|them|the two|both)\b|\bcolou?rs? (?:swapped|exchanged|reversed|invert(?:ed)?|the other way (?:a)?round)\b|\bother way (?:a)?round\b/;

/** "Swap the two colours", "exchange navy and cream", "the other way round". */
export const readExchange: Reader = (clause, used) => {
  const mentions = colours(clause, used);
  const isBoth =
    /\b(?:swap|exchange|switch|flip|reverse|interchange)\b/.test(clause.keys) && mentions.length === 2 && isJoinedByAnd(clause, mentions);
  // "The wave is the other way round" speaks of the picture.
  if (mentions.length === 0 && /\bsymbol\b/.test(spokenOf(clause)) && turnsRound.test(clause.keys)) return undefined;
  const { primary, secondary, ground } = clause.context.brief.colours;
  // "Exchange the pink and the mint": things that lent their colours to the palette.
  const isOfBoth =
    /^(?:\w+ ){0,2}(?:swap|exchange|switch|interchange) (?:the )?\w+ and (?:the )?\w+(?: around| round)?$/.test(clause.keys) &&
    [primary, secondary].every((named) => named && clause.tokens.some((token) => token.own === withoutElision(fold(named.words))));
  const own = [primary?.hue, secondary?.hue, ground?.hue];
  const isCrossed = mentions.length === 2 && /\bwhere\b/.test(clause.keys) && mentions.every(({ intent }) => own.includes(intent.hue));
  if (!isBoth && !isOfBoth && !isCrossed && (!exchanges.test(clause.keys) || exchangedPairs(clause, mentions).length > 0)) return undefined;
  const [one, another] = mentions;
  const named = one && another && mentions.length === 2 ? { named: [one.intent, another.intent] as [ColourIntent, ColourIntent] } : {};
  return { patches: [{ kind: 'exchange-colours', ...named }], used: span(0, clause.tokens.length) };
};

const isJoinedByAnd = ({ tokens }: ClauseText, [first, second]: readonly ColourMention[]): boolean =>
  first !== undefined && second !== undefined && tokens.slice(first.to, second.from).some(({ key }) => key === 'and');

/** "Swap blue for green", "change the red to orange and the blue to navy", "teal instead of navy", "not blue, green". */
export const readSwap: Reader = (clause, used) => {
  // "Změň modrou na červenou" lays no ground: what is exchanged for another colour takes its place.
  const isExchange = /^(?:\w+ ){0,2}(?:replace|exchange|swap)\b/.test(clause.keys) && !/\b(?:back)?ground\b/.test(clause.keys);
  const mentions = isExchange ? mentionsIn(clause, used) : colours(clause, used);
  const pairs = exchangedPairs(clause, mentions);
  const turned = pairs.length === 0 ? turnedInto(clause, mentions) : undefined;
  if (turned) return turned;
  if (pairs.length === 0) return undefined;
  // "Gold instead of red, and a black background" asks for both.
  const under = isExchange
    ? undefined
    : mentionsIn(clause, used).find(
        (own) => own.ground && (!own.avoided || pairs.every(([from, to]) => own.from > from.from && own.from > to.from)),
      );
  const ground: Patch[] = under ? [{ kind: 'set-ground', colour: under.intent }] : [];
  const patches = pairs.flatMap(([from, to]): Patch[] => {
    const part = partOf(clause, to);
    const swap: Patch = {
      kind: 'swap-colour',
      from: from.intent,
      to: to.intent,
      ...(/\b(?:swap|exchange|switch)\b/.test(clause.keys) ? { isMutual: true as const } : {}),
    };
    // "Gold letters instead of brown", "the cup red instead of orange" speak of one part alone; what has one colour has another then.
    const of = part === 'picture' ? pictureOf(clause, to) : undefined;
    const { secondary, letters } = clause.context.brief.colours;
    const isOne = secondary === null || (secondary.hue === null && secondary.lightness >= 0.9);
    const isAll = part === 'picture' && of === undefined && isOne && !letters;
    const painted: Patch[] =
      part === 'letters' || part === 'picture' ? [{ kind: 'set-part', part, colour: to.intent, ...(of === undefined ? {} : { of }) }] : [];
    return part === undefined || isAll ? [swap, ...painted] : painted.length > 0 ? painted : [swap];
  });
  return { patches: [...patches, ...ground], used: [...mentions, ...(under ? [under] : [])].flatMap(({ from, to }) => span(from, to)) };
};

/** "Make the blue navy": two names of a colour stand side by side, and the first is one that there is. */
function turnedInto({ tokens, keys, context: { brief } }: ClauseText, mentions: readonly ColourMention[]): ReturnType<Reader> {
  const [only, other] = mentions;
  if (!only || other || only.to - only.from !== 2 || !isAfterThe(tokens, only) || !/\b(?:make|turn|paint)\b/.test(keys)) return undefined;
  const [from, to] = tokens.slice(only.from, only.to).flatMap(({ key }) => {
    const plain = plainColours.get(key);
    return plain ? [{ words: key, hex: null, ...plain }] : [];
  });
  if (!from || !to || !isOfPalette(from, brief) || colourAdjectives.has(tokens[only.from]?.key ?? '')) return undefined;
  return { patches: [{ kind: 'swap-colour', from, to }], used: span(only.from, only.to) };
}

function exchangedPairs(
  { tokens, keys, context }: ClauseText,
  mentions: readonly ColourMention[],
): [from: ColourMention, to: ColourMention][] {
  const [first, second] = mentions;
  if (!first || !second) return [];
  // "Use #ff6600 for the orange"
  const isForOwn =
    mentions.length === 2 &&
    /^(?:(?:please|and|can|could|you|we) )*(?:use|take|try)\b/.test(keys) &&
    /^(?:for|as) (?:the|our|its)$/.test(wordsFrom(tokens.slice(0, second.from), first.to)) &&
    isOfPalette(second.intent, context.brief);
  if (isForOwn) return [[second, first]];
  // "Change red to orange, silver to black"
  const rows = mentions.length === 4 ? [mentions.slice(0, 2), mentions.slice(2)] : [];
  const isRow = rows.every(([from, to]) => from && to && /^(?:to|into|for|with|by)$/.test(wordsFrom(tokens.slice(0, to.from), from.to)));
  if (rows.length > 0 && isRow) return rows as [ColourMention, ColourMention][];
  const old = exchangeOf(tokens)?.(mentions) ?? [];
  if (mentions.length === 2 && old.length === 1) return old[0] === first ? [[first, second]] : [[second, first]];
  // "Red and blue rather than red and yellow": red stays.
  if (old.length > 0 && old.length < mentions.length) {
    const fresh = mentions.filter((mention) => !old.includes(mention));
    const isIn = (list: readonly ColourMention[], { intent }: ColourMention): boolean =>
      list.some((own) => own.intent.hue === intent.hue && own.intent.lightness === intent.lightness);
    const comes = fresh.filter((mention) => !isIn(old, mention));
    return old
      .filter((mention) => !isIn(fresh, mention))
      .flatMap((from, at) => {
        const to = comes[at];
        return to ? [[from, to] as [ColourMention, ColourMention]] : [];
      });
  }
  if (mentions.length === 2 && first.avoided !== second.avoided) return first.avoided ? [[first, second]] : [[second, first]];
  // "The brown for green", of what is brown.
  const isForOther =
    mentions.length === 2 &&
    isAfterThe(tokens, first) &&
    isOfPalette(first.intent, context.brief) &&
    wordsFrom(tokens.slice(0, second.from), first.to) === 'for';
  if (isForOther) return [[first, second]];
  if (!/\b(?:swap|replace|exchange|substitute|trade|change|turn|switch|convert|make)\b/.test(keys)) return [];
  return mentions.flatMap((to, at) => {
    const from = mentions[at - 1];
    const between = from ? tokens.slice(from.to, to.from).map((token) => token.key) : [];
    const becomes = /\b(?:make|turn)\b/.test(keys) && /^(?:a|an)$/.test(between[0] ?? '') && between.length === 1;
    // "Make the orange purple"
    const isTurned =
      /\b(?:make|turn|paint)\b/.test(keys) && between.length === 0 && isAfterThe(tokens, from) && tokens[to.from - 1]?.gap === '';
    // "Vaihda sininen punaiseen": the case of the second tells what the first becomes.
    const isPutNext = /\b(?:replace|change)\b/.test(keys) && between.length === 0 && mentions.length === 2;
    return from && (becomes || isTurned || (/^(?:to|into|for|with|by|in|on)$/.test(between[0] ?? '') && between.length <= 3) || isPutNext)
      ? [[from, to] as [ColourMention, ColourMention]]
      : [];
  });
}
