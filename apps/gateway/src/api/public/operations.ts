import {
  BrandList,
  CreateProject,
  DeletedProject,
  generateBrand,
  Job,
  MemoryNodeList,
  pageQuery,
  Project,
  ProjectList,
  UpdateProject,
  type WebhookRules,
} from '@blazon/contracts';
import { z } from 'zod';
import { brandExample, jobExample, memoryNodeExample, pageOf, projectExample } from './examples.js';
import { operation } from './operation.js';

/** Every operation of the public API. */
export function publicOperations(webhooks: WebhookRules) {
  return {
    createProject: operation({
      method: 'POST',
      path: '/v1/projects',
      status: 201,
      body: CreateProject,
      response: Project,
      creates: 'proj',
      reference: {
        id: 'createProject',
        tag: 'Projects',
        summary: 'Create a project',
        description: 'Creates an empty project: the container of everything that is generated for one brand.',
        errors: [404, 409, 413, 415, 422],
        requestExample: { name: projectExample.name, description: projectExample.description },
        responseExample: projectExample,
      },
    }),
    listProjects: operation({
      method: 'GET',
      path: '/v1/projects',
      query: pageQuery('proj'),
      response: ProjectList,
      reference: {
        id: 'listProjects',
        tag: 'Projects',
        summary: 'List projects',
        description: 'Lists the projects of the workspace, newest first. Pass `next_cursor` as `starting_after` to get the next page.',
        errors: [],
        responseExample: pageOf(projectExample),
      },
    }),
    retrieveProject: operation({
      method: 'GET',
      path: '/v1/projects/:project_id',
      response: Project,
      reference: {
        id: 'retrieveProject',
        tag: 'Projects',
        summary: 'Retrieve a project',
        description: 'Returns one project of the workspace.',
        errors: [404],
        responseExample: projectExample,
      },
    }),
    updateProject: operation({
      method: 'PATCH',
      path: '/v1/projects/:project_id',
      body: UpdateProject,
      response: Project,
      reference: {
        id: 'updateProject',
        tag: 'Projects',
        summary: 'Update a project',
        description: 'Changes only the fields that are sent. `description: null` clears the description.',
        errors: [404, 413, 415],
        requestExample: { description: null },
        responseExample: { ...projectExample, description: null },
      },
    }),
    deleteProject: operation({
      method: 'DELETE',
      path: '/v1/projects/:project_id',
      response: DeletedProject,
      reference: {
        id: 'deleteProject',
        tag: 'Projects',
        summary: 'Delete a project',
        description: 'Removes the project for good, with all its jobs, assets and memory nodes. There is no way back.',
        errors: [404],
        responseExample: { id: projectExample.id, object: 'project', deleted: true },
      },
    }),
    listMemory: operation({
      method: 'GET',
      path: '/v1/projects/:project_id/memory',
      query: pageQuery('mem'),
      response: MemoryNodeList,
      reference: {
        id: 'listMemory',
        tag: 'Memory',
        summary: 'List memory nodes',
        description:
          'Lists the memory nodes of a project, newest first. Each successful job leaves one; pass its id to refine that result.',
        errors: [404],
        responseExample: pageOf(memoryNodeExample),
      },
    }),
    generateBrand: operation({
      method: 'POST',
      path: '/v1/brands/generate',
      category: 'generation',
      status: 202,
      body: generateBrand(webhooks),
      response: Job,
      creates: 'job',
      reference: {
        id: 'generateBrand',
        tag: 'Brands',
        summary: 'Generate a brand',
        description:
          'Queues a generation job and returns it at once. The finished assets are delivered by a webhook event only; there is no ' +
          'endpoint for polling. With `memory_id` the prompt describes a change to that earlier result.',
        errors: [404, 409, 413, 415, 422],
        requestExample: {
          project_id: projectExample.id,
          prompt: 'A calm, confident coffee roastery called Morgenrot',
          webhook_url: 'https://example.com/hooks/brands',
        },
        responseExample: jobExample,
      },
    }),
    listBrands: operation({
      method: 'GET',
      path: '/v1/brands',
      query: pageQuery('brand').extend({ project_id: z.string().describe('only brands of this project').optional() }),
      response: BrandList,
      reference: {
        id: 'listBrands',
        tag: 'Brands',
        summary: 'List brands',
        description: 'Lists the brands that were generated in the workspace, newest first. Assets travel by webhook only.',
        errors: [404],
        responseExample: pageOf(brandExample),
      },
    }),
  };
}
export type PublicOperations = ReturnType<typeof publicOperations>;
