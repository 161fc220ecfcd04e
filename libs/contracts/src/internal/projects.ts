import { z } from 'zod';
import { DeletedProject, Project, ProjectList } from '../public/project.js';
import { InternalPageQuery } from './page.js';
import { route, tenantPath } from './route.js';

/** The caller mints the id, so that a repeated call after a crash finds the project it already made. */
export const CreateProjectCommand = z.object({ id: z.string(), name: z.string(), description: z.string().nullable() });
export type CreateProjectCommand = z.infer<typeof CreateProjectCommand>;

export const UpdateProjectCommand = z.object({ name: z.string().optional(), description: z.string().nullable().optional() });
export type UpdateProjectCommand = z.infer<typeof UpdateProjectCommand>;

export const projectsApi = {
  create: route({ method: 'POST', path: `${tenantPath}/projects`, body: CreateProjectCommand, response: Project }),
  list: route({ method: 'GET', path: `${tenantPath}/projects`, query: InternalPageQuery, response: ProjectList }),
  read: route({ method: 'GET', path: `${tenantPath}/projects/:project_id`, response: Project }),
  update: route({ method: 'PATCH', path: `${tenantPath}/projects/:project_id`, body: UpdateProjectCommand, response: Project }),
  delete: route({ method: 'DELETE', path: `${tenantPath}/projects/:project_id`, response: DeletedProject }),
};
