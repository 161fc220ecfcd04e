import type { FoundName } from '../names/find.js';
import type { Facts, RuleReading } from './features.js';
import type { Piece } from './pieces.js';
import { featureOf, type WeightTable } from './table.js';

/** Pieces `from` … `to` (exclusive) that may be the name. */
export interface NameSpan {
  from: number;
  to: number;
}

/** What a name is chosen from. */
export interface NameChoice {
  /** What speaks for each piece as the first, any or the last of the name. */
  pieces: readonly Int32Array[];
  spans: readonly NameSpan[];
  /** What speaks for a span as a whole. */
  featuresOf: (span: NameSpan) => Int32Array;
  /** What speaks for there being no name. */
  none: Int32Array;
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
const mostRanked = 80;
const mayBegin = /^[#@&+.*$¡¿!%'’(«„“"/=]$/u;
const mayEnd = /^[!?.*+)…:%'’»“”"°/]$/u;
const setsOff = /^[.,;:!?…()|–—/"“”„«»-]$/u;
const wordForName = /^(?:name|called|named|title)$/;

/** Every run of pieces that may be the name. */
export function nameChoice(
  { names, sentence, context }: RuleReading,
  { pieces, facts, features }: { pieces: readonly Piece[]; facts: readonly Facts[]; features: readonly Int32Array[] },
): NameChoice {
  const spans: NameSpan[] = [];
  pieces.forEach((first, from) => {
    if (first.isSign && !mayBegin.test(first.text)) return;
    let hasWord = false;
    for (const [offset, last] of pieces.slice(from, from + longestSpan).entries()) {
      if (last.tokens.some((token) => context.isApart(token))) return;
      if (!last.isSign) hasWord = true;
      if (hasWord && (!last.isSign || mayEnd.test(last.text))) spans.push({ from, to: from + offset + 1 });
    }
  });
  const votes = votesOf(names, pieces, sentence.text);
  const keys = sentence.tokens.map(({ key }) => key);
  const nearName = keys.flatMap((key, at) => (wordForName.test(key) ? keys.slice(Math.max(0, at - 5), at + 7) : []));
  return {
    pieces: features,
    spans,
    featuresOf: (span) => Int32Array.from(spanFeatures(span, pieces, facts, votes), featureOf),
    none: Int32Array.from(
      [
        'none',
        names.surest ? `none although ${names.surest.rule}` : 'none by rules',
        `rules ${Math.min(3, names.all.length)}`,
        ...nearName.map((word) => `near name ${word}`),
      ],
      featureOf,
    ),
  };
}

function spanFeatures(
  { from, to }: NameSpan,
  pieces: readonly Piece[],
  facts: readonly Facts[],
  votes: ReadonlyMap<string, readonly string[]>,
): string[] {
  const run = pieces.slice(from, to);
  const words = facts.slice(from, to).filter((_, at) => run[at]?.isSign === false);
  const signs = run.flatMap(({ isSign, text }) => (isSign ? [text] : [])).join('');
  const shapes = [...new Set(words.map(({ shape }) => shape))].sort().join('+');
  const unknown = words.filter(({ own }) => own.includes('known false') && own.includes('rank none')).length;
  const stops = words.filter(({ kinds }) => kinds.includes('table stop')).length;
  const [before, last, after] = [pieces[from - 1]?.text ?? '^', run.at(-1), pieces[to]?.text ?? '$'];
  const [opens, closes] = [before === '^' || setsOff.test(before), after === '$' || setsOff.test(after)];
  const [few, fewer] = [Math.min(words.length, 4), Math.min(words.length, 3)];
  const found = votes.get(keyOf(pieces, from, to));
  return [
    `words ${words.length}`,
    `edges ${opens} ${closes}`,
    `edges ${opens} ${closes} words ${few}`,
    `shapes ${shapes}`,
    `signs ${signs.slice(0, 3)}`,
    ...(signs === '' ? ['plain'] : []),
    `unknown ${Math.min(unknown, 2)}/${fewer}`,
    `stops ${Math.min(stops, 2)}/${fewer}`,
    `after ${before.toLowerCase()} ${fewer}`,
    ...(found ? [...found, `votes ${Math.min(4, found.length)}`] : ['no rule']),
    ...(opens && closes ? [`alone ${before} ${after}`, `alone shapes ${shapes}`] : []),
    ...(last?.isSign ? [`last ${last.text} ${after}`] : []),
  ];
}

/** Spans are the same name to the rules if they have the same words: signs at its ends are a question of spelling. */
function keyOf(pieces: readonly Piece[], from: number, to: number): string {
  let [first, end] = [from, to];
  while (pieces[first]?.isSign) first++;
  while (pieces[end - 1]?.isSign) end--;
  return `${first} ${end}`;
}

/** Which rules take which span for the name. */
function votesOf(names: RuleReading['names'], pieces: readonly Piece[], text: string): Map<string, string[]> {
  const votes = new Map<string, string[]>();
  for (const { rule, found } of names.all) {
    const span = spanOf(found, pieces, text);
    const key = keyOf(pieces, span.from, span.to);
    const isSurest = names.surest?.rule === rule;
    votes.set(key, [...(votes.get(key) ?? []), `exactly ${rule}`, ...(isSurest ? ['exactly surest', `exactly surest ${rule}`] : [])]);
  }
  return votes;
}

/** The pieces that spell a name; the tokens of an acronym are also those of its long form. */
export function spanOf(found: FoundName, pieces: readonly Piece[], text: string): NameSpan {
  const inside = pieces.flatMap((piece, at) => (piece.tokens.some((token) => found.tokens.has(token)) ? [at] : []));
  const spelled = found.longForm === undefined ? [] : inside.filter((at) => text.startsWith(found.name, pieces[at]?.start));
  const [from = 0] = spelled.length > 0 ? spelled : inside;
  return { from, to: spelled.length > 0 ? from + 1 : (inside.at(-1) ?? from) + 1 };
}

/** Whether two spans have the same words. */
export const isSameName = (pieces: readonly Piece[], one: NameSpan, other: NameSpan): boolean =>
  keyOf(pieces, one.from, one.to) === keyOf(pieces, other.from, other.to);

/** How likely each span is the name, and in the last place that there is none. */
export function rankNames({ pieces, spans, featuresOf, none }: NameChoice, weights: NameWeights): Float64Array {
  const scores = new Float64Array(pieces.length * places);
  pieces.forEach((list, at) => {
    weights.pieces.add(list, scores, at * places);
  });
  const ofPieces = spanScores(spans, scores);
  const least = ofPieces.toSorted().at(-mostRanked) ?? -Infinity;
  const total = new Float64Array(spans.length + 1).fill(-Infinity);
  spans.forEach((span, at) => {
    const score = ofPieces[at] ?? 0;
    if (score < least) return;
    total[at] = score;
    weights.spans.add(featuresOf(span), total, at);
  });
  total[spans.length] = 0;
  weights.spans.add(none, total, spans.length);
  return softmax(total);
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
