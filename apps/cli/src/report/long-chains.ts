import type { LabelledChain } from '@blazon/brand-engine/corpus';
import { seedOf } from './runs.js';

const stepsOfLongChain = 10;
/** Steps that start over, or that mean another step, have no place in a chain made of steps from everywhere. */
const startsOver = new Set(['try-another', 'go-back', 'rename', 'lock']);

/** Chains of ten sentences, put together from the labelled steps, always in the same way. */
export function longChains(chains: readonly LabelledChain[], count: number): LabelledChain[] {
  const steps = chains
    .flatMap((chain) => chain.steps)
    .filter(({ patches }) => patches.length > 0 && !patches.some(({ kind }) => startsOver.has(kind)))
    .map((step) => ({ step, order: seedOf(step.say) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ step }) => step);
  return Array.from({ length: count }, (_, i) => ({
    prompt: chains[(i * 5) % chains.length]?.prompt ?? '',
    steps: Array.from({ length: stepsOfLongChain }, (_, j) => steps[(i * stepsOfLongChain + j) % steps.length]).filter(
      (step) => step !== undefined,
    ),
  }));
}
