import type { Sql } from '@blazon/event-log';

/** From now on late events of the project are dropped. */
export async function closeProject(sql: Sql, projectId: string): Promise<void> {
  await sql.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
}
