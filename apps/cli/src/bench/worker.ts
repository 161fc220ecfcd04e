/** A thread as the generation service runs them: one engine that draws the whole corpus, then reports its memory. */
import { parentPort } from 'node:worker_threads';
import { createEngine } from '@blazon/brand-engine';
import { labelledPrompts } from '@blazon/brand-engine/corpus';
import { seedOf } from '../report/runs.js';

const engine = await createEngine();
for (const { prompt } of labelledPrompts()) await engine.generate({ prompt, seed: seedOf(prompt), watermark: false });
const { heapUsed, external } = process.memoryUsage();
parentPort?.postMessage((heapUsed + external) / 1e6);
