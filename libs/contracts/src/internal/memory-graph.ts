import { z } from 'zod';
import { MemoryNode, MemoryNodeList } from '../public/memory-node.js';
import { route, tenantPath } from './route.js';
import { InternalPageQuery } from './page.js';

/** The memory of one project as a picture needs it: `edges` lead from a node to the ones refined from it. */
export const MemoryGraph = z.object({
  truncated: z.boolean().describe('whether the project has older nodes besides the newest 2,000, which are shown'),
  nodes: z.array(MemoryNode.extend({ job_id: z.string() })),
  edges: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type MemoryGraph = z.infer<typeof MemoryGraph>;

export const memoryGraphApi = {
  list: route({ method: 'GET', path: `${tenantPath}/projects/:project_id/memory`, query: InternalPageQuery, response: MemoryNodeList }),
  read: route({ method: 'GET', path: `${tenantPath}/projects/:project_id/memory/:memory_id`, response: MemoryNode }),
  graph: route({ method: 'GET', path: `${tenantPath}/projects/:project_id/memory/graph`, response: MemoryGraph }),
};
