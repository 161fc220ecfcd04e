import { type Assets, type JobEventData, type List, type Page, type StyleData, type Tenant, toList } from '@blazon/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

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

/** What a refinement starts from: the style of the node, and of the one that it was refined from. */
export interface StyleContext {
  node: StyleData;
  previous: StyleData | null;
}

const summary = 'brands.id, brands.project_id, brands.job_id, brands.memory_id, brands.created_at';
/** A brand counts from the moment the memory graph has its node: nobody is told of it earlier. */
const remembered = 'brands join memory_nodes on memory_nodes.id = brands.memory_id';

const addSql = `
  with added as (
    insert into brands (id, project_id, workspace_id, environment, job_id, memory_id, parent_memory_id, created_at, assets, style)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  )
  select 1 from memory_nodes where id = ?`;

const addNodeSql = `
  insert into memory_nodes (id, project_id) select ?, ? where not exists (select 1 from deleted_projects where id = ?) on conflict do nothing`;

/** Sorts behind every id: the cursor of the first page. */
const afterEveryId = 'brand_~';

/**
 * Rows are compared as a whole, so that only the index of a tenant's, or of a project's, brands has this order: with equalities the
 * planner may walk the primary key past all others' rows.
 */
const listSql = `
  select ${summary} from ${remembered}
  where (brands.workspace_id, brands.environment, brands.id) < (?, ?, ?) and (brands.workspace_id, brands.environment) >= (?, ?)
  order by brands.workspace_id desc, brands.environment desc, brands.id desc limit ?`;

const listOfProjectSql = `
  select ${summary} from ${remembered}
  where (brands.project_id, brands.id) < (?, ?) and brands.project_id >= ? and brands.workspace_id = ? and brands.environment = ?
  order by brands.project_id desc, brands.id desc limit ?`;

/** Brands, from the events of jobs, and the memory nodes that the memory graph has confirmed. */
@Injectable()
export class Brands {
  /** Adds a brand; whether the memory graph has confirmed its node already. */
  async add(em: EntityManager, event: JobEventData['brand.generated']): Promise<boolean> {
    const confirmed = await em.execute<unknown[]>(addSql, [
      event.brand_id,
      event.project_id,
      event.workspace_id,
      event.environment,
      event.job_id,
      event.memory_id,
      event.parent_memory_id,
      new Date(event.at),
      JSON.stringify(event.assets),
      JSON.stringify(event.style),
      event.memory_id,
    ]);
    return confirmed.length > 0;
  }

  /** Adds a node that the memory graph has confirmed, unless its project is deleted. */
  async addNode(em: EntityManager, memoryId: string, projectId: string): Promise<void> {
    await em.execute(addNodeSql, [memoryId, projectId, projectId]);
  }

  async styleOf(em: EntityManager, memoryId: string): Promise<StyleContext | undefined> {
    const [row] = await em.execute<StyleContext[]>(
      `select brands.style as node, parent.style as previous
       from brands left join brands as parent on parent.memory_id = brands.parent_memory_id
       where brands.memory_id = ?`,
      [memoryId],
    );
    return row;
  }

  /** Newest first by keyset on the sortable id: a page costs the same however many brands there are, and whoseever. */
  async list(em: EntityManager, tenant: Tenant, page: Page, projectId?: string): Promise<List<BrandSummary>> {
    const { workspace_id, environment } = tenant;
    const cursor = page.starting_after ?? afterEveryId;
    const size = page.limit + 1;
    const rows =
      projectId === undefined
        ? await em.execute<BrandSummary[]>(listSql, [workspace_id, environment, cursor, workspace_id, environment, size])
        : await em.execute<BrandSummary[]>(listOfProjectSql, [projectId, cursor, projectId, workspace_id, environment, size]);
    return toList(rows.map(withDate), page.limit);
  }

  async read(em: EntityManager, tenant: Tenant, id: string): Promise<BrandWithAssets | undefined> {
    const [row] = await em.execute<BrandWithAssets[]>(
      `select ${summary}, jobs.state -> 'request' ->> 'prompt' as prompt, brands.parent_memory_id, brands.assets
       from ${remembered} join jobs on jobs.id = brands.job_id
       where brands.id = ? and brands.workspace_id = ? and brands.environment = ?`,
      [id, tenant.workspace_id, tenant.environment],
    );
    return row && withDate(row);
  }
}

/** Times come out of plain queries as text. */
function withDate<T extends { created_at: Date }>(row: T): T {
  return { ...row, created_at: new Date(row.created_at) };
}
