import { type List, type Page, type ProjectJob, type Tenant, toList } from '@blazon/contracts';
import { timeOf } from '@blazon/kernel';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { publicStatus } from '../domain/public-status.js';
import { JobRow } from '../entities.js';

/** The jobs of a project, for people who follow its progress. */
@Injectable()
export class ProjectJobs {
  constructor(private readonly orm: MikroORM) {}

  /** Newest first. */
  async list({ workspace_id, environment }: Tenant, projectId: string, { starting_after, limit }: Page): Promise<List<ProjectJob>> {
    const rows = await this.orm.em
      .fork()
      .find(
        JobRow,
        { workspaceId: workspace_id, environment, projectId, ...(starting_after !== undefined && { id: { $lt: starting_after } }) },
        { orderBy: { id: 'desc' }, limit: limit + 1 },
      );
    return toList(rows.flatMap(present), limit);
  }

  async has({ workspace_id, environment }: Tenant, projectId: string, id: string): Promise<boolean> {
    return (await this.orm.em.fork().count(JobRow, { id, workspaceId: workspace_id, environment, projectId })) > 0;
  }
}

function present({ id, projectId, state }: JobRow): ProjectJob[] {
  if (state.status === 'absent') return [];
  const { request } = state;
  return [
    {
      id,
      object: 'job',
      project_id: projectId,
      status: publicStatus[state.status],
      created_at: Math.floor(timeOf(id).getTime() / 1_000),
      prompt: request.prompt,
      parent_memory_id: request.memory_id,
      memory_id: state.status === 'succeeded' ? state.made.memory_id : null,
      error: state.status === 'failed' ? state.failure : null,
    },
  ];
}
