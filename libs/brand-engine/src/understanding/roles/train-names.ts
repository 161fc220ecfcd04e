import { stream } from '../../random.js';
import { Learner, type Settings } from './learner.js';
import { likeliest, type NameChoice, type NameWeights, places, softmax, spanScores } from './spans.js';

/** A choice with the places of the spans that are the name, or the place after the last span where there is none. */
export interface NameExample extends NameChoice {
  right: readonly number[];
}

/** One span of so many is looked at for how common a feature is. */
const sampled = 8;

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
    examples.map(({ none, right, spans: all, featuresOf }) => [
      none,
      ...all.filter((_, at) => at % sampled === 0 || right.includes(at)).map((span) => featuresOf(span)),
    ]),
    rarest,
  );
  const prepared = examples.map((example) => ({
    ...example,
    rows: example.pieces.map((list) => pieces.indexesOf(list)),
    none: spans.indexesOf(example.none),
    known: new Map<number, Int32Array>(),
  }));
  const order = stream('names', 'order');
  for (let round = 0; round < rounds; round++) {
    for (const { rows, none, known, spans: all, featuresOf, right } of order.shuffled(prepared)) {
      const scores = new Float64Array(rows.length * places);
      rows.forEach((row, at) => {
        pieces.addRows(row, scores, at * places);
      });
      const ofPieces = spanScores(all, scores);
      const chosen = [...new Set([...likeliest(ofPieces), ...right])].flatMap((at) => {
        const span = all[at];
        if (!span) return [];
        const own = known.get(at) ?? spans.indexesOf(featuresOf(span));
        known.set(at, own);
        return [{ span, own, score: ofPieces[at] ?? 0, isRight: right.includes(at) }];
      });
      // In the last place: no name.
      const own = [...chosen.map((one) => one.own), none];
      const isRight = [...chosen.map((one) => one.isRight), right.includes(all.length)];
      const sums = Float64Array.from([...chosen.map(({ score }) => score), 0]);
      own.forEach((row, at) => {
        spans.addRows(row, sums, at);
      });
      const likely = softmax(sums);
      const rightly = likely.reduce((sum, value, at) => (isRight[at] ? sum + value : sum), 0) || 1;
      const gradients = likely.map((value, at) => (isRight[at] ? value / rightly : 0) - value);
      own.forEach((row, at) => {
        spans.move(row, gradients, at, rate);
      });
      const ofRows = pieceGradients(
        chosen.map(({ span }) => span),
        gradients,
        rows.length,
      );
      rows.forEach((row, at) => {
        pieces.move(row, ofRows, at * places, rate);
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
