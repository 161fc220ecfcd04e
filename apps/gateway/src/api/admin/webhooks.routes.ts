import { DeliveryFilter, Environment, leaveable, optional, pageQuery, text, webhookDeliveryApi } from '@blazon/contracts';
import { z } from 'zod';
import type { Services } from '../../services.js';
import type { Workspaces } from '../../workspaces/workspaces.js';
import { type AdminCall, adminRoute, type AdminRoute, param } from './admin-route.js';

const flag = z.boolean();
const CreateEndpoint = z.strictObject({ environment: Environment, url: z.string(), default: optional(flag) });
const UpdateEndpoint = z.strictObject({ url: leaveable(z.string()), default: leaveable(flag) });
const unixSeconds = z.int().min(0).max(9_999_999_999);
const ResendWindow = z.strictObject({ from: unixSeconds, to: unixSeconds, endpoint_id: optional(text(200)) });

const workspace = '/admin/workspaces/:workspace_id';

/** Endpoints, the webhook secret, and the history of deliveries, all owned by webhook-delivery. */
export function webhookRoutes({ webhookDelivery }: Services, workspaces: Workspaces): AdminRoute[] {
  /** What the other service has to be told of a call: it does not know which workspaces there are. */
  const checked = async ({ params, requestId }: AdminCall<unknown, unknown>) => {
    await workspaces.read(param(params, 'workspace_id'));
    return { params, requestId };
  };
  return [
    adminRoute({
      method: 'POST',
      path: `${workspace}/webhook_secret/roll`,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.rollSecret, await checked(call)),
    }),
    adminRoute({
      method: 'POST',
      path: `${workspace}/endpoints`,
      status: 201,
      body: CreateEndpoint,
      handle: async (call) =>
        webhookDelivery.call(webhookDeliveryApi.createEndpoint, {
          ...(await checked(call)),
          body: { ...call.body, default: call.body.default ?? false },
        }),
    }),
    adminRoute({
      method: 'GET',
      path: `${workspace}/endpoints`,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.listEndpoints, await checked(call)),
    }),
    adminRoute({
      method: 'PATCH',
      path: `${workspace}/endpoints/:endpoint_id`,
      body: UpdateEndpoint,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.updateEndpoint, { ...(await checked(call)), body: call.body }),
    }),
    adminRoute({
      method: 'DELETE',
      path: `${workspace}/endpoints/:endpoint_id`,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.deleteEndpoint, await checked(call)),
    }),
    adminRoute({
      method: 'POST',
      path: `${workspace}/endpoints/:endpoint_id/test`,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.testEndpoint, await checked(call)),
    }),
    adminRoute({
      method: 'GET',
      path: `${workspace}/deliveries`,
      query: pageQuery('dlv').extend(DeliveryFilter.shape),
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.listDeliveries, { ...(await checked(call)), query: call.query }),
    }),
    adminRoute({
      method: 'POST',
      path: `${workspace}/deliveries/resend`,
      status: 202,
      body: ResendWindow,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.resendWindow, { ...(await checked(call)), body: call.body }),
    }),
    adminRoute({
      method: 'POST',
      path: `${workspace}/deliveries/:delivery_id/resend`,
      status: 202,
      handle: async (call) => webhookDelivery.call(webhookDeliveryApi.resend, await checked(call)),
    }),
  ];
}
