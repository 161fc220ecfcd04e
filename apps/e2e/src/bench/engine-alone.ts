/** Draws identities one after the other in a separate process, and prints how many a second. */
import { createHash } from 'node:crypto';
import { createEngine } from '@blazon/brand-engine';
import { promptOf } from '../system/many-jobs.js';

const WARM_UP = 100;
const MEASURED = 300;

const engine = await createEngine();
const draw = async (from: number, count: number) => {
  for (let index = from; index < from + count; index += 1) {
    const prompt = promptOf(index);
    const seed = createHash('md5').update(prompt).digest('hex');
    await engine.generate({ prompt, seed, watermark: false });
  }
};
await draw(0, WARM_UP);
const started = performance.now();
await draw(WARM_UP, MEASURED);
process.send?.(MEASURED / ((performance.now() - started) / 1000));
