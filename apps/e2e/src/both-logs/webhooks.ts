import type { Delivery, Job, List, MemoryNode, WebhookEndpoint } from '@blazon/contracts';
import { verifyWebhook, type WebhookEvent } from '@blazon/sdk';
import { waitFor } from '@blazon/testing';
import { Webhook } from 'standardwebhooks';
import type { Api } from '../system/api.js';
import { type Blazon, createProject, list, succeeded, type Workspace } from '../system/blazon.js';
import { type Received, Receiver } from '../system/receiver.js';

/** Signed webhooks: content, retries, endpoints, secrets, and none of a deleted project. */
export function webhooks(blazon: Blazon): void {
  let receiver: Receiver;
  let workspace: Workspace;
  let api: Api;

  beforeAll(async () => {
    receiver = await Receiver.start(blazon.machine.dev);
    workspace = await blazon.workspace();
    api = workspace.live;
  });

  afterAll(() => receiver.stop());

  const generate = async (project_id: string, fields: object) =>
    succeeded(
      await api.post<Job>('/v1/brands/generate', { project_id, prompt: 'a calm coffee roastery called Driftwood', ...fields }),
      202,
    );
  const deliveries = async (query: string) =>
    (await blazon.admin.done<List<Delivery>>('GET', `/workspaces/${workspace.id}/deliveries?${query}`)).data;
  const successOf = (event: WebhookEvent) => {
    if (event.type !== 'generation.success') throw new Error(`expected a success, got ${event.type}`);
    return event.data;
  };

  /** As users would: with our own library, and with an independent one. */
  const verified = async (received: Received | undefined, secret = workspace.webhook_secret) => {
    if (received === undefined) throw new Error('nothing was received');
    const { body, headers } = received;
    const event = await verifyWebhook({ body, headers, secret });
    new Webhook(secret).verify(body.toString(), headers as Record<string, string>);
    expect(headers['webhook-id']).toBe(event.event_id);
    return event;
  };

  it('brings the assets, signed, and whoever receives them can refine at once', async () => {
    const project = await createProject(api);
    const job = await generate(project.id, { webhook_url: receiver.url('/first') });
    const [first] = await receiver.arrived('/first');
    const success = successOf(await verified(first));
    expect(success).toMatchObject({ job_id: job.id, project_id: project.id });
    expect(success.assets.logo_svg).toContain('<svg');
    expect(Object.keys(success.assets)).toHaveLength(7);

    await generate(project.id, { prompt: 'warmer', memory_id: success.memory_id, webhook_url: receiver.url('/second') });
    const [second] = await receiver.arrived('/second');
    const { memory_id } = successOf(await verified(second));
    const nodes = await list<MemoryNode>(api, `/v1/projects/${project.id}/memory`);
    expect(nodes.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [memory_id, success.memory_id],
      [success.memory_id, null],
    ]);
  });

  it('tells of a failure, and keeps the history of retries until one arrives', async () => {
    const project = await createProject(api);
    let refusals = 2;
    receiver.answer = (_request, response) => {
      response.statusCode = refusals-- > 0 ? 503 : 200;
      response.end('noted');
    };
    const job = await generate(project.id, { prompt: '🦊', webhook_url: receiver.url('/failed') });
    const attempts = await receiver.arrived('/failed', 3);
    expect(new Set(attempts.map(({ body }) => body.toString())).size).toBe(1);
    expect(await verified(attempts[2])).toMatchObject({
      type: 'generation.failed',
      data: { job_id: job.id, project_id: project.id, error: { code: 'unsupported_prompt' } },
    });
    const [delivery] = await waitFor(async () => {
      const found = await deliveries(`job_id=${job.id}`);
      return found[0]?.status === 'delivered' && found;
    });
    expect(delivery?.attempts.map(({ number, response }) => [number, response?.status, response?.body])).toEqual([
      [1, 503, 'noted'],
      [2, 503, 'noted'],
      [3, 200, 'noted'],
    ]);
    expect(delivery?.attempts[0]?.request.body).toBe(attempts[0]?.body.toString());
  });

  it('goes to the default endpoint of its environment, is tested, rolled and resent through the Admin API', async () => {
    const own = await blazon.workspace();
    const base = `/workspaces/${own.id}`;
    const endpoint = await blazon.admin.done<WebhookEndpoint>('POST', `${base}/endpoints`, {
      environment: 'sandbox',
      url: receiver.url('/default'),
      default: true,
    });
    const project = await createProject(own.sandbox);
    succeeded(await own.sandbox.post('/v1/brands/generate', { project_id: project.id, prompt: 'a fox' }), 202);
    const [first] = await receiver.arrived('/default');
    await verified(first, own.webhook_secret);

    const { webhook_secret } = await blazon.admin.done<{ webhook_secret: string }>('POST', `${base}/webhook_secret/roll`);
    const test = await blazon.admin.done<Delivery>('POST', `${base}/endpoints/${endpoint.id}/test`);
    expect(test).toMatchObject({ status: 'delivered', attempts: [{ number: 1, response: { status: 200 } }] });
    const [, second] = await receiver.arrived('/default', 2);
    expect((await verified(second, webhook_secret)).event_id).toBe(test.event_id);

    const overlap = { old_valid_for_seconds: 3_600 };
    const next = await blazon.admin.done<{ webhook_secret: string }>('POST', `${base}/webhook_secret/roll`, overlap);
    const resent = await blazon.admin.done<Delivery>('POST', `${base}/deliveries/${test.id}/resend`);
    expect(resent.status).toBe('pending');
    const [, , third] = await receiver.arrived('/default', 3);
    expect(third?.body).toEqual(second?.body);
    for (const secret of [webhook_secret, next.webhook_secret]) await verified(third, secret);
  });

  it('refuses through the Admin API what makes no sense, and shows operators the history of a job', async () => {
    const base = `/workspaces/${workspace.id}`;
    const post = (path: string, body: object) => blazon.admin.call('POST', path, body);
    const refusals = [
      [await post(`${base}/endpoints`, { environment: 'live', url: 'http://example.com/' }), 400, 'invalid_webhook_url'],
      [await post(`${base}/endpoints`, { environment: 'live', url: 'https://10.0.0.1/' }), 400, 'invalid_webhook_url'],
      [await post(`${base}/endpoints`, { environment: 'live' }), 400, 'missing_required_param'],
      [await post(`${base}/endpoints`, { environment: 'live', url: 'https://example.com/', x: 1 }), 400, 'unknown_param'],
      [await post(`/workspaces/ws_none/endpoints`, { environment: 'live', url: 'https://example.com/' }), 404, 'workspace_not_found'],
      [await post(`${base}/webhook_secret/roll`, { old_valid_for_seconds: 86_401 }), 400, 'invalid_param'],
      [await post(`${base}/webhook_secret/roll`, { valid_for: 1 }), 400, 'unknown_param'],
      [await blazon.admin.call('POST', `${base}/endpoints/whk_none/test`), 404, 'endpoint_not_found'],
      [await blazon.admin.call('POST', `${base}/deliveries/dlv_none/resend`), 404, 'delivery_not_found'],
      [await blazon.admin.call('GET', `${base}/deliveries?status=lost`), 400, 'invalid_param'],
      [await blazon.admin.call('GET', `${base}/deliveries?starting_after=x`), 400, 'invalid_cursor'],
      [await blazon.admin.call('GET', '/jobs/job_none'), 404, 'job_not_found'],
    ] as const;
    for (const [{ status, body }, expected, code] of refusals) expect([status, body]).toMatchObject([expected, { error: { code } }]);
    expect(await blazon.admin.done('POST', `${base}/deliveries/resend`, { from: 0, to: 1 })).toEqual({ count: 0 });
    const project = await createProject(api);
    const job = await generate(project.id, { webhook_url: receiver.url('/history') });
    await receiver.arrived('/history');
    // The receiver may get the result before generation has read it back.
    const events = await waitFor(async () => {
      const history = await blazon.admin.done<{ events: { type: string }[] }>('GET', `/jobs/${job.id}`);
      return history.events.length >= 4 && history.events;
    });
    expect(events.map(({ type }) => type)).toEqual(['job.queued', 'job.started', 'brand.generated', 'job.succeeded']);
    expect(blazon.machine.dev.workspace.webhook_secret).toMatch(/^whsec_[\w+/]{43}=$/);
  });

  it('sends nothing of a deleted project, and forgets what it had sent', async () => {
    const project = await createProject(api);
    const first = await generate(project.id, { webhook_url: receiver.url('/before') });
    await receiver.arrived('/before');
    // Others are served first, so this one is not done before its project is gone.
    const other = await createProject(api);
    for (let count = 0; count < 12; count += 1) await generate(other.id, {});
    await generate(project.id, { webhook_url: receiver.url('/after') });
    succeeded(await api.call('DELETE', `/v1/projects/${project.id}`), 200);
    await waitFor(async () => (await deliveries(`job_id=${first.id}`)).length === 0);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(receiver.received.filter(({ path }) => path === '/after')).toEqual([]);
  });
}
