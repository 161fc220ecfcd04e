import type { Language } from '../../brief.js';
import type { Background } from './background.js';
import { plainColours } from '../lexicon/colours.js';
import { industries } from '../lexicon/industries.js';
import type { Industry } from '../lexicon/industry.js';
import { animals, creatures } from '../lexicon/kinds.js';
import { tradesAbroad } from '../lexicon/trades-abroad.js';
import { materials } from '../lexicon/materials.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { moods } from '../language/personality.js';
import { isPlaceOfTrade } from './places-of-trade.js';
import { PhraseTable } from '../text/phrases.js';
import type { Scope } from '../language/negation.js';
import { clauseStart, isWholeClause, singular, type Token } from '../text/text.js';
import { meantBy } from '../language/senses.js';
import type { Span } from '../wishes.js';
import { closeness, type WordVectors } from '../language/word-vectors.js';

interface Sign {
  industry: Industry;
  /** How surely the word means this trade; the first words of an entry are the surest. */
  weight: number;
}

/** Words so general that any more special trade beside them wins. */
const general = new Map([
  ...['software', 'retail', 'design', 'finance', 'marketing'].map((id) => [id, 0.45] as const),
  ...['data', 'ai', 'events', 'media', 'sports', 'nonprofit', 'kids', 'consulting', 'packaging', 'education', 'museum'].map(
    (id) => [id, 0.75] as const,
  ),
]);
/** Below this cosine two words merely occur in the same texts. */
const closeEnough = 0.68;
/** The trade is told early; comparing more words would only cost time. */
const mostWords = 6;
const shortestCompound = 9;
const shortestPart = 5;

const signs = new PhraseTable<Sign>(
  [...industries].reverse().flatMap((industry) =>
    [...industry.words, ...(tradesAbroad.get(industry.id) ?? [])].map((word, place): [string, Sign] => {
      const length = word.split(/[ -]/).length;
      return [word, { industry, weight: (general.get(industry.id) ?? 1) * (1 + 0.6 * (length - 1)) * (place < 4 ? 1.1 : 1) }];
    }),
  ),
);

/** True for words that tell a trade. */
export const tellsTrade = (key: string): boolean => signs.get(key) !== undefined;

/** The trade of the prompt: the heaviest by its words, the earlier one on a tie; else the one closest in meaning. */
export function readIndustry(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  nameTokens: ReadonlySet<number>,
  constraintTokens: ReadonlySet<number>,
  vectors: WordVectors,
  language: Language = 'en',
  background: readonly Background[] = [],
): { industry: Industry | undefined; told: Span[]; isGuessed: boolean } {
  const weights = new Map<Industry, number>();
  const told: Span[] = [];
  const isTradeNamed = [...nameTokens].some((at) => tellsTrade(tokens[at]?.key ?? ''));
  const backgroundAt = (at: number): Background | undefined => background.find(({ from, to }) => from <= at && at < to);
  for (const { value, from, to } of [...signs.scan(tokens), ...compounds(tokens, vectors)]) {
    if (scopes[from]?.negated === true || constraintTokens.has(from)) continue;
    // "Secure, steel": a material alone is what it looks like.
    if (to - from === 1 && materials.has(tokens[from]?.key ?? '') && from > 0 && isWholeClause(tokens, from, to)) continue;
    if ((to - from === 1 && isKindOfBusiness(tokens, from)) || isPaperUnder(tokens, from)) continue;
    // "A fox with glasses" is no optician.
    if (isWorn(tokens, from) || isDoneByCreature(tokens, { from, to })) continue;
    const apart = backgroundAt(from);
    if (apart?.tellsTrade === false) continue;
    const isPictured = isTradeNamed && !nameTokens.has(from) && isInPicture(tokens, from);
    if (!nameTokens.has(from) && !apart && !isPictured) told.push({ from, to });
    // "Gelateria Nuvola, una nuvola": a thing of the name that comes again behind its article is what is shown.
    const isShown =
      /^(?:a|an|one|two|three)$/.test(tokens[from - 1]?.key ?? '') && [...nameTokens].some((at) => tokens[at]?.key === tokens[from]?.key);
    // The last word of a name is what the others say more of: "Salt Lick BBQ"; abroad it is the first, and the last a surname: "Bouwbedrijf Visser".
    // "A sandwich shop, with chips": what is fried tells of no electronics.
    const isOtherwise =
      tokens[from - 1]?.key === 'with' && to - from === 1 && isOfOtherSense(singular(tokens[from]?.key ?? ''), tokens, language);
    const share =
      isShown || apart || isOtherwise || isMadeForBusiness(tokens, 0, to) || isDoneToThings(tokens, from, to)
        ? 0.1
        : nameTokens.has(from)
          ? 0.7 + (language === 'en' ? 0.01 : -0.01) * from
          : isPictured
            ? 0.3
            : 1;
    const explained = tokens[from - 1]?.key === 'for' || tokens[from - 2]?.key === 'for' ? 0.05 : 0;
    const weight = isServed(tokens, from) ? value.weight * share * ofServed : value.weight * share + explained;
    const known = weights.get(value.industry) ?? 0;
    // However often a general word is said, it stays general.
    weights.set(value.industry, general.has(value.industry.id) ? Math.max(known, weight) : known + weight);
  }
  const [best] = [...weights].sort((one, other) => other[1] - one[1]);
  // A word that its own tongue does not know may be an English one that means something else: "roux", "hotes".
  const guessable = tokens.filter(
    ({ key, own }, at) =>
      !nameTokens.has(at) &&
      !constraintTokens.has(at) &&
      scopes[at]?.negated !== true &&
      !backgroundAt(at) &&
      !isDoneByCreature(tokens, { from: at, to: at + 1 }) &&
      (language === 'en' || key !== own),
  );
  return { industry: best?.[0] ?? closestIndustry(guessable, vectors), told, isGuessed: best === undefined };
}

/** How much less a trade tells that is only served by another. */
const ofServed = 0.5;

/** "Bookkeeping for restaurants", "guards for events": whom a trade is for is no trade of the brand. */
export function isServed(tokens: readonly Token[], at: number): boolean {
  const start = clauseStart(tokens, at);
  const link = tokens.findLastIndex(({ key }, place) => place < at && place > start && key === 'for');
  if (link < 0 || at - link > 3 || !tokens.slice(link, at).every(({ gap }) => gap === '')) return false;
  if (/^(?:a|an|my|our|the)$/.test(tokens[link + 1]?.key ?? '')) return false;
  return tokens.slice(start, link).some((_, place) => isTradeOfItsOwn(tokens, start + place));
}

/** Whether a word tells a trade of its own: a charity, software and events are all for something else. */
const isTradeOfItsOwn = (tokens: readonly Token[], at: number): boolean => {
  const sign = signs.at(tokens, at);
  return sign !== undefined && !general.has(sign.value.industry.id);
};

/** "An investment boutique", "a boutique PR agency": beside a trade, a small business of that trade, and none of clothes. */
const isKindOfBusiness = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!/^(?:boutique|atelier)$/.test(token?.key ?? '')) return false;
  const isKind = token?.gap === '' && next !== undefined && (tellsTrade(next.key) || signs.at(tokens, at + 1) !== undefined);
  return isKind || (before?.gap === '' && tellsTrade(before.key));
};

/** "Ink black on kraft paper": what something is drawn on. */
const isPaperUnder = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 3), at);
  const from = before.findLastIndex(({ gap }) => gap !== '') + 1;
  return tokens[at]?.key === 'paper' && before.slice(from).some(({ key }) => key === 'on');
};

/** "Church of St. Brendan, cross and boat": what is listed or stands somewhere is a picture, where the name tells the trade. */
function isInPicture(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (tokens[first - 1]?.gap === '' && /^(?:ADJ|NOUN)$/.test(tokens[first - 1]?.pos ?? '')) first--;
  const before = tokens[first - 1];
  const isPlaced = before?.gap === '' && /^(?:a|an|the|and|with|of|on|in|inside|behind|under|over|above)$/.test(before.key);
  const end = tokens.findIndex(({ gap }, place) => place >= at && (gap !== '' || stopWords.has(tokens[place + 1]?.key ?? '')));
  // "For the gelateria called Dolce Nuvola".
  const isNamed = tokens[first - 2]?.key === 'for' || tokens[(end < 0 ? tokens.length : end) + 1]?.key === 'called';
  return isPlaced && !isNamed && !tokens.slice(at, end < 0 ? undefined : end + 1).some(isPlaceOfTrade);
}

/** "Chips for a sandwich shop", "a cloud for a weather app": what opens a prompt and is for a business is its picture, and tells no trade. */
export function isMadeForBusiness(tokens: readonly Token[], first: number, to: number): boolean {
  const opens = tokens.slice(first, Math.max(first, to)).every(({ gap }) => gap === '');
  const goal = tokens[to + 1]?.key ?? '';
  // "A fox for the bakery Vulpes", "ræv til bageriet Vulpes": a business with its name.
  const isElided = /^l['’]/iu.test(tokens[to + 1]?.text ?? '');
  const isForNamed = goal === 'the' || isElided || (tellsTrade(goal) && tokens[to + 2]?.capitalised === true);
  if (!opens || to - first > 4 || tokens[to]?.key !== 'for' || !(isForNamed || /^(?:a|an|my|our)$/.test(goal))) return false;
  if (brandNouns.has(tokens[to - 1]?.key ?? '')) return false;
  const last = tokens.findIndex(
    ({ gap }, at) => at > to && (gap !== '' || /^(?:called|named|in|with|of|and|that|who|to)$/.test(tokens[at + 1]?.key ?? '')),
  );
  const business = tokens.slice(isForNamed && goal !== 'the' ? to + 1 : to + 2, last < 0 ? undefined : last + 1);
  if (isForNamed && business.at(-1)?.capitalised !== true) return false;
  return business.some((token, at, all) => tellsTrade(token.key) || (at === all.length - 1 && isPlaceOfTrade(token)));
}

/** "A nonprofit cleaning rivers": what somebody does to something is no trade by its own word. */
const isDoneToThings = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [doer, deed, object] = [tokens[from - 1], tokens[from], tokens[to]];
  const isDeed = to - from === 1 && deed?.gap === '' && deed.key.endsWith('ing') && object?.pos === 'NOUN' && object.key.endsWith('s');
  return isDeed && doer?.gap === '' && /^(?:nonprofit|charity|startup|company|people|volunteers|team|collective|group|app)$/.test(doer.key);
};

const isOfOtherSense = (word: string, tokens: readonly Token[], language: Language): boolean =>
  meantBy(word, tokens, null, language) !== word;

const worn = /^(?:glasses|spectacles|eyeglasses|sunglasses|goggles|monocle|hat|cap|headphones|boots|scarf|apron)$/;

/** Whether somebody has a thing on: "a bear with round glasses", "un renard à lunettes". */
export const isWorn = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const from = before.findLastIndex(({ gap }) => gap !== '') + 1;
  return worn.test(tokens[at]?.key ?? '') && before.slice(from).some(({ key }) => animals.has(singular(key)));
};

/** "An ape climbing a rope", "a bear fishing": what a creature does that is to be drawn; "a dog walking company" does it as its trade. */
export const isDoneByCreature = (tokens: readonly Token[], { from, to }: Span): boolean =>
  /\wing$/.test(tokens[from]?.key ?? '') &&
  tokens[from - 1]?.gap === '' &&
  creatures.has(singular(tokens[from - 1]?.key ?? '')) &&
  /^(?:a|an|the|two|three)$/.test(tokens[from - 2]?.key ?? '') &&
  (tokens[to - 1]?.gap !== '' || to === tokens.length || /^(?:ADP|DET|CCONJ)$/.test(tokens[to]?.pos ?? ''));

/** German and its neighbours write the trade into one word: "Kaffeehaus", "Zahnarztpraxis". */
function compoundSign(key: string, vectors: WordVectors): Sign | undefined {
  if (key.length < shortestCompound || vectors.knows(key) || signs.get(key)) return undefined;
  for (let cut = key.length - 3; cut >= shortestPart; cut--) {
    const value = signs.get(key.slice(0, cut));
    if (value) return value;
  }
  return undefined;
}

/** True for a word that has a trade written into it. */
export const isTradeCompound = (key: string, vectors: WordVectors): boolean => compoundSign(key, vectors) !== undefined;

function compounds(tokens: readonly Token[], vectors: WordVectors): (Span & { value: Sign })[] {
  return tokens.flatMap(({ key }, from) => {
    const value = compoundSign(key, vectors);
    return value ? [{ value, from, to: from + 1 }] : [];
  });
}

function closestIndustry(tokens: readonly Token[], vectors: WordVectors): Industry | undefined {
  const content = tokens
    .filter((token) => !stopWords.has(token.key) && !brandNouns.has(token.key))
    .map((token) => token.key)
    .filter((key) => !moods.get(key) && !plainColours.has(key));
  const found = [...new Set(content)].slice(0, mostWords).flatMap((word) => closestTo(word, vectors) ?? []);
  return found.sort((one, other) => other.close - one.close)[0]?.industry;
}

interface Closeness {
  industry: Industry;
  close: number;
}

/** What was worked out for a table: the meanings of each trade, and the closest trade of the words asked for so far. */
interface Remembered {
  signs: (readonly [Industry, Float32Array[]])[];
  closest: Map<string, Closeness | undefined>;
}
const remembered = new WeakMap<WordVectors, Remembered>();
const mostRemembered = 4_000;

function closestTo(word: string, vectors: WordVectors): Closeness | undefined {
  const known = remembered.get(vectors) ?? {
    signs: industries.map((industry) => [industry, surestWords(industry).flatMap((sign) => vectors.vector([sign]) ?? [])] as const),
    closest: new Map<string, Closeness | undefined>(),
  };
  remembered.set(vectors, known);
  if (known.closest.has(word)) return known.closest.get(word);
  const query = vectors.vector([word]);
  let best: Closeness | undefined;
  for (const [industry, meanings] of query ? known.signs : []) {
    for (const meaning of meanings) {
      const close = query ? closeness(query, meaning) : 0;
      if (close > (best?.close ?? closeEnough)) best = { industry, close };
    }
  }
  if (known.closest.size < mostRemembered) known.closest.set(word, best);
  return best;
}

const surestWords = (industry: Industry): string[] => industry.words.filter((word) => /^[a-z]+$/.test(word)).slice(0, 4);
