import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Pack } from '../dist/pack/pack.js';
import { createIconRanker } from '../dist/understanding/things/icons.js';
import { loadPictures } from '../dist/understanding/things/pictures.js';
import { exampleOf, learn } from '../dist/understanding/roles/examples.js';
import { markNames, readMarked } from '../dist/understanding/roles/marked.js';
import { crossValidate } from '../dist/understanding/roles/measure.js';
import { formatWeights } from '../dist/understanding/roles/weights.js';
import { loadWordVectors } from '../dist/understanding/language/word-vectors.js';

/**
 * Learns which words are the name from the marked briefs of `corpus/roles/` and from other prompts whose names are known; the same prompts
 * give the same `roles.bin`.
 */
const corpus = new URL('../corpus/', import.meta.url);
const folder = new URL('roles/', corpus);
const output = new URL('./roles.bin', import.meta.url);
const named = [
  'names',
  'expected',
  'held-out',
  'held-out-2',
  'held-out-3',
  'held-out-5',
  'held-out-6',
  'held-out-8',
  'held-out-9',
  'held-out-10',
  'held-out-11',
  'prompts',
];
const sources = { vectors: await loadWordVectors(), icons: createIconRanker(Pack.load().icons, await loadPictures()) };

interface Named {
  prompt: string;
  name?: string | null;
  nameAlso?: string[];
  expect?: { name?: string; nameSource?: string };
}

const briefs = readdirSync(folder)
  .sort()
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => exampleOf(readMarked(line), sources));
const others = named
  .flatMap((file) => {
    const read = JSON.parse(readFileSync(new URL(`${file}.json`, corpus), 'utf8')) as Named[] | { prompts: Named[] };
    return 'prompts' in read ? read.prompts : read;
  })
  .flatMap(({ prompt, name, nameAlso = [], expect }) => {
    const known = expect?.nameSource === 'coined' ? null : expect ? expect.name : name;
    return known === undefined ? [] : (markNames(prompt, [...(known?.split(' / ') ?? []), ...nameAlso]) ?? []);
  })
  .map((marked) => exampleOf(marked, sources));

if (process.argv.includes('--measure')) {
  const { rules, learnt } = crossValidate(briefs, others);
  process.stdout.write(`names right of ${briefs.length}: ${rules} by the rules alone, ${learnt} with what was learnt from the others\n`);
} else {
  const bytes = formatWeights(learn([...briefs, ...others]));
  if (!process.argv.includes('--check')) writeFileSync(output, bytes);
  else if (!bytes.equals(readFileSync(output)))
    throw new Error('roles.bin is not what the briefs give. Run `node lexicon/build-roles.ts` and commit the result.');
  process.stdout.write(`${briefs.length} briefs and ${others.length} prompts, ${bytes.length} bytes\n`);
}
