import {
  CreateProjectCommand,
  type DeletedProject,
  type List,
  parseParams,
  type Project as PublicProject,
  projectsApi,
  Tenant,
  UpdateProjectCommand,
} from '@blazon/contracts';
import { jsonLines } from '@blazon/platform';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { Project } from '../domain/project.js';
import { Projects } from '../projects.js';

@Controller()
export class ProjectsController {
  constructor(private readonly projects: Projects) {}

  @Post(projectsApi.create.path)
  async create(@Param() params: unknown, @Body() body: unknown): Promise<PublicProject> {
    const command = parseParams(CreateProjectCommand, body);
    return present(await this.projects.create({ ...command, tenant: parseParams(Tenant, params), createdAt: new Date() }));
  }

  @Post(projectsApi.list.path)
  @HttpCode(200)
  async list(@Body() body: unknown): Promise<string> {
    const pages = await this.projects.list(parseParams(projectsApi.list.body, body));
    return jsonLines(pages.map((page): List<PublicProject> => ({ ...page, data: page.data.map(present) })));
  }

  @Post(projectsApi.read.path)
  @HttpCode(200)
  async read(@Body() body: unknown): Promise<string> {
    const projects = await this.projects.read(parseParams(projectsApi.read.body, body));
    return jsonLines(projects.map((project): PublicProject | null => (project === undefined ? null : present(project))));
  }

  @Patch(projectsApi.update.path)
  async update(@Param() params: unknown, @Param('project_id') id: string, @Body() body: unknown): Promise<PublicProject> {
    return present(await this.projects.update(parseParams(Tenant, params), id, parseParams(UpdateProjectCommand, body)));
  }

  @Delete(projectsApi.delete.path)
  @HttpCode(200)
  async delete(@Param() params: unknown, @Param('project_id') id: string): Promise<DeletedProject> {
    await this.projects.delete(parseParams(Tenant, params), id);
    return { id, object: 'project', deleted: true };
  }
}

function present(project: Project): PublicProject {
  const { id, name, description, createdAt } = project;
  return { id, object: 'project', name, description, created_at: Math.floor(createdAt.getTime() / 1000) };
}
