import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '@blazon/sdk';
import Fastify, { type FastifyInstance } from 'fastify';

/** A webhook endpoint on Fastify. The parser for JSON hands the bytes on as they are, in this plugin only. */
export function createReceiver(secret: string, onEvent: (event: WebhookEvent) => void): FastifyInstance {
  const app = Fastify();
  app.register((webhooks, _options, done) => {
    webhooks.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    webhooks.post('/webhooks', async (request, reply) => {
      try {
        const event = await verifyWebhook({ body: request.body as Buffer, headers: request.headers, secret });
        // Answer at once and work afterwards: the service waits 5 seconds. The same event_id may come more than once.
        reply.code(200).send();
        onEvent(event);
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error;
        reply.code(400).send(error.message);
      }
    });
    done();
  });
  return app;
}
