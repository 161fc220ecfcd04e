import { randomUUID } from 'node:crypto';
import type { Tenant } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { POOL } from '@blazon/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';

/** A keyed request. */
export interface KeyedRequest {
  tenant: Tenant;
  key: string;
  fingerprint: Buffer;
}

/** The right to run a keyed request, with the id that its resource has in every run. */
export interface Claim extends KeyedRequest {
  holder: string;
  resourceId: string;
}

export interface StoredResult {
  status: number;
  body: Buffer;
}

/**
 * How long a claim keeps others out when its holder is not heard of again. Longer than any run takes; and should two runs overlap
 * all the same, both carry the same id, so they make one resource.
 */
const leaseSeconds = 15;

/** The key is free when it is new, older than 24 hours, given back after a failed run, or left behind by a crash with the same request. */
const claimSql = `
  insert into idempotency_keys as kept (workspace_id, environment, key, fingerprint, resource_id, holder, lease_until)
  values ($1, $2, $3, $4, $5, $6, now() + interval '${leaseSeconds} seconds')
  on conflict (workspace_id, environment, key) do update set
    resource_id = case when kept.fingerprint = excluded.fingerprint and kept.claimed_at > now() - interval '24 hours'
      then kept.resource_id else excluded.resource_id end,
    fingerprint = excluded.fingerprint, holder = excluded.holder, lease_until = excluded.lease_until,
    claimed_at = now(), status = null, body = null, project_id = null, erased = false
  where kept.claimed_at <= now() - interval '24 hours'
    or (not kept.erased and kept.status is null
      and (kept.lease_until is null or (kept.lease_until <= now() and kept.fingerprint = excluded.fingerprint)))
  returning resource_id`;

interface KeptRow {
  fingerprint: Buffer;
  status: number | null;
  body: Buffer | null;
  erased: boolean;
}

/** Which keyed requests run, ran, and with what result; shared by all replicas. */
@Injectable()
export class IdempotentResults {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Takes the key for this request, or says what became of the one that has it. */
  async claim(request: KeyedRequest, freshId: string): Promise<{ claim: Claim } | { result: StoredResult }> {
    const holder = randomUUID();
    const claimed = await this.pool.query<{ resource_id: string }>({
      name: 'claim',
      text: claimSql,
      values: [...keyOf(request), request.fingerprint, freshId, holder],
    });
    const [row] = claimed.rows;
    return row === undefined ? this.kept(request) : { claim: { ...request, holder, resourceId: row.resource_id } };
  }

  /** Notes which project the request is about, before anything is done for it: a deletion that comes meanwhile finds the key. */
  async concerns(claim: Claim, projectId: string): Promise<void> {
    await this.update(claim, 'project_id = $5', [projectId]);
  }

  /** Keeps the result for replays, unless the project it speaks of was deleted meanwhile. */
  async complete(claim: Claim, result: StoredResult): Promise<void> {
    await this.update(claim, 'status = $5, body = $6', [result.status, result.body]);
  }

  /**
   * Gives the key back after a run without result. Its id stays: whether that run did anything, we may not know. The project does not:
   * nothing is kept that speaks of it, so its deletion must not take the key.
   */
  async release(claim: Claim): Promise<void> {
    await this.update(claim, 'lease_until = null, project_id = null', []);
  }

  /** Forgets what was answered about a project. The keys stay taken, so that nothing runs, and comes back, under them. */
  async eraseProject(projectId: string): Promise<void> {
    await this.pool.query(
      'update idempotency_keys set erased = true, status = null, body = null where (project_id = $1 or resource_id = $1) and not erased',
      [projectId],
    );
  }

  /** Changes a claim that its holder still has; one that was erased or taken over stays as it is. */
  private async update(claim: Claim, assignment: string, values: unknown[]): Promise<void> {
    await this.pool.query(
      `update idempotency_keys set ${assignment}
       where workspace_id = $1 and environment = $2 and key = $3 and holder = $4 and not erased`,
      [...keyOf(claim), claim.holder, ...values],
    );
  }

  private async kept(request: KeyedRequest): Promise<{ result: StoredResult }> {
    const { rows } = await this.pool.query<KeptRow>(
      'select fingerprint, status, body, erased from idempotency_keys where workspace_id = $1 and environment = $2 and key = $3',
      keyOf(request),
    );
    const [row] = rows;
    if (row !== undefined && !row.fingerprint.equals(request.fingerprint)) throw keyReused();
    if (row?.erased === true) throw new DomainError('not_found', 'project_not_found', 'The project of this request was deleted.');
    if (row?.status != null && row.body !== null) return { result: { status: row.status, body: row.body } };
    throw keyInUse();
  }
}

function keyOf({ tenant, key }: KeyedRequest): [workspaceId: string, environment: string, key: string] {
  return [tenant.workspace_id, tenant.environment, key];
}

function keyReused(): DomainError {
  return new DomainError(
    'key_reused',
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Use a new key, or send the same method, path and body.',
  );
}

function keyInUse(): DomainError {
  return new DomainError('conflict', 'idempotency_key_in_use', 'The first request with this Idempotency-Key is still running.', {
    retryAfterSeconds: 1,
  });
}
