import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '@blazon/sdk';
import express, { type Express } from 'express';

/** A webhook endpoint on Express. `express.raw` keeps the bytes that were signed; no JSON parser may run before it. */
export function createReceiver(secret: string, onEvent: (event: WebhookEvent) => void): Express {
  const app = express();
  app.post('/webhooks', express.raw({ type: 'application/json', limit: '1mb' }), async (request, response) => {
    try {
      const event = await verifyWebhook({ body: request.body as Buffer, headers: request.headers, secret });
      // Answer at once and work afterwards: the service waits 5 seconds. The same event_id may come more than once.
      response.sendStatus(200);
      onEvent(event);
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      response.status(400).send(error.message);
    }
  });
  return app;
}
