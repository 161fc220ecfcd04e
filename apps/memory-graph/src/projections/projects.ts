import type { EntityManager } from '@mikro-orm/postgresql';

/** Names the lock below; its second number is the partition. */
const PROJECT_LOCK = 0x70726f6a;
const locked = new WeakSet<EntityManager>();

/**
 * Topics about projects are partitioned alike, so this lets only one transaction at a time handle what concerns a project, whichever
 * topic it comes from: no event can slip in beside a deletion.
 */
export async function lockProjects(em: EntityManager, partition: number): Promise<void> {
  // A transaction handles records of one partition only.
  if (locked.has(em)) return;
  await em.execute('select pg_advisory_xact_lock(?, ?)', [PROJECT_LOCK, partition]);
  locked.add(em);
}

/** From now on late events of the project are dropped. */
export async function closeProject(em: EntityManager, projectId: string): Promise<void> {
  await em.execute('insert into deleted_projects (id) values (?) on conflict do nothing', [projectId]);
}
