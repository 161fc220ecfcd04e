import type { Project } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { createProject, list, type Workspace } from '../system/blazon.js';
import { expectCommonHeaders, expectError, expectRecent } from './expectations.js';
import { rule, type Section } from './rule.js';

export const commonRules: Section = (blazon) => {
  let workspace: Workspace;
  let live: Api;

  beforeAll(async () => {
    workspace = await blazon.workspace();
    live = workspace.live;
  });

  rule('HTTPS only; plain HTTP is rejected.', async () => {
    const plain = blazon.stranger('http', workspace.live_key);
    expectError(await plain.get('/v1/projects'), 'https_required');
    expectError(await plain.post('/v1/projects', { name: 'x' }), 'https_required');
    expect(await list(live, '/v1/projects')).toEqual([]);
  });

  rule('Bodies of POST and PATCH requests are JSON and carry `Content-Type: application/json`.', async () => {
    const { id } = await createProject(live);
    for (const [method, path] of [
      ['POST', '/v1/projects'],
      ['POST', '/v1/brands/generate'],
      ['PATCH', `/v1/projects/${id}`],
    ] as const) {
      for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded']) {
        expectError(await live.call(method, path, '{"name":"x"}', { 'content-type': type }), 'unsupported_media_type');
      }
    }
    for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON ;charset="UTF-8"; x=y', 'application/json; foo=bar']) {
      expect((await live.post('/v1/projects', '{"name":"x"}', { 'content-type': type })).status).toBe(201);
    }
    const latin = await live.post('/v1/projects', '{"name":"x"}', { 'content-type': 'application/json; foo=bar; charset=latin1' });
    expectError(latin, 'unsupported_media_type');
  });

  rule('Every request carries `Authorization: Bearer <API_KEY>`.', async () => {
    expectError(await blazon.stranger('live').get('/v1/projects'), 'missing_api_key');
  });

  rule('GET reads and never changes state', async () => {
    const project = await createProject(live);
    const before = await list(live, '/v1/projects?limit=100');
    for (const path of ['/v1/projects', `/v1/projects/${project.id}`, `/v1/projects/${project.id}/memory`, '/v1/brands']) {
      await live.get(path, { 'idempotency-key': 'a GET with a key' });
      await live.call('HEAD', path);
    }
    expect(await list(live, '/v1/projects?limit=100')).toEqual(before);
  });

  rule('PATCH updates only the fields sent', async () => {
    const { body: project } = await live.post<Project>('/v1/projects', { name: 'Before', description: 'kept' });
    const { body: renamed } = await live.call<Project>('PATCH', `/v1/projects/${project.id}`, { name: 'After' });
    expect(renamed).toEqual({ ...project, name: 'After' });
    expect((await live.get(`/v1/projects/${project.id}`)).body).toEqual(renamed);
  });

  rule('DELETE removes permanently.', async () => {
    const { id } = await createProject(live);
    expect((await live.call('DELETE', `/v1/projects/${id}`)).status).toBe(200);
    expectError(await live.get(`/v1/projects/${id}`), 'project_not_found');
    expectError(await live.call('DELETE', `/v1/projects/${id}`), 'project_not_found');
  });

  rule('Success responses return the resource at top level. Failures use the error envelope.', async () => {
    const created = await live.post<Project>('/v1/projects', { name: 'At the top' });
    expect(created.body).toMatchObject({ object: 'project', name: 'At the top' });
    expect(Object.keys((await live.get<object>('/v1/projects/none')).body)).toEqual(['error']);
  });

  rule('All timestamps are integers: Unix time in seconds. All bodies are JSON.', async () => {
    const created = await live.post<Project>('/v1/projects', { name: 'Now' });
    expectRecent(created.body.created_at);
    expect(created.headers['content-type']).toMatch(/^application\/json/);
  });

  rule('Every response also carries `X-Request-Id`.', async () => {
    const answers = [await live.get('/v1/projects'), await live.get('/nowhere'), await blazon.stranger('live').get('/v1/projects')];
    for (const answer of answers) expectCommonHeaders(answer);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length);
  });

  rule('HEAD is GET without body; a trailing slash is another route', async () => {
    const head = await live.call('HEAD', '/v1/projects');
    expect(head).toMatchObject({ status: 200, text: '' });
    expectCommonHeaders(head);
    expect((await live.call('HEAD', '/v1/projects/none')).status).toBe(404);
    for (const path of ['/v1/projects/', '/v1/brands/']) expectError(await live.get(path), 'route_not_found');
  });

  rule('There is no CORS: keys do not belong into browsers.', async () => {
    const answer = await live.get('/v1/projects', { origin: 'https://example.com' });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const preflight = await live.call('OPTIONS', '/v1/projects', undefined, { 'access-control-request-method': 'POST' });
    expectError(preflight, 'method_not_allowed');
  });

  rule('There is no job status endpoint (`GET /v1/jobs/{job_id}` does not exist).', async () => {
    expectError(await live.get('/v1/jobs/job_01k9x3d0mzfd3bkxg7hv8e1c4n'), 'route_not_found');
  });

  rule('never on the public hosts', async () => {
    const token = blazon.machine.dev.admin.token;
    const withToken = await blazon.stranger('live').get('/admin/workspaces', { authorization: `Bearer ${token}` });
    expectError(withToken, 'invalid_api_key');
    expectError(await live.get(`/admin/workspaces/${workspace.id}`), 'route_not_found');
  });
};

export const versioning: Section = (blazon) => {
  rule('The version is the path prefix `/v1`.', async () => {
    const { live } = await blazon.workspace();
    expect((await live.get('/v1/projects')).status).toBe(200);
    for (const path of ['/projects', '/v2/projects', '/V1/projects', '/v1', '/']) expectError(await live.get(path), 'route_not_found');
  });

  rule('Existing field names, types and endpoint paths do not change and are not removed.', async () => {
    const { body } = await blazon.stranger('live').get<{ openapi: string; paths: Record<string, object> }>('/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    const endpoints = Object.entries(body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(endpoints).toEqual(
      expect.arrayContaining([
        'post /v1/projects',
        'get /v1/projects',
        'get /v1/projects/{project_id}',
        'patch /v1/projects/{project_id}',
        'delete /v1/projects/{project_id}',
        'get /v1/projects/{project_id}/memory',
        'post /v1/brands/generate',
        'get /v1/brands',
      ]),
    );
  });
};
