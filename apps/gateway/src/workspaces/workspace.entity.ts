import { environments } from '@blazon/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import { plans } from '../domain/plan.js';

export const WorkspaceRow = defineEntity({
  name: 'WorkspaceRow',
  tableName: 'workspaces',
  properties: {
    id: p.text().collation('C').primary(),
    name: p.text(),
    plan: p.enum(plans),
    /** Null means the quota of the plan. */
    monthlyQuota: p.integer().nullable(),
    unpaidInvoice: p.boolean().default(false),
    /** Until then every call is refused. */
    suspendedUntil: p.datetime(6).nullable(),
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
  checks: [{ name: 'workspaces_monthly_quota_check', expression: 'monthly_quota >= 0' }],
});
export type WorkspaceRow = InferEntity<typeof WorkspaceRow>;

/** A key as it is stored: enough to recognise it and to show it, not to use it. */
export const ApiKeyRow = defineEntity({
  name: 'ApiKeyRow',
  tableName: 'api_keys',
  properties: {
    id: p.text().collation('C').primary(),
    workspaceId: () =>
      p
        .manyToOne(WorkspaceRow)
        .mapToPk()
        .collation('C')
        .joinColumn('workspace_id')
        .index(false)
        .foreignKeyName('api_keys_workspace_id_fkey')
        .updateRule('no action')
        .deleteRule('no action'),
    environment: p.enum(environments),
    label: p.text(),
    sha256: p.blob().unique('api_keys_sha256_key'),
    lastFour: p.text(),
    createdAt: p.datetime(6).defaultRaw('now()'),
    lastUsedAt: p.datetime(6).nullable(),
    revokedAt: p.datetime(6).nullable(),
    /** Revoked because it was found in public, and where. */
    leakedAt: p.datetime(6).nullable(),
    leakedUrl: p.text().nullable(),
  },
  indexes: [{ properties: ['workspaceId', 'id'], name: 'api_keys_of_workspace' }],
});
export type ApiKeyRow = InferEntity<typeof ApiKeyRow>;
