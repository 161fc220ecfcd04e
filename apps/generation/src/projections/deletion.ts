import { topics } from '@blazon/contracts';
import { forgetDeadLetters, Outbox } from '@blazon/event-log';
import type { HeldOfProjects } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const tables = ['work', 'jobs', 'brands', 'memory_nodes'] as const;

/** Removes all that this service holds of a project, here and in the log. Each step finds its rows by the project: nothing else is read. */
@Injectable()
export class Deletion implements HeldOfProjects {
  readonly tables = { projects: 'id', event_keys: 'project_id' };

  constructor(private readonly outbox: Outbox) {}

  async forget(em: EntityManager, projectId: string): Promise<void> {
    await em.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await em.execute('delete from projects where id = ?', [projectId]);
    for (const table of tables) await em.execute(`delete from ${table} where project_id = ?`, [projectId]);
    const rows = await em.execute<{ key: string }[]>('delete from event_keys where project_id = ? returning key', [projectId]);
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
