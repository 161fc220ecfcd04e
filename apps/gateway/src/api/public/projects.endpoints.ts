import { projectsApi } from '@blazon/contracts';
import type { ServiceClient } from '@blazon/platform';
import type { IdempotentResults } from '../../idempotency/idempotent-results.js';
import { endpoint, type Endpoint } from './endpoint.js';
import { projectId } from './ids.js';
import type { PublicOperations } from './operations.js';
import type { ProjectReads } from './project-reads.js';

/** The Project endpoints, answered by the service that owns the projects. */
export function projectEndpoints(
  operations: PublicOperations,
  projects: ServiceClient,
  reads: ProjectReads,
  results: IdempotentResults,
): Endpoint[] {
  return [
    endpoint(operations.createProject, {
      handle: ({ tenant, requestId, newId, body }) =>
        projects.forward(projectsApi.create, {
          params: tenant,
          requestId,
          body: { id: newId, name: body.name, description: body.description ?? null },
        }),
    }),
    endpoint(operations.listProjects, {
      handle: ({ tenant, query }) => reads.page({ ...tenant, ...query }),
    }),
    endpoint(operations.retrieveProject, {
      handle: async ({ tenant, params }) => reads.project({ ...tenant, project_id: projectId(params.project_id) }),
    }),
    endpoint(operations.updateProject, {
      handle: async ({ tenant, requestId, params, body }) =>
        projects.forward(projectsApi.update, {
          params: { ...tenant, project_id: projectId(params.project_id) },
          requestId,
          body: { ...body },
        }),
    }),
    endpoint(operations.deleteProject, {
      handle: async ({ tenant, requestId, params }) => {
        const id = projectId(params.project_id);
        const answer = await projects.forward(projectsApi.delete, { params: { ...tenant, project_id: id }, requestId });
        // Every call on the project is 404 from here on, a replay of the one that made it too. The tombstone does this again, should we crash.
        await results.eraseProject(id);
        return answer;
      },
    }),
  ];
}
