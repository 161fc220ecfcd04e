import { CONFIG } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { SecretBox } from './secret-box.js';
import { SecretRow } from './secret.entity.js';
import { forgetOldSecretsSql, rollSql } from './secrets.sql.js';
import { newWebhookSecret, type SigningSecrets } from './signature.js';

/** The secrets of a workspace as a claim reads them. */
export interface SealedSecrets {
  sealed: string;
  /** The one before it, while it is valid. */
  old_sealed: string | null;
}

/** The secrets that sign webhooks, one for each workspace; the database only holds them sealed. */
@Injectable()
export class Secrets {
  private readonly box: SecretBox;
  /** Workspaces whose secrets were found: they stay. */
  private readonly found = new Set<string>();

  constructor(
    private readonly orm: MikroORM,
    @Inject(CONFIG) config: WebhookDeliveryConfig,
  ) {
    this.box = new SecretBox(config.WEBHOOK_SEALING_KEYS);
  }

  /** The secret of a workspace, created on first use. */
  async read(workspaceId: string): Promise<string> {
    const em = this.orm.em.fork();
    await this.ensure(em, [workspaceId]);
    const { sealed } = await em.findOneOrFail(SecretRow, workspaceId);
    return this.box.open(sealed, workspaceId);
  }

  /** Replaces the secret for attempts that begin from now on; the old one stays valid for a while. */
  async roll(workspaceId: string, oldValidForSeconds: number): Promise<string> {
    const secret = newWebhookSecret();
    await this.orm.em.fork().execute(rollSql, [workspaceId, this.box.seal(secret, workspaceId), oldValidForSeconds]);
    return secret;
  }

  /** Removes old secrets that are no longer valid. */
  async forgetOld(): Promise<void> {
    await this.orm.em.fork().execute(forgetOldSecretsSql);
  }

  /** Ensures that deliveries of these workspaces can be signed. */
  async ensure(em: EntityManager, workspaceIds: string[]): Promise<void> {
    const unsure = workspaceIds.filter((workspaceId) => !this.found.has(workspaceId));
    if (unsure.length === 0) return;
    for (const { workspaceId } of await em.find(SecretRow, { workspaceId: unsure })) this.found.add(workspaceId);
    const missing = unsure.filter((workspaceId) => !this.found.has(workspaceId));
    if (missing.length === 0) return;
    await em.upsertMany(
      SecretRow,
      missing.map((workspaceId) => ({ workspaceId, sealed: this.box.seal(newWebhookSecret(), workspaceId) })),
      // Another replica may have been first; the secret it has made stays.
      { onConflictAction: 'ignore' },
    );
  }

  /** The secrets that sign an attempt of a workspace. */
  open({ sealed, old_sealed: oldSealed }: SealedSecrets, workspaceId: string): SigningSecrets {
    return {
      secret: this.box.open(sealed, workspaceId),
      oldSecret: oldSealed === null ? null : this.box.open(oldSealed, workspaceId),
    };
  }
}
