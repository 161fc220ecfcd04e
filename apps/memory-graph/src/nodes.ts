import { type List, type Page, type Tenant, toList } from '@blazon/contracts';
import type { Sql } from '@blazon/event-log';
import { Injectable } from '@nestjs/common';
import type { MemoryNode, Surroundings } from './domain/memory-node.js';

/** A node without style seed and decisions, which nobody is shown. */
export type NodeSummary = Pick<MemoryNode, 'id' | 'job_id' | 'parent_id' | 'prompt' | 'created_at'>;

const summary = 'id, job_id, parent_id, prompt, created_at';
const ofProject = 'project_id = ? and workspace_id = ? and environment = ?';
/** More than anybody can look at; a page of a list is the way to see older ones. */
const MOST_IN_GRAPH = 2_000;

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

  /** Newest first by keyset on the sortable id. */
  async list(sql: Sql, tenant: Tenant, projectId: string, page: Page): Promise<List<NodeSummary>> {
    const after = page.starting_after === undefined ? '' : 'and id < ?';
    const rows = await sql.execute<NodeSummary[]>(`select ${summary} from nodes where ${ofProject} ${after} order by id desc limit ?`, [
      projectId,
      tenant.workspace_id,
      tenant.environment,
      ...(page.starting_after === undefined ? [] : [page.starting_after]),
      page.limit + 1,
    ]);
    return toList(rows.map(withDate), page.limit);
  }

  /** The newest nodes of a project, as many as a picture can hold. */
  async graph(sql: Sql, tenant: Tenant, projectId: string): Promise<NodeSummary[]> {
    const rows = await sql.execute<NodeSummary[]>(
      `select ${summary} from nodes where ${ofProject} order by id desc limit ${MOST_IN_GRAPH}`,
      [projectId, tenant.workspace_id, tenant.environment],
    );
    return rows.map(withDate);
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
