import type { Brief } from '../brief.js';
import type { ColourArea } from '../critics/colours-seen.js';
import type { Decisions } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import type { Understanding } from '../understanding/index.js';
import type { ClauseOutcome } from './interpretation.js';

/** What a wish is held against: the brief, and what was decided. */
export interface Outcome {
  brief: Brief;
  decisions: Decisions;
  pack: Pack;
  understanding: Pick<Understanding, 'showsItself' | 'findIcons'>;
  /** The colours of the light drawing. */
  areas: readonly ColourArea[];
}

export interface Verdict {
  outcome: ClauseOutcome;
  reason: string | null;
}

export const applied: Verdict = { outcome: 'applied', reason: null };
export const kept: Verdict = { outcome: 'kept', reason: null };
/** A thing that a prompt speaks of need not be shown. */
export const spoken: Verdict = { outcome: 'kept', reason: null };
export const missed = (reason: string): Verdict => ({ outcome: 'not_applied', reason });
export const but = (reason: string): Verdict => ({ outcome: 'applied', reason });
