import { createHmac } from 'node:crypto';
import { receiveWebhooks, type WebhookReceiver } from './receive-webhooks.js';
import { serve } from './serve.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe('a receiver of webhooks', () => {
  let receiver: WebhookReceiver;

  beforeEach(async () => {
    receiver = await receiveWebhooks({ secret });
  });

  afterEach(() => receiver.close());

  const send = async (eventId: string, jobId: string, key = secret) => {
    const body = JSON.stringify({ event_id: eventId, type: 'generation.failed', created_at: 1, data: { job_id: jobId } });
    const headers = { 'service-signature': createHmac('sha256', key).update(body).digest('hex') };
    return (await fetch(receiver.url, { method: 'POST', headers, body })).status;
  };

  it('waits for the event of a job', async () => {
    const wanted = receiver.waitForWebhook({ jobId: 'job_2' });
    expect(await send('evt_1', 'job_1')).toBe(200);
    expect(await send('evt_2', 'job_2')).toBe(200);
    expect(await wanted).toMatchObject({ event_id: 'evt_2' });
  });

  it('finds an event that has come before anybody waited', async () => {
    await send('evt_1', 'job_1');
    expect(await receiver.waitForWebhook({ jobId: 'job_1' })).toMatchObject({ event_id: 'evt_1' });
    expect(await receiver.waitForWebhook()).toMatchObject({ event_id: 'evt_1' });
  });

  it('keeps an event that is sent again once', async () => {
    await send('evt_1', 'job_1');
    await send('evt_1', 'job_1');
    expect(receiver.events).toHaveLength(1);
  });

  it('does not take what somebody else signed, and says what it waited for', async () => {
    expect(await send('evt_1', 'job_1', 'another key')).toBe(400);
    await expect(receiver.waitForWebhook({ timeoutMs: 20 })).rejects.toThrow(`No webhook came to ${receiver.url} within 0.02 seconds`);
  });
});

describe('a fetch-style handler on Node', () => {
  it('gets method, path, headers and body, and its answer arrives', async () => {
    const server = await serve(async (request) => {
      const told = `${request.method} ${new URL(request.url).pathname} ${request.headers.get('x-name') ?? ''} ${await request.text()}`;
      return new Response(told, { status: 201, headers: { 'x-answer': 'yes' } });
    });
    const response = await fetch(`${server.url}/path`, { method: 'PUT', headers: { 'x-name': 'Zoe' }, body: 'Åre' });
    expect([response.status, response.headers.get('x-answer'), await response.text()]).toEqual([201, 'yes', 'PUT /path Zoe Åre']);
    await server.close();
  });

  it('answers 500 when the handler fails', async () => {
    const errors: unknown[] = [];
    const server = await serve(() => Promise.reject(new Error('no')), { onError: (error) => errors.push(error) });
    expect((await fetch(server.url)).status).toBe(500);
    await server.close();
    expect(errors).toEqual([new Error('no')]);
  });
});
