import { projectDeleted, projectEvents, topics } from '@blazon/contracts';
import { type NewRecord, toRecord as encode, toTombstone } from '@blazon/event-log';
import type { ProjectEvent } from './domain/project.js';

const source = 'blazon/projects';

/** The record by which other services learn of a change; a deletion is a tombstone, so that the log forgets the project. */
export function toRecord(event: ProjectEvent): NewRecord {
  const { project } = event;
  const address = { topic: topics.projects.name, key: project.id, partitionKey: project.id };
  if (event.type === 'project.deleted') {
    return toTombstone({ ...address, type: projectDeleted, source, subject: project.id, headers: project.tenant });
  }
  const { tenant, createdAt, ...fields } = project;
  return encode(projectEvents, {
    ...address,
    type: event.type,
    source,
    subject: project.id,
    data: { ...tenant, ...fields, created_at: Math.floor(createdAt.getTime() / 1000) },
  });
}
