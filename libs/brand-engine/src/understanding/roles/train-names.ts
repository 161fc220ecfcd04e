import { stream } from '../../random.js';
import { Learner, type Settings } from './learner.js';
import { type NameChoice, type NameWeights, places, softmax, spanScores } from './spans.js';

/** A choice with the places of the spans that are the name, or the place after the last span where there is none. */
export interface NameExample extends NameChoice {
  right: readonly number[];
}

/** Learns the choice by the gradient of its likelihood. The same examples in the same order give the same weights. */
export function trainNames(
  examples: readonly NameExample[],
  { rounds, rate, shrink, rarest }: Settings,
): NameWeights & { pieces: Learner; spans: Learner } {
  const pieces = new Learner(
    places,
    examples.map((example) => example.pieces),
    rarest,
  );
  const spans = new Learner(
    1,
    examples.map((example) => [...example.spans.map((span) => example.featuresOf(span)), example.none]),
    rarest,
  );
  const prepared = examples.map((example) => ({
    ...example,
    rows: example.pieces.map((list) => pieces.indexesOf(list)),
    own: [...example.spans.map((span) => spans.indexesOf(example.featuresOf(span))), spans.indexesOf(example.none)],
  }));
  const order = stream('names', 'order');
  for (let round = 0; round < rounds; round++) {
    const speed = rate / (1 + round / 2);
    for (const { rows, own, spans: choice, right } of order.shuffled(prepared)) {
      const scores = new Float64Array(rows.length * places);
      rows.forEach((row, at) => {
        pieces.addRows(row, scores, at * places);
      });
      const sums = new Float64Array(own.length);
      sums.set(spanScores(choice, scores));
      own.forEach((row, at) => {
        spans.addRows(row, sums, at);
      });
      const likely = softmax(sums);
      const rightly = right.reduce((sum, index) => sum + (likely[index] ?? 0), 0) || 1;
      const gradients = likely.map((value, index) => (right.includes(index) ? value / rightly : 0) - value);
      own.forEach((row, at) => {
        spans.move(row, gradients, at, speed);
      });
      const ofPieces = pieceGradients(choice, gradients, rows.length);
      rows.forEach((row, at) => {
        pieces.move(row, ofPieces, at * places, speed);
      });
    }
    pieces.shrink(shrink);
    spans.shrink(shrink);
  }
  return { pieces, spans };
}

/** What the spans say to their first pieces, to all, and to their last. */
function pieceGradients(spans: NameChoice['spans'], gradients: Float64Array, length: number): Float64Array {
  const result = new Float64Array(length * places);
  const opened = new Float64Array(length + 1);
  spans.forEach(({ from, to }, index) => {
    const gradient = gradients[index] ?? 0;
    result[from * places] = (result[from * places] ?? 0) + gradient;
    result[(to - 1) * places + 2] = (result[(to - 1) * places + 2] ?? 0) + gradient;
    opened[from] = (opened[from] ?? 0) + gradient;
    opened[to] = (opened[to] ?? 0) - gradient;
  });
  let open = 0;
  for (let at = 0; at < length; at++) {
    open += opened[at] ?? 0;
    result[at * places + 1] = open;
  }
  return result;
}
