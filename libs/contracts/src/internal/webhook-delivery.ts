import { z } from 'zod';
import { listOf, pageQuery } from '../public/pagination.js';
import { webhookEventTypes } from '../public/webhook-event.js';
import { Environment } from '../tenant.js';
import { optional, text } from '../text.js';
import { InternalPageQuery } from './page.js';
import { route } from './route.js';

const WebhookSecret = z.object({ webhook_secret: z.string() });

const maxOverlapSeconds = 86_400;

/** How long the old secret stays valid beside the new one; without a body, not at all. */
const RollSecret = z.strictObject({ old_valid_for_seconds: optional(z.int().min(0).max(maxOverlapSeconds)) }).prefault({});
export type RollSecret = z.output<typeof RollSecret>;

/** A URL that a workspace has registered; one may be the default of each environment. */
export const WebhookEndpoint = z.object({
  id: z.string(),
  object: z.literal('webhook_endpoint'),
  environment: Environment,
  url: z.string(),
  default: z.boolean(),
  created_at: z.int(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** The URL is checked by the service that will send to it: it knows which addresses are allowed. */
const CreateEndpoint = z.strictObject({
  environment: Environment,
  url: z.string(),
  default: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
export type CreateEndpoint = z.output<typeof CreateEndpoint>;

const UpdateEndpoint = z.strictObject({ url: z.string().optional(), default: z.boolean().optional() });
export type UpdateEndpoint = z.output<typeof UpdateEndpoint>;

export const deliveryStatuses = ['pending', 'delivered', 'undeliverable', 'not_configured', 'skipped'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const Milliseconds = z.number().nullable().describe('null for a step that was not reached, or not needed on a kept connection');

/** One attempt as it went over the wire. */
export const DeliveryAttempt = z.object({
  number: z.int(),
  started_at: z.int().describe('Unix milliseconds'),
  duration_ms: z.number(),
  timing: z.object({ dns_ms: Milliseconds, connect_ms: Milliseconds, tls_ms: Milliseconds, first_byte_ms: Milliseconds }),
  request: z.object({ headers: Headers, body: z.string() }),
  response: z
    .object({ status: z.int(), headers: Headers, body: z.string(), truncated: z.boolean().describe('whether more came than was kept') })
    .nullable(),
  error: z.string().nullable().describe('a sentence that says why the attempt failed'),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** The course of one event on its way to its receiver. */
export const Delivery = z.object({
  id: z.string(),
  object: z.literal('delivery'),
  environment: Environment,
  event_id: z.string(),
  event_type: z.enum(webhookEventTypes),
  job_id: z.string(),
  project_id: z.string(),
  endpoint_id: z.string().nullable().describe('the registered endpoint whose URL was used; null where the job brought its own'),
  url: z.string().nullable(),
  status: z.enum(deliveryStatuses),
  created_at: z.int(),
  next_attempt_at: z.int().nullable(),
  attempts: z.array(DeliveryAttempt),
});
export type Delivery = z.infer<typeof Delivery>;

const DeliveryFilter = z.object({
  environment: Environment.optional(),
  job_id: text(200).optional(),
  status: z.enum(deliveryStatuses).optional(),
  endpoint_id: text(200).optional(),
});
export type DeliveryFilter = z.infer<typeof DeliveryFilter>;

/** A page of deliveries as people ask for it. */
const DeliveryQuery = pageQuery('dlv').extend(DeliveryFilter.shape);
export type DeliveryQuery = z.output<typeof DeliveryQuery>;

const unixSeconds = z.int().min(0).max(9_999_999_999);

/** From the first second to the last one, in Unix seconds. */
const ResendWindow = z.strictObject({ from: unixSeconds, to: unixSeconds, endpoint_id: optional(text(200)) });
export type ResendWindow = z.output<typeof ResendWindow>;

const Deleted = z.object({ id: z.string(), object: z.literal('webhook_endpoint'), deleted: z.literal(true) });

/**
 * Endpoints, secret and deliveries of a workspace, which three APIs offer below different paths: that of the service, the admin API
 * and that of the dashboard.
 */
function routesBelow<Query extends z.ZodType>(workspace: string, query: Query) {
  const endpoint = `${workspace}/endpoints/:endpoint_id`;
  return {
    readSecret: route({ method: 'GET', path: `${workspace}/webhook_secret`, response: WebhookSecret }),
    rollSecret: route({ method: 'POST', path: `${workspace}/webhook_secret/roll`, body: RollSecret, response: WebhookSecret }),
    createEndpoint: route({ method: 'POST', path: `${workspace}/endpoints`, status: 201, body: CreateEndpoint, response: WebhookEndpoint }),
    listEndpoints: route({ method: 'GET', path: `${workspace}/endpoints`, response: listOf(WebhookEndpoint) }),
    updateEndpoint: route({ method: 'PATCH', path: endpoint, body: UpdateEndpoint, response: WebhookEndpoint }),
    deleteEndpoint: route({ method: 'DELETE', path: endpoint, response: Deleted }),
    /** Answers when the one attempt has been made. */
    testEndpoint: route({ method: 'POST', path: `${endpoint}/test`, response: Delivery }),
    listDeliveries: route({ method: 'GET', path: `${workspace}/deliveries`, query, response: listOf(Delivery) }),
    resend: route({ method: 'POST', path: `${workspace}/deliveries/:delivery_id/resend`, status: 202, response: Delivery }),
    /** All undeliverable ones that were created in the window. */
    resendWindow: route({
      method: 'POST',
      path: `${workspace}/deliveries/resend`,
      status: 202,
      body: ResendWindow,
      response: z.object({ count: z.int() }),
    }),
  };
}

/** The same routes below the path of an API for people. */
export const webhookRoutes = (workspace: string) => routesBelow(workspace, DeliveryQuery);

const workspace = '/workspaces/:workspace_id';
export const webhookDeliveryApi = {
  ...routesBelow(workspace, InternalPageQuery.extend(DeliveryFilter.shape)),
  /** The secret that signs a workspace's webhooks; made at the first call. */
  readSecret: route({ method: 'PUT', path: `${workspace}/webhook_secret`, response: WebhookSecret }),
};
