import {
  type Brand,
  type BrandDetail,
  type EnqueueJob,
  generationApi,
  type JobTimeline,
  type List,
  type Page,
  Tenant,
} from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { Implements, jsonLines } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Jobs } from '../jobs.js';
import { Brands, type BrandSummary } from '../projections/brands.js';
import { Timeline } from '../timeline.js';

@Controller()
export class GenerationController {
  constructor(
    private readonly orm: MikroORM,
    private readonly jobs: Jobs,
    private readonly brands: Brands,
    private readonly timeline: Timeline,
  ) {}

  @Implements(generationApi.enqueue)
  async enqueue(@Body() jobs: EnqueueJob[]): Promise<string> {
    return jsonLines(await this.jobs.enqueue(jobs));
  }

  @Implements(generationApi.listBrands)
  async list(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Query() { project_id, ...page }: Page & { project_id?: string },
  ): Promise<List<Brand>> {
    const brands = await this.brands.list(this.orm.em.fork(), tenant, page, project_id);
    return { ...brands, data: brands.data.map(present) };
  }

  @Implements(generationApi.readBrand)
  async read(@Param({ schema: Tenant }) tenant: Tenant, @Param('brand_id') id: string): Promise<BrandDetail> {
    const brand = await this.brands.read(this.orm.em.fork(), tenant, id);
    if (!brand) throw new DomainError('not_found', 'brand_not_found', 'There is no such brand in this workspace.', { param: 'brand_id' });
    const { prompt, parent_memory_id, assets } = brand;
    return { ...present(brand), prompt, parent_memory_id, assets };
  }

  @Implements(generationApi.timeline)
  readTimeline(@Param('job_id') id: string): Promise<JobTimeline> {
    return this.timeline.read(id);
  }
}

function present({ id, project_id, job_id, memory_id, created_at }: BrandSummary): Brand {
  return { id, object: 'brand', project_id, job_id, memory_id, created_at: Math.floor(created_at.getTime() / 1000) };
}
