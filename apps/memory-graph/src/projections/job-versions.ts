import type { Sql } from '@blazon/event-log';

interface Versioned {
  job_id: string;
  project_id: string;
  version: number;
}

/** Late events of a deleted project begin nothing; and where nothing has begun, nothing can go on. */
const beginSql = `
  insert into job_versions (job_id, project_id, version)
  select ?, ?, 1 where not exists (select 1 from deleted_projects where id = ?)
  on conflict do nothing returning 1`;
const moveSql = 'update job_versions set version = ? where job_id = ? and version = ? returning 1';

/** The version rule: whether this event is the next one of its job. If it is, it counts, and no other event of its version will. */
export async function isNext(sql: Sql, { job_id, project_id, version }: Versioned): Promise<boolean> {
  const rows =
    version === 1
      ? await sql.execute<unknown[]>(beginSql, [job_id, project_id, project_id])
      : await sql.execute<unknown[]>(moveSql, [version, job_id, version - 1]);
  return rows.length > 0;
}

export async function forgetVersions(sql: Sql, projectId: string): Promise<void> {
  await sql.execute('delete from job_versions where project_id = ?', [projectId]);
}
