import { type Brand, generationApi, type List, type Tenant } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { Injectable } from '@nestjs/common';
import { InternalServices } from '../internal-services.js';
import type { BrandQuery } from './brands.contract.js';
import { projectId } from '../domain/ids.js';
import { ProjectReads } from './project-reads.js';

/** Reads of brands. Generation learns of a deleted project from the log; the service projects knows it at once, so it is asked. */
@Injectable()
export class BrandReads {
  constructor(
    private readonly services: InternalServices,
    private readonly projects: ProjectReads,
  ) {}

  async page(tenant: Tenant, query: BrandQuery, requestId: string): Promise<Buffer> {
    const read = (cursor: string | undefined) =>
      this.services.generation.forward(generationApi.listBrands, {
        params: tenant,
        requestId,
        query: { ...query, starting_after: cursor },
      });
    if (query.project_id !== undefined) {
      await this.projects.project({ ...tenant, project_id: projectId(query.project_id) });
      return read(query.starting_after);
    }
    let bytes = await read(query.starting_after);
    for (;;) {
      const page = JSON.parse(bytes.toString()) as List<Brand>;
      const data = await this.ofPresentProjects(tenant, page.data);
      if (data.length === page.data.length) return bytes;
      if (data.length > 0 || !page.has_more) return toBytes(page, data);
      bytes = await read(page.next_cursor ?? undefined);
    }
  }

  private async ofPresentProjects(tenant: Tenant, brands: Brand[]): Promise<Brand[]> {
    const ids = [...new Set(brands.map(({ project_id }) => project_id))];
    const present = new Set<string>();
    await Promise.all(
      ids.map(async (project_id) => {
        if (await this.exists({ ...tenant, project_id })) present.add(project_id);
      }),
    );
    return brands.filter(({ project_id }) => present.has(project_id));
  }

  private exists(question: Tenant & { project_id: string }): Promise<boolean> {
    return this.projects.project(question).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && error.kind === 'not_found') return false;
        throw error;
      },
    );
  }
}

function toBytes({ has_more, ...page }: List<Brand>, data: Brand[]): Buffer {
  return Buffer.from(JSON.stringify({ ...page, data, has_more, next_cursor: has_more ? (data.at(-1)?.id ?? null) : null }));
}
