import type { LogRecord } from '@blazon/event-log';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Names the locks below; the second number is the partition. */
const PROJECT_LOCK = 0x70726f6a;

/**
 * Whether the project of this record may still have data here. Topics about projects are partitioned alike, so the lock lets only
 * one transaction at a time handle records of a project, whichever topic they come from: no event can slip in beside its deletion.
 */
export async function isOpen(em: EntityManager, record: LogRecord, projectId: string): Promise<boolean> {
  await em.execute('select pg_advisory_xact_lock(?, ?)', [PROJECT_LOCK, record.partition]);
  const deleted = await em.execute<unknown[]>('select 1 from deleted_projects where id = ?', [projectId]);
  return deleted.length === 0;
}

/** Removes all that is kept of a project; from now on its late events are dropped. Attempts and what is queued go with the deliveries. */
export async function forget(em: EntityManager, projectId: string): Promise<void> {
  await em.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
  await em.execute('delete from jobs where project_id = ?', [projectId]);
  await em.execute('delete from deliveries where project_id = ?', [projectId]);
}
