import { z } from 'zod';

/** What a success says about the prompt: the brief read back as a sentence, and what became of every clause. */
export const Interpretation = z.object({
  summary: z.string().describe('The brief, read back as a sentence.'),
  clauses: z.array(
    z.object({
      text: z.string().describe('The words of the prompt.'),
      outcome: z.enum(['applied', 'kept', 'not_applied']),
      reason: z.string().nullable().describe('A sentence, or null where there is nothing to say.'),
    }),
  ),
});
export type Interpretation = z.infer<typeof Interpretation>;
