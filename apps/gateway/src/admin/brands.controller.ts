import { type BrandDetail, environments, generationApi } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { Controller, Param } from '@nestjs/common';
import { RequestId } from '../http/request-id.decorator.js';
import { InternalServices } from '../internal-services.js';
import { AdminRoute } from './admin-route.decorator.js';
import { ExistingWorkspacePipe } from './existing-workspace.pipe.js';

/** The brands of a workspace, including those of jobs without a webhook. */
@Controller()
export class AdminBrandsController {
  constructor(private readonly services: InternalServices) {}

  /** Operators know a brand by its id; its environment is found. */
  @AdminRoute({ method: 'GET', path: '/admin/workspaces/:workspace_id/brands/:brand_id' })
  async read(@Param(ExistingWorkspacePipe) params: Record<string, string>, @RequestId() requestId: string): Promise<BrandDetail> {
    for (const environment of environments) {
      const call = this.services.generation.call(generationApi.readBrand, { params: { ...params, environment }, requestId });
      const brand = await call.catch(unlessNotFound);
      if (brand !== undefined) return brand;
    }
    throw new DomainError('not_found', 'brand_not_found', 'There is no such brand in this workspace.', { param: 'brand_id' });
  }
}

function unlessNotFound(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === 'not_found') return undefined;
  throw error;
}
