import {
  type CreateEndpoint,
  type Delivery,
  type DeliveryQuery,
  type List,
  type ResendWindow,
  type RollSecret,
  settingsApi,
  type UpdateEndpoint,
  webhookDeliveryApi,
  type WebhookEndpoint,
} from '@blazon/contracts';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { RequestId } from '../http/request-id.decorator.js';
import { InternalServices } from '../internal-services.js';
import { DashboardRoute } from './access.decorator.js';

type Params = Record<string, string>;

/** Endpoints, the webhook secret, and the history of deliveries, all owned by webhook-delivery. */
@Controller()
export class WebhookSettingsController {
  constructor(private readonly services: InternalServices) {}

  @DashboardRoute(settingsApi.listEndpoints, 'member')
  listEndpoints(@Param() params: Params, @RequestId() requestId: string): Promise<List<WebhookEndpoint>> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.listEndpoints, { params, requestId });
  }

  @DashboardRoute(settingsApi.createEndpoint, 'member')
  createEndpoint(@Param() params: Params, @RequestId() requestId: string, @Body() body: CreateEndpoint): Promise<WebhookEndpoint> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.createEndpoint, { params, requestId, body });
  }

  @DashboardRoute(settingsApi.updateEndpoint, 'member')
  updateEndpoint(@Param() params: Params, @RequestId() requestId: string, @Body() body: UpdateEndpoint): Promise<WebhookEndpoint> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.updateEndpoint, { params, requestId, body });
  }

  @DashboardRoute(settingsApi.deleteEndpoint, 'member')
  deleteEndpoint(@Param() params: Params, @RequestId() requestId: string): Promise<object> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.deleteEndpoint, { params, requestId });
  }

  @DashboardRoute(settingsApi.testEndpoint, 'member')
  testEndpoint(@Param() params: Params, @RequestId() requestId: string): Promise<Delivery> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.testEndpoint, { params, requestId });
  }

  @DashboardRoute(settingsApi.readSecret, 'owner')
  readSecret(@Param() params: Params, @RequestId() requestId: string): Promise<{ webhook_secret: string }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.readSecret, { params, requestId });
  }

  @DashboardRoute(settingsApi.rollSecret, 'owner')
  rollSecret(@Param() params: Params, @RequestId() requestId: string, @Body() body: RollSecret): Promise<{ webhook_secret: string }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.rollSecret, { params, requestId, body });
  }

  @DashboardRoute(settingsApi.listDeliveries, 'member')
  listDeliveries(@Param() params: Params, @RequestId() requestId: string, @Query() query: DeliveryQuery): Promise<List<Delivery>> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.listDeliveries, { params, requestId, query });
  }

  @DashboardRoute(settingsApi.resendWindow, 'member')
  resendWindow(@Param() params: Params, @RequestId() requestId: string, @Body() body: ResendWindow): Promise<{ count: number }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.resendWindow, { params, requestId, body });
  }

  @DashboardRoute(settingsApi.resend, 'member')
  resend(@Param() params: Params, @RequestId() requestId: string): Promise<Delivery> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.resend, { params, requestId });
  }
}
