import { topics } from '@blazon/contracts';
import { Outbox } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const tables = ['work', 'jobs', 'brands', 'memory_nodes'] as const;

/** Removes all that this service holds of a project, here and in the log. Each step finds its rows by the project: nothing else is read. */
@Injectable()
export class Deletion {
  constructor(private readonly outbox: Outbox) {}

  async forget(em: EntityManager, projectId: string): Promise<void> {
    await em.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await em.execute('delete from projects where id = ?', [projectId]);
    for (const table of tables) await em.execute(`delete from ${table} where project_id = ?`, [projectId]);
    const keys = await em.execute<{ key: string }[]>('delete from event_keys where project_id = ? returning key', [projectId]);
    await this.outbox.erase(
      em,
      topics.jobs,
      projectId,
      keys.map(({ key }) => key),
    );
  }
}
