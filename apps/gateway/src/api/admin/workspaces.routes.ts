import { Environment, leaveable, nonBlankText, type List } from '@blazon/contracts';
import { z } from 'zod';
import { plans } from '../../domain/plan.js';
import type { Provisioning } from '../../workspaces/provisioning.js';
import type { Usage } from '../../workspaces/usage.js';
import type { ApiKeyRow, WorkspaceRow } from '../../workspaces/workspace.entity.js';
import type { Workspaces } from '../../workspaces/workspaces.js';
import { adminRoute, type AdminRoute, param } from './admin-route.js';

const Plan = z.enum(plans);
const CreateWorkspace = z.strictObject({ name: nonBlankText(200), plan: Plan });
const UpdateWorkspace = z.strictObject({
  plan: leaveable(Plan),
  monthly_quota: z.int().min(0).max(2_000_000_000).nullable().optional(),
  unpaid_invoice: leaveable(z.boolean()),
});
const CreateKey = z.strictObject({ environment: Environment, label: nonBlankText(200) });

/** Workspaces, their plan, quota and invoice, and their keys. */
export function workspaceRoutes(workspaces: Workspaces, usage: Usage, provisioning: Provisioning): AdminRoute[] {
  const present = async (row: WorkspaceRow) => ({
    id: row.id,
    name: row.name,
    plan: row.plan,
    monthly_quota: usage.quotaOf(row),
    used_this_month: await usage.usedThisMonth(row.id),
    unpaid_invoice: row.unpaidInvoice,
  });
  return [
    adminRoute({
      method: 'POST',
      path: '/admin/workspaces',
      status: 201,
      body: CreateWorkspace,
      handle: ({ body, requestId }) => provisioning.createWorkspace(body.name, body.plan, requestId),
    }),
    adminRoute({
      method: 'GET',
      path: '/admin/workspaces/:workspace_id',
      handle: async ({ params }) => present(await workspaces.read(param(params, 'workspace_id'))),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/admin/workspaces/:workspace_id',
      body: UpdateWorkspace,
      handle: async ({ params, body }) => {
        const changes = { plan: body.plan, monthlyQuota: body.monthly_quota, unpaidInvoice: body.unpaid_invoice };
        return present(await workspaces.update(param(params, 'workspace_id'), changes));
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/admin/workspaces/:workspace_id/keys',
      status: 201,
      body: CreateKey,
      handle: async ({ params, body }) => {
        const { row, key } = await workspaces.mintKey(param(params, 'workspace_id'), body.environment, body.label);
        return { ...presentKey(row), key };
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/admin/workspaces/:workspace_id/keys',
      handle: async ({ params }) => {
        const rows = await workspaces.keys(param(params, 'workspace_id'));
        return { object: 'list', data: rows.map(presentKey), has_more: false, next_cursor: null } satisfies List<object>;
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/admin/workspaces/:workspace_id/keys/:key_id',
      handle: async ({ params }) => {
        const id = param(params, 'key_id');
        await workspaces.revokeKey(param(params, 'workspace_id'), id);
        return { id, object: 'api_key', deleted: true };
      },
    }),
  ];
}

function presentKey(row: ApiKeyRow) {
  return {
    id: row.id,
    object: 'api_key',
    environment: row.environment,
    label: row.label,
    last_four: row.lastFour,
    created_at: unixSeconds(row.createdAt),
    last_used_at: row.lastUsedAt ? unixSeconds(row.lastUsedAt) : null,
  };
}

function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
