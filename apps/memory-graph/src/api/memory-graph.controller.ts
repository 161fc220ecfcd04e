import { type List, type MemoryGraph, memoryGraphApi, type MemoryNode, type Page, Tenant } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { Implements } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Controller, Param, Query } from '@nestjs/common';
import { Nodes, type NodeSummary } from '../nodes.js';

/** More than a picture can show; pages of the list lead to older ones. */
const MAX_NODES_IN_GRAPH = 2_000;

@Controller()
export class MemoryGraphController {
  constructor(
    private readonly orm: MikroORM,
    private readonly nodes: Nodes,
  ) {}

  @Implements(memoryGraphApi.list)
  async list(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Param('project_id') projectId: string,
    @Query() page: Page,
  ): Promise<List<MemoryNode>> {
    const nodes = await this.nodes.list(this.orm.em.fork(), tenant, projectId, page);
    return { ...nodes, data: nodes.data.map(present) };
  }

  @Implements(memoryGraphApi.read)
  async read(
    @Param({ schema: Tenant }) tenant: Tenant,
    @Param('project_id') projectId: string,
    @Param('memory_id') id: string,
  ): Promise<MemoryNode> {
    const node = await this.nodes.read(this.orm.em.fork(), tenant, projectId, id);
    if (!node)
      throw new DomainError('not_found', 'memory_not_found', 'There is no such memory node in this project.', { param: 'memory_id' });
    return present(node);
  }

  @Implements(memoryGraphApi.graph)
  async graph(@Param({ schema: Tenant }) tenant: Tenant, @Param('project_id') projectId: string): Promise<MemoryGraph> {
    const { data: nodes, has_more } = await this.nodes.list(this.orm.em.fork(), tenant, projectId, { limit: MAX_NODES_IN_GRAPH });
    const shown = new Set(nodes.map((node) => node.id));
    return {
      truncated: has_more,
      nodes: nodes.map((node) => ({ ...present(node), job_id: node.job_id })),
      edges: nodes.flatMap(({ id, parent_id }) => (parent_id !== null && shown.has(parent_id) ? [{ from: parent_id, to: id }] : [])),
    };
  }
}

function present({ id, prompt, parent_id, created_at }: NodeSummary): MemoryNode {
  return { id, object: 'memory_node', prompt, parent_id, created_at: Math.floor(created_at.getTime() / 1000) };
}
