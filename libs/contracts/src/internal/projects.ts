import { z } from 'zod';
import { DeletedProject, Project, ProjectList } from '../public/project.js';
import { Tenant } from '../tenant.js';
import { text } from '../text.js';
import { InternalPageQuery } from './page.js';
import { route, tenantPath } from './route.js';

/** The caller mints the id, so that a repeated call after a crash finds the project it already made. */
export const CreateProjectCommand = z.object({ id: z.string(), name: z.string(), description: z.string().nullable() });
export type CreateProjectCommand = z.infer<typeof CreateProjectCommand>;

export const UpdateProjectCommand = z.object({ name: z.string().optional(), description: z.string().nullable().optional() });
export type UpdateProjectCommand = z.infer<typeof UpdateProjectCommand>;

/** How many pages one call may ask for: 100 projects of the longest names and descriptions for each are some 10 MiB. */
export const pagesTogether = 32;
/** How many projects one call may ask for. */
export const projectsTogether = 200;

export const ProjectQuestion = z.object({ ...Tenant.shape, project_id: z.string() });
export type ProjectQuestion = z.infer<typeof ProjectQuestion>;

export const ProjectPageQuestion = z.object({ ...Tenant.shape, ...InternalPageQuery.shape });
export type ProjectPageQuestion = z.infer<typeof ProjectPageQuestion>;

/** A page of the projects of one tenant whose names contain a text, for people who look for one. */
export const ProjectSearch = InternalPageQuery.extend({ search: text(200).optional() });
export type ProjectSearch = z.infer<typeof ProjectSearch>;

export const projectsApi = {
  create: route({
    method: 'POST',
    path: `${tenantPath}/projects`,
    status: 201,
    body: CreateProjectCommand,
    response: Project,
    repeatable: true,
  }),
  list: route({
    method: 'POST',
    path: '/projects/pages',
    body: z.array(ProjectPageQuestion).max(pagesTogether),
    response: ProjectList,
    together: true,
    repeatable: true,
  }),
  read: route({
    method: 'POST',
    path: '/projects/reads',
    body: z.array(ProjectQuestion).max(projectsTogether),
    response: Project,
    together: true,
    repeatable: true,
  }),
  search: route({ method: 'GET', path: `${tenantPath}/projects`, query: ProjectSearch, response: ProjectList }),
  update: route({ method: 'PATCH', path: `${tenantPath}/projects/:project_id`, body: UpdateProjectCommand, response: Project }),
  delete: route({ method: 'DELETE', path: `${tenantPath}/projects/:project_id`, response: DeletedProject }),
};
