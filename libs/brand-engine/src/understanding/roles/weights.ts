import { readFile } from 'node:fs/promises';
import type { NameWeights } from './spans.js';
import { type Feature, readTable, type WeightTable, writeTable } from './table.js';

const file = new URL('../../../lexicon/roles.bin', import.meta.url);

/** Loads what was learnt; without the file the rules serve alone. */
export async function loadWeights(): Promise<NameWeights | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && parseWeights(bytes);
}

/** A table whose rows can be listed, as it is after learning. */
export interface LearntTable extends WeightTable {
  rows(): (readonly [Feature, ArrayLike<number>])[];
}

export const formatWeights = (names: { pieces: LearntTable; spans: LearntTable }): Buffer =>
  Buffer.concat([names.pieces, names.spans].map((table) => writeTable(table.width, table.rows())));

export function parseWeights(bytes: Buffer): NameWeights {
  const pieces = readTable(bytes, 0);
  return { pieces: pieces.table, spans: readTable(bytes, pieces.end).table };
}
