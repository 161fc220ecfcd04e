import { CONFIG } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { addDelivery } from '../deliveries/deliveries.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { testEvent } from '../domain/webhook-event.js';
import { Endpoints } from '../endpoints/endpoints.js';
import { Secrets } from '../secrets/secrets.js';
import { Dispatcher } from './dispatcher.js';

/** Tests endpoints with an event that belongs to no job: one attempt, never retried. */
@Injectable()
export class TestEvents {
  constructor(
    private readonly orm: MikroORM,
    private readonly endpoints: Endpoints,
    private readonly secrets: Secrets,
    private readonly queue: DeliveryQueue,
    private readonly dispatcher: Dispatcher,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  /** Returns the id of the delivery after its attempt. It is claimed as it is added, so that no other replica makes the attempt first. */
  async send(workspaceId: string, endpointId: string): Promise<string> {
    const { url, environment } = await this.endpoints.read(workspaceId, endpointId);
    const tenant = { workspace_id: workspaceId, environment };
    const delivery = { tenant, event: testEvent(Date.now()), target: { url, endpointId }, delays: [] };
    const claim = await this.orm.em.fork().transactional(async (em) => {
      await this.secrets.ensure(em, [workspaceId]);
      const id = addDelivery(em, delivery, this.config.REPLICA_NAME);
      await em.flush();
      return this.queue.hold(em, id);
    });
    await this.dispatcher.make(claim);
    return claim.id;
  }
}
