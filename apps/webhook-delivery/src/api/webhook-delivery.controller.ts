import {
  type CreateEndpoint,
  type Delivery,
  type DeliveryFilter,
  type List,
  type Page,
  type ResendWindow,
  type UpdateEndpoint,
  webhookDeliveryApi,
  type WebhookEndpoint,
} from '@blazon/contracts';
import { Implements } from '@blazon/platform';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { History } from '../deliveries/history.js';
import { Resending } from '../deliveries/resending.js';
import { TestEvents } from '../deliveries/test-events.js';
import { Endpoints } from '../endpoints.js';
import { Secrets } from '../secrets.js';

@Controller()
export class WebhookDeliveryController {
  constructor(
    private readonly secrets: Secrets,
    private readonly endpoints: Endpoints,
    private readonly history: History,
    private readonly resending: Resending,
    private readonly testEvents: TestEvents,
  ) {}

  @Implements(webhookDeliveryApi.secret)
  async secret(@Param('workspace_id') workspaceId: string): Promise<{ webhook_secret: string }> {
    return { webhook_secret: await this.secrets.read(workspaceId) };
  }

  @Implements(webhookDeliveryApi.rollSecret)
  async rollSecret(@Param('workspace_id') workspaceId: string): Promise<{ webhook_secret: string }> {
    return { webhook_secret: await this.secrets.roll(workspaceId) };
  }

  @Implements(webhookDeliveryApi.createEndpoint)
  createEndpoint(@Param('workspace_id') workspaceId: string, @Body() endpoint: CreateEndpoint): Promise<WebhookEndpoint> {
    return this.endpoints.create(workspaceId, endpoint);
  }

  @Implements(webhookDeliveryApi.listEndpoints)
  listEndpoints(@Param('workspace_id') workspaceId: string): Promise<List<WebhookEndpoint>> {
    return this.endpoints.list(workspaceId);
  }

  @Implements(webhookDeliveryApi.updateEndpoint)
  updateEndpoint(
    @Param('workspace_id') workspaceId: string,
    @Param('endpoint_id') id: string,
    @Body() changes: UpdateEndpoint,
  ): Promise<WebhookEndpoint> {
    return this.endpoints.update(workspaceId, id, changes);
  }

  @Implements(webhookDeliveryApi.deleteEndpoint)
  async deleteEndpoint(@Param('workspace_id') workspaceId: string, @Param('endpoint_id') id: string) {
    await this.endpoints.delete(workspaceId, id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }

  @Implements(webhookDeliveryApi.testEndpoint)
  async testEndpoint(@Param('workspace_id') workspaceId: string, @Param('endpoint_id') id: string): Promise<Delivery> {
    return this.history.read(workspaceId, await this.testEvents.send(workspaceId, id));
  }

  @Implements(webhookDeliveryApi.listDeliveries)
  listDeliveries(@Param('workspace_id') workspaceId: string, @Query() query: Page & DeliveryFilter): Promise<List<Delivery>> {
    const { limit, starting_after, ...filter } = query;
    return this.history.list(workspaceId, filter, { limit, starting_after });
  }

  @Implements(webhookDeliveryApi.resendWindow)
  async resendWindow(@Param('workspace_id') workspaceId: string, @Body() window: ResendWindow): Promise<{ count: number }> {
    return { count: await this.resending.window(workspaceId, window) };
  }

  @Implements(webhookDeliveryApi.resend)
  resend(@Param('workspace_id') workspaceId: string, @Param('delivery_id') id: string): Promise<Delivery> {
    return this.resending.one(workspaceId, id);
  }
}
