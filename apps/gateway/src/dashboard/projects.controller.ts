import {
  type BrandOfNode,
  generationApi,
  type Job,
  type JobTimeline,
  type List,
  type MemoryGraph,
  memoryGraphApi,
  type Project,
  type ProjectJob,
  projectsApi,
  studioApi,
  type Tenant,
} from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { WorkspaceCallers } from '../admission/workspace-callers.js';
import { assertWithinLimit } from '../domain/rate-limit.js';
import { RequestId } from '../http/request-id.decorator.js';
import { IdempotentResults } from '../idempotency/idempotent-results.js';
import { Generation } from '../public/generation.js';
import { projectId } from '../domain/ids.js';
import { ProjectReads } from '../public/project-reads.js';
import { InternalServices } from '../internal-services.js';
import { Workspaces } from '../workspaces/workspaces.js';
import { DashboardRoute } from './access.decorator.js';
import { TenantPipe } from './tenant.pipe.js';

/** Projects with their memory, jobs and brands. */
@Controller()
export class DashboardProjectsController {
  constructor(
    private readonly services: InternalServices,
    private readonly reads: ProjectReads,
    private readonly generation: Generation,
    private readonly results: IdempotentResults,
    private readonly workspaces: Workspaces,
    private readonly callers: WorkspaceCallers,
  ) {}

  @DashboardRoute(studioApi.listProjects, 'member')
  list(
    @Param(TenantPipe) tenant: Tenant,
    @RequestId() requestId: string,
    @Query() query: z.output<(typeof studioApi.listProjects)['query']>,
  ): Promise<List<Project>> {
    return this.services.projects.call(projectsApi.search, { params: tenant, requestId, query });
  }

  @DashboardRoute(studioApi.createProject, 'member')
  create(
    @Param(TenantPipe) params: Tenant,
    @RequestId() requestId: string,
    @Body() { name, description }: z.output<(typeof studioApi.createProject)['body']>,
  ): Promise<Project> {
    return this.services.projects.call(projectsApi.create, {
      params,
      requestId,
      body: { id: newId('proj'), name, description: description ?? null },
    });
  }

  @DashboardRoute(studioApi.readProject, 'member')
  read(@Param(TenantPipe) tenant: Tenant, @Param('project_id') id: string): Promise<Buffer> {
    return this.reads.project({ ...tenant, project_id: projectId(id) });
  }

  @DashboardRoute(studioApi.updateProject, 'member')
  update(
    @Param(TenantPipe) tenant: Tenant,
    @Param('project_id') id: string,
    @RequestId() requestId: string,
    @Body() body: z.output<(typeof studioApi.updateProject)['body']>,
  ): Promise<Project> {
    return this.services.projects.call(projectsApi.update, { params: { ...tenant, project_id: projectId(id) }, requestId, body });
  }

  @DashboardRoute(studioApi.deleteProject, 'owner')
  async delete(@Param(TenantPipe) tenant: Tenant, @Param('project_id') id: string, @RequestId() requestId: string): Promise<object> {
    const project_id = projectId(id);
    const answer = await this.services.projects.call(projectsApi.delete, { params: { ...tenant, project_id }, requestId });
    await this.results.eraseProject(project_id);
    return answer;
  }

  @DashboardRoute(studioApi.graph, 'member')
  async graph(@Param(TenantPipe) tenant: Tenant, @Param('project_id') id: string, @RequestId() requestId: string): Promise<MemoryGraph> {
    const params = await this.existing(tenant, id);
    return this.services.memoryGraph.call(memoryGraphApi.graph, { params, requestId });
  }

  @DashboardRoute(studioApi.listJobs, 'member')
  async listJobs(
    @Param(TenantPipe) tenant: Tenant,
    @Param('project_id') id: string,
    @RequestId() requestId: string,
    @Query() query: z.output<(typeof studioApi.listJobs)['query']>,
  ): Promise<List<ProjectJob>> {
    const params = await this.existing(tenant, id);
    return this.services.generation.call(generationApi.listJobs, { params, requestId, query });
  }

  @DashboardRoute(studioApi.readJob, 'member')
  async readJob(
    @Param(TenantPipe) tenant: Tenant,
    @Param('project_id') id: string,
    @Param('job_id') jobId: string,
    @RequestId() requestId: string,
  ): Promise<JobTimeline> {
    const params = await this.existing(tenant, id);
    return this.services.generation.call(generationApi.readJob, { params: { ...params, job_id: jobId }, requestId });
  }

  @DashboardRoute(studioApi.readNode, 'member')
  async readNode(
    @Param(TenantPipe) tenant: Tenant,
    @Param('project_id') id: string,
    @Param('memory_id') memoryId: string,
    @RequestId() requestId: string,
  ): Promise<BrandOfNode> {
    const params = await this.existing(tenant, id);
    return this.services.generation.call(generationApi.readNode, { params: { ...params, memory_id: memoryId }, requestId });
  }

  @DashboardRoute(studioApi.generate, 'member', 'generation')
  async generate(
    @Param(TenantPipe) tenant: Tenant,
    @Param('project_id') id: string,
    @RequestId() requestId: string,
    @Body() { prompt, memory_id, variations }: z.output<(typeof studioApi.generate)['body']>,
  ): Promise<{ jobs: Job[] }> {
    const { project_id } = await this.existing(tenant, id);
    const workspace = await this.workspaces.read(tenant.workspace_id);
    // Each variation is a generation; the admission has counted the first.
    for (let more = 1; more < variations; more += 1) assertWithinLimit(await this.callers.count(workspace, 'generation'));
    const jobs: Job[] = [];
    // One after the other: if the quota ends in between, the answer lists the jobs that were accepted before.
    for (let made = 0; made < variations; made += 1) {
      const job = { ...tenant, job_id: newId('job'), project_id, prompt, webhook_url: null, memory_id: memory_id ?? null };
      jobs.push(JSON.parse((await this.generation.enqueue(job, requestId)).toString()) as Job);
    }
    return { jobs };
  }

  /** The service projects knows at once that a project is deleted; the others learn it from the log. */
  private async existing(tenant: Tenant, id: string): Promise<Tenant & { project_id: string }> {
    const params = { ...tenant, project_id: projectId(id) };
    await this.reads.project(params);
    return params;
  }
}
