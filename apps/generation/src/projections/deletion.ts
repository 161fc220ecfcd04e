import { topics } from '@blazon/contracts';
import { type EventLog, lockPartition, Outbox, type Sql } from '@blazon/event-log';
import { EVENT_LOG, type HeldOfProjects } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';

const tables = ['work', 'jobs', 'brands', 'memory_nodes'] as const;

/** Removes all that this service holds of a project, here and in the log. Each step finds its rows by the project: nothing else is read. */
@Injectable()
export class Deletion implements HeldOfProjects {
  readonly idsSql = 'select id from projects union all select project_id from event_keys';

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly outbox: Outbox,
  ) {}

  async forget(sql: Sql, projectId: string, partition: number): Promise<void> {
    await lockPartition(sql, partition);
    await sql.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await sql.execute('delete from projects where id = ?', [projectId]);
    for (const table of tables) await sql.execute(`delete from ${table} where project_id = ?`, [projectId]);
    const rows = await sql.execute<{ key: string }[]>('delete from event_keys where project_id = ? returning key', [projectId]);
    const keys = [...rows.map(({ key }) => key), ...(await this.parkedKeys(sql, projectId, partition))];
    await this.outbox.erase(sql, topics.jobs, projectId, keys);
  }

  /** Events that could not be handled have left no key here. They are few, and their text tells whose they are even if nothing else can. */
  private async parkedKeys(sql: Sql, projectId: string, partition: number): Promise<string[]> {
    const topic = topics.jobs.name;
    const letters = await sql.execute<{ offset: string }[]>(
      'select "offset"::text from dead_letters where topic = ? and partition = ? order by id',
      [topic, partition],
    );
    const keys: string[] = [];
    for (const from of letters.map(({ offset }) => BigInt(offset))) {
      for await (const record of this.log.read({ topic, partition, from, to: from + 1n })) {
        if (!record.value?.includes(projectId)) continue;
        keys.push(record.key);
        await sql.execute('delete from dead_letters where topic = ? and partition = ? and "offset" = ?', [topic, partition, from]);
      }
    }
    return keys;
  }
}
