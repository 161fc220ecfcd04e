import { CONFIG } from '@blazon/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { Dispatcher } from '../dispatching/dispatcher.js';
import { testEvent } from '../domain/webhook-event.js';
import { Endpoints } from '../endpoints.js';
import { Deliveries } from './deliveries.js';
import { DeliveryQueue } from './delivery-queue.js';

/** Tries endpoints with an event of no job: one attempt, never retried. */
@Injectable()
export class TestEvents {
  constructor(
    private readonly orm: MikroORM,
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly queue: DeliveryQueue,
    private readonly dispatcher: Dispatcher,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {}

  /** Returns the id of the delivery when its attempt has been made. It is claimed as it is born, so no other replica can make it first. */
  async send(workspaceId: string, endpointId: string): Promise<string> {
    const { url, environment } = await this.endpoints.read(workspaceId, endpointId);
    const id = await this.orm.em
      .fork()
      .transactional((em) =>
        this.deliveries.add(
          em,
          { tenant: { workspace_id: workspaceId, environment }, event: testEvent(Date.now()), target: { url, endpointId }, delays: [] },
          this.config.REPLICA_NAME,
        ),
      );
    await this.dispatcher.run(await this.queue.held(id));
    return id;
  }
}
