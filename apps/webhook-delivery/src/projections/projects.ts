import type { LogRecord } from '@blazon/event-log';
import type { HeldOfProjects } from '@blazon/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Names the locks below; the second number is the partition. */
const PROJECT_LOCK = 0x70726f6a;

/**
 * Whether the project of this record may still have data here. Topics about projects are partitioned alike, so the lock lets only
 * one transaction at a time handle records of a project, whichever topic they come from: no event can slip in beside its deletion.
 */
export async function isOpen(em: EntityManager, record: LogRecord, projectId: string): Promise<boolean> {
  await lock(em, record.partition);
  const deleted = await em.execute<unknown[]>('select 1 from deleted_projects where id = ?', [projectId]);
  return deleted.length === 0;
}

/** Removes all that is kept of a project; from now on its late events are dropped. Attempts and what is queued go with the deliveries. */
@Injectable()
export class Deletion implements HeldOfProjects {
  /** Deliveries have their jobs beside them; those without one are of test events, whose project never was. */
  readonly idsSql = 'select project_id as id from jobs';

  async forget(em: EntityManager, projectId: string, partition: number): Promise<void> {
    await lock(em, partition);
    await em.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
    await em.execute('delete from jobs where project_id = ?', [projectId]);
    await em.execute('delete from deliveries where project_id = ?', [projectId]);
  }
}

async function lock(em: EntityManager, partition: number): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, ?)', [PROJECT_LOCK, partition]);
}
