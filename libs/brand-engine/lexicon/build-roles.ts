import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Pack } from '../dist/pack/pack.js';
import { createIconRanker } from '../dist/understanding/icons.js';
import { loadPictures } from '../dist/understanding/pictures.js';
import { exampleOf, learn } from '../dist/understanding/roles/examples.js';
import { readMarked } from '../dist/understanding/roles/marked.js';
import { crossValidate } from '../dist/understanding/roles/measure.js';
import { formatWeights } from '../dist/understanding/roles/weights.js';
import { loadWordVectors } from '../dist/understanding/word-vectors.js';

/** Learns which words are the name from the marked prompts of `corpus/roles/`; the same prompts give the same `roles.bin`. */
const folder = new URL('../corpus/roles/', import.meta.url);
const output = new URL('./roles.bin', import.meta.url);
const sources = { vectors: await loadWordVectors(), icons: createIconRanker(Pack.load().icons, await loadPictures()) };
const examples = readdirSync(folder)
  .sort()
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => exampleOf(readMarked(line), sources));

if (process.argv.includes('--measure')) {
  const { rules, learnt } = crossValidate(examples, sources);
  process.stdout.write(`names right of ${examples.length}: ${rules} by the rules alone, ${learnt} with what was learnt from the others\n`);
} else {
  const bytes = formatWeights(learn(examples, sources));
  if (!process.argv.includes('--check')) writeFileSync(output, bytes);
  else if (!bytes.equals(readFileSync(output)))
    throw new Error('roles.bin is not what the briefs give. Run `node lexicon/build-roles.ts` and commit the result.');
  process.stdout.write(`${examples.length} briefs, ${bytes.length} bytes\n`);
}
