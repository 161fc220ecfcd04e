import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LocalAuthority } from '@blazon/backing';
import { Blazon as Client, type BlazonOptions, ConnectionError, NotFoundError, RateLimitError, type WebhookEvent } from '@blazon/sdk';
import { receiveWebhooks, type WebhookReceiver } from '@blazon/sdk/node';
import { withinOneMinute } from '@blazon/testing';
import { Agent, fetch as undiciFetch } from 'undici';
import type { Blazon, Workspace } from '../system/blazon.js';
import { EmptyProject } from './empty-project.js';
import { example } from './example.js';
import { nodeOf } from './node-versions.js';

const root = resolve(import.meta.dirname, '../../../..');
/** The first that has everything the SDK promises to need. */
const oldestNode = '20.3.0';
const prompt = 'a calm coffee roastery called Driftwood, deep greens';

/** The SDK against the running system. */
export function sdk(blazon: Blazon): void {
  let workspace: Workspace;
  let agent: Agent;
  let tls: { cert: string; key: string };

  beforeAll(async () => {
    workspace = await blazon.workspace();
    const { dev } = blazon.machine;
    agent = new Agent({ connect: { ca: readFileSync(dev.ca, 'utf8') } });
    const authority = await LocalAuthority.load({ certificate: await readFile(dev.ca, 'utf8'), key: await readFile(dev.ca_key, 'utf8') });
    const { certificate, key } = await authority.issue({ hosts: ['127.0.0.1'] });
    tls = { cert: certificate, key };
  });

  afterAll(() => agent.destroy());

  const trusting: typeof fetch = (input, init) =>
    undiciFetch(input as string, { ...init, dispatcher: agent } as Parameters<typeof undiciFetch>[1]);
  const client = (options: Partial<BlazonOptions> = {}) =>
    new Client({ apiKey: workspace.live_key, baseUrl: blazon.machine.dev.live, fetch: trusting, ...options });

  it('creates, lists, updates and deletes', async () => {
    const api = client();
    const created = [];
    for (const name of ['a', 'b', 'c']) created.push(await api.projects.create({ name }));
    const listed = [];
    for await (const project of api.projects.list({ limit: 2 })) listed.push(project);
    expect(listed).toEqual(created.toReversed());
    const [first] = created;
    expect(await api.projects.update(first?.id ?? '', { description: 'x' })).toEqual({ ...first, description: 'x' });
    expect(await api.projects.delete(first?.id ?? '')).toEqual({ id: first?.id, object: 'project', deleted: true });
    const gone: unknown = await api.projects.get(first?.id ?? '').catch((error: unknown) => error);
    expect(gone).toBeInstanceOf(NotFoundError);
    expect(gone).toMatchObject({ status: 404, code: 'project_not_found', requestId: expect.stringMatching(/./) as string });
  });

  it('makes one project and one job though every first answer is lost', async () => {
    const api = client({ fetch: losingFirstAnswers() });
    const project = await api.projects.create({ name: 'once' });
    const job = await api.brands.generate({ project_id: project.id, prompt });
    const all = [];
    for await (const { name } of client().projects.list()) all.push(name);
    expect(all.filter((name) => name === 'once')).toHaveLength(1);
    const receiver = await receiveWebhooks({ secret: workspace.webhook_secret, tls });
    const last = await client().brands.generate({ project_id: project.id, prompt, webhook_url: receiver.url });
    await receiver.waitForWebhook({ jobId: last.id });
    await receiver.close();
    const jobs = [];
    for await (const brand of client().brands.list({ project_id: project.id })) jobs.push(brand.job_id);
    expect(jobs.toSorted()).toEqual([job.id, last.id].toSorted());
  });

  it('tells who asks too often how long to wait', () =>
    withinOneMinute(async () => {
      const pro = await blazon.workspace('pro');
      const api = client({ apiKey: pro.live_key, maxRetries: 0 });
      const { id } = await api.projects.create({ name: 'busy' });
      const calls = Array.from({ length: 61 }, () => api.brands.generate({ project_id: id, prompt }).catch((error: unknown) => error));
      const refused = (await Promise.all(calls)).filter((answer) => answer instanceof RateLimitError);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(0);
    }));

  it('does not talk to a server that it cannot verify', async () => {
    await expect(client({ fetch, maxRetries: 0 }).projects.get('proj_1')).rejects.toBeInstanceOf(ConnectionError);
  });

  describe('webhooks', () => {
    let receiver: WebhookReceiver;

    beforeAll(async () => {
      receiver = await receiveWebhooks({ secret: workspace.webhook_secret, tls });
    });

    afterAll(() => receiver.close());

    it('are waited for, and bring what the next refinement needs', async () => {
      const api = client();
      const { id } = await api.projects.create({ name: 'Driftwood' });
      const ask = async (wishes: { prompt: string; memory_id?: string }): Promise<WebhookEvent> => {
        const job = await api.brands.generate({ project_id: id, webhook_url: receiver.url, ...wishes });
        return receiver.waitForWebhook({ jobId: job.id });
      };
      const first = await ask({ prompt });
      if (first.type !== 'generation.success') throw new Error(first.data.error.message);
      const { memory_id } = first.data;
      expect(await ask({ prompt: 'warmer', memory_id })).toMatchObject({ type: 'generation.success' });
      const nodes = await api.memory.list(id).page();
      expect(nodes.data.map(({ parent_id }) => parent_id)).toEqual([memory_id, null]);
      expect(await ask({ prompt: '🦊' })).toMatchObject({ type: 'generation.failed', data: { error: { code: 'unsupported_prompt' } } });
    });
  });

  describe('packed and installed in an empty project', () => {
    let project: EmptyProject;
    let variables: Record<string, string>;

    beforeAll(async () => {
      project = await EmptyProject.create();
      await project.write('server.pem', tls.cert);
      await project.write('server-key.pem', tls.key);
      variables = {
        BLAZON_KEY: workspace.live_key,
        BLAZON_URL: blazon.machine.dev.live,
        BLAZON_WEBHOOK_SECRET: workspace.webhook_secret,
        NODE_EXTRA_CA_CERTS: blazon.machine.dev.ca,
      };
    });

    afterAll(() => project.remove());

    const main = `
      const blazon = new Blazon({ apiKey: process.env.BLAZON_KEY, baseUrl: process.env.BLAZON_URL });
      const tls = { cert: readFileSync('server.pem', 'utf8'), key: readFileSync('server-key.pem', 'utf8') };
      const webhooks = await receiveWebhooks({ secret: process.env.BLAZON_WEBHOOK_SECRET, tls });
      const project = await blazon.projects.create({ name: 'packed' });
      const job = await blazon.brands.generate({ project_id: project.id, prompt: '${prompt}', webhook_url: webhooks.url });
      const event = await webhooks.waitForWebhook({ jobId: job.id });
      const refusal = await blazon.projects.get('proj_0').catch((error) => error);
      console.log(process.version, event.type, refusal instanceof NotFoundError);
      await webhooks.close();`;
    const formats = {
      mjs: `import { readFileSync } from 'node:fs';
        import { Blazon, NotFoundError } from '@blazon/sdk';
        import { receiveWebhooks } from '@blazon/sdk/node';
        ${main}`,
      cjs: `const { readFileSync } = require('node:fs');
        const { Blazon, NotFoundError } = require('@blazon/sdk');
        const { receiveWebhooks } = require('@blazon/sdk/node');
        void (async () => { ${main} })();`,
    };

    it.each([oldestNode, '22', '24'])('runs on Node %s as an ES module and as CommonJS', async (version) => {
      const node = await nodeOf(version);
      for (const [extension, content] of Object.entries(formats)) {
        await project.write(`main.${extension}`, content);
        const printed = await project.run(node, [`main.${extension}`], variables);
        expect(printed).toMatch(new RegExp(`^v${version}\\S* generation.success true\n$`));
      }
    });

    it('has types for both, which need no other types', async () => {
      const use = `import { Blazon, type WebhookEvent, webhookHandler } from '@blazon/sdk';
        import { receiveWebhooks } from '@blazon/sdk/node';
        export const receiver = receiveWebhooks({ secret: '' });
        export const handler: (request: Request) => Promise<Response> = webhookHandler({ secret: '', onEvent: () => undefined });
        export const colour = (event: WebhookEvent): string | undefined =>
          event.type === 'generation.success' ? event.data.assets.primary_color : undefined;
        // @ts-expect-error: a project has a name
        void new Blazon({ apiKey: '', baseUrl: '' }).projects.create({ title: '' });`;
      await project.write('use.mts', use);
      await project.write('use.cts', use);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
      await project.run(process.execPath, [resolve(root, 'node_modules/@typescript/native/bin/tsc'), ...options, 'use.mts', 'use.cts']);
    });

    it('does what its README says', async () => {
      const readme = await readFile(resolve(root, 'libs/sdk/README.md'), 'utf8');
      const samples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
      expect(samples).toHaveLength(4);
      const node = await nodeOf(oldestNode);
      for (const [i, sample] of samples.entries()) {
        await project.write(`sample-${i}.mjs`, sample);
        await project.run(node, [`sample-${i}.mjs`], variables);
      }
      expect(await readFile(resolve(project.folder, 'logo.svg'), 'utf8')).toContain('<svg');
    });
  });

  describe('the example application', () => {
    example(blazon);
  });

  /** Carries every request out, and throws the first answer to each away. */
  function losingFirstAnswers(): typeof fetch {
    const answered = new Set<string>();
    return async (input, init) => {
      const response = await trusting(input, init);
      const key = new Headers(init?.headers).get('idempotency-key') ?? '';
      if (answered.has(key)) return response;
      answered.add(key);
      await response.arrayBuffer();
      throw new TypeError('terminated');
    };
  }
}
