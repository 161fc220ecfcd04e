import type { StyleData } from '@blazon/contracts';
import { DeletedProject } from '@blazon/platform';
import { defineEntity, type InferKyselyDB, p } from '@mikro-orm/postgresql';

/** A node of a project's memory. Its parent is a node of the same project: the foreign key shares the column of the project. */
export const NodeRow = defineEntity({
  name: 'NodeRow',
  tableName: 'nodes',
  properties: {
    projectId: p.text().collation('C').primary(),
    id: p.text().collation('C').primary(),
    workspaceId: p.text().collation('C'),
    environment: p.enum(['live', 'sandbox'] as const),
    jobId: p.text().collation('C'),
    parent: () =>
      p
        .manyToOne(NodeRow)
        .nullable()
        .collation('C')
        .joinColumns('project_id', 'parent_id')
        .ownColumns('parent_id')
        .referencedColumnNames('project_id', 'id')
        .updateRule('no action')
        .deleteRule('no action'),
    prompt: p.text(),
    style: p.json<StyleData>().columnType('json').lazy(),
    createdAt: p.datetime(6),
  },
  indexes: [{ properties: ['parent'], name: 'nodes_by_parent' }],
});

/** How many events of a job have counted; nothing else of it matters here. */
export const JobVersion = defineEntity({
  name: 'JobVersion',
  tableName: 'job_versions',
  properties: {
    jobId: p.text().collation('C').primary(),
    projectId: p.text().collation('C'),
    version: p.integer(),
  },
  indexes: [{ properties: ['projectId'], name: 'job_versions_of_project' }],
});

export const entities = [NodeRow, JobVersion, DeletedProject] as const;

/** The same for typed queries. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;
