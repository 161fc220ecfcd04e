import { createEngine, type Engine, type Identity, UnsupportedPromptError } from '@blazon/brand-engine';
import { labelledChains, labelledPrompts, realisticPrompts } from '@blazon/brand-engine/corpus';
import { Worker } from 'node:worker_threads';
import { seedOf } from '../report/runs.js';
import { type Goal, line } from './figures.js';

/** Each prompt is drawn with so many seeds, so that a tail of one in a hundred is made of more than one or two. */
const rounds = 4;
/** Prompts as people write them, with many wishes at once; the goals are about these. */
const realisticRounds = 2;
const identityGoal: Goal = { ms: 25, floor: 60 };
const refinementGoal: Goal = { ms: 5, floor: 25 };

/** CPU milliseconds of this thread: another program on the machine does not change them as it changes the clock. */
function threadCpuMs(): number {
  // Linux brings the account of a thread up to date at its scheduler's tick, every four milliseconds, and when the whole process is asked.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function cpuOf<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const before = threadCpuMs();
  const result = await work();
  return { ms: threadCpuMs() - before, result };
}

const draw = (engine: Engine, prompt: string, round: number, watermark = false): Promise<Identity> =>
  engine.generate({ prompt, seed: seedOf(`${prompt} ${round}`), watermark });

const started = await cpuOf(createEngine);
const engine = started.result;
const prompts = labelledPrompts().map(({ prompt }) => prompt);
const first = await cpuOf(() => draw(engine, prompts[0] ?? '', 0));
// The goal is about warm processes: the first requests are measured apart.
for (const prompt of prompts) await draw(engine, prompt, 0);
await refineChains(0);
const realistic = realisticPrompts();
for (const prompt of realistic) await draw(engine, prompt, 0);

const asWritten: number[] = [];
for (let round = 1; round <= realisticRounds; round++)
  for (const prompt of realistic) asWritten.push((await cpuOf(() => draw(engine, prompt, round))).ms);
const [created, marked, refined]: [number[], number[], number[]] = [[], [], []];
for (let round = 1; round <= rounds; round++) {
  for (const prompt of prompts) created.push((await cpuOf(() => draw(engine, prompt, round))).ms);
  for (const prompt of prompts) marked.push((await cpuOf(() => draw(engine, prompt, round, true))).ms);
  refined.push(...(await refineChains(round)));
}

console.log(`engine start     ${started.ms.toFixed(0)} ms CPU, first identity ${first.ms.toFixed(0)} ms`);
console.log(line('as people write', asWritten, identityGoal));
console.log(line('new identity', created, identityGoal));
console.log(line('watermarked', marked, identityGoal));
console.log(line('refinement', refined, refinementGoal));
console.log(`memory of a worker ${await workerMemory()}   goal < 350 MB`);

/** The CPU time of every refinement of the labelled chains. */
async function refineChains(round: number): Promise<number[]> {
  const times: number[] = [];
  for (const { prompt, steps } of labelledChains()) {
    let { node } = await draw(engine, prompt, round);
    for (const { say } of steps) {
      const request = { prompt: say, node, previous: null, seed: seedOf(`${say} ${round}`), watermark: false };
      const { ms, result } = await cpuOf(() => engine.refine(request).catch(refused));
      times.push(ms);
      node = result?.node ?? node;
    }
  }
  return times;
}

/** Some steps ask for nothing that can be drawn; saying so takes time too. */
function refused(error: unknown): null {
  if (error instanceof UnsupportedPromptError) return null;
  throw error;
}

/** The memory that one engine thread adds to an otherwise empty process, after the whole corpus. */
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
