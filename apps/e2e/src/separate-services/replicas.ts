import { randomInt, randomUUID } from 'node:crypto';
import type { Brand, Job, Project } from '@blazon/contracts';
import { type ServiceProcess, waitFor, withinOneMinute } from '@blazon/testing';
import type { CreatedWorkspace } from '../system/admin.js';
import type { Api } from '../system/api.js';
import { createProject, list } from '../system/blazon.js';
import type { Fleet } from '../system/fleet.js';
import { expectError, remaining } from '../conformance/expectations.js';
import type { SeparateServices } from './services.js';

/** A second gateway beside the first: limits, revocation, idempotency, a killed gateway. */
export function replicas(services: SeparateServices): void {
  let fleet: Fleet;
  let gateways: [ServiceProcess, ServiceProcess];
  let workspace: CreatedWorkspace;

  beforeAll(async () => {
    ({ fleet } = services);
    gateways = [services.processes.gateway, await fleet.startService('gateway')];
  }, 120_000);

  const both = (key: string | undefined, host: 'live' | 'sandbox' = 'live', from?: string) =>
    gateways.map((gateway) => fleet.client(gateway, host, key, from)) as [Api, Api];

  it('give out a limit to the last request and not one more', () =>
    withinOneMinute(async () => {
      workspace = await fleet.createWorkspace(gateways[0], 'pro');
      const clients = [...both(workspace.live_key), ...both(workspace.test_key, 'sandbox')];
      const answers = await Promise.all(
        clients.flatMap((client) => Array.from({ length: 20 }, () => client.post('/v1/brands/generate', {}))),
      );
      const counted = answers.filter(({ status }) => status === 400);
      expect(counted.map(remaining).sort((a, b) => b - a)).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    }));

  it('count callers without a key together', () =>
    withinOneMinute(async () => {
      const clients = both(undefined, 'live', `127.3.${randomInt(256)}.${randomInt(1, 255)}`);
      const answers = await Promise.all(clients.flatMap((client) => Array.from({ length: 60 }, () => client.get('/v1/projects'))));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    }));

  it('refuse a revoked key from the moment that the revocation is answered, also in the middle of traffic', async () => {
    const [first, second] = gateways;
    workspace = await fleet.createWorkspace(first, 'agency');
    const { id, key } = await fleet.admin(first).createKey(workspace.id, 'live');
    const clients = both(key);
    let revokedAt = Infinity;
    const tooLate: number[] = [];
    const traffic = clients.map(async (client) => {
      for (let refused = 0; refused < 5;) {
        const sentAt = performance.now();
        const { status } = await client.get('/v1/projects');
        if (status === 401) refused += 1;
        else if (sentAt > revokedAt) tooLate.push(status);
      }
    });
    await waitFor(async () => (await clients[1].get('/v1/projects')).status === 200);
    await fleet.admin(second).revokeKey(workspace.id, id);
    revokedAt = performance.now();
    await Promise.all(traffic);
    expect(tooLate).toEqual([]);
  });

  it('see a change of plan and of quota at once', async () => {
    const [first, second] = gateways;
    workspace = await fleet.createWorkspace(first, 'pro');
    const [onFirst, onSecond] = both(workspace.live_key);
    const { id } = await createProject(onFirst);
    await fleet.admin(first).updateWorkspace(workspace.id, { plan: 'agency', monthly_quota: 0 });
    expectError(await onSecond.post('/v1/brands/generate', { project_id: id, prompt: 'a fox' }), 'billing_hard_limit');
    expect((await onSecond.get('/v1/projects')).headers['x-ratelimit-limit']).toBe('5000');
    await fleet.admin(second).updateWorkspace(workspace.id, { plan: 'free' });
    expect((await onFirst.get('/v1/projects')).status).toBe(403);
  });

  it('run a keyed request once, however many race for it', async () => {
    workspace = await fleet.createWorkspace(gateways[0], 'agency');
    const clients = both(workspace.test_key, 'sandbox');
    const { id } = await createProject(clients[0]);
    const race = async (): Promise<Job> => {
      const headers = { 'idempotency-key': randomUUID() };
      const post = (client: Api) => client.post<Job>('/v1/brands/generate', { project_id: id, prompt: 'a fox' }, headers);
      const answers = await Promise.all([...clients, ...clients, ...clients].map(post));
      const done = answers.filter(({ status }) => status === 202);
      expect(done.filter((answer) => answer.headers['idempotent-replayed'] === undefined)).toHaveLength(1);
      expect(new Set(done.map(({ text }) => text)).size).toBe(1);
      for (const answer of answers.filter(({ status }) => status !== 202)) expectError(answer, 'idempotency_key_in_use');
      const [winner] = done;
      if (winner === undefined) throw new Error('nobody won');
      return winner.body;
    };
    const jobs: string[] = [];
    for (let round = 0; round < 15; round += 1) jobs.push((await race()).id);
    const brands = await waitFor(
      async () => {
        const made = await list<Brand>(clients[1], `/v1/brands?project_id=${id}&limit=100`);
        return made.length >= jobs.length && made;
      },
      { withinMs: 60_000, everyMs: 200 },
    );
    expect(brands.map(({ job_id }) => job_id).sort()).toEqual(jobs.sort());
  });

  it('accept jobs for a new project, and refuse them for a deleted one, however far generation is behind', async () => {
    workspace = await fleet.createWorkspace(gateways[0], 'agency');
    const clients = both(workspace.live_key);
    const [deleted, kept] = [await createProject(clients[0]), await createProject(clients[0])];
    const ask = (client: Api, { id }: Project) => client.post<Job>('/v1/brands/generate', { project_id: id, prompt: 'a fox' });
    for (const client of clients) expect((await ask(client, deleted)).status).toBe(202);
    expect((await ask(clients[0], kept)).status).toBe(202);
    const resume = await fleet.holdReactions('generation');
    expect((await clients[0].call('DELETE', `/v1/projects/${deleted.id}`)).status).toBe(200);
    for (const client of clients) {
      expectError(await ask(client, deleted), 'project_not_found');
      // Known before the deletion of another, and so accepted without a wait.
      expect((await ask(client, kept)).status).toBe(202);
    }
    const created = await createProject(clients[1]);
    const waiting = clients.map((client) => ask(client, created));
    await new Promise((soon) => setTimeout(soon, 300));
    await resume();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(202);
    for (const client of clients) expectError(await ask(client, deleted), 'project_not_found');
    expect(await fleet.admin(gateways[0]).usedThisMonth(workspace.id)).toBe(7);
  });

  it('make nothing twice when the one that runs a keyed request is killed', async () => {
    workspace = await fleet.createWorkspace(gateways[0], 'agency');
    const doomed = await fleet.startService('gateway');
    const [survivor] = both(workspace.test_key, 'sandbox');
    const onDoomed = fleet.client(doomed, 'sandbox', workspace.test_key);
    const create = (client: Api, name: string) => client.post<Project>('/v1/projects', { name }, { 'idempotency-key': name });
    const names = Array.from({ length: 20 }, (_, index) => `Project ${index}`);
    const first = Promise.allSettled(names.map((name) => create(onDoomed, name)));
    await new Promise((soon) => setTimeout(soon, 15));
    await doomed.kill();
    await first;
    for (const name of names) {
      await waitFor(async () => (await create(survivor, name)).status === 201, { withinMs: 60_000, everyMs: 500 });
    }
    const made = await list<Project>(survivor, '/v1/projects?limit=100');
    expect(made.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it('500 | api_error | internal_error | no internals in the message', async () => {
    workspace = await fleet.createWorkspace(gateways[0], 'agency');
    await fleet.query('gateway', 'alter table idempotency_keys rename to mislaid');
    for (const api of both(workspace.test_key, 'sandbox')) {
      const answer = await api.post('/v1/projects', { name: 'x' }, { 'idempotency-key': 'x' });
      expectError(answer, 'internal_error');
      expect(answer.text).not.toMatch(/idempotency_keys|relation|stack|select |insert /i);
    }
    await fleet.query('gateway', 'alter table mislaid rename to idempotency_keys');
    for (const api of both(workspace.test_key, 'sandbox')) {
      expect((await api.post('/v1/projects', { name: 'x' }, { 'idempotency-key': 'x' })).status).toBe(201);
    }
  });

  it('503 | api_error | service_unavailable | no internals in the message; 503 carries `Retry-After`', async () => {
    workspace = await fleet.createWorkspace(gateways[0], 'agency');
    const [api] = both(workspace.test_key, 'sandbox');
    await services.processes.projects.stop();
    for (const answer of [await api.get('/v1/projects'), await api.post('/v1/projects', { name: 'x' }, { 'idempotency-key': 'x' })]) {
      expectError(answer, 'service_unavailable');
      expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|projects|stack|select /i);
    }
    await services.restart('projects');
    await waitFor(async () => (await api.post('/v1/projects', { name: 'x' }, { 'idempotency-key': 'x' })).status === 201);
  });
}
