import { memoryGraphApi, type Page, type Tenant } from '@blazon/contracts';
import { Controller, Param, Query } from '@nestjs/common';
import { CallerTenant } from '../admission/tenant.decorator.js';
import { RequestId } from '../http/request-id.decorator.js';
import { InternalServices } from '../internal-services.js';
import { projectId } from '../domain/ids.js';
import { listMemory } from './memory.contract.js';
import { Operation } from './operation.js';
import { ProjectReads } from './project-reads.js';

/** The memory of a project: the results of its earlier generations. */
@Controller()
export class MemoryController {
  constructor(
    private readonly services: InternalServices,
    private readonly reads: ProjectReads,
  ) {}

  @Operation(listMemory)
  async list(
    @CallerTenant() tenant: Tenant,
    @RequestId() requestId: string,
    @Param('project_id') id: string,
    @Query() page: Page,
  ): Promise<Buffer> {
    const params = { ...tenant, project_id: projectId(id) };
    // The owner knows at once that a project is gone; the memory graph learns of it from the log.
    await this.reads.project(params);
    return this.services.memoryGraph.forward(memoryGraphApi.list, { params, requestId, query: { ...page } });
  }
}
