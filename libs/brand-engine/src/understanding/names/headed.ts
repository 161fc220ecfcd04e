import type { Language } from '../../brief.js';
import { isArticle } from '../asked/articles.js';
import { brandNouns, openers, ordered } from '../lexicon/words.js';
import type { FoundName, NameContext } from './find.js';
import { tellsTrade } from '../trades/industry.js';
import { compounding } from '../lexicon/morphology.js';
import { couldBeName, longestName, wishLabels } from './plain.js';
import { spell } from './spelling.js';
import type { Token } from '../text/text.js';

const longestPlaced = 3;

/** "Pottery on the Quay, blue", "Books at the Bend – a bookshop": a prompt that opens with what is where is named so. */
function endOfPlacedHead({ tokens, language }: NameContext): number | undefined {
  const link = tokens.findIndex(({ capitalised }) => !capitalised);
  const head = tokens.slice(0, link);
  const isPlaced =
    /^(?:on|at|by|under|over|beside|behind|above|below|beyond)$/.test(tokens[link]?.key ?? '') && tokens[link + 1]?.text === 'the';
  if (language !== 'en' || link < 1 || link > longestPlaced || !isPlaced || openers.has(head[0]?.key ?? '')) return undefined;
  const from = link + 2;
  const end = tokens.findIndex((token, at) => at >= from && (!token.capitalised || token.gap !== '')) + 1;
  const isJoined = tokens.slice(0, end - 1).every(({ gap }) => gap === '' || gap === '&');
  const isSetOff = tokens[end - 1]?.capitalised === true && /^[,:–—|(-]/.test(tokens[end - 1]?.gap ?? '');
  return isJoined && isSetOff && end - from <= longestPlaced && !head.some(({ key }) => ordered.has(key)) ? end : undefined;
}

/**
 * "Pottery studio clay and moon: a moon on a cup", "taller de cerámica barro y luna: una luna": two things in small letters between the
 * trade and a colon that the picture follows are a name.
 */
export function headedName(context: NameContext): FoundName | undefined {
  const { tokens, describes } = context;
  const placed = endOfPlacedHead(context);
  if (placed !== undefined) return spell(context, 0, placed, 'proper-noun');
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

/** Articles that open a name in the tongues that write its trade before it. */
const openingArticles: Partial<Record<Language, RegExp>> = {
  de: /^(?:zum|zur|der|die|das)$/,
  fr: /^(?:le|la|les|au|aux|chez)$/,
  es: /^(?:el|la|los|las)$/,
  it: /^(?:il|lo|la|i|gli|le|da|al|alla)$/,
  pt: /^(?:os?|as)$/,
  nl: /^(?:de|het)$/,
  sv: /^(?:den|det|de)$/,
  da: /^(?:den|det|de)$/,
  no: /^(?:den|det|de)$/,
};

/** "Librería independiente la tinta torcida, una pluma", "logo voor kapsalon de schaar": behind the trade, an article opens a name in small letters. */
export function articledName(context: NameContext): FoundName | undefined {
  const { tokens, describes, language } = context;
  const end = tokens.findIndex((token) => token.gap !== '') + 1;
  const from = behindRequest(tokens);
  const start = tokens.findIndex(({ own }, at) => at > from && openingArticles[language]?.test(own) === true);
  const [trade, name] = [tokens.slice(from, start), tokens.slice(start + 1, end)];
  const isTrade = trade.every(({ key, pos }) => describes(key) || brandNouns.has(key) || /^(?:NOUN|ADJ)$/.test(pos));
  const opensWithTrade = describes(trade[0]?.key ?? '') || brandNouns.has(trade[0]?.key ?? '');
  const isName = name.length > 0 && name.length < longestName && couldBeName(name) && name.every(({ capitalised }) => !capitalised);
  return start > 0 && end > start && opensWithTrade && isTrade && isName ? spell(context, start, end, 'proper-noun') : undefined;
}

/** "Logo für hebammenpraxis storchennest, sanft": where adjectives stand before their noun, what ends the clause behind the trade in small letters. */
export function tradedName(context: NameContext): FoundName | undefined {
  const { tokens, describes, language } = context;
  const from = behindRequest(tokens);
  const end = tokens.findIndex((token) => token.gap !== '') + 1 || tokens.length;
  if (!compounding.has(language) || tokens.slice(from, end).some(({ capitalised }) => capitalised)) return undefined;
  const start = tokens.findIndex(
    ({ start: place, key }, at) => at > from && at < end && !describes(key) && place !== tokens[at - 1]?.start,
  );
  const [trade, name] = [tokens.slice(from, start), tokens.slice(start, end)];
  const isTrade = trade.every(({ key }) => describes(key) || brandNouns.has(key)) && tellsTrade(trade.at(-1)?.key ?? '');
  const isName =
    name.length <= longestName && couldBeName(name) && !name.some(({ key, pos }) => describes(key) || brandNouns.has(key) || pos === 'ADV');
  return start > from && isTrade && isName ? spell(context, start, end, 'proper-noun') : undefined;
}

/** Where it begins what a logo is asked for: "logo pour | boulangerie", "ein Logo für unsere | Bäckerei". */
function behindRequest(tokens: readonly Token[]): number {
  const goal = tokens.findIndex(
    ({ key, gap }, at) => key === 'for' && gap === '' && tokens.slice(0, at).some(({ key: word }) => ordered.has(word)),
  );
  const isWhose = /^(?:my|our|the|a|an)$/.test(tokens[goal + 1]?.key ?? '');
  return goal < 0 ? 0 : isWhose ? goal + 2 : goal + 1;
}
