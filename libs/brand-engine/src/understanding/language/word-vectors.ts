import { readFile } from 'node:fs/promises';

/** Meanings of common English words, for closeness of two words and for telling a word from an invented name. */
export interface WordVectors {
  /** True if the word is ordinary English; rarer and invented words are not in the table. */
  knows(word: string): boolean;
  /** Place in the order of frequency, 0 the most frequent; undefined for unknown words. */
  rank(word: string): number | undefined;
  /** A unit vector of the mean of the known words, or undefined if none is known. */
  vector(words: readonly string[]): Float32Array | undefined;
}

/** The table of no words: everything falls back on the lexicon. */
export const noVectors: WordVectors = { knows: () => false, rank: () => undefined, vector: () => undefined };

const file = new URL('../../../lexicon/words.bin', import.meta.url);

/** Loads the distilled table; a missing file is not an error, since the lexicon alone still serves. */
export async function loadWordVectors(): Promise<WordVectors> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes === undefined ? noVectors : parseWordVectors(bytes);
}

function parseWordVectors(bytes: Buffer): WordVectors {
  const count = bytes.readUInt32LE(0);
  const dimensions = bytes.readUInt32LE(4);
  const matrixAt = 12 + bytes.readUInt32LE(8);
  const ranks = new Map(
    bytes
      .toString('utf8', 12, matrixAt)
      .split('\n')
      .map((word, rank) => [word, rank]),
  );
  const matrix = new Int8Array(bytes.buffer, bytes.byteOffset + matrixAt, count * dimensions);
  return {
    knows: (word) => ranks.has(word),
    rank: (word) => ranks.get(word),
    vector: (words) => {
      const rows = words.flatMap((word) => ranks.get(word) ?? []);
      if (rows.length === 0) return undefined;
      const sum = new Float32Array(dimensions);
      for (const row of rows) addUnit(sum, matrix.subarray(row * dimensions, (row + 1) * dimensions));
      return normalise(sum);
    },
  };
}

function addUnit(sum: Float32Array, row: Int8Array): void {
  let square = 0;
  for (const value of row) square += value * value;
  const scale = 1 / Math.sqrt(square || 1);
  for (let axis = 0; axis < row.length; axis++) sum[axis] = (sum[axis] ?? 0) + (row[axis] ?? 0) * scale;
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(closeness(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** Cosine of two unit vectors. */
export function closeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let axis = 0; axis < one.length; axis++) sum += (one[axis] ?? 0) * (other[axis] ?? 0);
  return sum;
}
