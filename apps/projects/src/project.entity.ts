import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** One row a project; the id sorts by time, so the primary key of a tenant's projects is also their order. */
export const ProjectRow = defineEntity({
  name: 'ProjectRow',
  tableName: 'projects',
  properties: {
    id: p.text().collation('C').primary(),
    workspaceId: p.text().collation('C'),
    environment: p.enum(['live', 'sandbox'] as const),
    name: p.text(),
    description: p.text().nullable(),
    createdAt: p.datetime(6),
  },
  indexes: [{ properties: ['workspaceId', 'environment', 'id'], name: 'projects_of_tenant' }],
});
export type ProjectRow = InferEntity<typeof ProjectRow>;

/** A project whose tombstone was read from the log, for as long as records may follow it. */
export const DeletedProjectRow = defineEntity({
  name: 'DeletedProjectRow',
  tableName: 'deleted_projects',
  properties: {
    id: p.text().collation('C').primary(),
    readAt: p.datetime(6).defaultRaw('now()'),
  },
});
