import type { Tenant } from '@blazon/contracts';
import type { LogRecord } from '@blazon/event-log';
import { POOL } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';

/** Names the lock below; its second number is the partition. */
const PROJECT_LOCK = 0x70726f6a;
const existsSql = 'select 1 from projects where id = $1 and workspace_id = $2 and environment = $3';

/** The projects that exist, and the ids of those that are gone for good. */
@Injectable()
export class KnownProjects {
  private readonly locked = new WeakSet<EntityManager>();

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Topics about projects are partitioned alike, so this lets only one transaction at a time handle what concerns a project, whichever
   * topic it comes from: no event can slip in beside a deletion.
   */
  async lock(em: EntityManager, partition: number): Promise<void> {
    // A transaction handles records of one partition only.
    if (this.locked.has(em)) return;
    await em.execute('select pg_advisory_xact_lock(?, ?)', [PROJECT_LOCK, partition]);
    this.locked.add(em);
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

  async exists(projectId: string, tenant: Tenant): Promise<boolean> {
    const values = [projectId, tenant.workspace_id, tenant.environment];
    const { rows } = await this.pool.query({ name: 'project_exists', text: existsSql, values });
    return rows.length > 0;
  }
}
