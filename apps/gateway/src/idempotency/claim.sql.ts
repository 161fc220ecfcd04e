/**
 * The lease of a claim whose holder has died. It is longer than any run takes; if two runs overlap nevertheless, both use the same id, so
 * they create one resource.
 */
const LEASE_SECONDS = 15;

/**
 * Claims a key in one statement, so that exactly one of many concurrent requests gets it. The key is free if it is new, older than 24
 * hours, released after a failed run, or left behind by a crash with the same request.
 */
export const claimSql = `
  insert into idempotency_keys as kept (workspace_id, environment, key, fingerprint, resource_id, holder, lease_until)
  values ($1, $2, $3, $4, $5, $6, now() + interval '${LEASE_SECONDS} seconds')
  on conflict (workspace_id, environment, key) do update set
    resource_id = case when kept.fingerprint = excluded.fingerprint and kept.claimed_at > now() - interval '24 hours'
      then kept.resource_id else excluded.resource_id end,
    fingerprint = excluded.fingerprint, holder = excluded.holder, lease_until = excluded.lease_until,
    claimed_at = now(), status = null, body = null, project_id = null, erased = false
  where kept.claimed_at <= now() - interval '24 hours'
    or (not kept.erased and kept.status is null
      and (kept.lease_until is null or (kept.lease_until <= now() and kept.fingerprint = excluded.fingerprint)))
  returning resource_id`;
