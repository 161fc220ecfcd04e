import { stopWords } from '../lexicon/words.js';
import type { FoundName } from '../names/find.js';
import { findNameless } from '../names/nameless.js';
import { wishLabels } from '../names/plain.js';
import { tidyName } from '../script.js';
import { featuresOf, type RuleReading } from './features.js';
import { isSameName, nameChoice, type NameWeights, rankNames, spanOf } from './spans.js';

/** What is learnt speaks against the rules only where it is so many times as likely as what they found: told, guessed, or nothing at all. */
const surer = { told: Math.exp(6), guessed: Math.exp(4), nothing: Math.E };
/** No brief that was learnt from has more characters. */
const longestBrief = 800;

/** The name by what was learnt, or by the rules where that is not much surer. Where both mean the same words, the rules spell them. */
export function chooseName(reading: RuleReading, weights: NameWeights): FoundName | undefined {
  const { names, context, sentence } = reading;
  const { text, tokens: all } = sentence;
  const ruled = names.surest?.found;
  if (text.length > longestBrief) return ruled;
  const featured = featuresOf(reading);
  const { pieces } = featured;
  const choice = nameChoice(reading, featured);
  const likely = rankNames(choice, weights);
  const ruledSpan = ruled && spanOf(ruled, pieces, text);
  const isRuled = (at: number): boolean => {
    const span = choice.spans[at];
    return span && ruledSpan ? isSameName(pieces, span, ruledSpan) : span === ruledSpan;
  };
  const best = likely.indexOf(Math.max(...likely));
  const byRules = likely.reduce((sum, likelihood, at) => (isRuled(at) ? sum + likelihood : sum), 0);
  // Where the rules find no name and the prompt does not say so either, a likely one is better than one that is made up.
  const found = ruled || findNameless(all) ? (ruled?.source === 'proper-noun' ? 'guessed' : 'told') : 'nothing';
  if (isRuled(best) || (likely[best] ?? 0) < byRules * surer[found]) return ruled;
  const span = choice.spans[best];
  // A name that is quoted or told is not thought away.
  if (!span) return ruled?.source === 'proper-noun' ? undefined : ruled;
  // "Symbol: Fox."
  if (pieces[span.from - 1]?.text === ':' && wishLabels.has(featured.facts[span.from - 2]?.word ?? '')) return ruled;
  const tokens = new Set(pieces.slice(span.from, span.to).flatMap((piece) => piece.tokens));
  // A long form and its acronym are one name, and words that only describe are none.
  const isPart = ruled?.longForm !== undefined && [...tokens].every((token) => ruled.tokens.has(token));
  const describes = [...tokens].every((token) => context.describes(all[token]?.key ?? '') || stopWords.has(all[token]?.key ?? ''));
  if (isPart || describes) return ruled;
  const spelled = names.all.find(({ found }) => isSameName(pieces, spanOf(found, pieces, text), span));
  if (spelled) return spelled.found;
  const run = pieces.slice(span.from, span.to);
  const name = tidyName(text.slice(run[0]?.start, run.at(-1)?.end));
  return name === '' ? ruled : { name, source: 'proper-noun', tokens };
}
