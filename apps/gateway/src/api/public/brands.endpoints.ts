import { generationApi, memoryGraphApi, type Tenant } from '@blazon/contracts';
import type { Services } from '../../services.js';
import { endpoint, type Endpoint } from './endpoint.js';
import type { Generation } from './generation.js';
import { projectId } from './ids.js';
import type { PublicOperations } from './operations.js';
import type { ProjectReads } from './project-reads.js';

/** Generation, and what it leaves behind: brands and memory. */
export function brandEndpoints(
  operations: PublicOperations,
  services: Services,
  projects: ProjectReads,
  generation: Generation,
): Endpoint[] {
  /** The owner knows at once that a project is gone; the services that learn of it from the log are asked only afterwards. */
  const existing = async (tenant: Tenant, id: string | undefined): Promise<string> => {
    const project_id = projectId(id);
    await projects.project({ ...tenant, project_id });
    return project_id;
  };
  return [
    endpoint(operations.generateBrand, {
      projectOf: ({ body }) => projectId(body.project_id),
      handle: (call) => generation.enqueue(call),
    }),
    endpoint(operations.listBrands, {
      handle: async ({ tenant, requestId, query }) => {
        if (query.project_id !== undefined) await existing(tenant, query.project_id);
        return services.generation.forward(generationApi.listBrands, { params: tenant, requestId, query: { ...query } });
      },
    }),
    endpoint(operations.listMemory, {
      handle: async ({ tenant, requestId, params, query }) => {
        const project_id = await existing(tenant, params.project_id);
        return services.memoryGraph.forward(memoryGraphApi.list, { params: { ...tenant, project_id }, requestId, query: { ...query } });
      },
    }),
  ];
}
