import { createHmac } from 'node:crypto';
import { createEngine, type StyleNode } from '@blazon/brand-engine';
import type { Delivery, Job, JobTimeline, List, MemoryNode, Project, WebhookEndpoint } from '@blazon/contracts';
import { verifyWebhook } from '@blazon/sdk';
import { waitFor } from '@blazon/testing';
import pg from 'pg';
import type { Admin, CreatedWorkspace } from '../system/admin.js';
import type { Api } from '../system/api.js';
import { createProject, list, succeeded } from '../system/blazon.js';
import type { Fleet } from '../system/fleet.js';
import { type Received, Receiver } from '../system/receiver.js';
import { expectRecent, idOf } from '../conformance/expectations.js';
import { rule } from '../conformance/rule.js';
import type { SeparateServices } from './services.js';

/** The specification's events and delivery rules, sentence by sentence. */
export function events(services: SeparateServices): void {
  let fleet: Fleet;
  let receiver: Receiver;
  let database: pg.Pool;
  let admin: Admin;
  let workspace: CreatedWorkspace;
  let api: Api;
  let sandbox: Api;
  let project: Project;

  beforeAll(async () => {
    ({ fleet, admin } = services);
    const { gateway } = services.processes;
    receiver = await Receiver.start(fleet);
    database = new pg.Pool({ connectionString: fleet.databaseOf('webhook-delivery'), max: 1 });
    workspace = await services.createWorkspace();
    api = fleet.client(gateway, 'live', workspace.live_key);
    sandbox = fleet.client(gateway, 'sandbox', workspace.test_key);
    project = await createProject(api);
  }, 180_000);

  afterAll(async () => {
    await database.end();
    await receiver.stop();
  });

  const generate = async (fields: object): Promise<Job> => {
    const body = { project_id: project.id, prompt: 'a calm coffee roastery called Driftwood', ...fields };
    return succeeded(await api.post<Job>('/v1/brands/generate', body), 202);
  };
  /** The webhook of a job with its own path. */
  const webhookOf = async (
    path: string,
    fields: object = {},
  ): Promise<{ job: Job; received: Received; event: Record<string, unknown> }> => {
    const job = await generate({ webhook_url: receiver.url(path), ...fields });
    const [received] = await receiver.arrived(path);
    if (received === undefined) throw new Error('nothing was received');
    return { job, received, event: JSON.parse(received.body.toString()) as Record<string, unknown> };
  };
  /** The delivery of a job, once this is true of it. */
  const delivery = async (jobId: string, isSo: (delivery: Delivery) => boolean): Promise<Delivery> =>
    waitFor(
      async () => {
        const { data } = await admin.done<List<Delivery>>('GET', `/workspaces/${workspace.id}/deliveries?job_id=${jobId}`);
        return data[0] && isSo(data[0]) && data[0];
      },
      { withinMs: 60_000 },
    );
  const failedOnce = ({ attempts }: Delivery) => attempts.length === 1 && attempts[0]?.error !== null;
  const register = (url: string, isDefault: boolean): Promise<WebhookEndpoint> =>
    admin.done('POST', `/workspaces/${workspace.id}/endpoints`, { environment: 'live', url, default: isDefault });

  rule('The service sends webhooks as HTTP POST with a JSON body in the event envelope.', async () => {
    const { received, event } = await webhookOf('/envelope');
    expect(received.method).toBe('POST');
    expect(received.headers['content-type']).toBe('application/json');
    expect(event).toEqual({
      event_id: expect.stringMatching(idOf('evt')) as string,
      type: 'generation.success',
      created_at: expect.any(Number) as number,
      data: expect.any(Object) as object,
    });
    expectRecent(event.created_at);
  });

  rule(
    'The target is the `webhook_url` of the generate request, else the default webhook URL of the workspace.',
    async () => {
      const endpoint = await register(receiver.url('/default'), true);
      await webhookOf('/own');
      await generate({});
      await receiver.arrived('/default');
      expect(receiver.received.filter(({ path }) => path === '/default')).toHaveLength(1);
      await admin.done('DELETE', `/workspaces/${workspace.id}/endpoints/${endpoint.id}`);
      // "no webhook configured: … its delivery is recorded as `not_configured`"
      const { id } = await generate({});
      expect(await delivery(id, ({ status }) => status === 'not_configured')).toMatchObject({ url: null, attempts: [] });
    },
    150_000,
  );

  rule('Endpoints are registered in Workspace Settings, Webhooks.', async () => {
    const { id } = await register(receiver.url('/registered'), false);
    const { data } = await admin.done<List<WebhookEndpoint>>('GET', `/workspaces/${workspace.id}/endpoints`);
    expect(data.find((endpoint) => endpoint.id === id)).toMatchObject({ url: receiver.url('/registered'), default: false });
  });

  rule('`generation.success` | a job from `POST /v1/brands/generate` | all assets were compiled', async () => {
    const { job, event } = await webhookOf('/success');
    const nodes = await list<MemoryNode>(api, `/v1/projects/${project.id}/memory`);
    expect(event.data).toEqual({
      job_id: job.id,
      project_id: project.id,
      memory_id: nodes[0]?.id,
      assets: {
        logo_svg: expect.stringContaining('<svg') as string,
        logo_svg_dark: expect.stringContaining('<svg') as string,
        primary_color: expect.stringMatching(/^#[0-9a-f]{6}$/i) as string,
        secondary_color: expect.stringMatching(/^#[0-9a-f]{6}$/i) as string,
        font_family: expect.any(String) as string,
        font_weight_heading: expect.stringMatching(/^\d+$/) as string,
        font_weight_body: expect.stringMatching(/^\d+$/) as string,
      },
      interpretation: {
        summary: expect.stringContaining('Driftwood') as string,
        clauses: [{ text: 'a calm coffee roastery called Driftwood', outcome: 'applied', reason: null }],
      },
    });
    const { events } = await admin.done<JobTimeline>('GET', `/jobs/${job.id}`);
    const { interpretation } = event.data as { interpretation: object };
    expect(events.find(({ type }) => type === 'brand.generated')).toMatchObject({ interpretation });
  });

  rule('Same engine, same memory node, visibly watermarked geometry that cannot be removed by deleting an element', async () => {
    const engine = await createEngine();
    const { id: project_id } = await createProject(sandbox);
    /** What the webhook of a sandbox job brought, and the node that the job left. */
    const draw = async (path: string, prompt: string, memory_id?: string) => {
      succeeded(await sandbox.post<Job>('/v1/brands/generate', { project_id, prompt, memory_id, webhook_url: receiver.url(path) }), 202);
      const [received] = await receiver.arrived(path);
      const { data } = JSON.parse(received?.body.toString() ?? '') as { data: { memory_id: string; assets: { logo_svg: string } } };
      const { rows } = await fleet.query('generation', `select style from brands where memory_id = '${data.memory_id}'`);
      const [{ style }] = rows as [{ style: StyleNode }];
      return { ...data, node: style };
    };
    const first = await draw('/watermarked', 'a calm coffee roastery called Driftwood');
    const refined = await draw('/watermarked-again', 'navy and gold', first.memory_id);
    const of = ({ node }: typeof first, prompt: string) => ({ prompt, seed: node.seed });
    const again = (watermark: boolean) => engine.generate({ ...of(first, 'a calm coffee roastery called Driftwood'), watermark });
    const refinedAgain = (watermark: boolean) =>
      engine.refine({ ...of(refined, 'navy and gold'), node: first.node, previous: null, watermark });
    for (const [{ assets, node }, redraw] of [
      [first, again],
      [refined, refinedAgain],
    ] as const) {
      const [plain, marked] = [await redraw(false), await redraw(true)];
      expect(node.decisions).toEqual(plain.node.decisions);
      expect(assets.logo_svg).toBe(marked.assets.logo_svg);
      // The paths of the logo without watermark are not in it; only a dot may lie between two stripes.
      const paths = Array.from(plain.assets.logo_svg.matchAll(/ d="[^"]*"/g), ([path]) => path);
      const whole = paths.filter((path) => assets.logo_svg.includes(path));
      expect(whole.join('').length).toBeLessThan(paths.join('').length / 8);
    }
  });

  rule('error | object with `code` (string) and `message` (string); no `assets`', async () => {
    const { job, event } = await webhookOf('/failed', { prompt: '🦊' });
    expect(event).toMatchObject({ type: 'generation.failed' });
    expect(event.data).toEqual({
      job_id: job.id,
      project_id: project.id,
      error: { code: 'unsupported_prompt', message: expect.stringMatching(/\w/) as string },
    });
  });

  rule('`generation_timeout` (no result within the maximum processing window)', async () => {
    const restart = async (variables: Record<string, string>) => {
      await services.processes.generation.stop();
      await services.restart('generation', variables);
    };
    await restart({ BLAZON_JOB_WINDOW_SECONDS: '0.001' });
    const { event } = await webhookOf('/timeout');
    expect(event).toMatchObject({ type: 'generation.failed', data: { error: { code: 'generation_timeout' } } });
    await restart({});
  });

  rule(
    'The receiver must answer 2xx within 5 seconds. A 4xx, a 5xx or a timeout counts as a failed delivery.',
    async () => {
      const answers: Record<string, number> = { '/200': 200, '/204': 204, '/302': 302, '/404': 404, '/500': 500 };
      receiver.answer = ({ path }, response) => {
        const status = answers[path];
        if (status !== undefined) response.writeHead(status, { location: receiver.url('/elsewhere') }).end();
      };
      const sent = await Promise.all(
        [...Object.keys(answers), '/hangs'].map(async (path) => [path, (await webhookOf(path)).job.id] as const),
      );
      for (const [path, jobId] of sent) {
        const { status, attempts } = await delivery(jobId, (each) => each.attempts.length > 0);
        expect([path, status]).toEqual([path, path.startsWith('/20') ? 'delivered' : 'pending']);
        if (path === '/hangs') {
          expect(attempts[0]?.error).toContain('No complete answer within 5 seconds');
          expect(attempts[0]?.duration_ms).toBeGreaterThan(4_900);
        }
      }
      // "redirects are never followed"
      expect(receiver.received.some(({ path }) => path === '/elsewhere')).toBe(false);
      receiver.answer = (_request, response) => response.end('ok');
    },
    150_000,
  );

  rule(
    'Retries use increasing delays: the initial attempt, then waits of 1 minute, 5 minutes and 30 minutes. ' +
      'After the fourth failed attempt the event is marked undeliverable and is not retried.',
    async () => {
      receiver.answer = (_request, response) => response.writeHead(503).end();
      const { job } = await webhookOf('/refused');
      for (const [index, wait] of [60, 300, 1_800].entries()) {
        const { id, status, attempts, next_attempt_at } = await delivery(job.id, (each) => each.attempts.length === index + 1);
        const last = attempts.at(-1);
        const endedAt = ((last?.started_at ?? 0) + (last?.duration_ms ?? 0)) / 1_000;
        expect(status).toBe('pending');
        expect(Math.abs((next_attempt_at ?? 0) - endedAt - wait)).toBeLessThan(2);
        // The wait passes.
        await database.query('update queue set due_at = now() where delivery_id = $1', [id]);
      }
      expect(await delivery(job.id, ({ attempts }) => attempts.length === 4)).toMatchObject({
        status: 'undeliverable',
        next_attempt_at: null,
      });
      expect((await database.query('select from queue join deliveries on id = delivery_id where job_id = $1', [job.id])).rowCount).toBe(0);
      // "At least once; the `event_id` and body bytes are the same in every attempt."
      const requests = await receiver.arrived('/refused', 4);
      expect(new Set(requests.map(({ body }) => body.toString())).size).toBe(1);
      expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      receiver.answer = (_request, response) => response.end('ok');
    },
  );

  rule('A receiver is expected to answer 200 at once and process the payload later.', async () => {
    const { job } = await webhookOf('/at-once');
    expect((await delivery(job.id, ({ status }) => status === 'delivered')).attempts).toHaveLength(1);
  });

  rule(
    'A test event can be sent from the dashboard to a registered endpoint. It is a synthetic `generation.success` with a valid signature header.',
    async () => {
      const { id } = await register(receiver.url('/tested'), false);
      const tested = await admin.done<Delivery>('POST', `/workspaces/${workspace.id}/endpoints/${id}/test`);
      expect(tested).toMatchObject({ status: 'delivered', attempts: [{ number: 1, response: { status: 200 } }] });
      const [received] = await receiver.arrived('/tested');
      const { body = Buffer.alloc(0), headers = {} } = received ?? {};
      expect(await verifyWebhook({ body, headers, secret: workspace.webhook_secret })).toMatchObject({
        type: 'generation.success',
        event_id: tested.event_id,
      });
    },
  );

  rule('`Service-Signature`: a hex HMAC-SHA256 digest of the raw request body bytes, keyed with the workspace Webhook Secret', async () => {
    const { received } = await webhookOf('/signed');
    const digest = (body: Buffer | string) => createHmac('sha256', workspace.webhook_secret).update(body).digest('hex');
    expect(received.headers['service-signature']).toBe(digest(received.body));
    // "A body re-serialised from parsed JSON can break the match."
    expect(received.headers['service-signature']).not.toBe(digest(JSON.stringify(JSON.parse(received.body.toString()), null, 1)));
  });

  rule('A delivery history with request and response bodies is available in the dashboard.', async () => {
    receiver.answer = (_request, response) => response.writeHead(500, { 'x-reason': 'overload' }).end('too much');
    const { job, received } = await webhookOf('/history');
    const [attempt] = (await delivery(job.id, failedOnce)).attempts;
    expect(attempt).toMatchObject({
      number: 1,
      request: { body: received.body.toString(), headers: { 'service-signature': received.headers['service-signature'] } },
      response: { status: 500, body: 'too much', headers: { 'x-reason': 'overload' } },
    });
    receiver.answer = (_request, response) => response.end('ok');
  });
}
