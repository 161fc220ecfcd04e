import type { Assets, Interpretation, StyleData } from '@blazon/contracts';
import type { BriefEndpoint } from './brief-endpoint.js';

/** A task for a thread. JSON only: it crosses into another thread. */
export interface EngineTask {
  prompt: string;
  seed: string;
  watermark: boolean;
  /** The style that is refined; null for a new identity. */
  refine: { node: StyleData; previous: StyleData | null } | null;
}

/** The result of a task. Classes do not survive between threads, so a prompt that can never work is a value, not an error. */
export type EngineResult =
  | { made: true; assets: Assets; style: StyleData; interpretation: Interpretation }
  | { made: false; unsupported: string };

/** The start-up data of a thread. */
export interface EngineThreadData {
  engineModule: string;
  briefEndpoint: BriefEndpoint | undefined;
}
