import { z } from 'zod';
import { Tenant } from '../tenant.js';

/** Says only that the node is there: prompt and style stay with the memory graph, so that fewer places have to forget them. */
const MemoryNodeAdded = Tenant.extend({
  id: z.string(),
  project_id: z.string(),
  job_id: z.string(),
  parent_id: z.string().nullable(),
  at: z.int().describe('Unix milliseconds'),
});

/** Events of the topic `memory`, keyed by node id. */
export const memoryEvents = { 'memory.node_added': { version: 1, schema: MemoryNodeAdded } } as const;
export type MemoryNodeAdded = z.infer<typeof MemoryNodeAdded>;
