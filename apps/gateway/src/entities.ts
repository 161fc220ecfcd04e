import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { RequestCount } from './admission/request-count.entity.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { MembershipRow, OneTimeCodeRow, PersonRow, SessionRow } from './members/member.entity.js';
import { MeteredJob, MonthlyUsage } from './workspaces/usage.entity.js';
import { ApiKeyRow, WorkspaceRow } from './workspaces/workspace.entity.js';

/** Every table of the gateway. */
export const entities = [
  WorkspaceRow,
  ApiKeyRow,
  RequestCount,
  IdempotencyKey,
  MonthlyUsage,
  MeteredJob,
  PersonRow,
  MembershipRow,
  OneTimeCodeRow,
  SessionRow,
] as const;

/** The same for typed queries. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;
