import { z } from 'zod';

/** How a success understood the prompt: the brief as a sentence, and the outcome of every clause. */
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
