import { topics } from '@blazon/contracts';
import { forgetDeadLetters, loaded, Outbox } from '@blazon/event-log';
import type { ProjectData } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AwaitedNode, BrandRow, ConfirmedNode, JobRow, ProjectRow, type Tables, WorkRow } from '../entities.js';

/**
 * Removes everything that this service holds of a project, here and in the log. It runs with events of projects, in a unit of work that has
 * no jobs loaded. Each step finds its rows by the project and reads nothing else.
 */
@Injectable()
export class Deletion implements ProjectData {
  readonly tables = { projects: 'id', event_keys: 'project_id' };

  constructor(private readonly outbox: Outbox) {}

  async forget(em: EntityManager, projectId: string): Promise<void> {
    const project = loaded(em, ProjectRow, projectId) ?? (await em.findOne(ProjectRow, projectId));
    if (project) em.remove(project);
    await em.nativeDelete(WorkRow, { projectId });
    await em.nativeDelete(AwaitedNode, { projectId });
    await em.nativeDelete(JobRow, { projectId });
    await em.nativeDelete(BrandRow, { projectId });
    await em.nativeDelete(ConfirmedNode, { projectId });
    const rows = await em.getKysely<Tables>().deleteFrom('event_keys').where('project_id', '=', projectId).returning('key').execute();
    // Events that could not be handled have left no key of their own.
    const parked = (await forgetDeadLetters(em, projectId)).filter(({ topic }) => topic === topics.jobs.name);
    await this.outbox.erase(
      em,
      topics.jobs,
      projectId,
      [...rows, ...parked].map(({ key }) => key),
    );
  }
}
