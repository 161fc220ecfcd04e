import type { Blazon, Project } from '@blazon/sdk';
import { UserError } from '../session/user-error.js';

const NAME = 'Command line';

/** The default project of the command line, created on first use. */
export async function defaultProject(api: Blazon): Promise<Project> {
  for await (const project of api.projects.list({ limit: 100 })) if (project.name === NAME) return project;
  return api.projects.create({ name: NAME });
}

/** The project that a memory node belongs to. */
export async function projectOfMemory(api: Blazon, memoryId: string): Promise<string> {
  for await (const brand of api.brands.list({ limit: 100 })) if (brand.memory_id === memoryId) return brand.project_id;
  throw new UserError(`There is no memory node ${memoryId} in this environment. blazon memory <project> shows those of a project.`);
}
