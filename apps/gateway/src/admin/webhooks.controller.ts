import {
  type Delivery,
  DeliveryFilter,
  Environment,
  omittable,
  type List,
  optional,
  pageQuery,
  RollSecret,
  text,
  webhookDeliveryApi,
  type WebhookEndpoint,
} from '@blazon/contracts';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { RequestId } from '../http/request-id.decorator.js';
import { Services } from '../services.js';
import { AdminRoute } from './admin-route.decorator.js';
import { ExistingWorkspacePipe } from './existing-workspace.pipe.js';

const flag = z.boolean();
const CreateEndpoint = z.strictObject({ environment: Environment, url: z.string(), default: optional(flag) });
const UpdateEndpoint = z.strictObject({ url: omittable(z.string()), default: omittable(flag) });
const unixSeconds = z.int().min(0).max(9_999_999_999);
const ResendWindow = z.strictObject({ from: unixSeconds, to: unixSeconds, endpoint_id: optional(text(200)) });
const DeliveryQuery = pageQuery('dlv').extend(DeliveryFilter.shape);

type Params = Record<string, string>;
const workspace = '/admin/workspaces/:workspace_id';
const InWorkspace = () => Param(ExistingWorkspacePipe);

/** Endpoints, the webhook secret, and the history of deliveries, all owned by webhook-delivery. */
@Controller()
export class WebhooksController {
  constructor(private readonly services: Services) {}

  @AdminRoute({ method: 'GET', path: `${workspace}/webhook_secret` })
  readSecret(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<{ webhook_secret: string }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.secret, { params, requestId });
  }

  @AdminRoute({ method: 'POST', path: `${workspace}/webhook_secret/roll`, body: RollSecret })
  rollSecret(@InWorkspace() params: Params, @RequestId() requestId: string, @Body() body: RollSecret): Promise<{ webhook_secret: string }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.rollSecret, { params, requestId, body });
  }

  @AdminRoute({ method: 'POST', path: `${workspace}/endpoints`, status: 201, body: CreateEndpoint })
  createEndpoint(
    @InWorkspace() params: Params,
    @RequestId() requestId: string,
    @Body() { default: isDefault = false, ...endpoint }: z.output<typeof CreateEndpoint>,
  ): Promise<WebhookEndpoint> {
    const body = { ...endpoint, default: isDefault };
    return this.services.webhookDelivery.call(webhookDeliveryApi.createEndpoint, { params, requestId, body });
  }

  @AdminRoute({ method: 'GET', path: `${workspace}/endpoints` })
  listEndpoints(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<List<WebhookEndpoint>> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.listEndpoints, { params, requestId });
  }

  @AdminRoute({ method: 'PATCH', path: `${workspace}/endpoints/:endpoint_id`, body: UpdateEndpoint })
  updateEndpoint(
    @InWorkspace() params: Params,
    @RequestId() requestId: string,
    @Body() body: z.output<typeof UpdateEndpoint>,
  ): Promise<WebhookEndpoint> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.updateEndpoint, { params, requestId, body });
  }

  @AdminRoute({ method: 'DELETE', path: `${workspace}/endpoints/:endpoint_id` })
  deleteEndpoint(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<object> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.deleteEndpoint, { params, requestId });
  }

  @AdminRoute({ method: 'POST', path: `${workspace}/endpoints/:endpoint_id/test` })
  testEndpoint(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<Delivery> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.testEndpoint, { params, requestId });
  }

  @AdminRoute({ method: 'GET', path: `${workspace}/deliveries`, query: DeliveryQuery })
  listDeliveries(
    @InWorkspace() params: Params,
    @RequestId() requestId: string,
    @Query() query: z.output<typeof DeliveryQuery>,
  ): Promise<List<Delivery>> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.listDeliveries, { params, requestId, query });
  }

  @AdminRoute({ method: 'POST', path: `${workspace}/deliveries/resend`, status: 202, body: ResendWindow })
  resendWindow(
    @InWorkspace() params: Params,
    @RequestId() requestId: string,
    @Body() body: z.output<typeof ResendWindow>,
  ): Promise<{ count: number }> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.resendWindow, { params, requestId, body });
  }

  @AdminRoute({ method: 'POST', path: `${workspace}/deliveries/:delivery_id/resend`, status: 202 })
  resend(@InWorkspace() params: Params, @RequestId() requestId: string): Promise<Delivery> {
    return this.services.webhookDelivery.call(webhookDeliveryApi.resend, { params, requestId });
  }
}
