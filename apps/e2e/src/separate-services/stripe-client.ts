import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import type { Project } from '@blazon/contracts';
import Stripe from 'stripe';
import { withinOneMinute } from '@blazon/testing';
import type { CreatedWorkspace } from '../system/admin.js';
import type { SeparateServices } from './services.js';

type Listing<Item> = Promise<{ data: Item[]; has_more: boolean }> & AsyncIterable<Item>;
type Options = Stripe.RequestOptions;

/** Projects as a resource of Stripe's client. Only the body is ours: Stripe's first API takes forms, this one JSON. */
class Projects extends Stripe.StripeResource {
  override requestDataProcessor = (
    _method: string,
    data: object | null,
    headers: Record<string, string>,
    send: (error: Error | null, body: string) => void,
  ): void => {
    if (data !== null) headers['Content-Type'] = 'application/json';
    send(null, data === null ? '' : JSON.stringify(data));
  };

  create(params: { name?: string; description?: string }, options?: Options): Promise<Project & Returned> {
    return this._makeRequest('POST', '/v1/projects', params, options) as Promise<Project & Returned>;
  }

  retrieve(id: string): Promise<Project> {
    return this._makeRequest('GET', `/v1/projects/${id}`, undefined, undefined) as Promise<Project>;
  }

  del(id: string): Promise<{ deleted: boolean }> {
    return this._makeRequest('DELETE', `/v1/projects/${id}`, undefined, undefined) as Promise<{ deleted: boolean }>;
  }

  list(params: { limit?: number } = {}): Listing<Project> {
    return this._makeRequest('GET', '/v1/projects', params, undefined, { methodType: 'list' }) as Listing<Project>;
  }
}

interface Returned {
  lastResponse: { headers: Record<string, string>; statusCode: number };
}

/** Stripe's own client, pointed at the gateway. */
export function stripeClient(services: SeparateServices): void {
  let workspace: CreatedWorkspace;
  let agent: Agent;
  let projects: Projects;

  beforeAll(async () => {
    workspace = await services.createWorkspace();
    agent = new Agent({ keepAlive: true, ca: readFileSync(services.fleet.ca) });
    projects = new Projects(client(workspace.live_key));
  });

  afterAll(() => {
    agent.destroy();
  });

  const client = (key: string, maxNetworkRetries = 5) => {
    const { hostname, port } = new URL(services.processes.gateway.addresses.live ?? '');
    return new Stripe(key, { host: hostname, port, protocol: 'https', httpAgent: agent, maxNetworkRetries, telemetry: false });
  };

  it('creates, reads and deletes', async () => {
    const created = await projects.create({ name: 'Driftwood' });
    expect(created.lastResponse.statusCode).toBe(201);
    expect(await projects.retrieve(created.id)).toEqual({ ...created });
    expect(await projects.del(created.id)).toMatchObject({ deleted: true });
  });

  it('pages through a list by itself, in order and without a gap', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Page ${index}`);
    for (const name of names) await projects.create({ name });
    const seen: string[] = [];
    for await (const { name } of projects.list({ limit: 7 })) seen.push(name);
    expect(seen).toEqual(names.toReversed());
  });

  it('gets the first result again for the same idempotency key', async () => {
    const options = { idempotencyKey: 'one key' };
    const first = await projects.create({ name: 'Once' }, options);
    const second = await projects.create({ name: 'Once' }, options);
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(projects.create({ name: 'Other' }, options)).rejects.toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  it('retries a conflict until the result is there', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => projects.create({ name: 'Raced' }, { idempotencyKey: 'raced' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it('retries while a service is away, and makes one project', async () => {
    await services.processes.projects.kill();
    // As often as it takes a service to start.
    const creating = new Projects(client(workspace.live_key, 60)).create({ name: 'Patience' });
    await new Promise((later) => setTimeout(later, 700));
    await services.restart('projects');
    const created = await creating;
    const named: string[] = [];
    for await (const { id, name } of projects.list({ limit: 100 })) if (name === 'Patience') named.push(id);
    expect(named).toEqual([created.id]);
  });

  it('turns refusals into its own errors', async () => {
    const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);
    const missing = await failure(projects.create({}));
    expect(missing).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(missing).toMatchObject({ statusCode: 400, code: 'missing_required_param', param: 'name' });
    const absent = await failure(projects.retrieve('proj_none'));
    expect(absent).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(absent).toMatchObject({ statusCode: 404, code: 'project_not_found' });
    const stranger = await failure(new Projects(client('sk_live_wrong')).list());
    expect(stranger).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(stranger).toMatchObject({ statusCode: 401, code: 'invalid_api_key' });
  });

  it('knows a refusal for too many requests', () =>
    withinOneMinute(async () => {
      const strangers = Array.from({ length: 120 }, () => new Projects(client('sk_live_wrong', 0)).list().catch((error: unknown) => error));
      const tooMany = (await Promise.all(strangers)).find((error) => error instanceof Stripe.errors.StripeRateLimitError);
      expect(tooMany).toMatchObject({ statusCode: 429, code: 'rate_limit_exceeded' });
    }));
}
