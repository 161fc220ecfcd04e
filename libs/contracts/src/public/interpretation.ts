import { z } from 'zod';

/** What a success says about the prompt: the brief read back as a sentence, and what became of every clause. */
export const Interpretation = z.object({
  summary: z.string(),
  clauses: z.array(
    z.object({
      /** The words of the prompt. */
      text: z.string(),
      outcome: z.enum(['applied', 'kept', 'not_applied']),
      /** A sentence, or null where there is nothing to say. */
      reason: z.string().nullable(),
    }),
  ),
});
export type Interpretation = z.infer<typeof Interpretation>;
