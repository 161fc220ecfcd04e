import type { ApiKey } from '@blazon/contracts';
import { unixSeconds } from '../domain/unix-seconds.js';
import type { ApiKeyRow } from './workspace.entity.js';

/** A key as it is shown: enough to recognise it, not to use it. */
export function presentKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    object: 'api_key',
    environment: row.environment,
    label: row.label,
    last_four: row.lastFour,
    created_at: unixSeconds(row.createdAt),
    last_used_at: row.lastUsedAt ? unixSeconds(row.lastUsedAt) : null,
    ...(row.leakedAt && { leaked: { found_at: unixSeconds(row.leakedAt), url: row.leakedUrl ?? null } }),
  };
}
