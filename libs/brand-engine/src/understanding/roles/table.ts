/** Features are known by a hash of their text, which is all that is stored of them. */
export type Feature = number;

/** FNV-1a: 32 bits of a text. */
export function featureOf(text: string): Feature {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Weights of features, a row of one width for each. */
export interface WeightTable {
  width: number;
  /** Adds the rows of all features to `sums`, from place `at` on. */
  add(features: Iterable<Feature>, sums: Float64Array, at: number): void;
}

/** Whole numbers are stored; one is this much. */
const unit = 1 / 32;
const most = 127;
/** What says less than this for every place is not worth its bytes. */
const least = 3;

const quantised = (weight: number): number => Math.max(-most, Math.min(most, Math.round(weight / unit)));

/** Writes a table: width and number of rows, the features in order, and a byte for each weight. Rows that say little are left out. */
export function writeTable(width: number, rows: Iterable<readonly [Feature, ArrayLike<number>]>): Buffer {
  const kept = [...rows]
    .map(([feature, row]) => ({ feature, bytes: Int8Array.from(Array.from(row), quantised) }))
    .filter(({ bytes }) => bytes.some((byte) => Math.abs(byte) >= least))
    .sort((one, other) => one.feature - other.feature);
  return Buffer.concat([
    Buffer.from(Int32Array.of(width, kept.length).buffer),
    Buffer.from(Int32Array.from(kept, ({ feature }) => feature).buffer),
    ...kept.map(({ bytes }) => Buffer.from(bytes.buffer)),
  ]);
}

/** Reads a table that begins at `from`, and tells where it ends. */
export function readTable(bytes: Buffer, from: number): { table: WeightTable; end: number } {
  const [width, count] = [bytes.readInt32LE(from), bytes.readInt32LE(from + 4)];
  const weightsAt = from + 8 + count * 4;
  const rows = new Map<Feature, number>();
  for (let row = 0; row < count; row++) rows.set(bytes.readInt32LE(from + 8 + row * 4), row * width);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + weightsAt, count * width);
  const add: WeightTable['add'] = (features, sums, at) => {
    for (const feature of features) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      for (let place = 0; place < width; place++) sums[at + place] = (sums[at + place] ?? 0) + (weights[row + place] ?? 0) * unit;
    }
  };
  return { table: { width, add }, end: weightsAt + count * width };
}
