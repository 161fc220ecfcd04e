import type { Brief } from '../brief.js';
import { assignColours, type ColourMention, findColours } from './colours.js';
import { readConcepts } from './concepts.js';
import { findConstraints, mergeConstraints } from './constraints.js';
import { createIconRanker, type IconRanker, type IconTags } from './icons.js';
import { loadPictures } from './pictures.js';
import { isTradeCompound, readIndustry, tellsTrade } from './industry.js';
import { colourAdjectives, lentColours, plainColours } from './lexicon/colours.js';
import { neverNames, places } from './lexicon/words.js';
import { coinName } from './names/coin.js';
import { findName } from './names/find.js';
import { findTagline } from './names/lines.js';
import { moods, readPersonality } from './personality.js';
import { assertCovered } from './script.js';
import type { Scope } from './negation.js';
import { readSentence, type Sentence, type TongueHints } from './sentence.js';
import { singular, type Token } from './text.js';
import { loadWordVectors, type WordVectors } from './word-vectors.js';

export type { IconRanker, IconTags, RankedIcon } from './icons.js';
export { industries, industryOf } from './lexicon/industries.js';

/** Turns prompts into briefs. */
export interface Understanding {
  /** Everything that could be understood; throws UnsupportedPromptError and nothing else. The seed only moves a coined name. */
  understand(prompt: string, seed?: string): Promise<Brief>;
  /** Icon ids for a thing ("fox"), best first; empty if the pack shows nothing of the kind. */
  findIcons(term: string): string[];
  /** Takes a text apart into words with their English keys. */
  sentence(text: string, tongue?: TongueHints): Sentence;
}

/** Loads the word table once and indexes the icons of the pack. */
export async function createUnderstanding(icons: readonly IconTags[]): Promise<Understanding> {
  const [vectors, pictures] = await Promise.all([loadWordVectors(), loadPictures()]);
  const ranker = createIconRanker(icons, pictures);
  return {
    understand: (prompt, seed = '') => Promise.resolve().then(() => readBrief(prompt, seed, vectors, ranker)),
    findIcons: (term) => ranker.find(term).map((icon) => icon.id),
    sentence: (text, tongue) => readSentence(text, vectors, tongue),
  };
}

/** Words that say how a thing is or what trade it is in: capitalised at the start of a sentence they are no names. */
const describes =
  (vectors: WordVectors) =>
  (key: string): boolean =>
    moods.get(key) !== undefined ||
    tellsTrade(key) ||
    isTradeCompound(key, vectors) ||
    plainColours.has(key) ||
    plainColours.has(singular(key)) ||
    lentColours.has(key) ||
    colourAdjectives.has(key);

/** Capitalised words that name a place or another brand: "in Burgundy" is no colour, "like Apple" no fruit. */
const foreignNames = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token, at) =>
    token.capitalised &&
    !token.sentenceStart &&
    (places.has(token.key) ? tokens[at - 1]?.key === 'in' || tokens[at - 1]?.key === 'from' : neverNames.has(token.key))
      ? [at]
      : [],
  );

/** The tokens that any of the spans covers. */
const covering = (spans: readonly { from: number; to: number }[]): ReadonlySet<number> =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)));

/** What the name itself says of colours: a Blue Whale that asks for none is blue. */
function coloursOfName(text: string, tokens: readonly Token[], scopes: readonly Scope[], name: ReadonlySet<number>): ColourMention[] {
  const outside = new Set([...tokens.keys()].filter((at) => !name.has(at)));
  return findColours(text, tokens, scopes, outside).filter(({ intent }) => intent.hue !== null);
}

function readBrief(prompt: string, seed: string, vectors: WordVectors, icons: IconRanker): Brief {
  assertCovered(prompt.toWellFormed());
  const { text, language, tokens, scopes } = readSentence(prompt, vectors);
  const isDescription = describes(vectors);
  const isRefused = (at: number): boolean => scopes[at]?.negated === true;
  const found = findName({ text, language, tokens, vectors, describes: isDescription, isRefused });
  const nameTokens = found?.tokens ?? new Set<number>();
  const names = new Set([...nameTokens, ...foreignNames(tokens)]);
  const demands = findConstraints(tokens, scopes, nameTokens);
  const mentions = findColours(text, tokens, scopes, names);
  const moodWords = moods.scan(tokens);
  const moodPhrases = moodWords.filter(({ from, to }) => to - from > 1);
  const industry = readIndustry(tokens, scopes, nameTokens, covering([...demands, ...mentions, ...moodPhrases]), vectors);
  const taken = new Set([...names, ...covering([...demands, ...mentions, ...moodWords])]);
  const { concepts, avoid } = readConcepts({ tokens, scopes, taken, name: found?.name ?? '', industry, icons });
  const terms = concepts.map((concept) => concept.term);
  return {
    language,
    name: found?.name ?? coinName(tokens, terms, isDescription, seed),
    nameSource: found?.source ?? 'coined',
    descriptor: findTagline(text) ?? found?.longForm ?? null,
    industry: industry?.id ?? null,
    concepts,
    icons: icons.rank(concepts, avoid),
    avoidConcepts: avoid,
    personality: readPersonality(
      moodWords.filter(({ from }) => !nameTokens.has(from)),
      scopes,
      industry?.mood ?? '',
    ),
    colours: assignColours(
      mentions.length > 0 ? mentions : coloursOfName(text, tokens, scopes, nameTokens),
      tokens,
      scopes,
      industry?.hues[0],
    ),
    constraints: mergeConstraints(demands),
  };
}
