import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
import type { BriefEndpoint } from './brief-endpoint.js';
import type { EngineResult, EngineTask, EngineThreadData } from './engine-task.js';
import { engineDuration } from './metrics.js';

export interface EnginePoolOptions {
  threads: number;
  threadMemoryMb: number;
  engineModule: string;
  briefEndpoint: BriefEndpoint | undefined;
}

/** A task did not finish in its window. */
export class WindowEnded extends Error {
  override readonly name = 'WindowEnded';
}

/** Threads that run the brand engine. Aborting a task kills its thread, hung or not; a fresh one replaces it. */
export class EnginePool {
  private readonly pool: Piscina<EngineTask | null, EngineResult | null>;

  constructor(private readonly options: EnginePoolOptions) {
    this.pool = new Piscina({
      // By the package's own name, so that it is the compiled file wherever this module is run from.
      filename: createRequire(import.meta.url).resolve('@blazon/generation/engine-thread'),
      minThreads: options.threads,
      maxThreads: options.threads,
      workerData: { engineModule: options.engineModule, briefEndpoint: options.briefEndpoint } satisfies EngineThreadData,
      resourceLimits: { maxOldGenerationSizeMb: options.threadMemoryMb },
      // Threads trace nothing by themselves.
      execArgv: [],
    });
    // A thread that dies fails its task, which is heard there; one that dies between tasks is replaced.
    this.pool.on('error', () => undefined);
  }

  /** Resolves when every thread is warm. */
  async warm(): Promise<void> {
    await Promise.all(Array.from({ length: this.options.threads }, () => this.pool.run(null)));
  }

  /** The time of a task includes its wait for a free thread. */
  async run(task: EngineTask, windowMs: number, abandoned: AbortSignal): Promise<EngineResult> {
    const window = AbortSignal.timeout(windowMs);
    const startedAt = performance.now();
    const measure = (outcome: string) => {
      engineDuration.record((performance.now() - startedAt) / 1_000, { outcome });
    };
    try {
      const result = await this.pool.run(task, { signal: AbortSignal.any([abandoned, window]) });
      if (result === null) throw new Error('The engine thread gave no result.');
      measure(result.made ? 'made' : 'unsupported');
      return result;
    } catch (error) {
      measure(window.aborted ? 'timeout' : abandoned.aborted ? 'abandoned' : 'failed');
      throw window.aborted ? new WindowEnded('The engine was not done in its time.', { cause: error }) : error;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
