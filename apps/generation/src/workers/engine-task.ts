import type { Assets, Interpretation, StyleData } from '@blazon/contracts';
import type { BriefEndpoint } from './brief-endpoint.js';

/** What a thread is asked to draw. JSON only: it crosses into another thread. */
export interface EngineTask {
  prompt: string;
  seed: string;
  watermark: boolean;
  /** The style that is refined; null for a new identity. */
  refine: { node: StyleData; previous: StyleData | null } | null;
}

/** What comes back. Classes do not survive the way between threads, so a prompt that can never work is a value, not an error. */
export type EngineResult =
  { made: true; assets: Assets; style: StyleData; interpretation: Interpretation } | { made: false; unsupported: string };

/** What a thread is told when it starts. */
export interface EngineThreadData {
  engineModule: string;
  briefEndpoint: BriefEndpoint | undefined;
}
