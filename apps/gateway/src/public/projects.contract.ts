import { CreateProject, DeletedProject, pageQuery, Project, ProjectList, UpdateProject } from '@blazon/contracts';
import { pageOf, projectExample } from './examples.js';
import { operation } from './operation.js';

export const createProject = operation({
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
});

export const listProjects = operation({
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
});

export const retrieveProject = operation({
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
});

export const updateProject = operation({
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
});

export const deleteProject = operation({
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
});
