import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** One row a project; the id sorts by time, so the primary key of a tenant's projects is also their order. */
export const ProjectRow = defineEntity({
  name: 'ProjectRow',
  tableName: 'projects',
  properties: {
    id: p.text().primary(),
    workspaceId: p.text(),
    environment: p.enum(['live', 'sandbox'] as const),
    name: p.text(),
    description: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type ProjectRow = InferEntity<typeof ProjectRow>;
