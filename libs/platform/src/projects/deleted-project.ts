import { loaded } from '@blazon/event-log';
import { defineEntity, type EntityManager, p } from '@mikro-orm/postgresql';
import type { ProjectData } from './project-data.js';

/** A project that is gone for good: late events of it are dropped. */
export const DeletedProject = defineEntity({
  name: 'DeletedProject',
  tableName: 'deleted_projects',
  properties: { id: p.text().collation('C').primary() },
});

/** Loads which of these projects are deleted. */
export async function loadDeleted(em: EntityManager, projectIds: string[]): Promise<void> {
  if (projectIds.length > 0) await em.find(DeletedProject, { id: { $in: [...new Set(projectIds)] } });
}

/** Whether a project is deleted, as far as this unit of work has loaded or done it. */
export function isDeleted(em: EntityManager, projectId: string): boolean {
  return loaded(em, DeletedProject, projectId) !== undefined;
}

/** Removes all data that a service holds of a project, and keeps its id. Idempotent. */
export async function forgetProject(em: EntityManager, held: ProjectData, projectId: string): Promise<void> {
  if (!(await em.findOne(DeletedProject, projectId))) em.create(DeletedProject, { id: projectId });
  await held.forget(em, projectId);
}
