import { environments } from '@blazon/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import { WorkspaceRow } from '../workspaces/workspace.entity.js';

/** A keyed request: who runs it, or its result. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    workspaceId: () =>
      p
        .manyToOne(WorkspaceRow)
        .mapToPk()
        .primary()
        .collation('C')
        .joinColumn('workspace_id')
        .index(false)
        .foreignKeyName('idempotency_keys_workspace_id_fkey')
        .updateRule('no action')
        .deleteRule('no action'),
    environment: p.enum(environments).primary(),
    key: p.text().collation('C').primary(),
    fingerprint: p.blob(),
    /** The id of the resource that the request creates, the same in every run. */
    resourceId: p.text().collation('C'),
    holder: p.uuid(),
    /** Nothing once the run has ended without a result. */
    leaseUntil: p.datetime(6).nullable(),
    claimedAt: p.datetime(6).defaultRaw('now()'),
    status: p.smallint().nullable(),
    body: p.blob().nullable(),
    projectId: p.text().collation('C').nullable(),
    /** The project that the result spoke of is deleted. */
    erased: p.boolean().default(false),
  },
  indexes: [
    { properties: ['projectId'], name: 'idempotency_keys_by_project' },
    { properties: ['resourceId'], name: 'idempotency_keys_by_resource' },
    { properties: ['claimedAt'], name: 'idempotency_keys_by_age' },
  ],
});
export type IdempotencyKey = InferEntity<typeof IdempotencyKey>;
