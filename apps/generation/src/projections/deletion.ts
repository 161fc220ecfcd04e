import { topics } from '@blazon/contracts';
import { forgetDeadLetters, lockPartition, Outbox, type Sql } from '@blazon/event-log';
import type { HeldOfProjects } from '@blazon/platform';
import { Injectable } from '@nestjs/common';

const tables = ['work', 'jobs', 'brands', 'memory_nodes'] as const;

/** Removes all that this service holds of a project, here and in the log. Each step finds its rows by the project: nothing else is read. */
@Injectable()
export class Deletion implements HeldOfProjects {
  readonly idsSql = 'select id from projects union all select project_id from event_keys';

  constructor(private readonly outbox: Outbox) {}

  async forget(sql: Sql, projectId: string, partition: number): Promise<void> {
    await lockPartition(sql, partition);
    await sql.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await sql.execute('delete from projects where id = ?', [projectId]);
    for (const table of tables) await sql.execute(`delete from ${table} where project_id = ?`, [projectId]);
    const rows = await sql.execute<{ key: string }[]>('delete from event_keys where project_id = ? returning key', [projectId]);
    // Events that could not be handled have left no key of their own.
    const parked = (await forgetDeadLetters(sql, projectId)).filter(({ topic }) => topic === topics.jobs.name);
    await this.outbox.erase(
      sql,
      topics.jobs,
      projectId,
      [...rows, ...parked].map(({ key }) => key),
    );
  }
}
