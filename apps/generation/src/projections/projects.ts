import type { Tenant } from '@blazon/contracts';
import { type LogRecord, lockPartition, type Sql } from '@blazon/event-log';
import { Injectable } from '@nestjs/common';

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
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
}
