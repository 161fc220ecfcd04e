import { randomUUID } from 'node:crypto';
import type { Tenant } from '@blazon/contracts';
import { DomainError } from '@blazon/kernel';
import { POOL, RequestError } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { claimSql } from './claim.sql.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

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
  /** Whether the id is of this run; else of an earlier one whose outcome is unknown. */
  isFresh: boolean;
}

export interface StoredResult {
  status: number;
  body: Buffer;
}

/** The keyed requests that run or have run, with their results; shared by all replicas. */
@Injectable()
export class IdempotentResults {
  constructor(
    private readonly orm: MikroORM,
    @Inject(POOL) private readonly pool: Pool,
  ) {}

  /** Claims the key for this request, or returns the state of the request that holds it. */
  async claim(request: KeyedRequest, freshId: string): Promise<{ claim: Claim } | { result: StoredResult }> {
    const holder = randomUUID();
    const claimed = await this.pool.query<{ resource_id: string }>({
      name: 'claim',
      text: claimSql,
      values: [request.tenant.workspace_id, request.tenant.environment, request.key, request.fingerprint, freshId, holder],
    });
    const [row] = claimed.rows;
    return row === undefined ? this.kept(request) : { claim: claimOf(request, holder, row.resource_id, freshId) };
  }

  /** Records the project of the request before any work is done, so that a concurrent deletion finds the key. */
  async concerns(claim: Claim, projectId: string): Promise<void> {
    await this.update(claim, { projectId });
  }

  /** Keeps the result for replays, unless its project was deleted meanwhile. */
  async complete(claim: Claim, result: StoredResult): Promise<void> {
    await this.update(claim, result);
  }

  /** Releases the key of a refused run and discards the id that it minted, since an id contains its creation time. */
  async forget(claim: Claim): Promise<void> {
    if (!claim.isFresh) return this.release(claim);
    await this.orm.em.fork().nativeDelete(IdempotencyKey, { ...keyOf(claim), holder: claim.holder, erased: false });
  }

  /**
   * Gives the key back after a run without result. Its id stays: whether that run did anything, we may not know. The project does not:
   * nothing is kept that speaks of it, so its deletion must not take the key.
   */
  async release(claim: Claim): Promise<void> {
    await this.update(claim, { leaseUntil: null, projectId: null });
  }

  /** Erases the stored results about a project. The keys stay taken, so that nothing runs again under them. */
  async eraseProject(projectId: string, em: EntityManager = this.orm.em.fork()): Promise<void> {
    const about = { $or: [{ projectId }, { resourceId: projectId }], erased: false };
    await em.nativeUpdate(IdempotencyKey, about, { erased: true, status: null, body: null });
  }

  /** Changes a claim that its holder still has; one that was erased or taken over stays as it is. */
  private async update(claim: Claim, changes: Partial<IdempotencyKey>): Promise<void> {
    await this.orm.em.fork().nativeUpdate(IdempotencyKey, { ...keyOf(claim), holder: claim.holder, erased: false }, changes);
  }

  private async kept(request: KeyedRequest): Promise<{ result: StoredResult }> {
    const row = await this.orm.em.fork().findOne(IdempotencyKey, keyOf(request));
    if (row && !request.fingerprint.equals(row.fingerprint)) throw keyReused();
    if (row?.erased === true) throw new DomainError('not_found', 'project_not_found', 'The project of this request was deleted.');
    if (row?.status != null && row.body != null) return { result: { status: row.status, body: Buffer.from(row.body) } };
    throw keyInUse();
  }
}

function claimOf(request: KeyedRequest, holder: string, resourceId: string, freshId: string): Claim {
  return { ...request, holder, resourceId, isFresh: resourceId === freshId };
}

function keyOf({ tenant, key }: KeyedRequest): Pick<IdempotencyKey, 'workspaceId' | 'environment' | 'key'> {
  return { workspaceId: tenant.workspace_id, environment: tenant.environment, key };
}

function keyReused(): DomainError {
  return new RequestError(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Use a new key, or send the same method, path and body.',
  );
}

function keyInUse(): DomainError {
  return new DomainError('conflict', 'idempotency_key_in_use', 'The first request with this Idempotency-Key is still running.', {
    retryAfterSeconds: 1,
  });
}
