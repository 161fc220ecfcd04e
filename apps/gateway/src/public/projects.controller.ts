import { type CreateProject, type Page, projectsApi, type Tenant, type UpdateProject } from '@blazon/contracts';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CallerTenant } from '../admission/tenant.decorator.js';
import { RequestId } from '../http/request-id.decorator.js';
import { Creating, type NewResource } from '../idempotency/idempotency.interceptor.js';
import { IdempotentResults } from '../idempotency/idempotent-results.js';
import { InternalServices } from '../internal-services.js';
import { projectId } from '../domain/ids.js';
import { Operation } from './operation.js';
import { ProjectReads } from './project-reads.js';
import { createProject, deleteProject, listProjects, retrieveProject, updateProject } from './projects.contract.js';

/** Projects, as the bytes of the service that owns them. */
@Controller()
export class ProjectsController {
  constructor(
    private readonly services: InternalServices,
    private readonly reads: ProjectReads,
    private readonly results: IdempotentResults,
  ) {}

  @Operation(createProject)
  create(
    @CallerTenant() tenant: Tenant,
    @RequestId() requestId: string,
    @Creating() { id }: NewResource,
    @Body() body: CreateProject,
  ): Promise<Buffer> {
    const command = { id, name: body.name, description: body.description ?? null };
    return this.services.projects.forward(projectsApi.create, { params: tenant, requestId, body: command });
  }

  @Operation(listProjects)
  list(@CallerTenant() tenant: Tenant, @Query() page: Page): Promise<Buffer> {
    return this.reads.page({ ...tenant, ...page });
  }

  @Operation(retrieveProject)
  async retrieve(@CallerTenant() tenant: Tenant, @Param('project_id') id: string): Promise<Buffer> {
    return this.reads.project({ ...tenant, project_id: projectId(id) });
  }

  @Operation(updateProject)
  async update(
    @CallerTenant() tenant: Tenant,
    @RequestId() requestId: string,
    @Param('project_id') id: string,
    @Body() changes: UpdateProject,
  ): Promise<Buffer> {
    const params = { ...tenant, project_id: projectId(id) };
    return this.services.projects.forward(projectsApi.update, { params, requestId, body: changes });
  }

  @Operation(deleteProject)
  async delete(@CallerTenant() tenant: Tenant, @RequestId() requestId: string, @Param('project_id') id: string): Promise<Buffer> {
    const project_id = projectId(id);
    const answer = await this.services.projects.forward(projectsApi.delete, { params: { ...tenant, project_id }, requestId });
    // Every call on the project is 404 from here on, a replay of the one that made it too. The tombstone does this again, should we crash.
    await this.results.eraseProject(project_id);
    return answer;
  }
}
