import { type CreateEndpoint, type List, type UpdateEndpoint, webhookDeliveryApi, type WebhookEndpoint } from '@blazon/contracts';
import { Implements } from '@blazon/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { Endpoints } from '../endpoints/endpoints.js';

@Controller()
export class EndpointsController {
  constructor(private readonly endpoints: Endpoints) {}

  @Implements(webhookDeliveryApi.createEndpoint)
  create(@Param('workspace_id') workspaceId: string, @Body() endpoint: CreateEndpoint): Promise<WebhookEndpoint> {
    return this.endpoints.create(workspaceId, endpoint);
  }

  @Implements(webhookDeliveryApi.listEndpoints)
  list(@Param('workspace_id') workspaceId: string): Promise<List<WebhookEndpoint>> {
    return this.endpoints.list(workspaceId);
  }

  @Implements(webhookDeliveryApi.updateEndpoint)
  update(
    @Param('workspace_id') workspaceId: string,
    @Param('endpoint_id') id: string,
    @Body() changes: UpdateEndpoint,
  ): Promise<WebhookEndpoint> {
    return this.endpoints.update(workspaceId, id, changes);
  }

  @Implements(webhookDeliveryApi.deleteEndpoint)
  async delete(@Param('workspace_id') workspaceId: string, @Param('endpoint_id') id: string) {
    await this.endpoints.delete(workspaceId, id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }
}
