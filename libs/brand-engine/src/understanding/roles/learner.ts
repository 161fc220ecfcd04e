import type { Feature, WeightTable } from './table.js';

/** How weights are learnt. */
export interface Settings {
  /** How often all examples are gone through. */
  rounds: number;
  /** How far an example moves a weight at first; a weight that was moved much is moved less. */
  rate: number;
  /** The part of every weight that a round takes away, so that no rare feature says much. */
  shrink: number;
  /** A feature that fewer examples have is left out. */
  rarest: number;
}

/** The weights of the features of many examples, while they are learnt. */
export class Learner implements WeightTable {
  readonly #indexes: ReadonlyMap<Feature, number>;
  readonly #weights: Float64Array;
  /** The squares of all that a weight was moved by (AdaGrad). */
  readonly #moved: Float64Array;

  constructor(
    readonly width: number,
    examples: Iterable<Iterable<Iterable<Feature>>>,
    rarest: number,
  ) {
    const counts = new Map<Feature, number>();
    for (const lists of examples) {
      const seen = new Set<Feature>();
      for (const list of lists) for (const feature of list) seen.add(feature);
      for (const feature of seen) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
    const kept = [...counts].filter(([, count]) => count >= rarest);
    this.#indexes = new Map(kept.map(([feature], index) => [feature, index]));
    this.#weights = new Float64Array(kept.length * width);
    this.#moved = new Float64Array(kept.length * width).fill(1);
  }

  add(features: Iterable<Feature>, sums: Float64Array, at: number): void {
    this.addRows(this.indexesOf(features), sums, at);
  }

  /** The rows of features, so that those of an example need not be looked up in every round. */
  indexesOf(features: Iterable<Feature>): Int32Array {
    return Int32Array.from(Array.from(features).flatMap((feature) => this.#indexes.get(feature) ?? []));
  }

  addRows(indexes: Int32Array, sums: Float64Array, at: number): void {
    for (const index of indexes)
      for (let place = 0; place < this.width; place++)
        sums[at + place] = (sums[at + place] ?? 0) + (this.#weights[index * this.width + place] ?? 0);
  }

  /** Moves rows by the gradients from place `at` on. */
  move(indexes: Int32Array, gradients: Float64Array, at: number, rate: number): void {
    for (let place = 0; place < this.width; place++) {
      const gradient = gradients[at + place] ?? 0;
      if (Math.abs(gradient) < 1e-6) continue;
      for (const row of indexes) {
        const index = row * this.width + place;
        const moved = (this.#moved[index] ?? 0) + gradient * gradient;
        this.#moved[index] = moved;
        this.#weights[index] = (this.#weights[index] ?? 0) + (rate * gradient) / Math.sqrt(moved);
      }
    }
  }

  shrink(part: number): void {
    for (let index = 0; index < this.#weights.length; index++) this.#weights[index] = (this.#weights[index] ?? 0) * (1 - part);
  }

  rows(): [Feature, Float64Array][] {
    return [...this.#indexes].map(([feature, index]) => [feature, this.#weights.subarray(index * this.width, (index + 1) * this.width)]);
  }
}
