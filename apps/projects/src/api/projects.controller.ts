import {
  type CreateProjectCommand,
  type DeletedProject,
  type List,
  type Project as PublicProject,
  type ProjectPageQuestion,
  projectsApi,
  type ProjectQuestion,
  type ProjectSearch,
  Tenant,
  type UpdateProjectCommand,
} from '@blazon/contracts';
import { type DomainError, timeOf } from '@blazon/kernel';
import { Implements, jsonLines } from '@blazon/platform';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Project } from '../domain/project.js';
import { projectNotFound } from '../domain/project.decider.js';
import { Projects } from '../projects.js';

@Controller()
export class ProjectsController {
  constructor(private readonly projects: Projects) {}

  @Implements(projectsApi.create)
  async create(@Param({ schema: Tenant }) tenant: Tenant, @Body() command: CreateProjectCommand): Promise<PublicProject> {
    return present(await this.projects.create({ ...command, tenant, createdAt: timeOf(command.id) }));
  }

  @Implements(projectsApi.list)
  async list(@Body() questions: ProjectPageQuestion[]): Promise<string> {
    const pages = await this.projects.list(questions);
    return jsonLines(pages.map((page): List<PublicProject> => ({ ...page, data: page.data.map(present) })));
  }

  @Implements(projectsApi.search)
  async search(@Param({ schema: Tenant }) tenant: Tenant, @Query() query: ProjectSearch): Promise<List<PublicProject>> {
    const page = await this.projects.search(tenant, query);
    return { ...page, data: page.data.map(present) };
  }

  @Implements(projectsApi.read)
  async read(@Body() questions: ProjectQuestion[]): Promise<string> {
    const projects = await this.projects.read(questions);
    return jsonLines(
      projects.map((project): PublicProject | DomainError => (project === undefined ? projectNotFound() : present(project))),
    );
  }

  @Implements(projectsApi.update)
  async update(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Param('project_id') id: string,
    @Body() changes: UpdateProjectCommand,
  ): Promise<PublicProject> {
    return present(await this.projects.update(tenant, id, changes));
  }

  @Implements(projectsApi.delete)
  async delete(@Param({ schema: Tenant }) tenant: Tenant, @Param('project_id') id: string): Promise<DeletedProject> {
    await this.projects.delete(tenant, id);
    return { id, object: 'project', deleted: true };
  }
}

function present(project: Project): PublicProject {
  const { id, name, description, createdAt } = project;
  return { id, object: 'project', name, description, created_at: Math.floor(createdAt.getTime() / 1000) };
}
