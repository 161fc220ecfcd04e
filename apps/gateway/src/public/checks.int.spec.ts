import { mintApiKey } from '../domain/api-key.js';
import type { ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('the checks of a request', () => {
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;
  let live: ApiClient;

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'agency');
    live = system.client(gateway.live, workspace.live_key);
  });

  describe('before the body is read', () => {
    it('refuses plain HTTP whatever else is right or wrong', async () => {
      const answer = await system.client(gateway.http, workspace.live_key).get('/v1/projects');
      expect(answer).toMatchObject({ status: 403, error: { type: 'invalid_request_error', code: 'https_required' } });
      expect(await system.client(gateway.http).get('/nowhere')).toMatchObject({ status: 403, error: { code: 'https_required' } });
    });

    it('believes no forwarding header of a stranger', async () => {
      const answer = await system
        .client(gateway.http, workspace.live_key)
        .get('/v1/projects', { headers: { 'x-forwarded-proto': 'https' } });
      expect(answer).toMatchObject({ status: 403, error: { code: 'https_required' } });
    });

    it('asks for a key before it tells whether a path exists', async () => {
      const answer = await system.client(gateway.live).get('/nowhere');
      expect(answer).toMatchObject({ status: 401, error: { type: 'authentication_error', code: 'missing_api_key' } });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });

    it.each([
      ['another scheme', (key: string) => `Basic ${key}`],
      ['two spaces', (key: string) => `Bearer  ${key}`],
      ['no scheme', (key: string) => key],
      ['a wrong checksum', (key: string) => `Bearer ${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`],
      ['an unknown key', () => `Bearer ${mintApiKey('live')}`],
      ['nothing after Bearer', () => 'Bearer'],
    ])('takes %s for an invalid key', async (_what, header) => {
      const answer = await system.client(gateway.live).get('/v1/projects', { headers: { authorization: header(workspace.live_key) } });
      expect(answer).toMatchObject({ status: 401, error: { code: 'invalid_api_key' } });
    });

    it('takes the scheme name in any case', async () => {
      const answer = await system.client(gateway.live).get('/v1/projects', { headers: { authorization: `bEARER ${workspace.live_key}` } });
      expect(answer.status).toBe(200);
    });

    it('refuses the key of the other environment', async () => {
      for (const client of [system.client(gateway.live, workspace.test_key), system.client(gateway.sandbox, workspace.live_key)]) {
        expect(await client.get('/v1/projects')).toMatchObject({ status: 401, error: { code: 'wrong_environment' } });
      }
    });

    it('refuses a workspace that went to the Free plan, and no longer when it comes back', async () => {
      const other = await system.createWorkspace(gateway, 'pro');
      await system.updateWorkspace(gateway, other.id, { plan: 'free' });
      const client = system.client(gateway.sandbox, other.test_key);
      const refused = await client.get('/v1/projects');
      expect(refused).toMatchObject({ status: 403, error: { type: 'authentication_error', code: 'plan_upgrade_required' } });
      expect(refused.headers['x-ratelimit-limit']).toBe('100');
      await system.updateWorkspace(gateway, other.id, { plan: 'agency' });
      const welcome = await client.get('/v1/projects');
      expect(welcome.status).toBe(200);
      expect(welcome.headers['x-ratelimit-limit']).toBe('5000');
    });

    it('refuses every live call, and no sandbox call, while an invoice is unpaid', async () => {
      const other = await system.createWorkspace(gateway, 'pro');
      await system.updateWorkspace(gateway, other.id, { unpaid_invoice: true });
      for (const path of ['/v1/projects', '/nowhere']) {
        const refused = await system.client(gateway.live, other.live_key).get(path);
        expect(refused).toMatchObject({ status: 403, error: { type: 'authentication_error', code: 'billing_hard_limit' } });
      }
      expect((await system.client(gateway.sandbox, other.test_key).get('/v1/projects')).status).toBe(200);
    });
  });

  describe('routes', () => {
    it.each([
      '/',
      '/v1',
      '/v1/projects/',
      '/v2/projects',
      '/V1/projects',
      '//v1/projects',
      '/v1/jobs/job_1',
      '/admin/workspaces',
      '/livez',
      '/v1/projects/%ZZ',
      '/docs/',
    ])('finds nothing at %s', async (path) => {
      expect(await live.get(path)).toMatchObject({ status: 404, error: { code: 'route_not_found' } });
    });

    it.each([
      ['PUT', '/v1/projects', 'POST, GET, HEAD'],
      ['GET', '/v1/brands/generate', 'POST'],
      ['OPTIONS', '/v1/projects/proj_1', 'GET, HEAD, PATCH, DELETE'],
      ['PUT', '/v1/%70rojects', 'POST, GET, HEAD'],
      ['POST', '/docs', 'GET, HEAD'],
      ['DELETE', '/openapi.json', 'GET, HEAD'],
      ['GET', '/integrations/github/secret-scanning', 'POST'],
    ])('refuses %s %s and names what is allowed', async (method, path, allow) => {
      const answer = await live.call(method, path);
      expect(answer).toMatchObject({ status: 405, error: { code: 'method_not_allowed' }, headers: { allow, 'x-ratelimit-limit': '5000' } });
    });

    it('asks for a key before it tells which methods an open path takes', async () => {
      const answer = await system.client(gateway.live).post('/docs', {});
      expect(answer).toMatchObject({ status: 401, error: { code: 'missing_api_key' } });
    });

    it('finds nothing at the path of reports on the sandbox host, whatever the method', async () => {
      const sandbox = system.client(gateway.sandbox, workspace.test_key);
      for (const method of ['GET', 'POST', 'PUT']) {
        const answer = await sandbox.call(method, '/integrations/github/secret-scanning');
        expect(answer).toMatchObject({ status: 404, error: { code: 'route_not_found' } });
      }
      expect(await sandbox.call('PUT', '/docs')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    });

    it('answers HEAD like GET without a body', async () => {
      const answer = await live.call('HEAD', '/v1/projects');
      expect(answer).toMatchObject({ status: 200, text: '' });
      expect(answer.headers['x-ratelimit-limit']).toBe('5000');
      const reference = await system.client(gateway.live).call('HEAD', '/docs');
      expect(reference).toMatchObject({ status: 200, text: '', headers: { 'x-ratelimit-limit': '100' } });
    });

    it.each(['proj_01k9x3c6txf2frtqk0q6m4s2vd', 'nonsense', '%00', 'a%2Fb', 'x'.repeat(5_000)])('finds no project %#', async (id) => {
      for (const method of ['GET', 'DELETE']) {
        expect(await live.call(method, `/v1/projects/${id}`)).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
      }
    });
  });

  describe('the body', () => {
    it.each([
      ['no content type', { 'content-type': '' }],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['another character set', { 'content-type': 'application/json; charset=latin1' }],
      ['a compressed body', { 'content-encoding': 'gzip' }],
      ['JSON by another name', { 'content-type': 'application/jsonx' }],
    ])('is refused as %s, before its size and content', async (_what, headers) => {
      const answer = await live.call('POST', '/v1/projects', { raw: 'x'.repeat(70_000), headers });
      expect(answer).toMatchObject({ status: 415, error: { code: 'unsupported_media_type' } });
    });

    it('is refused above 64 KiB, declared or not', async () => {
      const big = JSON.stringify({ name: 'x'.repeat(65_536) });
      expect(await live.call('POST', '/v1/projects', { raw: big })).toMatchObject({ status: 413, error: { code: 'payload_too_large' } });
      const undeclared = await live.call('POST', '/v1/projects', { raw: big, chunked: true });
      expect(undeclared).toMatchObject({ status: 413, error: { code: 'payload_too_large' } });
    });

    it.each([
      ['nothing', ''],
      ['half a document', '{"name":'],
      ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
      ['a comment', '{"name":"x"} // y'],
    ])('that is %s is not JSON', async (_what, raw) => {
      expect(await live.call('POST', '/v1/projects', { raw })).toMatchObject({ status: 400, error: { code: 'invalid_json' } });
    });

    it.each(['[]', '"name"', 'null', '7'])('%s is no object', async (raw) => {
      expect(await live.call('POST', '/v1/projects', { raw })).toMatchObject({ status: 400, error: { code: 'invalid_param' } });
    });

    it.each([
      ['{}', 'missing_required_param', 'name'],
      ['{"name":null}', 'missing_required_param', 'name'],
      ['{"name":7}', 'invalid_param', 'name'],
      ['{"name":"  "}', 'invalid_param', 'name'],
      ['{"name":"a\\u0000b"}', 'invalid_param', 'name'],
      ['{"name":"\\ud800"}', 'invalid_param', 'name'],
      [`{"name":"${'x'.repeat(201)}"}`, 'param_too_long', 'name'],
      [`{"name":"x","description":"${'😀'.repeat(501)}"}`, 'param_too_long', 'description'],
      ['{"name":"x","descripton":"y"}', 'unknown_param', 'descripton'],
      ['{"name":"x","__proto__":{}}', 'unknown_param', '__proto__'],
      [`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'invalid_param', 'name'],
    ])('%.40s is refused', async (raw, code, param) => {
      const answer = await live.call('POST', '/v1/projects', { raw });
      expect(answer).toMatchObject({ status: 400, error: { type: 'invalid_request_error', code, param } });
    });

    it('counts characters as code points and takes the last of duplicate keys', async () => {
      const description = '😀'.repeat(500);
      const answer = await live.call('POST', '/v1/projects', { raw: `{"name":"first","name":"last","description":"${description}"}` });
      expect(answer).toMatchObject({ status: 201, body: { name: 'last', description } });
    });
  });

  it.each([
    ['limit=0', 'invalid_param', 'limit'],
    ['limit=101', 'invalid_param', 'limit'],
    ['limit=1.5', 'invalid_param', 'limit'],
    ['limit=', 'invalid_param', 'limit'],
    ['limit=1&limit=2', 'invalid_param', 'limit'],
    ['starting_after=job_01k9x3d0mzfd3bkxg7hv8e1c4n', 'invalid_cursor', 'starting_after'],
    ['starting_after=%00', 'invalid_cursor', 'starting_after'],
    ['page=2', 'unknown_param', 'page'],
  ])('the query %s is refused', async (query, code, param) => {
    expect(await live.get(`/v1/projects?${query}`)).toMatchObject({ status: 400, error: { code, param } });
  });

  it.each([
    '/v1/projects/proj_01k9x3c6txf2frtqk0q6m4s2vd/memory',
    '/v1/projects//memory',
    '/v1/brands?project_id=',
    '/v1/brands?project_id=x',
  ])('%s names no project', async (path) => {
    expect(await live.get(path)).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
  });

  it.each(['', 'x', 'proj_01k9x3c6txf2frtqk0q6m4s2vd'])('generate for project "%s" finds none', async (project_id) => {
    const answer = await live.post('/v1/brands/generate', { project_id, prompt: 'x' });
    expect(answer).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    expect(answer.headers['x-ratelimit-limit']).toBe('300');
  });

  it('every answer names its request, and an error names it too', async () => {
    for (const answer of [await live.get('/v1/projects'), await live.get('/nowhere'), await system.client(gateway.live).get('/')]) {
      expect(answer.headers['x-request-id']).toMatch(/^req_/);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      if (answer.error) expect(answer.error.request_id).toBe(answer.headers['x-request-id']);
    }
  });
});
