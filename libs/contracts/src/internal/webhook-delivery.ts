import { z } from 'zod';
import { route } from './route.js';

export const WebhookSecret = z.object({ webhook_secret: z.string() });

export const webhookDeliveryApi = {
  /** The secret that signs a workspace's webhooks; made at the first call. */
  secret: route({ method: 'PUT', path: '/workspaces/:workspace_id/webhook_secret', response: WebhookSecret }),
};
