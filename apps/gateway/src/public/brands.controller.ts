import { generationApi, type GenerateBrand, type Tenant } from '@blazon/contracts';
import { Body, Controller, Query } from '@nestjs/common';
import { CallerTenant } from '../admission/tenant.decorator.js';
import { RequestId } from '../http/request-id.decorator.js';
import { Creating, type NewResource } from '../idempotency/idempotency.interceptor.js';
import { IdempotentResults } from '../idempotency/idempotent-results.js';
import { Services } from '../services.js';
import { type BrandQuery, generateBrand, listBrands } from './brands.contract.js';
import { Generation } from './generation.js';
import { projectId } from './ids.js';
import { Operation } from './operation.js';
import { ProjectReads } from './project-reads.js';
import { WebhookUrlPipe } from './webhook-url.pipe.js';

/** Generation and its results. */
@Controller()
export class BrandsController {
  constructor(
    private readonly services: Services,
    private readonly generation: Generation,
    private readonly reads: ProjectReads,
    private readonly results: IdempotentResults,
  ) {}

  @Operation(generateBrand)
  async generate(
    @CallerTenant() tenant: Tenant,
    @RequestId() requestId: string,
    @Creating() { id, claim }: NewResource,
    @Body(WebhookUrlPipe) body: GenerateBrand,
  ): Promise<Buffer> {
    const { prompt, webhook_url = null, memory_id = null } = body;
    const project_id = projectId(body.project_id);
    if (claim !== undefined) await this.results.concerns(claim, project_id);
    return this.generation.enqueue({ ...tenant, job_id: id, project_id, prompt, webhook_url, memory_id }, requestId);
  }

  @Operation(listBrands)
  async list(@CallerTenant() tenant: Tenant, @RequestId() requestId: string, @Query() query: BrandQuery): Promise<Buffer> {
    // The owner knows at once that a project is gone; generation learns of it from the log.
    if (query.project_id !== undefined) await this.reads.project({ ...tenant, project_id: projectId(query.project_id) });
    return this.services.generation.forward(generationApi.listBrands, { params: tenant, requestId, query });
  }
}
