import { z } from 'zod';
import { listOf } from './pagination.js';

export const MemoryNode = z.object({
  id: z.string(),
  object: z.literal('memory_node'),
  prompt: z.string(),
  parent_id: z.string().nullable().describe('id of the node the job was refined from; null for a root'),
  created_at: z.int(),
});
export type MemoryNode = z.infer<typeof MemoryNode>;

export const MemoryNodeList = listOf(MemoryNode);
