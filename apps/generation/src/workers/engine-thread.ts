/** Runs in each worker thread: one engine, loaded and warmed before the thread takes its first job. */
import type { createEngine, Engine, Identity, StyleNode } from '@blazon/brand-engine';
import { workerData } from 'piscina';
import { briefWriterOf } from './brief-endpoint.js';
import type { EngineResult, EngineTask, EngineThreadData } from './engine-task.js';

const { engineModule, briefEndpoint } = workerData as EngineThreadData;
const { createEngine: create } = (await import(engineModule)) as { createEngine: typeof createEngine };
const engine: Engine = await create({ briefWriter: briefEndpoint && briefWriterOf(briefEndpoint) });
await engine.generate({ prompt: 'A logo for "Blazon"', seed: '0'.repeat(32), watermark: false });

export default async function run(task: EngineTask | null): Promise<EngineResult | null> {
  // Asked once at the start of the service, to know that this thread is warm.
  if (task === null) return null;
  try {
    const { assets, node, interpretation } = await draw(task);
    return { made: true, assets, style: { ...node }, interpretation };
  } catch (error) {
    if (isUnsupported(error)) return { made: false, unsupported: error.message };
    throw error;
  }
}

function draw({ prompt, seed, watermark, refine }: EngineTask): Promise<Identity> {
  if (refine === null) return engine.generate({ prompt, seed, watermark });
  const node = refine.node as unknown as StyleNode;
  const previous = refine.previous as unknown as StyleNode | null;
  return engine.refine({ prompt, node, previous, seed, watermark });
}

/** By code, since a test's engine brings a class of its own. */
function isUnsupported(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'unsupported_prompt';
}
