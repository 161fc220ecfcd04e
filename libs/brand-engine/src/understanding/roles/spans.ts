import { findNameless } from '../names/nameless.js';
import type { Featured, RuleReading } from './features.js';
import { spanFeaturesOf } from './span-features.js';
import type { NameSpan } from './name-spans.js';
import { type Feature, featureOf, type WeightTable } from './table.js';

/** What a name is chosen from. */
export interface NameChoice {
  /** What speaks for each piece as the first, any or the last of the name. */
  pieces: readonly (readonly Feature[])[];
  spans: readonly NameSpan[];
  /** What speaks for a span as a whole. */
  featuresOf: (span: NameSpan) => readonly Feature[];
  /** What speaks for there being no name. */
  none: readonly Feature[];
}

/** The weights of a choice. */
export interface NameWeights {
  /** By feature of a piece: as the first, any, and the last of the name. */
  pieces: WeightTable;
  /** By feature of a span. */
  spans: WeightTable;
}

/** How many places a piece has in a name: first, any, last. */
export const places = 3;
const longestSpan = 14;
/** So many spans whose pieces look most like a name are looked at as a whole. */
const mostRanked = 16;
const mayBegin = /^[#@&+.*$£€¥¡¿!%'’(«„“"/=]$/u;
const mayEnd = /^[!?.*+)…:%'’»“”"°/]$/u;
const speaksOfNames = /^says (?:called|written|sign)$/;
const reach = 4;

/** Every run of pieces that may be the name. */
export function nameChoice(reading: RuleReading, featured: Featured): NameChoice {
  const { pieces, features } = featured;
  const spans: NameSpan[] = [];
  pieces.forEach((first, from) => {
    if (first.isSign && !mayBegin.test(first.text)) return;
    let hasWord = false;
    for (const [offset, last] of pieces.slice(from, from + longestSpan).entries()) {
      if (!last.isSign) hasWord = true;
      if (hasWord && (!last.isSign || mayEnd.test(last.text))) spans.push({ from, to: from + offset + 1 });
    }
  });
  return {
    pieces: features,
    spans,
    featuresOf: spanFeaturesOf(reading, featured),
    none: noneFeatures(reading, featured).map(featureOf),
  };
}

/** What speaks for there being no name: that no rule finds one, and what is said of names and of text. */
function noneFeatures({ names, sentence }: RuleReading, { pieces, facts }: Featured): string[] {
  const speaking = facts.flatMap(({ kinds }, at) => (kinds.some((kind) => speaksOfNames.test(kind)) ? [at] : []));
  const near = speaking.flatMap((at) => facts.slice(Math.max(0, at - reach), at + reach + 1).map(({ word, kinds }) => [word, ...kinds]));
  const capitals = facts.filter(({ shape, kinds }) => /^(?:title|capitals|mixed)$/.test(shape) && !kinds.includes('starts')).length;
  return [
    'none',
    names.surest ? `none although ${names.surest.rule}` : 'none by rules',
    `rules ${Math.min(3, names.all.length)}`,
    ...(findNameless(sentence.tokens) ? ['nameless'] : []),
    `none of ${Math.min(6, Math.floor(pieces.length / 6))}`,
    `none although ${Math.min(4, capitals)} capitals`,
    ...(speaking.length === 0 ? ['nothing of names'] : []),
    ...new Set(near.flat().map((word) => `near name ${word}`)),
  ];
}

/** How likely each span is the name, and in the last place that there is none. */
export function rankNames({ pieces, spans, featuresOf, none }: NameChoice, weights: NameWeights): Float64Array {
  const scores = new Float64Array(pieces.length * places);
  pieces.forEach((list, at) => {
    weights.pieces.add(list, scores, at * places);
  });
  const ofPieces = spanScores(spans, scores);
  const total = new Float64Array(spans.length + 1).fill(-Infinity);
  for (const at of likeliest(ofPieces)) {
    const span = spans[at];
    if (!span) continue;
    total[at] = ofPieces[at] ?? 0;
    weights.spans.add(featuresOf(span), total, at);
  }
  total[spans.length] = 0;
  weights.spans.add(none, total, spans.length);
  return softmax(total);
}

/** The places of the spans whose pieces look most like a name. */
export function likeliest(ofPieces: Float64Array): number[] {
  return Array.from(ofPieces.keys())
    .sort((one, other) => (ofPieces[other] ?? 0) - (ofPieces[one] ?? 0))
    .slice(0, mostRanked);
}

/** What the pieces of each span say for it. */
export function spanScores(spans: readonly NameSpan[], scores: Float64Array): Float64Array {
  const length = scores.length / places;
  const inside = new Float64Array(length + 1);
  for (let at = 0; at < length; at++) inside[at + 1] = (inside[at] ?? 0) + (scores[at * places + 1] ?? 0);
  return Float64Array.from(
    spans,
    ({ from, to }) => (scores[from * places] ?? 0) + (scores[(to - 1) * places + 2] ?? 0) + (inside[to] ?? 0) - (inside[from] ?? 0),
  );
}

export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  const weights = scores.map((score) => Math.exp(score - most));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => weight / sum);
}
