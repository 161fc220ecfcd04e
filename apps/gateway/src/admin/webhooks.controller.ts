import {
  type CreateEndpoint,
  type Delivery,
  type DeliveryQuery,
  type List,
  type ResendWindow,
  type RollSecret,
  type UpdateEndpoint,
  webhookDeliveryApi,
  type WebhookEndpoint,
  webhookRoutes,
} from '@blazon/contracts';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { RequestId } from '../http/request-id.decorator.js';
import { InternalServices } from '../internal-services.js';
import { AdminRoute } from './admin-route.decorator.js';
import { ExistingWorkspacePipe } from './existing-workspace.pipe.js';

const routes = webhookRoutes('/admin/workspaces/:workspace_id');

type Params = Record<string, string>;
const InWorkspace = () => Param(ExistingWorkspacePipe);

/** Endpoints, the webhook secret, and the history of deliveries, all owned by webhook-delivery. */
@Controller()
export class WebhooksController {
  constructor(private readonly services: InternalServices) {}

  @AdminRoute(routes.readSecret)
  readSecret(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<{ webhook_secret: string }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.readSecret, { params, requestId });
  }

  @AdminRoute(routes.rollSecret)
  rollSecret(@InWorkspace() params: Params, @RequestId() requestId: string, @Body() body: RollSecret): Promise<{ webhook_secret: string }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.rollSecret, { params, requestId, body });
  }

  @AdminRoute(routes.createEndpoint)
  createEndpoint(@InWorkspace() params: Params, @RequestId() requestId: string, @Body() body: CreateEndpoint): Promise<WebhookEndpoint> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.createEndpoint, { params, requestId, body });
  }

  @AdminRoute(routes.listEndpoints)
  listEndpoints(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<List<WebhookEndpoint>> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.listEndpoints, { params, requestId });
  }

  @AdminRoute(routes.updateEndpoint)
  updateEndpoint(@InWorkspace() params: Params, @RequestId() requestId: string, @Body() body: UpdateEndpoint): Promise<WebhookEndpoint> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.updateEndpoint, { params, requestId, body });
  }

  @AdminRoute(routes.deleteEndpoint)
  deleteEndpoint(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<object> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.deleteEndpoint, { params, requestId });
  }

  @AdminRoute(routes.testEndpoint)
  testEndpoint(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<Delivery> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.testEndpoint, { params, requestId });
  }

  @AdminRoute(routes.listDeliveries)
  listDeliveries(@InWorkspace() params: Params, @RequestId() requestId: string, @Query() query: DeliveryQuery): Promise<List<Delivery>> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.listDeliveries, { params, requestId, query });
  }

  @AdminRoute(routes.resendWindow)
  resendWindow(@InWorkspace() params: Params, @RequestId() requestId: string, @Body() body: ResendWindow): Promise<{ count: number }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.resendWindow, { params, requestId, body });
  }

  @AdminRoute(routes.resend)
  resend(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<Delivery> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.resend, { params, requestId });
  }
}
