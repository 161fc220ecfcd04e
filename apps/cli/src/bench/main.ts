import { createEngine, type Engine, type Identity } from '@blazon/brand-engine';
import { labelledChains, labelledPrompts } from '@blazon/brand-engine/corpus';
import { Worker } from 'node:worker_threads';
import { seedOf } from '../report/runs.js';

/** CPU time in milliseconds, which another program on the machine does not change as it changes the clock. */
async function cpuOf<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

const draw = (engine: Engine, prompt: string): Promise<Identity> => engine.generate({ prompt, seed: seedOf(prompt), watermark: false });

function line(what: string, values: readonly number[], goal: string): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${what.padEnd(22)} median ${at(0.5).padStart(6)} ms   p95 ${at(0.95).padStart(6)} ms   most ${at(1).padStart(6)} ms   of ${values.length}   goal ${goal}`;
}

const started = await cpuOf(createEngine);
const engine = started.result;
const prompts = labelledPrompts().map(({ prompt }) => prompt);
const first = await cpuOf(() => draw(engine, prompts[0] ?? ''));
// What a service does after its first requests counts; the first ones are measured apart.
for (const prompt of prompts) await draw(engine, prompt);

const created: number[] = [];
for (const prompt of prompts) created.push((await cpuOf(() => draw(engine, prompt))).ms);

const refined: number[] = [];
for (const { prompt, steps } of labelledChains()) {
  let { node } = await draw(engine, prompt);
  for (const { say } of steps) {
    const { ms, result } = await cpuOf(() => engine.refine({ prompt: say, node, previous: null, seed: seedOf(say), watermark: false }));
    refined.push(ms);
    node = result.node;
  }
}

const marked: number[] = [];
for (const prompt of prompts.slice(0, 60)) {
  const request = { prompt, seed: seedOf(prompt), watermark: true };
  marked.push((await cpuOf(() => engine.generate(request))).ms);
}

console.log(`engine start           ${started.ms.toFixed(0)} ms CPU, first identity ${first.ms.toFixed(0)} ms`);
console.log(line('new identity', created, '≤ 25 ms, floor 60 ms'));
console.log(line('watermarked', marked, '≤ 25 ms, floor 60 ms'));
console.log(line('refinement', refined, '≤ 5 ms'));
console.log(`memory of a worker     ${await workerMemory()}   goal < 350 MB`);

/** What one thread with an engine adds to an otherwise empty process, after the whole corpus. */
async function workerMemory(): Promise<string> {
  const before = residentMb();
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  const heapMb = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  const added = residentMb() - before;
  await worker.terminate();
  return `${heapMb.toFixed(0)} MB heap, ${added.toFixed(0)} MB resident added, ${residentMb().toFixed(0)} MB the whole process with two engines`;
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1e6;
}
