import { topics } from '@blazon/contracts';
import { Outbox } from '@blazon/event-log';
import type { ProjectData } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JobVersion } from '../entities.js';
import { Nodes } from '../nodes.js';

/**
 * Removes all that this service holds of a project, here and in the log. It comes with events of projects, in a unit of work in which
 * nothing of jobs and nodes is loaded.
 */
@Injectable()
export class Deletion implements ProjectData {
  readonly tables = { nodes: 'project_id', job_versions: 'project_id' };

  constructor(
    private readonly nodes: Nodes,
    private readonly outbox: Outbox,
  ) {}

  async forget(em: EntityManager, projectId: string): Promise<void> {
    await em.nativeDelete(JobVersion, { projectId });
    await this.outbox.erase(em, topics.memory, projectId, await this.nodes.forget(em, projectId));
  }
}
