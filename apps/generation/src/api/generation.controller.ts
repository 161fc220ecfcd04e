import {
  type Brand,
  type BrandDetail,
  EnqueueJob,
  generationApi,
  type Job,
  type JobTimeline,
  type List,
  parseParams,
  Tenant,
} from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { jsonLines } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
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

  @Post(generationApi.enqueue.path)
  @HttpCode(202)
  enqueue(@Param() params: unknown, @Body() body: unknown): Promise<Job> {
    return this.jobs.enqueue(parseParams(Tenant, params), parseParams(EnqueueJob, body));
  }

  @Post(generationApi.enqueueTogether.path)
  @HttpCode(200)
  async enqueueTogether(@Body() body: unknown): Promise<string> {
    return jsonLines(await this.jobs.enqueueTogether(parseParams(generationApi.enqueueTogether.body, body)));
  }

  @Get(generationApi.listBrands.path)
  async list(@Param() params: unknown, @Query() query: unknown): Promise<List<Brand>> {
    const { project_id, ...page } = parseParams(generationApi.listBrands.query, query);
    const brands = await this.brands.list(this.orm.em.fork(), parseParams(Tenant, params), page, project_id);
    return { ...brands, data: brands.data.map(present) };
  }

  @Get(generationApi.readBrand.path)
  async read(@Param() params: unknown, @Param('brand_id') id: string): Promise<BrandDetail> {
    const brand = await this.brands.read(this.orm.em.fork(), parseParams(Tenant, params), id);
    if (!brand) throw new DomainError('not_found', 'brand_not_found', 'There is no such brand in this workspace.', { param: 'brand_id' });
    const { prompt, parent_memory_id, assets } = brand;
    return { ...present(brand), prompt, parent_memory_id, assets };
  }

  @Get(generationApi.timeline.path)
  readTimeline(@Param('job_id') id: string): Promise<JobTimeline> {
    return this.timeline.read(id);
  }
}

function present({ id, project_id, job_id, memory_id, created_at }: BrandSummary): Brand {
  return { id, object: 'brand', project_id, job_id, memory_id, created_at: Math.floor(created_at.getTime() / 1000) };
}
