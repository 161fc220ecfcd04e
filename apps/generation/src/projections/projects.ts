import type { Tenant } from '@blazon/contracts';
import type { LogRecord } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Names the locks below; the second number is the partition. */
const PROJECT_LOCK = 0x70726f6a;

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
  /**
   * Whether the project of this record may still have data here. Topics about projects are partitioned alike, so the lock lets only
   * one transaction at a time handle records of a project, whichever topic they come from: no event can slip in beside its deletion.
   */
  async isOpen(em: EntityManager, record: LogRecord, projectId: string): Promise<boolean> {
    await em.execute('select pg_advisory_xact_lock(?, ?)', [PROJECT_LOCK, record.partition]);
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

  async exists(em: EntityManager, projectId: string, tenant: Tenant): Promise<boolean> {
    const rows = await em.execute<unknown[]>('select 1 from projects where id = ? and workspace_id = ? and environment = ?', [
      projectId,
      tenant.workspace_id,
      tenant.environment,
    ]);
    return rows.length > 0;
  }
}
