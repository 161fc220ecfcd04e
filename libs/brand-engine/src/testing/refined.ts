import { createEngine, type Engine, type Identity } from '../engine.js';

export interface Refined {
  before: Identity;
  after: Identity;
}

/** Draws a prompt, and then what a change makes of it, with an engine for all tests of a file and a seed for each of the two drawings. */
export function useRefining(first: string, next: string): (start: string, change: string, seed?: string) => Promise<Refined> {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });
  return async (start, change, seed = first) => {
    const before = await engine.generate({ prompt: start, seed, watermark: false });
    return { before, after: await engine.refine({ prompt: change, node: before.node, previous: null, seed: next, watermark: false }) };
  };
}

/** What came of each clause. */
export const outcomesOf = ({ interpretation }: Identity): string[] => interpretation.clauses.map(({ outcome }) => outcome);
