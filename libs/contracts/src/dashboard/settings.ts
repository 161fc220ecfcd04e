import { z } from 'zod';
import { route } from '../internal/route.js';
import { webhookRoutes } from '../internal/webhook-delivery.js';
import { listOf } from '../public/pagination.js';
import { Environment } from '../tenant.js';
import { labelText } from '../text.js';
import { NewMember, OneTimeLink, Plan, Role } from './session.js';

const workspace = '/api/workspaces/:workspace_id';

/** A workspace as its settings show it. */
export const WorkspaceSettings = z.object({
  id: z.string(),
  name: z.string(),
  plan: Plan,
  api_access: z.boolean().describe('whether the plan allows API keys'),
  unpaid_invoice: z.boolean(),
  suspended_until: z.int().nullable(),
  requests_per_minute: z.object({ generation: z.int(), standard: z.int() }),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

/** Accepted live jobs of one calendar month (UTC), day by day. */
export const UsageOfMonth = z.object({
  month: z.string().describe('as 2026-11'),
  jobs: z.int(),
  plan: Plan,
  quota: z.int(),
  days: z.array(z.object({ date: z.string(), jobs: z.int() })),
});
export type UsageOfMonth = z.infer<typeof UsageOfMonth>;

/** An API key without its secret. */
export const ApiKey = z.object({
  id: z.string(),
  object: z.literal('api_key'),
  environment: Environment,
  label: z.string(),
  last_four: z.string(),
  created_at: z.int(),
  last_used_at: z.int().nullable(),
  leaked: z
    .object({ found_at: z.int(), url: z.string().nullable().describe('where it was found') })
    .optional()
    .describe('only of a key that was revoked because it was found in public'),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const Member = z.object({
  id: z.string(),
  object: z.literal('member'),
  email: z.string(),
  role: Role,
  created_at: z.int(),
  invited: z.boolean(),
});
export type Member = z.infer<typeof Member>;

const deleted = (object: string) => z.object({ id: z.string(), object: z.literal(object), deleted: z.literal(true) });

export const settingsApi = {
  read: route({ method: 'GET', path: workspace, response: WorkspaceSettings }),
  usage: route({
    method: 'GET',
    path: `${workspace}/usage`,
    query: z.strictObject({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
        .optional(),
    }),
    response: UsageOfMonth,
  }),

  listKeys: route({ method: 'GET', path: `${workspace}/keys`, response: listOf(ApiKey) }),
  createKey: route({
    method: 'POST',
    path: `${workspace}/keys`,
    status: 201,
    body: z.strictObject({ environment: Environment, label: labelText(100) }),
    response: ApiKey.extend({ key: z.string().describe('in this answer only') }),
  }),
  revokeKey: route({ method: 'DELETE', path: `${workspace}/keys/:key_id`, response: deleted('api_key') }),

  listMembers: route({ method: 'GET', path: `${workspace}/members`, response: listOf(Member) }),
  addMember: route({
    method: 'POST',
    path: `${workspace}/members`,
    status: 201,
    body: NewMember,
    response: Member.extend({ link: OneTimeLink }),
  }),
  /** A new one-time link, with which the member sets a password. */
  linkMember: route({ method: 'POST', path: `${workspace}/members/:member_id/link`, status: 201, response: OneTimeLink }),
  removeMember: route({ method: 'DELETE', path: `${workspace}/members/:member_id`, response: deleted('member') }),

  ...webhookRoutes(workspace),
};
