import { plainColours } from './lexicon/colours.js';
import { industries } from './lexicon/industries.js';
import type { Industry } from './lexicon/industry.js';
import { brandNouns, stopWords } from './lexicon/words.js';
import { moods } from './personality.js';
import { PhraseTable } from './phrases.js';
import type { Scope } from './scope.js';
import type { Token } from './text.js';
import { closeness, type WordVectors } from './word-vectors.js';

interface Sign {
  industry: Industry;
  /** How surely the word means this trade; the first words of an entry are the surest. */
  weight: number;
}

/** Words so general that any more special trade beside them wins. */
const general = new Map([
  ...['software', 'retail', 'design', 'finance', 'marketing'].map((id) => [id, 0.45] as const),
  ...['data', 'events', 'media', 'sports', 'nonprofit', 'kids', 'consulting', 'packaging'].map((id) => [id, 0.75] as const),
]);
/** Below this cosine two words merely occur in the same texts. */
const closeEnough = 0.68;
/** The trade is told early; comparing more words would only cost time. */
const mostWords = 6;

const signs = new PhraseTable<Sign>(
  [...industries].reverse().flatMap((industry) =>
    industry.words.map((word, place): [string, Sign] => {
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
): Industry | undefined {
  const weights = new Map<Industry, number>();
  for (const { value, from } of signs.scan(tokens)) {
    if (scopes[from]?.negated === true || constraintTokens.has(from)) continue;
    const share = nameTokens.has(from) ? 0.7 : 1;
    const explained = tokens[from - 1]?.key === 'for' || tokens[from - 2]?.key === 'for' ? 0.05 : 0;
    weights.set(value.industry, (weights.get(value.industry) ?? 0) + value.weight * share + explained);
  }
  const [best] = [...weights].sort((one, other) => other[1] - one[1]);
  return best?.[0] ?? closestIndustry(tokens, nameTokens, vectors);
}

function closestIndustry(tokens: readonly Token[], nameTokens: ReadonlySet<number>, vectors: WordVectors): Industry | undefined {
  const content = tokens
    .filter((token, at) => !nameTokens.has(at) && !stopWords.has(token.key) && !brandNouns.has(token.key))
    .map((token) => token.key)
    .filter((key) => !moods.get(key) && !plainColours.has(key));
  let best: { industry: Industry; close: number } | undefined;
  for (const query of [...new Set(content)].slice(0, mostWords).flatMap((word) => vectors.vector([word]) ?? [])) {
    for (const [industry, signWords] of signVectors(vectors)) {
      for (const meaning of signWords) {
        const close = closeness(query, meaning);
        if (close > (best?.close ?? closeEnough)) best = { industry, close };
      }
    }
  }
  return best?.industry;
}

const remembered = new WeakMap<WordVectors, Map<Industry, Float32Array[]>>();

/** The meanings of the surest single words of each trade, worked out once per table. */
function signVectors(vectors: WordVectors): Map<Industry, Float32Array[]> {
  const known =
    remembered.get(vectors) ??
    new Map(industries.map((industry) => [industry, surestWords(industry).flatMap((word) => vectors.vector([word]) ?? [])]));
  remembered.set(vectors, known);
  return known;
}

const surestWords = (industry: Industry): string[] => industry.words.filter((word) => /^[a-z]+$/.test(word)).slice(0, 4);
