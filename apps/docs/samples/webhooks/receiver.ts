import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook, type WebhookEvent } from '@blazon/sdk';

const secret = process.env.BLAZON_WEBHOOK_SECRET ?? '';

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // The bytes as they arrived: JSON that was parsed and written again does not verify.
    const event = await verifyWebhook({ body: await buffer(request), headers: request.headers, secret });
    response.writeHead(200).end(); // at once; the work comes afterwards
    work(event);
  } catch {
    response.writeHead(400).end();
  }
}

function work({ type, data }: WebhookEvent): void {
  console.log(type, data.job_id);
}

createServer((request, response) => void receive(request, response)).listen(Number(process.env.PORT ?? 8000), '127.0.0.1');
