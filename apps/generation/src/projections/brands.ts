import { type Assets, type JobEventData, type List, type Page, type StyleData, type Tenant, toList } from '@blazon/contracts';
import { loaded } from '@blazon/event-log';
import { timeOf } from '@blazon/kernel';
import { isDeleted } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Made } from '../domain/job.js';
import { BrandRow, ConfirmedNode, type Tables } from '../entities.js';

export interface BrandSummary {
  id: string;
  project_id: string;
  job_id: string;
  memory_id: string;
  created_at: Date;
}

export interface BrandWithAssets extends BrandSummary {
  prompt: string;
  parent_memory_id: string | null;
  assets: Assets;
}

/** A brand with what it was drawn from. */
export interface NodeBrand extends BrandWithAssets {
  style: StyleData;
}

/** The starting point of a refinement: the style of the node, and of the node that it was refined from. */
export interface StyleContext {
  node: StyleData;
  previous: StyleData | null;
}

/** Sorts behind every id: the cursor of the first page. */
const afterEveryId = 'brand_~';

/** Brands, from the events of jobs, and the memory nodes that the memory graph has confirmed. */
@Injectable()
export class Brands {
  /** Loads which of these nodes are confirmed. */
  async loadNodes(em: EntityManager, memoryIds: string[]): Promise<void> {
    if (memoryIds.length > 0) await em.find(ConfirmedNode, { id: { $in: memoryIds } });
  }

  /** Adds a brand; whether the memory graph has confirmed its node already. */
  add(em: EntityManager, event: JobEventData['brand.generated']): boolean {
    em.create(BrandRow, {
      id: event.brand_id,
      projectId: event.project_id,
      workspaceId: event.workspace_id,
      environment: event.environment,
      jobId: event.job_id,
      memoryId: event.memory_id,
      parentMemoryId: event.parent_memory_id,
      createdAt: timeOf(event.brand_id),
      assets: event.assets,
      style: event.style,
    });
    return loaded(em, ConfirmedNode, event.memory_id) !== undefined;
  }

  /** Adds a node that the memory graph has confirmed, unless its project is deleted. */
  addNode(em: EntityManager, id: string, projectId: string): void {
    if (loaded(em, ConfirmedNode, id) || isDeleted(em, projectId)) return;
    em.create(ConfirmedNode, { id, projectId });
  }

  /** Loads the rows that a failure after the result removes. */
  async loadOfJobs(em: EntityManager, jobIds: string[]): Promise<void> {
    if (jobIds.length === 0) return;
    const brands = await em.find(BrandRow, { jobId: { $in: jobIds } });
    await this.loadNodes(
      em,
      brands.map(({ memoryId }) => memoryId),
    );
  }

  /** Removes a brand whose job has failed after all, and its node, so that it cannot be refined. */
  remove(em: EntityManager, { brand_id, memory_id }: Made): void {
    for (const row of [loaded(em, BrandRow, brand_id), loaded(em, ConfirmedNode, memory_id)]) if (row) em.remove(row);
  }

  async styleOf(em: EntityManager, memoryId: string): Promise<StyleContext | undefined> {
    return em
      .getKysely<Tables>()
      .selectFrom('brands')
      .leftJoin('brands as parent', 'parent.memory_id', 'brands.parent_memory_id')
      .select(['brands.style as node', 'parent.style as previous'])
      .where('brands.memory_id', '=', memoryId)
      .executeTakeFirst();
  }

  async list(em: EntityManager, tenant: Tenant, page: Page, projectId?: string): Promise<List<BrandSummary>> {
    return toList(await pageOf(em, tenant, page, projectId).execute(), page.limit);
  }

  async read(em: EntityManager, { workspace_id, environment }: Tenant, id: string): Promise<BrandWithAssets | undefined> {
    const row = await remembered(em)
      .innerJoin('jobs', 'jobs.id', 'brands.job_id')
      .select(['brands.parent_memory_id', 'brands.assets', 'jobs.state'])
      .where('brands.id', '=', id)
      .where('brands.workspace_id', '=', workspace_id)
      .where('brands.environment', '=', environment)
      .executeTakeFirst();
    if (!row) return undefined;
    const { state, ...brand } = row;
    return { ...brand, prompt: 'request' in state ? state.request.prompt : '' };
  }

  /** The brand of a memory node, if the node belongs to this project. */
  async ofNode(
    em: EntityManager,
    { workspace_id, environment }: Tenant,
    projectId: string,
    memoryId: string,
  ): Promise<NodeBrand | undefined> {
    const row = await remembered(em)
      .innerJoin('jobs', 'jobs.id', 'brands.job_id')
      .select(['brands.parent_memory_id', 'brands.assets', 'brands.style', 'jobs.state'])
      .where('brands.memory_id', '=', memoryId)
      .where('brands.project_id', '=', projectId)
      .where('brands.workspace_id', '=', workspace_id)
      .where('brands.environment', '=', environment)
      .executeTakeFirst();
    if (!row) return undefined;
    const { state, ...brand } = row;
    return { ...brand, prompt: 'request' in state ? state.request.prompt : '' };
  }
}

/** A brand is visible once the memory graph has its node. */
function remembered(em: EntityManager) {
  return em
    .getKysely<Tables>({ convertValues: true })
    .selectFrom('brands')
    .innerJoin('memory_nodes', 'memory_nodes.id', 'brands.memory_id')
    .select(['brands.id', 'brands.project_id', 'brands.job_id', 'brands.memory_id', 'brands.created_at']);
}

/**
 * A page of the brands of a tenant or a project, newest first, plus one row. Keyset pagination on the sortable id: the cost does not depend
 * on the number of brands. The order names all columns of the index, so that the planner uses no other.
 */
export function pageOf(em: EntityManager, { workspace_id, environment }: Tenant, { starting_after, limit }: Page, projectId?: string) {
  const page = remembered(em)
    .where('brands.workspace_id', '=', workspace_id)
    .where('brands.environment', '=', environment)
    .where('brands.id', '<', starting_after ?? afterEveryId)
    .limit(limit + 1);
  return projectId === undefined
    ? page.orderBy('brands.workspace_id', 'desc').orderBy('brands.environment', 'desc').orderBy('brands.id', 'desc')
    : page.where('brands.project_id', '=', projectId).orderBy('brands.project_id', 'desc').orderBy('brands.id', 'desc');
}
