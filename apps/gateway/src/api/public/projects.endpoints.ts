import { CreateProject, DeletedProject, pageQuery, Project, ProjectList, projectsApi, UpdateProject } from '@blazon/contracts';
import type { ServiceClient } from '@blazon/platform';
import type { IdempotentResults } from '../../idempotency/idempotent-results.js';
import { projectId } from './ids.js';
import { endpoint, type Endpoint } from './endpoint.js';

/** The Project endpoints, answered by the service that owns the projects. */
export function projectEndpoints(projects: ServiceClient, results: IdempotentResults): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/v1/projects',
      status: 201,
      body: CreateProject,
      creates: 'proj',
      reference: {
        operationId: 'createProject',
        tag: 'Projects',
        summary: 'Create a project',
        description: 'Creates an empty project: the container of everything that is generated for one brand.',
        response: Project,
        errors: [400, 409, 413, 415, 422],
      },
      handle: ({ tenant, requestId, newId, body }) =>
        projects.forward(projectsApi.create, {
          params: tenant,
          requestId,
          body: { id: newId, name: body.name, description: body.description ?? null },
        }),
    }),
    endpoint({
      method: 'GET',
      path: '/v1/projects',
      status: 200,
      query: pageQuery('proj'),
      reference: {
        operationId: 'listProjects',
        tag: 'Projects',
        summary: 'List projects',
        description: 'Lists the projects of the workspace, newest first. Pass `next_cursor` as `starting_after` to get the next page.',
        response: ProjectList,
        errors: [400],
      },
      handle: ({ tenant, requestId, query }) => projects.forward(projectsApi.list, { params: tenant, requestId, query: { ...query } }),
    }),
    endpoint({
      method: 'GET',
      path: '/v1/projects/:project_id',
      status: 200,
      reference: {
        operationId: 'retrieveProject',
        tag: 'Projects',
        summary: 'Retrieve a project',
        description: 'Returns one project of the workspace.',
        response: Project,
        errors: [400, 404],
      },
      handle: async ({ tenant, requestId, params }) =>
        projects.forward(projectsApi.read, { params: { ...tenant, project_id: projectId(params.project_id) }, requestId }),
    }),
    endpoint({
      method: 'PATCH',
      path: '/v1/projects/:project_id',
      status: 200,
      body: UpdateProject,
      reference: {
        operationId: 'updateProject',
        tag: 'Projects',
        summary: 'Update a project',
        description: 'Changes only the fields that are sent. `description: null` clears the description.',
        response: Project,
        errors: [400, 404, 413, 415],
      },
      handle: async ({ tenant, requestId, params, body }) =>
        projects.forward(projectsApi.update, {
          params: { ...tenant, project_id: projectId(params.project_id) },
          requestId,
          body: { ...body },
        }),
    }),
    endpoint({
      method: 'DELETE',
      path: '/v1/projects/:project_id',
      status: 200,
      reference: {
        operationId: 'deleteProject',
        tag: 'Projects',
        summary: 'Delete a project',
        description: 'Removes the project for good, with all its jobs, assets and memory nodes. There is no way back.',
        response: DeletedProject,
        errors: [400, 404],
      },
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
