// `npm run pictures`: the pictures of the README, by the engine and from a trace that was collected.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEngine } from '@blazon/brand-engine';
import { collectTrace } from './collect-trace.js';
import { identities, refinementChain } from './logos.js';
import { drawTrace } from './trace.js';

const folder = join(import.meta.dirname, '../../../docs/pictures');
await mkdir(folder, { recursive: true });
const write = async (name: string, svg: string) => {
  await writeFile(join(folder, name), `${svg}\n`);
  console.log(`· ${name}`);
};

const engine = await createEngine();
await write('identities.svg', await identities(engine));
await write('refinement-chain.svg', await refinementChain(engine));
await write('trace.svg', drawTrace(await collectTrace()));
console.log(`The pictures are in ${folder}.`);
