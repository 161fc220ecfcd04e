import type { Tenant } from '@blazon/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
  /** Whether the project may still have data here. A reaction to its events holds their partition, so it is not deleted before that ends. */
  async isOpen(em: EntityManager, projectId: string): Promise<boolean> {
    const deleted = await em.execute<unknown[]>('select 1 from deleted_projects where id = ?', [projectId]);
    return deleted.length === 0;
  }

  async add(em: EntityManager, projectId: string, tenant: Tenant): Promise<void> {
    await em.execute('insert into projects (id, workspace_id, environment) values (?, ?, ?) on conflict do nothing', [
      projectId,
      tenant.workspace_id,
      tenant.environment,
    ]);
  }
}
