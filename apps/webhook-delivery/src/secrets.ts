import { CONFIG } from '@blazon/platform';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookDeliveryConfig } from './config.js';
import { memo } from './sending/memo.js';
import { SecretBox } from './sending/secret-box.js';
import { newWebhookSecret } from './sending/signature.js';

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
    await this.ensure(em, workspaceId);
    const [row] = await em.execute<{ sealed: string }[]>('select sealed from secrets where workspace_id = ?', [workspaceId]);
    if (!row) throw new Error('The secret of a workspace is gone.');
    return this.open(row.sealed, workspaceId);
  }

  /** Replaces the secret; attempts that begin from now on are signed with the new one. */
  async roll(workspaceId: string): Promise<string> {
    const secret = newWebhookSecret();
    await this.orm.em
      .fork()
      .execute(
        'insert into secrets (workspace_id, sealed) values (?, ?) on conflict (workspace_id) do update set sealed = excluded.sealed',
        [workspaceId, this.box.seal(secret, workspaceId)],
      );
    return secret;
  }

  /** Sees to it that deliveries of this workspace can be signed. */
  async ensure(em: EntityManager, workspaceId: string): Promise<void> {
    const known = await em.execute<unknown[]>('select 1 from secrets where workspace_id = ?', [workspaceId]);
    if (known.length > 0) return;
    await em.execute('insert into secrets (workspace_id, sealed) values (?, ?) on conflict do nothing', [
      workspaceId,
      this.box.seal(newWebhookSecret(), workspaceId),
    ]);
  }

  /** A sealed text never means another secret: rolling makes a new one. So each is opened once. */
  open(sealed: string, workspaceId: string): string {
    return this.opened(`${workspaceId} ${sealed}`);
  }

  private readonly opened = memo((key) => {
    const [workspaceId = '', sealed = ''] = key.split(' ');
    return this.box.open(sealed, workspaceId);
  });
}
