import type { Environment } from '@blazon/contracts';
import { DomainError, newId } from '@blazon/kernel';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { digestApiKey, isWellFormedApiKey, mintApiKey } from '../domain/api-key.js';
import { planUpgradeRequired } from '../domain/authorization.js';
import { hasApiAccess, type Plan } from '../domain/plan.js';
import { ApiKeyRow, WorkspaceRow } from './workspace.entity.js';

export interface WorkspaceChanges {
  plan?: Plan | undefined;
  /** Null returns to the quota of the plan. */
  monthlyQuota?: number | null | undefined;
  unpaidInvoice?: boolean | undefined;
  /** Null ends a suspension. */
  suspendedUntil?: Date | null | undefined;
}

/** A key with its secret, which exists in this answer only. */
export interface MintedKey {
  row: ApiKeyRow;
  key: string;
}

/** Workspaces and their keys. Requests read these rows as they are, so that a change here needs no announcement. */
@Injectable()
export class Workspaces {
  constructor(private readonly orm: MikroORM) {}

  async create(workspace: { id: string; name: string; plan: Plan }): Promise<void> {
    await this.orm.em.fork().insert(WorkspaceRow, { ...workspace, unpaidInvoice: false, suspendedUntil: null, createdAt: new Date() });
  }

  async read(id: string): Promise<WorkspaceRow> {
    const row = await this.orm.em.fork().findOne(WorkspaceRow, { id });
    if (row === null) throw new DomainError('not_found', 'workspace_not_found', 'There is no such workspace.');
    return row;
  }

  async update(id: string, changes: WorkspaceChanges): Promise<WorkspaceRow> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await this.orm.em.fork().nativeUpdate(WorkspaceRow, { id }, given);
    return this.read(id);
  }

  async mintKey(workspaceId: string, environment: Environment, label: string): Promise<MintedKey> {
    const workspace = await this.read(workspaceId);
    if (!hasApiAccess(workspace.plan)) throw planUpgradeRequired();
    const key = mintApiKey(environment);
    const row: ApiKeyRow = {
      id: newId('key'),
      workspaceId,
      environment,
      label,
      sha256: Buffer.from(digestApiKey(key), 'hex'),
      lastFour: key.slice(-4),
      createdAt: new Date(),
      lastUsedAt: null,
      revokedAt: null,
      leakedAt: null,
      leakedUrl: null,
    };
    await this.orm.em.fork().insert(ApiKeyRow, row);
    return { row, key };
  }

  /** The valid keys, and those that were revoked because they leaked, so that their owners learn of it; newest first. */
  async keys(workspaceId: string): Promise<ApiKeyRow[]> {
    await this.read(workspaceId);
    return this.orm.em
      .fork()
      .find(ApiKeyRow, { workspaceId, $or: [{ revokedAt: null }, { leakedAt: { $ne: null } }] }, { orderBy: { id: 'desc' } });
  }

  async revokeKey(workspaceId: string, id: string): Promise<void> {
    const revoked = await this.orm.em.fork().nativeUpdate(ApiKeyRow, { id, workspaceId, revokedAt: null }, { revokedAt: new Date() });
    if (revoked === 0) throw new DomainError('not_found', 'key_not_found', 'There is no such key in this workspace.');
  }

  /** Revokes keys that were found in public, and says which of them are, or were, ours. */
  async revokeLeakedKeys(found: readonly { token: string; url: string | null }[]): Promise<Set<string>> {
    const keys = found.filter(({ token }) => isWellFormedApiKey(token));
    const byDigest = new Map(keys.map((key) => [digestApiKey(key.token), key]));
    const em = this.orm.em.fork();
    const rows = await em.find(ApiKeyRow, { sha256: { $in: [...byDigest.keys()].map((digest) => Buffer.from(digest, 'hex')) } });
    const at = new Date();
    const leaked = new Set<string>();
    for (const { id, sha256 } of rows) {
      const key = byDigest.get(Buffer.from(sha256).toString('hex'));
      if (key === undefined) continue;
      await em.nativeUpdate(ApiKeyRow, { id, revokedAt: null }, { revokedAt: at, leakedAt: at, leakedUrl: key.url });
      leaked.add(key.token);
    }
    return leaked;
  }
}

/** The end of a current suspension. */
export function suspensionOf({ suspendedUntil }: WorkspaceRow): Date | null {
  return suspendedUntil != null && suspendedUntil.getTime() > Date.now() ? suspendedUntil : null;
}
