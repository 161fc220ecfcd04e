import { randomUUID } from 'node:crypto';
import type { Brand, Job, Project } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { createProject, list, type Workspace } from '../system/blazon.js';
import { expectError } from './expectations.js';
import { rule, type Section } from './rule.js';

export const idempotency: Section = (blazon) => {
  let workspace: Workspace;
  let api: Api;

  beforeAll(async () => {
    workspace = await blazon.workspace();
    api = workspace.sandbox;
  });

  const create = (key: string, body: unknown = { name: 'Once' }) => api.post<Project>('/v1/projects', body, { 'idempotency-key': key });
  const names = async () => (await list<Project>(api, '/v1/projects?limit=100')).map(({ name }) => name);

  rule(
    'A replay with the same key within 24 hours returns the result of the original request and does not run the operation again.',
    async () => {
      const key = randomUUID();
      const name = `Once ${key}`;
      const first = await create(key, { name });
      expect(first.status).toBe(201);
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      const replay = await create(key, { name });
      expect(replay).toMatchObject({ status: 201, text: first.text, headers: { 'idempotent-replayed': 'true' } });
      expect(replay.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      expect((await names()).filter((other) => other === name)).toHaveLength(1);
    },
  );

  rule('replayed byte for byte with `Idempotent-Replayed: true`', async () => {
    const { id } = await createProject(api);
    const key = randomUUID();
    const queue = () => api.post<Job>('/v1/brands/generate', { project_id: id, prompt: 'a fox' }, { 'idempotency-key': key });
    const first = await queue();
    const answers = [await queue(), await queue()];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 202, text: first.text });
      expect(answer.headers['idempotent-replayed']).toBe('true');
      expect(answer.headers['content-type']).toBe(first.headers['content-type']);
    }
  });

  rule('any unique string', async () => {
    for (const key of [' leading and inner spaces', '~!@#$%^&*()', 'k'.repeat(255)]) {
      expect((await create(`${key.slice(0, 219)}${randomUUID()}`)).status).toBe(201);
    }
  });

  rule('the key is 1 to 255 printable ASCII characters', async () => {
    for (const key of ['', 'k'.repeat(256), 'schlüssel']) {
      const answer = await api.post('/v1/projects', { name: 'x' }, { 'idempotency-key': Buffer.from(key, 'utf8').toString('latin1') });
      expectError(answer, 'invalid_idempotency_key');
    }
  });

  rule('same key, other method, path or body', async () => {
    const key = randomUUID();
    await create(key, { name: 'Mine' });
    expectError(await create(key, { name: 'Other' }), 'idempotency_key_reused');
    expectError(await create(key, '{ "name": "Mine" }'), 'idempotency_key_reused');
    const elsewhere = await api.post('/v1/brands/generate', { name: 'Mine' }, { 'idempotency-key': key });
    expectError(elsewhere, 'idempotency_key_reused');
  });

  rule('Scope: workspace + environment + key.', async () => {
    const key = randomUUID();
    const other = await blazon.workspace();
    const answers = [];
    for (const client of [workspace.sandbox, workspace.live, other.sandbox]) {
      answers.push(await client.post<Project>('/v1/projects', { name: 'Same key' }, { 'idempotency-key': key }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
  });

  rule('a request that ended in 4xx or 5xx stored nothing and may run again', async () => {
    const key = randomUUID();
    expectError(await create(key, { name: 7 }), 'invalid_param');
    expectError(await create(key, { name: 7 }), 'invalid_param');
    const corrected = await create(key, { name: 'Corrected' });
    expect(corrected.status).toBe(201);
    expect(corrected.headers).not.toHaveProperty('idempotent-replayed');
    // Also when the project that it named was deleted meanwhile.
    const doomed = await createProject(api);
    const header = { 'idempotency-key': randomUUID() };
    const queue = (project_id: string, fields = {}) => api.post('/v1/brands/generate', { project_id, prompt: 'a fox', ...fields }, header);
    expectError(await queue(doomed.id, { memory_id: 'none' }), 'memory_not_found');
    expect((await api.call('DELETE', `/v1/projects/${doomed.id}`)).status).toBe(200);
    expect((await queue((await createProject(api)).id)).status).toBe(202);
  });

  rule('On PATCH and DELETE the header is ignored.', async () => {
    const { id } = await createProject(api);
    const key = { 'idempotency-key': randomUUID() };
    const rename = (name: string) => api.call<Project>('PATCH', `/v1/projects/${id}`, { name }, key);
    expect((await rename('One')).body.name).toBe('One');
    expect((await rename('Two')).body.name).toBe('Two');
    expect((await api.call('DELETE', `/v1/projects/${id}`, undefined, key)).status).toBe(200);
    expectError(await api.call('DELETE', `/v1/projects/${id}`, undefined, key), 'project_not_found');
  });

  rule(
    'Deleting a project erases the stored results that speak of it: the key stays claimed, a replay then answers 404 `project_not_found`.',
    async () => {
      const [creation, generation] = [randomUUID(), randomUUID()];
      const { id } = (await create(creation, { name: 'Gone' })).body;
      const queue = () => api.post('/v1/brands/generate', { project_id: id, prompt: 'a fox' }, { 'idempotency-key': generation });
      expect((await queue()).status).toBe(202);
      expect((await api.call('DELETE', `/v1/projects/${id}`)).status).toBe(200);
      expectError(await create(creation, { name: 'Gone' }), 'project_not_found');
      expectError(await queue(), 'project_not_found');
      expect(await names()).not.toContain('Gone');
    },
  );

  rule('the first request with the key is still running; `Retry-After: 1`', async () => {
    const { id } = await createProject(api);
    const key = randomUUID();
    const queue = () => api.post<Job>('/v1/brands/generate', { project_id: id, prompt: 'a fox' }, { 'idempotency-key': key });
    const answers = await Promise.all(Array.from({ length: 20 }, queue));
    const done = answers.filter(({ status }) => status === 202);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expectError(answer, 'idempotency_key_in_use');
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect((await queue()).text).toBe(done[0]?.text);
    const jobs = (await list<Brand>(api, `/v1/brands?project_id=${id}`)).map(({ job_id }) => job_id);
    expect(jobs.filter((job) => job !== done[0]?.body.id)).toEqual([]);
  });
};
