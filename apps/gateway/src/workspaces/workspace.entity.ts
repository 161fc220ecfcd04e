import { environments } from '@blazon/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { plans } from '../domain/plan.js';

export const WorkspaceRow = defineEntity({
  name: 'WorkspaceRow',
  tableName: 'workspaces',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    plan: p.enum(plans),
    /** Null means the quota of the plan. */
    monthlyQuota: p.integer().nullable(),
    unpaidInvoice: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});
export type WorkspaceRow = InferEntity<typeof WorkspaceRow>;

/** A key as it is stored: enough to recognise it and to show it, not to use it. */
export const ApiKeyRow = defineEntity({
  name: 'ApiKeyRow',
  tableName: 'api_keys',
  properties: {
    id: p.text().primary(),
    workspaceId: p.text(),
    environment: p.enum(environments),
    label: p.text(),
    sha256: p.blob(),
    lastFour: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export type ApiKeyRow = InferEntity<typeof ApiKeyRow>;
