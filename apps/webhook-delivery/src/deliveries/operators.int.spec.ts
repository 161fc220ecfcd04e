import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Delivery, webhookDeliveryApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import type { TestReceiver } from '../testing/receiver.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let service: ServiceProcess;
let receiver: TestReceiver;

TestSystem.use(async (created) => {
  system = created;
  [service, receiver] = await Promise.all([system.start(), system.receiver()]);
});

const params = () => ({ workspace_id: system.tenant.workspace_id });
const refuse = (_request: unknown, response: ServerResponse) => response.writeHead(500).end();
const accept = (_request: unknown, response: ServerResponse) => response.end('ok');

describe('metrics', () => {
  let narrow: ServiceProcess;
  beforeAll(async () => {
    // Two replicas would share the work, and each counts its own.
    await service.stop();
    narrow = await system.start({ WEBHOOK_IN_FLIGHT_PER_HOST: '1' });
  });
  afterAll(async () => {
    await narrow.stop();
    service = await system.start();
  });

  /** The sum over all series of a metric whose labels match. */
  const metric = async (name: string, labels = /./): Promise<number> => {
    const lines = (await (await fetch(`${narrow.url}/metrics`)).text()).split('\n').filter((line) => line.startsWith(name));
    return lines.filter((line) => labels.test(line)).reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  };

  it('say how much waits and for how long, what attempts came to, how long they took, and how late they began', async () => {
    const open: ServerResponse[] = [];
    receiver.answer = (_request, response) => open.push(response);
    const jobs = await Promise.all(Array.from({ length: 3 }, () => system.succeed({ webhookUrl: receiver.url('/measured') })));
    await receiver.arrived('/measured');
    // One is under way, and there is no place for the others.
    await waitFor(async () => (await metric('webhook_backlog')) === 3);
    await waitFor(async () => (await metric('webhook_oldest_due_seconds')) > 0.5);
    receiver.answer = accept;
    for (const response of open) refuse(undefined, response);
    for (const { jobId } of jobs) await system.settled(narrow, jobId, 'delivered');
    await waitFor(async () => (await metric('webhook_backlog')) === 0);
    expect(await metric('webhook_oldest_due_seconds')).toBe(0);
    expect(await metric('webhook_attempts_total', /outcome="succeeded"/)).toBe(3);
    expect(await metric('webhook_attempts_total', /outcome="failed"/)).toBe(1);
    expect(await metric('webhook_attempt_duration_seconds_count', /outcome="succeeded"/)).toBe(3);
    expect(await metric('webhook_attempt_duration_seconds_sum', /outcome="failed"/)).toBeGreaterThan(0.1);
    expect(await metric('webhook_attempt_delay_seconds_count')).toBe(4);
    expect(await metric('webhook_attempt_delay_seconds_sum')).toBeGreaterThan(0.5);
  });
});

describe('resending all of a window', () => {
  const window = (body: { from: number; to: number; endpoint_id?: string }, workspace_id = system.tenant.workspace_id) =>
    service.client.call(webhookDeliveryApi.resendWindow, { params: { workspace_id }, body });
  const now = () => Math.floor(Date.now() / 1_000);

  /** A delivery that its own endpoint has refused. */
  async function refused(path: string): Promise<Delivery> {
    const body = { environment: 'live' as const, url: receiver.url(path), default: false };
    const { id } = await service.client.call(webhookDeliveryApi.createEndpoint, { params: params(), body });
    return service.client.call(webhookDeliveryApi.testEndpoint, { params: { ...params(), endpoint_id: id } });
  }

  it('may be of one endpoint, and is of one workspace', async () => {
    receiver.answer = refuse;
    const [wanted, other] = [await refused('/wanted'), await refused('/other')];
    receiver.answer = accept;
    const endpoint_id = wanted.endpoint_id ?? '';
    expect(await window({ from: now() - 60, to: now(), endpoint_id }, newId('ws'))).toEqual({ count: 0 });
    expect(await window({ from: now() - 60, to: now() }, newId('ws'))).toEqual({ count: 0 });
    expect(await window({ from: now() - 60, to: now(), endpoint_id })).toEqual({ count: 1 });
    expect((await system.settled(service, wanted.job_id, 'delivered')).attempts).toHaveLength(2);
    expect((await system.deliveriesOf(service, other.job_id))[0]).toMatchObject({ status: 'undeliverable', attempts: [{ number: 1 }] });
    const ofEndpoint = { params: params(), query: { limit: 10, endpoint_id } };
    const { data } = await service.client.call(webhookDeliveryApi.listDeliveries, ofEndpoint);
    expect(data.map(({ id }) => id)).toEqual([wanted.id]);
  });

  it('takes each of them once, however many they are, also while some fail again', async () => {
    receiver.answer = refuse;
    const workspace_id = newId('ws');
    const tenant = { workspace_id, environment: 'live' as const };
    const { jobId } = await system.succeed({ tenant, webhookUrl: receiver.url('/model') });
    await system.settled(service, jobId, 'undeliverable', tenant);
    const ids = Array.from({ length: 1_200 }, () => newId('dlv'));
    await system.database.query(
      `with copies as (
         insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, trace)
         select copy, workspace_id, environment, project_id, 'job' || copy, event_id, event_type, $3, body, trace
         from deliveries, unnest($2::text[]) as copy where job_id = $1 returning id, workspace_id
       ) insert into schedules (delivery_id, workspace_id, schedule)
       select id, workspace_id, '{"status": "undeliverable", "attempts": 0}' from copies`,
      [jobId, ids, receiver.url('/many')],
    );
    expect(await window({ from: now() - 60, to: now() }, workspace_id)).toEqual({ count: 1_201 });
    await receiver.arrived('/many', 1_200, 120_000);
    await waitFor(async () => (await system.database.query('select 1 from queue limit 1')).rows.length === 0);
    expect(receiver.received.filter(({ path }) => path === '/many')).toHaveLength(1_200);
  }, 180_000);
});

describe('a delivery that nobody had said where to send', () => {
  it('is resent to the default URL of that moment, and refused while there is none', async () => {
    receiver.answer = accept;
    const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
    const { jobId } = await system.succeed({ tenant, webhookUrl: null });
    const { id } = await system.settled(service, jobId, 'not_configured', tenant);
    const resend = () => service.client.call(webhookDeliveryApi.resend, { params: { workspace_id: tenant.workspace_id, delivery_id: id } });
    await expect(resend()).rejects.toMatchObject({ code: 'invalid_param' });
    const endpoint = await service.client.call(webhookDeliveryApi.createEndpoint, {
      params: { workspace_id: tenant.workspace_id },
      body: { environment: 'live', url: receiver.url('/at-last'), default: true },
    });
    expect(await resend()).toMatchObject({ status: 'pending', url: endpoint.url, endpoint_id: endpoint.id });
    expect((await system.settled(service, jobId, 'delivered', tenant)).attempts).toHaveLength(1);
    await receiver.arrived('/at-last');
  });
});

describe('a webhook secret that was rolled', () => {
  it('signs the next attempt of what was on its way before, too', async () => {
    receiver.answer = refuse;
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/before') });
    const { id } = await system.settled(service, jobId, 'undeliverable');
    receiver.answer = accept;
    const { webhook_secret } = await service.client.call(webhookDeliveryApi.rollSecret, { params: params() });
    await service.client.call(webhookDeliveryApi.resend, { params: { ...params(), delivery_id: id } });
    await system.settled(service, jobId, 'delivered');
    const requests = receiver.received.filter(({ path }) => path === '/before');
    const signedAnew = requests.map(
      ({ headers, body }) => headers['service-signature'] === createHmac('sha256', webhook_secret).update(body).digest('hex'),
    );
    expect(signedAnew).toEqual([false, false, false, false, true]);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});
