import { topics } from '@blazon/contracts';
import { lockPartition, Outbox, type Sql } from '@blazon/event-log';
import type { HeldOfProjects } from '@blazon/platform';
import { Injectable } from '@nestjs/common';
import { Nodes } from '../nodes.js';
import { forgetVersions } from './job-versions.js';
import { closeProject } from './projects.js';

/** Removes all that this service holds of a project, here and in the log. */
@Injectable()
export class Deletion implements HeldOfProjects {
  readonly idsSql = 'select project_id as id from nodes union all select project_id from job_versions';

  constructor(
    private readonly nodes: Nodes,
    private readonly outbox: Outbox,
  ) {}

  async forget(sql: Sql, projectId: string, partition: number): Promise<void> {
    await lockPartition(sql, partition);
    await closeProject(sql, projectId);
    await forgetVersions(sql, projectId);
    await this.outbox.erase(sql, topics.memory, projectId, await this.nodes.forget(sql, projectId));
  }
}
