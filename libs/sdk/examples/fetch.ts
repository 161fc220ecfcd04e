import { webhookHandler, type WebhookEvent } from '@blazon/sdk';

/** A webhook endpoint for whatever answers a `Request` with a `Response`: `export const POST = createReceiver(…)` in Next.js. */
export function createReceiver(secret: string, onEvent: (event: WebhookEvent) => void): (request: Request) => Promise<Response> {
  return webhookHandler({ secret, onEvent });
}
