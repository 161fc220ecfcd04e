import { projectDeleted, projectEvents, type Tenant, topics } from '@blazon/contracts';
import { type NewRecord, toRecord as encode, toTombstone } from '@blazon/event-log';
import type { ProjectEvent } from './domain/project.js';

const source = 'blazon/projects';

/** The record by which other services learn of a change; a deletion is a tombstone, so that the log forgets the project. */
export function toRecord(event: ProjectEvent): NewRecord {
  const { project } = event;
  if (event.type === 'project.deleted') return tombstoneOf(project.id, project.tenant);
  const { tenant, createdAt, ...fields } = project;
  return encode(projectEvents, {
    ...addressOf(project.id),
    type: event.type,
    source,
    subject: project.id,
    data: { ...tenant, ...fields, created_at: Math.floor(createdAt.getTime() / 1000) },
  });
}

/** The record by which other services and the log itself forget a project. */
export function tombstoneOf(id: string, tenant: Tenant): NewRecord {
  return toTombstone({ ...addressOf(id), type: projectDeleted, source, subject: id, headers: tenant });
}

function addressOf(id: string): Pick<NewRecord, 'topic' | 'key' | 'partitionKey'> {
  return { topic: topics.projects.name, key: id, partitionKey: id };
}
