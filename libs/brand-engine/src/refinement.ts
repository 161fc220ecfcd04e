import type { ColourIntent, Constraints, Form, PersonalityAxis } from './brief.js';
import type { Relation } from './understanding/arrangement.js';

/** The parts of an identity that a refinement may move or lock. */
export const lockableFields = ['name', 'symbol', 'container', 'primary', 'secondary', 'font', 'layout', 'letterCase'] as const;
export type LockableField = (typeof lockableFields)[number];

/** One understood clause of a refinement, as a typed change. */
export type Patch =
  | { kind: 'lock'; fields: LockableField[] }
  | { kind: 'set-colour'; role: 'primary' | 'secondary' | 'tertiary'; colour: ColourIntent }
  | { kind: 'set-ground'; colour: ColourIntent }
  | { kind: 'remove-colour'; colour: ColourIntent }
  | { kind: 'swap-colour'; from: ColourIntent; to: ColourIntent }
  | { kind: 'exchange-colours' }
  | { kind: 'shift-colour'; by: 'warmer' | 'cooler' | 'darker' | 'lighter' | 'more-vivid' | 'more-muted' | 'more-contrast'; amount: number }
  | { kind: 'monochrome' }
  | { kind: 'mood'; axis: PersonalityAxis; by: number }
  | {
      kind: 'form';
      by:
        | 'bolder'
        | 'thinner'
        | 'rounder'
        | 'sharper'
        | 'simpler'
        | 'more-detailed'
        | 'bigger-symbol'
        | 'smaller-symbol'
        | 'tighter'
        | 'looser';
    }
  /** `count` of them, or how they stand to the picture that there is. */
  | { kind: 'symbol'; icons: string[]; term: string; count?: number; joins?: Relation }
  | { kind: 'remove-thing'; icons: string[]; term: string }
  | { kind: 'letters'; letters: string }
  | { kind: 'take-form'; form: Form; refused: boolean }
  | { kind: 'constrain'; constraints: Partial<Constraints> }
  | { kind: 'rename'; name: string }
  | { kind: 'descriptor'; text: string | null }
  /** The founding year or the place; null takes it away. */
  | { kind: 'aside'; field: 'year' | 'place'; text: string | null }
  | { kind: 'try-another'; field: 'everything' | 'symbol' | 'font' | 'primary' }
  | { kind: 'go-back' }
  /** What was understood and cannot be done, with the sentence that says so. */
  | { kind: 'beyond'; reason: string };

/** A clause of the refinement prompt with what was understood of it; no patches means it was not understood. */
export interface Clause {
  text: string;
  patches: Patch[];
}

/** What became of each clause, stored with the node. */
export interface RefinementRecord {
  applied: { clause: string; changed: string[] }[];
  kept: LockableField[];
  notApplied: { clause: string; reason: string }[];
}
