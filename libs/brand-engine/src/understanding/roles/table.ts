/** Features are known by a hash of their text, which is all that is stored of them. */
export type Feature = number;

/** FNV-1a: 32 bits of a text, which goes on from what stands before it. */
function hashed(text: string, before = 0x811c9dc5 | 0): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

export const featureOf = (text: string): Feature => hashed(text);

/** The feature of a text with values in it. The text is never put together, which would take longer than hashing it. */
export function feature(texts: TemplateStringsArray, ...values: readonly (string | number | boolean)[]): Feature {
  let hash = hashed(texts[0] ?? '');
  for (let at = 0; at < values.length; at++) hash = hashed(texts[at + 1] ?? '', hashed(String(values[at]), hash));
  return hash;
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

/** Finds the row of a feature, or −1. Features are hashes already: their last bits tell where to look, which takes a map much longer. */
function rowsOf(features: Int32Array): (feature: Feature) => number {
  const mask = 2 ** Math.ceil(Math.log2(features.length * 2 + 1)) - 1;
  const rows = new Int32Array(mask + 1).fill(-1);
  const slotOf = (feature: Feature): number => {
    let slot = feature & mask;
    while ((rows[slot] ?? -1) >= 0 && features[rows[slot] ?? 0] !== feature) slot = (slot + 1) & mask;
    return slot;
  };
  features.forEach((feature, row) => (rows[slotOf(feature)] = row));
  return (feature) => rows[slotOf(feature)] ?? -1;
}

/** Reads a table that begins at `from`, and tells where it ends. */
export function readTable(bytes: Buffer, from: number): { table: WeightTable; end: number } {
  const [width, count] = [bytes.readInt32LE(from), bytes.readInt32LE(from + 4)];
  const weightsAt = from + 8 + count * 4;
  const rowOf = rowsOf(Int32Array.from({ length: count }, (_, row) => bytes.readInt32LE(from + 8 + row * 4)));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + weightsAt, count * width);
  const add: WeightTable['add'] = (features, sums, at) => {
    for (const feature of features) {
      const row = rowOf(feature);
      if (row < 0) continue;
      for (let place = 0; place < width; place++) sums[at + place] = (sums[at + place] ?? 0) + (weights[row * width + place] ?? 0) * unit;
    }
  };
  return { table: { width, add }, end: weightsAt + count * width };
}
