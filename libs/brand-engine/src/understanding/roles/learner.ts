import type { Feature, WeightTable } from './table.js';

/** How weights are learnt. */
export interface Settings {
  /** How often all examples are gone through. */
  rounds: number;
  /** How far an example moves the weights at first; later rounds move them less. */
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
      const step = rate * (gradients[at + place] ?? 0);
      if (Math.abs(step) < 1e-9) continue;
      for (const index of indexes) this.#weights[index * this.width + place] = (this.#weights[index * this.width + place] ?? 0) + step;
    }
  }

  shrink(part: number): void {
    for (let index = 0; index < this.#weights.length; index++) this.#weights[index] = (this.#weights[index] ?? 0) * (1 - part);
  }

  rows(): [Feature, Float64Array][] {
    return [...this.#indexes].map(([feature, index]) => [feature, this.#weights.subarray(index * this.width, (index + 1) * this.width)]);
  }
}
