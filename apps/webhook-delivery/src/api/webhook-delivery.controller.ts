import {
  CreateEndpoint,
  type Delivery,
  DeliveryFilter,
  type List,
  parseParams,
  ResendWindow,
  UpdateEndpoint,
  webhookDeliveryApi,
  type WebhookEndpoint,
} from '@blazon/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
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

  @Put(webhookDeliveryApi.secret.path)
  async secret(@Param('workspace_id') workspaceId: string): Promise<{ webhook_secret: string }> {
    return { webhook_secret: await this.secrets.read(workspaceId) };
  }

  @Post(webhookDeliveryApi.rollSecret.path)
  @HttpCode(200)
  async rollSecret(@Param('workspace_id') workspaceId: string): Promise<{ webhook_secret: string }> {
    return { webhook_secret: await this.secrets.roll(workspaceId) };
  }

  @Post(webhookDeliveryApi.createEndpoint.path)
  createEndpoint(@Param('workspace_id') workspaceId: string, @Body() body: unknown): Promise<WebhookEndpoint> {
    return this.endpoints.create(workspaceId, parseParams(CreateEndpoint, body));
  }

  @Get(webhookDeliveryApi.listEndpoints.path)
  listEndpoints(@Param('workspace_id') workspaceId: string): Promise<List<WebhookEndpoint>> {
    return this.endpoints.list(workspaceId);
  }

  @Patch(webhookDeliveryApi.updateEndpoint.path)
  updateEndpoint(
    @Param('workspace_id') workspaceId: string,
    @Param('endpoint_id') id: string,
    @Body() body: unknown,
  ): Promise<WebhookEndpoint> {
    return this.endpoints.update(workspaceId, id, parseParams(UpdateEndpoint, body));
  }

  @Delete(webhookDeliveryApi.deleteEndpoint.path)
  async deleteEndpoint(@Param('workspace_id') workspaceId: string, @Param('endpoint_id') id: string) {
    await this.endpoints.delete(workspaceId, id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }

  @Post(webhookDeliveryApi.testEndpoint.path)
  @HttpCode(200)
  async testEndpoint(@Param('workspace_id') workspaceId: string, @Param('endpoint_id') id: string): Promise<Delivery> {
    return this.history.read(workspaceId, await this.testEvents.send(workspaceId, id));
  }

  @Get(webhookDeliveryApi.listDeliveries.path)
  listDeliveries(@Param('workspace_id') workspaceId: string, @Query() query: unknown): Promise<List<Delivery>> {
    const { limit, starting_after, ...filter } = parseParams(webhookDeliveryApi.listDeliveries.query, query);
    return this.history.list(workspaceId, parseParams(DeliveryFilter, filter), { limit, starting_after });
  }

  @Post(webhookDeliveryApi.resendWindow.path)
  @HttpCode(202)
  async resendWindow(@Param('workspace_id') workspaceId: string, @Body() body: unknown): Promise<{ count: number }> {
    return { count: await this.resending.window(workspaceId, parseParams(ResendWindow, body)) };
  }

  @Post(webhookDeliveryApi.resend.path)
  @HttpCode(202)
  resend(@Param('workspace_id') workspaceId: string, @Param('delivery_id') id: string): Promise<Delivery> {
    return this.resending.one(workspaceId, id);
  }
}
