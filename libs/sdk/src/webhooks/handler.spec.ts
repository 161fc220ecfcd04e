import { createHmac } from 'node:crypto';
import type { WebhookEvent } from '../resources.js';
import { webhookHandler } from './handler.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{ "event_id": "evt_1", "type": "generation.success", "created_at": 1, "data": { "job_id": "job_1" } }';
const sign = (content: string) => createHmac('sha256', secret).update(content).digest('hex');

const post = (content = body, signature = sign(content)) =>
  new Request('https://receiver.example/webhooks', { method: 'POST', headers: { 'service-signature': signature }, body: content });

describe('the handler of fetch-style servers', () => {
  it('hands a signed event over and answers 200', async () => {
    const events: WebhookEvent[] = [];
    const response = await webhookHandler({ secret, onEvent: (event) => events.push(event) })(post());
    expect(response.status).toBe(200);
    expect(events).toEqual([JSON.parse(body)]);
  });

  it('answers 500 when the event could not be taken, so that it is sent again', async () => {
    const errors: unknown[] = [];
    const handler = webhookHandler({
      secret,
      onEvent: () => Promise.reject(new Error('the queue is full')),
      onError: (error) => errors.push(error),
    });
    const response = await handler(post());
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('queue')]);
    expect(errors).toEqual([new Error('the queue is full')]);
  });

  it.each([
    ['a changed body', 400, () => post(body.replace('evt_1', 'evt_2'), sign(body))],
    ['no signature', 400, () => new Request('https://receiver.example', { method: 'POST', body })],
    ['no body', 400, () => new Request('https://receiver.example', { method: 'POST', headers: { 'service-signature': sign(body) } })],
    ['a GET', 405, () => new Request('https://receiver.example')],
    ['more than an event can be', 413, () => post('x'.repeat(1024 * 1024 + 1))],
  ])('refuses %s with %d', async (_what, status, request) => {
    const events: WebhookEvent[] = [];
    expect((await webhookHandler({ secret, onEvent: (event) => events.push(event) })(request())).status).toBe(status);
    expect(events).toEqual([]);
  });

  it('insists on a time where a tolerance is given', async () => {
    const response = await webhookHandler({ secret, onEvent: () => undefined, toleranceSeconds: 60 })(post());
    expect(response.status).toBe(400);
  });

  it('does not start with half a secret', () => {
    expect(() => webhookHandler({ secret: 'whsec_', onEvent: () => undefined })).toThrow('the whole webhook secret');
  });
});
