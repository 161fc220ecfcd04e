import type { Tenant } from '@blazon/contracts';
import { type LogRecord, lockPartition, type Sql } from '@blazon/event-log';
import { POOL } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';

const existsSql = 'select 1 from projects where id = $1 and workspace_id = $2 and environment = $3';

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Whether the project of this record may still have data here; it can then not be deleted before the transaction ends. */
  async isOpen(sql: Sql, record: LogRecord, projectId: string): Promise<boolean> {
    await lockPartition(sql, record.partition);
    const deleted = await sql.execute<unknown[]>('select 1 from deleted_projects where id = ?', [projectId]);
    return deleted.length === 0;
  }

  async add(sql: Sql, projectId: string, tenant: Tenant): Promise<void> {
    await sql.execute('insert into projects (id, workspace_id, environment) values (?, ?, ?) on conflict do nothing', [
      projectId,
      tenant.workspace_id,
      tenant.environment,
    ]);
  }

  async exists(projectId: string, tenant: Tenant): Promise<boolean> {
    const values = [projectId, tenant.workspace_id, tenant.environment];
    const { rows } = await this.pool.query({ name: 'project_exists', text: existsSql, values });
    return rows.length > 0;
  }
}
