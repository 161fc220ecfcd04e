import { CONFIG } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { SecretBox } from './secret-box.js';
import { SecretRow } from './secret.entity.js';
import { newWebhookSecret } from './signature.js';

/** The secrets that sign webhooks, one for each workspace; the database sees them sealed only. */
@Injectable()
export class Secrets {
  private readonly box: SecretBox;

  constructor(
    private readonly orm: MikroORM,
    @Inject(CONFIG) config: WebhookDeliveryConfig,
  ) {
    this.box = new SecretBox(config.WEBHOOK_SEALING_KEYS);
  }

  /** The secret of a workspace, made when it is asked for the first time. */
  async read(workspaceId: string): Promise<string> {
    const em = this.orm.em.fork();
    await this.ensure(em, [workspaceId]);
    const { sealed } = await em.findOneOrFail(SecretRow, workspaceId);
    return this.open(sealed, workspaceId);
  }

  /** Replaces the secret; attempts that begin from now on are signed with the new one. */
  async roll(workspaceId: string): Promise<string> {
    const secret = newWebhookSecret();
    await this.orm.em.fork().upsert(SecretRow, { workspaceId, sealed: this.box.seal(secret, workspaceId) });
    return secret;
  }

  /** Sees to it that deliveries of these workspaces can be signed. */
  async ensure(em: EntityManager, workspaceIds: string[]): Promise<void> {
    const known = new Set((await em.find(SecretRow, { workspaceId: workspaceIds })).map(({ workspaceId }) => workspaceId));
    const missing = workspaceIds.filter((workspaceId) => !known.has(workspaceId));
    if (missing.length === 0) return;
    await em.upsertMany(
      SecretRow,
      missing.map((workspaceId) => ({ workspaceId, sealed: this.box.seal(newWebhookSecret(), workspaceId) })),
      // Another replica may have been first; the secret it has made stays.
      { onConflictAction: 'ignore' },
    );
  }

  open(sealed: string, workspaceId: string): string {
    return this.box.open(sealed, workspaceId);
  }
}
