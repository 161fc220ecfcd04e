import {
  type AddressRanges,
  BrandList,
  generateBrand,
  generationApi,
  Job,
  memoryGraphApi,
  MemoryNodeList,
  pageQuery,
  projectsApi,
  type Tenant,
} from '@blazon/contracts';
import { z } from 'zod';
import type { Services } from '../../services.js';
import { endpoint, type Endpoint } from './endpoint.js';
import type { Generation } from './generation.js';
import { projectId } from './ids.js';

/** Generation, and what it leaves behind: brands and memory. */
export function brandEndpoints(services: Services, generation: Generation, allowedWebhookAddresses: AddressRanges): Endpoint[] {
  /** The owner knows at once that a project is gone; the services that learn of it from the log are asked only afterwards. */
  const existing = async (tenant: Tenant, id: string, requestId: string): Promise<string> => {
    const project_id = projectId(id);
    await services.projects.forward(projectsApi.read, { params: { ...tenant, project_id }, requestId });
    return project_id;
  };
  return [
    endpoint({
      method: 'POST',
      path: '/v1/brands/generate',
      category: 'generation',
      status: 202,
      body: generateBrand(allowedWebhookAddresses),
      creates: 'job',
      projectOf: ({ body }) => body.project_id,
      reference: {
        operationId: 'generateBrand',
        tag: 'Brands',
        summary: 'Generate a brand',
        description:
          'Queues a generation job and returns it at once. The finished assets are delivered by a webhook event only; there is no ' +
          'endpoint for polling. With `memory_id` the prompt describes a change to that earlier result.',
        response: Job,
        errors: [400, 404, 409, 413, 415, 422],
      },
      handle: async (call) => {
        await existing(call.tenant, call.body.project_id, call.requestId);
        return generation.enqueue(call);
      },
    }),
    endpoint({
      method: 'GET',
      path: '/v1/brands',
      status: 200,
      query: pageQuery('brand').extend({ project_id: z.string().optional() }),
      reference: {
        operationId: 'listBrands',
        tag: 'Brands',
        summary: 'List brands',
        description: 'Lists the brands that were generated in the workspace, newest first. Assets travel by webhook only.',
        response: BrandList,
        errors: [400, 404],
      },
      handle: async ({ tenant, requestId, query }) => {
        if (query.project_id !== undefined) await existing(tenant, query.project_id, requestId);
        return services.generation.forward(generationApi.listBrands, { params: tenant, requestId, query: { ...query } });
      },
    }),
    endpoint({
      method: 'GET',
      path: '/v1/projects/:project_id/memory',
      status: 200,
      query: pageQuery('mem'),
      reference: {
        operationId: 'listMemory',
        tag: 'Memory',
        summary: 'List memory nodes',
        description:
          'Lists the memory nodes of a project, newest first. Each successful job leaves one; pass its id to refine that result.',
        response: MemoryNodeList,
        errors: [400, 404],
      },
      handle: async ({ tenant, requestId, params, query }) => {
        const project_id = await existing(tenant, params.project_id ?? '', requestId);
        return services.memoryGraph.forward(memoryGraphApi.list, { params: { ...tenant, project_id }, requestId, query: { ...query } });
      },
    }),
  ];
}
