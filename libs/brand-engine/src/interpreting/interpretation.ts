/** What became of one clause of a prompt. `kept` is what already is so, or what a refinement leaves as it is. */
export const clauseOutcomes = ['applied', 'kept', 'not_applied'] as const;
export type ClauseOutcome = (typeof clauseOutcomes)[number];

export interface InterpretedClause {
  /** The words of the prompt. */
  text: string;
  outcome: ClauseOutcome;
  /** A sentence that says why it was not applied, or what stands in its place; null where there is nothing to say. */
  reason: string | null;
}

/** What was made of a prompt: the brief read back as a sentence, and what became of every clause. */
export interface Interpretation {
  summary: string;
  clauses: InterpretedClause[];
}
