import { topics } from '@blazon/contracts';
import { Outbox } from '@blazon/event-log';
import type { HeldOfProjects } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nodes } from '../nodes.js';
import { forgetVersions } from './job-versions.js';
import { closeProject, lockProjects } from './projects.js';

/** Removes all that this service holds of a project, here and in the log. */
@Injectable()
export class Deletion implements HeldOfProjects {
  readonly idsSql = 'select project_id as id from nodes union all select project_id from job_versions';

  constructor(
    private readonly nodes: Nodes,
    private readonly outbox: Outbox,
  ) {}

  async forget(em: EntityManager, projectId: string, partition: number): Promise<void> {
    await lockProjects(em, partition);
    await closeProject(em, projectId);
    await forgetVersions(em, projectId);
    await this.outbox.erase(em, topics.memory, projectId, await this.nodes.forget(em, projectId));
  }
}
