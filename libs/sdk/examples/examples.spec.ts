import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@blazon/sdk';
import { serve } from '@blazon/sdk/node';
import { createReceiver as createExpress } from './express.js';
import { createReceiver as createFastify } from './fastify.js';
import { createReceiver as createFetch } from './fetch.js';
import { createReceiver as createNest } from './nest.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{ "event_id": "evt_1", "type": "generation.success", "created_at": 1, "data": { "name": "Zoë 🎨" } }';
const signature = createHmac('sha256', secret).update(body).digest('hex');

interface Running {
  url: string;
  stop(): Promise<unknown>;
}
type Start = (onEvent: (event: WebhookEvent) => void) => Promise<Running>;

const starts: [string, Start][] = [
  [
    'Express',
    async (onEvent) => {
      const server = createExpress(secret, onEvent).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const stop = async () => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      };
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
    },
  ],
  [
    'Fastify',
    async (onEvent) => {
      const app = createFastify(secret, onEvent);
      return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
    },
  ],
  [
    'a fetch-style server',
    async (onEvent) => {
      const server = await serve(createFetch(secret, onEvent));
      return { url: server.url, stop: () => server.close() };
    },
  ],
  [
    'Nest',
    async (onEvent) => {
      const app = await createNest(secret, onEvent);
      await app.listen(0, '127.0.0.1');
      return { url: await app.getUrl(), stop: () => app.close() };
    },
  ],
];

describe.each(starts)('the receiver on %s', (_name, start) => {
  let receiver: Running;
  let events: WebhookEvent[];

  beforeEach(async () => {
    events = [];
    receiver = await start((event) => events.push(event));
  });

  afterEach(() => receiver.stop());

  const post = (headers: Record<string, string>, content = body) =>
    fetch(`${receiver.url}/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: content,
    });

  it('takes a signed event, whatever its spacing', async () => {
    expect((await post({ 'service-signature': signature })).status).toBe(200);
    await new Promise(setImmediate);
    expect(events).toEqual([JSON.parse(body)]);
  });

  it('refuses a changed one', async () => {
    const response = await post({ 'service-signature': signature }, body.replace('evt_1', 'evt_2'));
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('The signature does not match')]);
    expect(events).toEqual([]);
  });

  it('refuses one without signature', async () => {
    expect((await post({})).status).toBe(400);
    expect(events).toEqual([]);
  });
});
