import type { Identity, StyleNode } from '@blazon/brand-engine';
import {
  type BrandOfNode,
  brandFiles,
  generationApi,
  Interpretation,
  type JobTimeline,
  type List,
  type Page,
  type ProjectJob,
  Tenant,
} from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { Implements } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Controller, Param, Query } from '@nestjs/common';
import { Brands, type NodeBrand } from '../projections/brands.js';
import { ProjectJobs } from '../projections/project-jobs.js';
import { Timeline } from '../timeline.js';

/** Serves the dashboard's view of a project: its jobs, the design of each node, and its files. */
@Controller()
export class StudioController {
  constructor(
    private readonly orm: MikroORM,
    private readonly jobs: ProjectJobs,
    private readonly brands: Brands,
    private readonly timeline: Timeline,
  ) {}

  @Implements(generationApi.listJobs)
  list(@Param({ schema: Tenant }) tenant: Tenant, @Param('project_id') projectId: string, @Query() page: Page): Promise<List<ProjectJob>> {
    return this.jobs.list(tenant, projectId, page);
  }

  @Implements(generationApi.readJob)
  async readJob(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Param('project_id') projectId: string,
    @Param('job_id') id: string,
  ): Promise<JobTimeline> {
    if (await this.jobs.has(tenant, projectId, id)) return this.timeline.read(id);
    throw new DomainError('not_found', 'job_not_found', 'There is no such job in this project.', { param: 'job_id' });
  }

  @Implements(generationApi.readNode)
  async readNode(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Param('project_id') projectId: string,
    @Param('memory_id') memoryId: string,
  ): Promise<BrandOfNode> {
    const { id, created_at, style, ...brand } = await this.node(tenant, projectId, memoryId);
    return {
      ...brand,
      brand_id: id,
      created_at: Math.floor(created_at.getTime() / 1_000),
      interpretation: Interpretation.safeParse(style.interpretation).data ?? null,
    };
  }

  @Implements(generationApi.readFile)
  async readFile(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Param('project_id') projectId: string,
    @Param('memory_id') memoryId: string,
    @Param('file') name: string,
  ): Promise<Buffer> {
    const file = brandFiles.find((known) => known === name);
    if (file === undefined) throw new DomainError('not_found', 'file_not_found', 'There is no such file.');
    const { assets, style } = await this.node(tenant, projectId, memoryId);
    const node = style as unknown as StyleNode;
    const identity: Identity = { assets, node, interpretation: node.interpretation ?? { summary: '', clauses: [] } };
    // The engine and the writers of PDF and PNG take a second to load, and few replicas are ever asked for a file.
    const { drawBrandFile } = await import('../draw-brand-file.js');
    return Buffer.from(await drawBrandFile(file, identity, tenant.environment === 'sandbox'));
  }

  private async node(tenant: Tenant, projectId: string, memoryId: string): Promise<NodeBrand> {
    const node = await this.brands.ofNode(this.orm.em.fork(), tenant, projectId, memoryId);
    if (node) return node;
    throw new DomainError('not_found', 'memory_not_found', 'There is no such memory node in this project.', { param: 'memory_id' });
  }
}
