import type { Tenant } from '@blazon/contracts';
import type { Sql } from '@blazon/event-log';
import { Injectable } from '@nestjs/common';

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
  /** Whether the project may still have data here. A reaction to its events holds their partition, so it is not deleted before that ends. */
  async isOpen(sql: Sql, projectId: string): Promise<boolean> {
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
