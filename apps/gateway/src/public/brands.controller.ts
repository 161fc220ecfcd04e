import type { GenerateBrand, Tenant } from '@blazon/contracts';
import { Body, Controller, Query } from '@nestjs/common';
import { CallerTenant } from '../admission/tenant.decorator.js';
import { RequestId } from '../http/request-id.decorator.js';
import { Creating, type NewResource } from '../idempotency/idempotency.interceptor.js';
import { IdempotentResults } from '../idempotency/idempotent-results.js';
import { BrandReads } from './brand-reads.js';
import { type BrandQuery, generateBrand, listBrands } from './brands.contract.js';
import { Generation } from './generation.js';
import { projectId } from '../domain/ids.js';
import { Operation } from './operation.js';
import { WebhookUrlPipe } from './webhook-url.pipe.js';

/** Generation and its results. */
@Controller()
export class BrandsController {
  constructor(
    private readonly generation: Generation,
    private readonly reads: BrandReads,
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
  list(@CallerTenant() tenant: Tenant, @RequestId() requestId: string, @Query() query: BrandQuery): Promise<Buffer> {
    return this.reads.page(tenant, query, requestId);
  }
}
