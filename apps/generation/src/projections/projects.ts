import type { Tenant } from '@blazon/contracts';
import type { LogRecord } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Names the lock below; its second number is the partition. */
const PROJECT_LOCK = 0x70726f6a;

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
  /**
   * Topics about projects are partitioned alike, so this lets only one transaction at a time handle what concerns a project, whichever
   * topic it comes from: no event can slip in beside a deletion.
   */
  async lock(em: EntityManager, partition: number): Promise<void> {
    await em.execute('select pg_advisory_xact_lock(?, ?)', [PROJECT_LOCK, partition]);
  }

  /** Whether the project of this record may still have data here; it can then not be deleted before the transaction ends. */
  async isOpen(em: EntityManager, record: LogRecord, projectId: string): Promise<boolean> {
    await this.lock(em, record.partition);
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
