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
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
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

  @Get(projectsApi.list.path)
  async list(@Param() params: unknown, @Query() query: unknown): Promise<List<PublicProject>> {
    const page = await this.projects.list(parseParams(Tenant, params), parseParams(projectsApi.list.query, query));
    return { ...page, data: page.data.map(present) };
  }

  @Get(projectsApi.read.path)
  async read(@Param() params: unknown, @Param('project_id') id: string): Promise<PublicProject> {
    return present(await this.projects.read(parseParams(Tenant, params), id));
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
