import { randomBytes, randomUUID } from 'node:crypto';
import type { Project } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { createProject } from '../system/blazon.js';
import { expectError } from './expectations.js';
import { rule, type Section } from './rule.js';

export const fields: Section = (blazon) => {
  let api: Api;
  let project: Project;

  beforeAll(async () => {
    ({ sandbox: api } = await blazon.workspace());
    project = await createProject(api);
  });

  const create = (body: unknown) => api.post<Project>('/v1/projects', body);
  const update = (body: unknown) => api.call<Project>('PATCH', `/v1/projects/${project.id}`, body);
  const post = (body: object, headers?: Record<string, string>) =>
    api.post('/v1/brands/generate', { project_id: project.id, prompt: 'a fox', ...body }, headers);

  rule('null for an optional field counts as absent', async () => {
    expect((await create({ name: 'x', description: null })).body.description).toBeNull();
    expect((await post({ webhook_url: null, memory_id: null })).status).toBe(202);
  });

  rule('`description: ""` is kept', async () => {
    expect((await create({ name: 'x', description: '' })).body.description).toBe('');
    expect((await update({ description: '' })).body.description).toBe('');
  });

  rule('`name: null` or `{}` in PATCH is `invalid_param`', async () => {
    expectError(await update({ name: null }), 'invalid_param', 'name');
    expectError(await update({}), 'invalid_param');
  });

  rule('NUL and lone surrogates are 400 `invalid_param`', async () => {
    for (const text of ['a\\u0000b', '\\ud800', 'x\\udc00x', '\\udc00\\ud800']) {
      expectError(await create(`{"name":"${text}"}`), 'invalid_param', 'name');
      expectError(await create(`{"name":"x","description":"${text}"}`), 'invalid_param', 'description');
      expectError(await update(`{"description":"${text}"}`), 'invalid_param', 'description');
      const prompted = await api.post('/v1/brands/generate', `{"project_id":"${project.id}","prompt":"${text}"}`);
      expectError(prompted, 'invalid_param', 'prompt');
    }
    expect((await create('{"name":"\\ud83e\\udd8a"}')).body.name).toBe('🦊');
  });

  rule('of duplicate JSON keys the last wins', async () => {
    expect((await create('{"name":"first","name":"last"}')).body.name).toBe('last');
    expectError(await create('{"name":"first","name":7}'), 'invalid_param', 'name');
  });

  rule('a value that is not a string is 400 `invalid_param`', async () => {
    for (const id of [7, true, {}, ['x']]) expectError(await post({ project_id: id }), 'invalid_param', 'project_id');
    expectError(await post({ prompt: 7 }), 'invalid_param', 'prompt');
    expectError(await post({ webhook_url: 7 }), 'invalid_param', 'webhook_url');
    expectError(await create({ name: ['x'] }), 'invalid_param', 'name');
    expectError(await create({ name: 'x', description: {} }), 'invalid_param', 'description');
  });

  rule(
    'any string that names nothing is 404 (`project_not_found`, `memory_not_found`), whatever its shape, the empty one too',
    async () => {
      const long = randomBytes(8_000).toString('base64');
      const strange = ['', ' ', '🦊', '../projects', long, 'a\0b', '\ud800', project.id.toUpperCase(), `${project.id} `];
      for (const id of strange) {
        expectError(await post({ project_id: id }), 'project_not_found');
        expectError(await post({ project_id: id }, { 'idempotency-key': randomUUID() }), 'project_not_found');
        expectError(await post({ memory_id: id }), 'memory_not_found');
      }
    },
  );

  rule('a body or query field that does not exist (a mistyped `webook_url` must not pass silently)', async () => {
    expectError(await post({ webook_url: 'https://example.com' }), 'unknown_param', 'webook_url');
    expectError(await create({ name: 'x', colour: 'green' }), 'unknown_param', 'colour');
    expectError(await create('{"name":"x","__proto__":{"name":"y"}}'), 'unknown_param', '__proto__');
    for (const path of ['/v1/projects?page=2', '/v1/brands?projectid=x', `/v1/projects/${project.id}?expand=x`]) {
      expectError(await api.get(path), 'unknown_param');
    }
    expectError(await api.post('/v1/projects?dry_run=true', { name: 'x' }), 'unknown_param', 'dry_run');
  });

  rule('A body that is empty or not JSON is `invalid_json`, JSON that is not an object `invalid_param`', async () => {
    for (const text of ['', '{', '{"name":"x",}', 'name=x', "{'name':'x'}", 'NaN']) expectError(await create(text), 'invalid_json');
    expectError(await create(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 'invalid_json');
    for (const text of ['[]', '"x"', '7', 'null', 'true', '[{"name":"x"}]']) expectError(await create(text), 'invalid_param');
  });

  rule('body over 64 KiB', async () => {
    const padded = (size: number) => `{"name":"x"}${' '.repeat(size - 12)}`;
    expect((await create(padded(64 * 1024))).status).toBe(201);
    expectError(await create(padded(64 * 1024 + 1)), 'payload_too_large');
  });

  it('survives deep, wide and odd JSON without an internal error', async () => {
    for (const text of [
      `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      `{"name":"x",${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
      '{"name":1e999}',
      '{"constructor":{"prototype":{}}}',
      `{"name":"${'\u202e'.repeat(200)}","description":"\u0001\u001f"}`,
      '\ufeff{"name":"x"}',
    ]) {
      expect((await create(text)).status).toBeLessThan(500);
    }
  });
};
