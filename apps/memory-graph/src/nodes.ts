import { type List, type Page, type Tenant, toList } from '@blazon/contracts';
import { loaded } from '@blazon/event-log';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MemoryNode, Surroundings } from './domain/memory-node.js';
import { NodeRow, type Tables } from './entities.js';

/** A node without style seed and decisions, which nobody is shown. */
export type NodeSummary = Pick<MemoryNode, 'id' | 'job_id' | 'parent_id' | 'prompt' | 'created_at'>;

/** Sorts behind every id: the cursor of the first page. */
const afterEveryId = 'mem_~';

const summaryFields = ['id', 'jobId', 'parent', 'prompt', 'createdAt'] as const;

/** The memory of all projects. */
@Injectable()
export class Nodes {
  /** Loads those nodes, and their parents, that are there already. */
  async load(em: EntityManager, nodes: MemoryNode[]): Promise<void> {
    const ids = nodes.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id]));
    const projectIds = nodes.map(({ project_id }) => project_id);
    if (ids.length > 0) await em.find(NodeRow, { projectId: { $in: [...new Set(projectIds)] }, id: { $in: [...new Set(ids)] } });
  }

  /** The rows that are loaded around a node. */
  surroundings(em: EntityManager, { id, parent_id, project_id }: MemoryNode): Surroundings {
    return {
      known: loaded(em, NodeRow, [project_id, id]) !== undefined,
      parentKnown: parent_id !== null && loaded(em, NodeRow, [project_id, parent_id]) !== undefined,
    };
  }

  add(em: EntityManager, { id, project_id, tenant, job_id, parent_id, prompt, style, created_at }: MemoryNode): void {
    em.create(NodeRow, {
      id,
      projectId: project_id,
      workspaceId: tenant.workspace_id,
      environment: tenant.environment,
      jobId: job_id,
      parent: parent_id === null ? null : em.getReference(NodeRow, [project_id, parent_id]),
      prompt,
      style,
      createdAt: created_at,
    });
  }

  /** Newest first, by keyset on the sortable id: a page costs the same however many nodes there are in all workspaces. */
  async list(em: EntityManager, { workspace_id, environment }: Tenant, projectId: string, page: Page): Promise<List<NodeSummary>> {
    const where = { projectId, id: { $lt: page.starting_after ?? afterEveryId }, workspaceId: workspace_id, environment };
    const rows = await em.find(NodeRow, where, {
      fields: [...summaryFields],
      orderBy: { projectId: 'desc', id: 'desc' },
      limit: page.limit + 1,
      disableIdentityMap: true,
    });
    return toList(rows.map(summaryOf), page.limit);
  }

  async read(em: EntityManager, { workspace_id, environment }: Tenant, projectId: string, id: string): Promise<NodeSummary | undefined> {
    const where = { projectId, id, workspaceId: workspace_id, environment };
    const row = await em.findOne(NodeRow, where, { fields: [...summaryFields], disableIdentityMap: true });
    return row ? summaryOf(row) : undefined;
  }

  /** Removes the node of a job, if it has one, and returns its id. */
  async forgetOfJob(em: EntityManager, projectId: string, jobId: string): Promise<string[]> {
    const nodes = em.getKysely<Tables>().deleteFrom('nodes').where('project_id', '=', projectId).where('job_id', '=', jobId);
    return (await nodes.returning('id').execute()).map(({ id }) => id);
  }

  /** Removes the nodes of a project and returns their ids. */
  async forget(em: EntityManager, projectId: string): Promise<string[]> {
    const rows = await em.getKysely<Tables>().deleteFrom('nodes').where('project_id', '=', projectId).returning('id').execute();
    return rows.map(({ id }) => id);
  }
}

function summaryOf({
  id,
  jobId,
  parent,
  prompt,
  createdAt,
}: Pick<InferEntity<typeof NodeRow>, (typeof summaryFields)[number]>): NodeSummary {
  return { id, job_id: jobId, parent_id: parent?.id ?? null, prompt, created_at: createdAt };
}
