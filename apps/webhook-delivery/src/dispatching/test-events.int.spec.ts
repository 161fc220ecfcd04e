import { type Delivery, webhookDeliveryApi, type WebhookEndpoint } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { Receiver } from '../sending/testing/receiver.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let service: ServiceProcess;
const receivers: Receiver[] = [];

TestSystem.use(async (created) => {
  system = created;
  system.atEnd(() => Promise.all(receivers.map((receiver) => receiver.stop())));
  service = await system.start();
});

const params = () => ({ workspace_id: system.tenant.workspace_id });
const register = (url: string): Promise<WebhookEndpoint> =>
  service.client.call(webhookDeliveryApi.createEndpoint, { params: params(), body: { environment: 'live', url, default: false } });
const test = (by: ServiceProcess, endpointId: string): Promise<Delivery> =>
  by.client.call(webhookDeliveryApi.testEndpoint, { params: { ...params(), endpoint_id: endpointId } });
const answering = async (answer: string) => {
  const receiver = await Receiver.start(system.certificate, (socket) => socket.write(answer));
  receivers.push(receiver);
  return receiver;
};

describe('a test event', () => {
  it('is a synthetic success that is signed, and answered with its one attempt', async () => {
    const receiver = await answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    const delivery = await test(service, (await register(receiver.url('localhost'))).id);
    expect(delivery).toMatchObject({
      status: 'delivered',
      event_type: 'generation.success',
      attempts: [{ number: 1, response: { status: 200 } }],
    });
    expect(receiver.requests[0]?.head).toMatch(/service-signature: [0-9a-f]{64}/i);
    expect(JSON.parse(String(receiver.requests[0]?.body))).toMatchObject({
      event_id: delivery.event_id,
      data: { job_id: delivery.job_id },
    });
  });

  it('that fails is not retried', async () => {
    const receiver = await answering('HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n');
    const delivery = await test(service, (await register(receiver.url('localhost'))).id);
    expect(delivery).toMatchObject({ status: 'undeliverable', next_attempt_at: null });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(receiver.requests).toHaveLength(1);
  });

  it('needs an endpoint of the workspace', async () => {
    const { id } = await register('https://example.com/');
    await expect(test(service, 'whk_none')).rejects.toMatchObject({ code: 'endpoint_not_found' });
    const ofAnother = service.client.call(webhookDeliveryApi.testEndpoint, { params: { workspace_id: newId('ws'), endpoint_id: id } });
    await expect(ofAnother).rejects.toMatchObject({ code: 'endpoint_not_found' });
  });
});

describe('a port that is not allowed', () => {
  it('is refused as an endpoint, and reached by no job, test event or resend, though it was allowed when it was registered', async () => {
    const receiver = await answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    const { id } = await register(receiver.url('localhost'));
    const strict = await system.start({ BLAZON_WEBHOOK_ALLOW_PORTS: '443', REPLICA_NAME: 'strict' });
    const body = { environment: 'live' as const, url: receiver.url('localhost'), default: false };
    await expect(strict.client.call(webhookDeliveryApi.createEndpoint, { params: params(), body })).rejects.toMatchObject({
      code: 'invalid_webhook_url',
      message: expect.stringContaining('must lead to port 443, not') as string,
    });
    await service.stop();
    try {
      const tested = await test(strict, id);
      await strict.client.call(webhookDeliveryApi.resend, { params: { ...params(), delivery_id: tested.id } });
      const { jobId } = await system.succeed({ webhookUrl: receiver.url('localhost') });
      const ofJob = await system.settled(strict, jobId, 'undeliverable');
      const { attempts } = await system.settled(strict, tested.job_id, 'undeliverable');
      expect(ofJob.attempts).toHaveLength(4);
      expect(attempts).toHaveLength(2);
      const refusal = `The webhook URL must lead to port 443, not ${new URL(receiver.url('localhost')).port}.`;
      for (const { error, response } of [...attempts, ...ofJob.attempts])
        expect({ error, response }).toEqual({ error: refusal, response: null });
      expect(receiver.connections).toBe(0);
    } finally {
      await strict.stop();
      service = await system.start();
    }
  });
});

describe('an address that is not public', () => {
  let guarded: ServiceProcess;
  let receiver: Receiver;

  beforeAll(async () => {
    guarded = await system.start({ BLAZON_WEBHOOK_ALLOW_CIDRS: '', REPLICA_NAME: 'guarded' });
    receiver = await answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
  });

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f.1/',
    'http://example.com/',
    'https://u@example.com/',
    'nonsense',
  ])('is refused as an endpoint: %s', async (url) => {
    const body = { environment: 'live' as const, url, default: false };
    const created = guarded.client.call(webhookDeliveryApi.createEndpoint, { params: params(), body });
    await expect(created).rejects.toMatchObject({ kind: 'invalid', code: 'invalid_webhook_url', details: { param: 'url' } });
    const { id } = await register('https://example.com/');
    const updated = guarded.client.call(webhookDeliveryApi.updateEndpoint, { params: { ...params(), endpoint_id: id }, body: { url } });
    await expect(updated).rejects.toMatchObject({ code: 'invalid_webhook_url' });
  });

  it('is not reached by a test event or a resend, though it was allowed when it was registered', async () => {
    const { id } = await register(receiver.url('localhost'));
    const before = receiver.connections;
    const delivery = await test(guarded, id);
    expect(delivery.attempts[0]?.error).toMatch(/public address/);
    await service.stop();
    await guarded.client.call(webhookDeliveryApi.resend, { params: { ...params(), delivery_id: delivery.id } });
    const resent = await system.settled(guarded, delivery.job_id, 'undeliverable');
    expect(resent.attempts).toHaveLength(2);
    expect(resent.attempts.at(-1)?.error).toMatch(/public address/);
    expect(receiver.connections).toBe(before);
  });
});
