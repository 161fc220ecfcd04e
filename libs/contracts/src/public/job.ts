import { z } from 'zod';

export const Job = z.object({
  id: z.string(),
  object: z.literal('job'),
  project_id: z.string(),
  status: z.enum(['queued', 'processing', 'succeeded', 'failed']),
  created_at: z.int(),
});
export type Job = z.infer<typeof Job>;
