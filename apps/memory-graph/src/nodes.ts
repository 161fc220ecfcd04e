import { type List, type Page, type Tenant, toList } from '@blazon/contracts';
import type { Sql } from '@blazon/event-log';
import { Injectable } from '@nestjs/common';
import type { MemoryNode, Surroundings } from './domain/memory-node.js';

/** A node without style seed and decisions, which nobody is shown. */
export type NodeSummary = Pick<MemoryNode, 'id' | 'job_id' | 'parent_id' | 'prompt' | 'created_at'>;

const summary = 'id, job_id, parent_id, prompt, created_at';
/** Sorts behind every id: the cursor of the first page. */
const afterEveryId = 'mem_~';

/**
 * Keyset on the sortable id. Rows are compared as a whole, so that only the index of a project's nodes has this order: with an equality
 * the planner may walk the primary key past the nodes of all others.
 */
const listSql = `
  select ${summary} from nodes
  where (project_id, id) < (?, ?) and project_id >= ? and workspace_id = ? and environment = ?
  order by project_id desc, id desc limit ?`;

/** The memory of all projects. */
@Injectable()
export class Nodes {
  async surroundings(sql: Sql, { id, parent_id, project_id }: MemoryNode): Promise<Surroundings> {
    const rows = await sql.execute<{ id: string }[]>('select id from nodes where project_id = ? and id in (?, ?)', [
      project_id,
      id,
      parent_id,
    ]);
    return { known: rows.some((row) => row.id === id), parentKnown: rows.some((row) => row.id === parent_id) };
  }

  async add(sql: Sql, node: MemoryNode): Promise<void> {
    await sql.execute(
      `insert into nodes (id, project_id, workspace_id, environment, job_id, parent_id, prompt, style, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        node.id,
        node.project_id,
        node.tenant.workspace_id,
        node.tenant.environment,
        node.job_id,
        node.parent_id,
        node.prompt,
        JSON.stringify(node.style),
        node.created_at,
      ],
    );
  }

  /** Newest first: a page costs the same however many nodes there are, and whoseever. */
  async list(sql: Sql, tenant: Tenant, projectId: string, page: Page): Promise<List<NodeSummary>> {
    const { workspace_id, environment } = tenant;
    const cursor = page.starting_after ?? afterEveryId;
    const rows = await sql.execute<NodeSummary[]>(listSql, [projectId, cursor, projectId, workspace_id, environment, page.limit + 1]);
    return toList(rows.map(withDate), page.limit);
  }

  /** Removes the nodes of a project and returns their ids. */
  async forget(sql: Sql, projectId: string): Promise<string[]> {
    const rows = await sql.execute<{ id: string }[]>('delete from nodes where project_id = ? returning id', [projectId]);
    return rows.map((row) => row.id);
  }
}

/** Times come out of plain queries as text. */
function withDate(row: NodeSummary): NodeSummary {
  return { ...row, created_at: new Date(row.created_at) };
}
