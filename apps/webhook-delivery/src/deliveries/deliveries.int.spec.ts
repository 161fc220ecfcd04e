import { createHmac } from 'node:crypto';
import { webhookDeliveryApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { tablesHolding, waitFor } from '@blazon/testing';
import { Webhook } from 'standardwebhooks';
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

const database = () => system.variables.DATABASE_URL ?? '';
const params = () => ({ workspace_id: system.tenant.workspace_id });
const secretOf = async (workspace_id: string) =>
  (await service.client.call(webhookDeliveryApi.readSecret, { params: { workspace_id } })).webhook_secret;

describe('a job that ends', () => {
  it('is delivered signed, and the history shows the exact bytes and how long each step took', async () => {
    const { jobId, projectId } = await system.succeed({ webhookUrl: receiver.url('/success') });
    const [request] = await receiver.arrived('/success');
    const delivery = await system.settled(service, jobId, 'delivered');
    const secret = await secretOf(system.tenant.workspace_id);
    const sent = request?.body ?? Buffer.alloc(0);
    expect(request?.headers['service-signature']).toBe(createHmac('sha256', secret).update(sent).digest('hex'));
    new Webhook(secret).verify(sent.toString(), request?.headers as Record<string, string>);
    expect(JSON.parse(sent.toString())).toEqual({
      event_id: delivery.event_id,
      type: 'generation.success',
      created_at: expect.any(Number) as number,
      data: {
        job_id: jobId,
        project_id: projectId,
        memory_id: expect.stringMatching(/^mem_/) as string,
        assets: expect.any(Object) as object,
        interpretation: { summary: 'A fox.', clauses: [{ text: 'a fox', outcome: 'applied', reason: null }] },
      },
    });
    expect(delivery).toMatchObject({
      object: 'delivery',
      environment: 'live',
      event_type: 'generation.success',
      url: receiver.url('/success'),
      next_attempt_at: null,
      attempts: [{ number: 1, request: { body: sent.toString() }, response: { status: 200, body: 'ok', truncated: false }, error: null }],
    });
    expect(delivery.attempts[0]?.request.headers).toMatchObject({ 'service-signature': request?.headers['service-signature'] });
    expect(delivery.attempts[0]?.timing.first_byte_ms).toBeGreaterThan(0);
    const [outcome] = await waitFor(async () => {
      const told = await system.outcomes(jobId);
      return told.length > 0 && told;
    });
    expect(outcome).toMatchObject({
      type: 'webhook.delivered',
      data: { delivery_id: delivery.id, event_id: delivery.event_id, attempts: 1 },
    });
  });

  it('in failure is told with its error and no assets', async () => {
    const job = system.job();
    await job.append('job.queued', 1, { prompt: 'x', webhook_url: receiver.url('/failure'), memory_id: null });
    await job.append('job.failed', 2, { error: { code: 'generation_timeout', message: 'Too slow.' } });
    const [request] = await receiver.arrived('/failure');
    expect(JSON.parse(String(request?.body))).toMatchObject({
      type: 'generation.failed',
      data: { job_id: job.jobId, project_id: job.projectId, error: { code: 'generation_timeout', message: 'Too slow.' } },
    });
  });

  it('is delivered once, whatever the log repeats or a loser appends', async () => {
    const job = system.job();
    const queued = { prompt: 'x', webhook_url: receiver.url('/once'), memory_id: null };
    const error = { code: 'generation_failed', message: 'Lost.' };
    await job.append('job.queued', 1, queued);
    await job.append('job.queued', 1, { ...queued, webhook_url: receiver.url('/loser') });
    await job.append('job.failed', 3, { error });
    const winner = await job.append('job.failed', 2, { error: { code: 'generation_failed', message: 'Won.' } });
    await job.append('job.failed', 2, { error });
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/later'), projectId: job.projectId });
    await system.settled(service, jobId, 'delivered');
    const [request, ...others] = await receiver.arrived('/once');
    expect(others).toEqual([]);
    expect(JSON.parse(String(request?.body))).toMatchObject({ event_id: winner, data: { error: { message: 'Won.' } } });
    expect(receiver.received.some(({ path }) => path === '/loser')).toBe(false);
  });

  it('without a URL anywhere is kept as not_configured, and cannot be resent', async () => {
    const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
    const { jobId } = await system.succeed({ tenant });
    const delivery = await system.settled(service, jobId, 'not_configured', tenant);
    expect(delivery).toMatchObject({ url: null, attempts: [], next_attempt_at: null });
    const resent = service.client.call(webhookDeliveryApi.resend, { params: { ...tenant, delivery_id: delivery.id } });
    await expect(resent).rejects.toMatchObject({ kind: 'invalid', code: 'invalid_param' });
  });

  it('goes to the default endpoint of its environment, unless it brought a URL', async () => {
    const workspace_id = newId('ws');
    const create = (environment: 'live' | 'sandbox', path: string) =>
      service.client.call(webhookDeliveryApi.createEndpoint, {
        params: { workspace_id },
        body: { environment, url: receiver.url(path), default: true },
      });
    const replaced = await create('live', '/replaced');
    const live = await create('live', '/live');
    await create('sandbox', '/sandbox');
    const endpoints = await service.client.call(webhookDeliveryApi.listEndpoints, { params: { workspace_id } });
    expect(endpoints.data.find(({ id }) => id === replaced.id)?.default).toBe(false);
    const { jobId } = await system.succeed({ tenant: { workspace_id, environment: 'live' } });
    await system.succeed({ tenant: { workspace_id, environment: 'sandbox' } });
    await system.succeed({ tenant: { workspace_id, environment: 'live' }, webhookUrl: receiver.url('/own') });
    await Promise.all(['/live', '/sandbox', '/own'].map((path) => receiver.arrived(path)));
    expect(receiver.received.filter(({ path }) => path === '/live')).toHaveLength(1);
    expect(await system.settled(service, jobId, 'delivered', { workspace_id, environment: 'live' })).toMatchObject({
      endpoint_id: live.id,
    });
  });
});

describe('a receiver that refuses', () => {
  it('is tried four times, each wait from the end of the attempt before, then the event is undeliverable', async () => {
    receiver.answer = ({ path }, response) => {
      response.statusCode = path === '/refuses' ? 500 : 200;
      setTimeout(() => response.end('no'), 100);
    };
    const began = Math.floor(Date.now() / 1_000);
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/refuses') });
    const delivery = await system.settled(service, jobId, 'undeliverable');
    expect(delivery.attempts).toHaveLength(4);
    const waits = delivery.attempts.slice(1).map(({ started_at }, index) => {
      const before = delivery.attempts[index];
      return started_at - (before?.started_at ?? 0) - (before?.duration_ms ?? 0);
    });
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThan(200 + index * 100 - 10);
      expect(wait).toBeLessThan(30_000);
    });
    expect(delivery.attempts[0]?.error).toBe('The receiver answered 500; only 2xx counts as delivered.');
    expect(new Set(receiver.received.filter(({ path }) => path === '/refuses').map(({ body }) => body.toString())).size).toBe(1);
    const told = await waitFor(async () => {
      const outcomes = await system.outcomes(jobId);
      return outcomes.length === 4 && outcomes;
    });
    expect(told).toMatchObject([
      { type: 'webhook.attempt_failed', data: { delivery_id: delivery.id, attempts: 1 } },
      { type: 'webhook.attempt_failed', data: { attempts: 2 } },
      { type: 'webhook.attempt_failed', data: { attempts: 3 } },
      { type: 'webhook.undeliverable', data: { attempts: 4 } },
    ]);

    const resent = await service.client.call(webhookDeliveryApi.resend, { params: { ...params(), delivery_id: delivery.id } });
    expect(resent.status).toBe('pending');
    expect(resent.attempts).toHaveLength(4);
    expect(await waitFor(async () => (await system.settled(service, jobId, 'undeliverable')).attempts.length === 5)).toBe(true);

    receiver.answer = (_request, response) => response.end('ok');
    const window = (from: number, to: number) =>
      service.client.call(webhookDeliveryApi.resendWindow, { params: params(), body: { from, to } });
    expect(await window(began - 3_600, began - 1)).toEqual({ count: 0 });
    expect(await window(began, Math.floor(Date.now() / 1_000))).toEqual({ count: 1 });
    expect((await system.settled(service, jobId, 'delivered')).attempts).toHaveLength(6);
  });
});

describe('a deleted project', () => {
  it('takes its deliveries along, also those under way, and its late events begin nothing', async () => {
    const open: (() => void)[] = [];
    const [ofUrl, ofHeader, ofBody] = ['a-word-in-a-path', 'a-word-in-a-header', 'a-word-in-an-answer'];
    const places = async () => (await Promise.all([ofUrl, ofHeader, ofBody].map((word) => tablesHolding(database(), word)))).flat();
    receiver.answer = ({ path }, response) => {
      const end = () => response.setHeader('x-note', ofHeader).end(ofBody);
      if (path === '/under-way') open.push(end);
      else end();
    };
    const { jobId, projectId } = await system.succeed({ webhookUrl: receiver.url(`/${ofUrl}`) });
    await system.settled(service, jobId, 'delivered');
    await system.succeed({ webhookUrl: receiver.url('/under-way'), projectId });
    await receiver.arrived('/under-way');
    expect(new Set(await places())).toEqual(new Set(['public.deliveries', 'public.attempts']));
    await system.deleteProject(projectId);
    await waitFor(async () => (await system.deliveriesOf(service, jobId)).length === 0);
    for (const answer of open) answer();
    receiver.answer = (_request, response) => response.end('ok');
    const late = await system.succeed({ webhookUrl: receiver.url('/late'), projectId });
    const other = await system.succeed({ webhookUrl: receiver.url('/other') });
    await system.settled(service, other.jobId, 'delivered');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await system.deliveriesOf(service, late.jobId)).toEqual([]);
    expect(receiver.received.some(({ path }) => path === '/late')).toBe(false);
    expect(await places()).toEqual([]);
    // The id alone is remembered, so that late events are known as such.
    expect(await tablesHolding(database(), projectId)).toEqual(['public.deleted_projects']);
  });
});

describe('the webhook secret', () => {
  it('is sealed at rest, and a new one signs from the next attempt on', async () => {
    const before = await secretOf(system.tenant.workspace_id);
    const { rows } = await system.database.query<{ sealed: string }>('select sealed from secrets');
    expect(rows.some(({ sealed }) => sealed.includes(before) || sealed.includes('whsec_'))).toBe(false);
    const { webhook_secret: after } = await service.client.call(webhookDeliveryApi.rollSecret, { params: params() });
    expect(after).not.toBe(before);
    await system.succeed({ webhookUrl: receiver.url('/rolled') });
    const [request] = await receiver.arrived('/rolled');
    const signatureBy = (secret: string) =>
      createHmac('sha256', secret)
        .update(request?.body ?? '')
        .digest('hex');
    expect(request?.headers['service-signature']).toBe(signatureBy(after));
  });
});

describe('the history', () => {
  it('is filtered and paged, newest first, without a delivery twice or left out', async () => {
    const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
    const jobs = [];
    for (let index = 0; index < 5; index += 1) jobs.unshift((await system.succeed({ tenant, webhookUrl: receiver.url('/page') })).jobId);
    for (const jobId of jobs) await system.settled(service, jobId, 'delivered', tenant);
    const page = (query: Record<string, string | number>) =>
      service.client.call(webhookDeliveryApi.listDeliveries, {
        params: { workspace_id: tenant.workspace_id },
        query: { limit: 2, ...query },
      });
    const first = await page({});
    const second = await page({ starting_after: first.next_cursor ?? '' });
    const third = await page({ starting_after: second.next_cursor ?? '', status: 'delivered' });
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(third).toMatchObject({ has_more: false, next_cursor: null });
    expect((await page({ status: 'undeliverable' })).data).toEqual([]);
    expect((await page({ endpoint_id: 'whk_none' })).data).toEqual([]);
  });
});
