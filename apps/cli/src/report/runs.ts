import { createHash } from 'node:crypto';
import { type Engine, type Figures, type Identity, judge, type Pack, type StyleNode } from '@blazon/brand-engine';
import type { LabelledChain, LabelledPrompt } from '@blazon/brand-engine/corpus';

/** From the words alone, as the `brand` command does, so that a picture of the report can be made again there. */
export const seedOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** A prompt of the corpus with the identity that the engine made. */
export interface PromptRun {
  label: LabelledPrompt;
  identity: Identity;
  figures: Figures;
}

export async function runPrompts(engine: Engine, pack: Pack, labels: readonly LabelledPrompt[]): Promise<PromptRun[]> {
  const runs: PromptRun[] = [];
  for (const label of labels) {
    const identity = await engine.generate({ prompt: label.prompt, seed: seedOf(label.prompt), watermark: false });
    runs.push({ label, identity, figures: judge(identity.node.decisions, pack) });
  }
  return runs;
}

/** One sentence of a chain with the identity before and after it. */
export interface StepRun {
  step: LabelledChain['steps'][number];
  before: Identity;
  after: Identity;
  figures: Figures;
}

export interface ChainRun {
  prompt: string;
  start: Identity;
  steps: StepRun[];
}

async function runChain(engine: Engine, pack: Pack, { prompt, steps }: LabelledChain): Promise<ChainRun> {
  const start = await engine.generate({ prompt, seed: seedOf(prompt), watermark: false });
  const run: ChainRun = { prompt, start, steps: [] };
  let before = start;
  let previous: StyleNode | null = null;
  for (const step of steps) {
    const seed = seedOf(before.node.seed + step.say);
    const asked = engine.refine({ prompt: step.say, node: before.node, previous, seed, watermark: false });
    // A sentence that cannot be understood is refused, and the identity stays.
    const after = step.patches.length > 0 ? await asked : await asked.catch(() => before);
    run.steps.push({ step, before, after, figures: judge(after.node.decisions, pack) });
    if (after !== before) previous = before.node;
    before = after;
  }
  return run;
}

export async function runChains(engine: Engine, pack: Pack, chains: readonly LabelledChain[]): Promise<ChainRun[]> {
  const runs: ChainRun[] = [];
  for (const chain of chains) runs.push(await runChain(engine, pack, chain));
  return runs;
}

/** One prompt drawn with several seeds. */
export interface SeedsRun {
  prompt: string;
  identities: Identity[];
}

export async function runSeeds(engine: Engine, prompts: readonly string[], count: number): Promise<SeedsRun[]> {
  const runs: SeedsRun[] = [];
  for (const prompt of prompts) {
    const identities: Identity[] = [];
    for (let i = 0; i < count; i++) identities.push(await engine.generate({ prompt, seed: seedOf(`${prompt} ${i}`), watermark: false }));
    runs.push({ prompt, identities });
  }
  return runs;
}
