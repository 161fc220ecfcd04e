import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { newId } from '@blazon/kernel';
import { tablesHolding } from '@blazon/testing';
import pg from 'pg';
import type { ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem } from '../testing/system.js';

describe('the admin API', () => {
  const system = useSystem();
  let gateway: Gateway;
  let admin: ApiClient;

  beforeAll(async () => {
    gateway = await system.startGateway();
    admin = system.admin(gateway);
  });

  it('takes its own token alone, and serves nothing of the public API', async () => {
    const { live_key } = await system.createWorkspace(gateway, 'pro');
    for (const client of [system.client(gateway.admin), system.client(gateway.admin, live_key)]) {
      const answer = await client.get('/admin/workspaces/x');
      expect(answer).toMatchObject({ status: 401, error: { type: 'authentication_error' }, headers: { 'www-authenticate': 'Bearer' } });
    }
    expect(await admin.get('/v1/projects')).toMatchObject({ status: 404, error: { code: 'route_not_found' } });
  });

  it('refuses another method of a path and names what is allowed, to whoever has the token', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    for (const [method, path, allow] of [
      ['GET', '/admin/workspaces', 'POST'],
      ['PUT', `/admin/workspaces/${id}`, 'GET, HEAD, PATCH'],
      ['DELETE', `/admin/workspaces/${id}/keys`, 'POST, GET, HEAD'],
    ] as const) {
      expect(await admin.call(method, path)).toMatchObject({ status: 405, error: { code: 'method_not_allowed' }, headers: { allow } });
      expect(await system.client(gateway.admin).call(method, path)).toMatchObject({ status: 401 });
    }
    expect(await admin.get('/admin/workspaces/')).toMatchObject({ status: 404, error: { code: 'route_not_found' } });
  });

  it('takes a second token while the first is rotated', async () => {
    const next = 'the next admin token, which is long enough';
    const path = `/admin/workspaces/${(await system.createWorkspace(gateway, 'pro')).id}`;
    const rotating = await system.startGateway({ BLAZON_ADMIN_TOKEN_ROTATING: next });
    for (const client of [system.admin(rotating), system.client(rotating.admin, next)]) expect((await client.get(path)).status).toBe(200);
    expect((await system.client(gateway.admin, next).get(path)).status).toBe(401);
    await rotating.stop();
  });

  it('is off where no token is configured', async () => {
    const closed = await system.startGateway({ BLAZON_ADMIN_TOKEN: '' });
    expect(closed.admin).toBe('');
    await closed.stop();
  });

  it('creates a workspace with both keys, and one on Free without', async () => {
    const { body } = await admin.post('/admin/workspaces', { name: 'Acme', plan: 'agency' });
    expect(body).toMatchObject({ name: 'Acme', plan: 'agency' });
    expect(body.live_key).toMatch(/^sk_live_/);
    expect(body.test_key).toMatch(/^sk_test_/);
    const free = await admin.post('/admin/workspaces', { name: 'Free', plan: 'free' });
    expect(free).toMatchObject({ status: 201, body: { live_key: null, test_key: null } });
    const key = await admin.post(`/admin/workspaces/${String(free.body.id)}/keys`, { environment: 'live', label: 'x' });
    expect(key).toMatchObject({ status: 403, error: { code: 'plan_upgrade_required' } });
  });

  it('shows and changes plan, quota and invoice', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    const path = `/admin/workspaces/${id}`;
    const fresh = { id, name: 'Acme', plan: 'pro', monthly_quota: 1_000, used_this_month: 0, unpaid_invoice: false, suspended_until: null };
    expect((await admin.get(path)).body).toEqual(fresh);
    const changed = await admin.call('PATCH', path, { body: { plan: 'agency', unpaid_invoice: true } });
    expect(changed.body).toEqual({ ...fresh, plan: 'agency', monthly_quota: 10_000, unpaid_invoice: true });
    expect((await admin.call('PATCH', path, { body: { monthly_quota: 7 } })).body.monthly_quota).toBe(7);
    expect((await admin.call('PATCH', path, { body: { monthly_quota: null } })).body.monthly_quota).toBe(10_000);
  });

  it('shows the webhook secret again', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    expect(await admin.get(`/admin/workspaces/${id}/webhook_secret`)).toMatchObject({ status: 200, body: { webhook_secret: 'whsec_' } });
    expect(await admin.get('/admin/workspaces/none/webhook_secret')).toMatchObject({ status: 404, error: { code: 'workspace_not_found' } });
  });

  it('shows a brand of either environment by its id', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    const brand = { id: newId('brand'), object: 'brand', project_id: 'p', job_id: 'j', memory_id: 'm', created_at: 1 } as const;
    system.standIns.brands.push(brand);
    expect(await admin.get(`/admin/workspaces/${id}/brands/${brand.id}`)).toMatchObject({ status: 200, body: brand });
    for (const path of [`${id}/brands/${newId('brand')}`, `${newId('ws')}/brands/${brand.id}`]) {
      expect((await admin.get(`/admin/workspaces/${path}`)).status).toBe(404);
    }
  });

  it.each([
    [{ plan: 'gold' }, 'plan'],
    [{ monthly_quota: -1 }, 'monthly_quota'],
    [{ monthly_quota: 1.5 }, 'monthly_quota'],
    [{ unpaid_invoice: 'no' }, 'unpaid_invoice'],
    [{ suspended_until: 'tomorrow' }, 'suspended_until'],
    [{ quota: 5 }, 'quota'],
  ])('refuses %j', async (body, param) => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    expect(await admin.call('PATCH', `/admin/workspaces/${id}`, { body })).toMatchObject({ status: 400, error: { param } });
  });

  it('misses a plan that is not given', async () => {
    const answer = await admin.post('/admin/workspaces', { name: 'Acme' });
    expect(answer).toMatchObject({ status: 400, error: { code: 'missing_required_param', param: 'plan' } });
  });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'malformed_request'],
    ['too large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('regression: answers %s with the error envelope', async (_what, request, status, code) => {
    const socket = connect(Number(new URL(gateway.admin).port), '127.0.0.1');
    socket.write(request);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(`"code":"${code}"`);
    expect(answer).toMatch(/x-request-id: req_/);
    expect(answer).not.toContain('x-ratelimit');
  });

  it('regression: takes an id that is longer than any for one that names nothing', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    for (const [method, path] of [
      ['GET', '/admin/jobs/'],
      ['DELETE', `/admin/workspaces/${id}/endpoints/`],
    ] as const) {
      expect(await admin.call(method, path + '@'.repeat(101))).toMatchObject({ status: 404, error: { code: 'route_not_found' } });
    }
  });

  it('regression: takes an id with a NUL for one that names nothing', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    for (const [method, path] of [
      ['GET', '/admin/workspaces/%00'],
      ['DELETE', `/admin/workspaces/${id}/keys/key_%00`],
      ['GET', '/admin/jobs/%00'],
      ['DELETE', `/admin/workspaces/${id}/endpoints/%00`],
      ['POST', '/admin/dead_letters/gateway/%00/retry'],
    ] as const) {
      expect(await admin.call(method, path)).toMatchObject({ status: 404 });
    }
    const deliveries = `/admin/workspaces/${id}/deliveries`;
    for (const param of ['job_id', 'endpoint_id']) {
      expect(await admin.get(`${deliveries}?${param}=%00`)).toMatchObject({ status: 400, error: { code: 'invalid_param', param } });
    }
    const resend = await admin.post(`${deliveries}/resend`, { from: 0, to: 1, endpoint_id: '\0' });
    expect(resend).toMatchObject({ status: 400, error: { code: 'invalid_param', param: 'endpoint_id' } });
  });

  it('makes, lists and revokes keys, and shows a secret once', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    const path = `/admin/workspaces/${id}/keys`;
    const made = await admin.post(path, { environment: 'sandbox', label: 'CI' });
    expect(made).toMatchObject({ status: 201, body: { object: 'api_key', environment: 'sandbox', label: 'CI', last_used_at: null } });
    const { key, ...shown } = made.body as { key: string; id: string };
    expect(made.body.last_four).toBe(key.slice(-4));
    const list = await admin.get(path);
    expect(list.body.data).toHaveLength(3);
    expect((list.body.data as unknown[])[0]).toEqual(shown);
    expect(list.text).not.toContain(key);
    expect((await system.client(gateway.sandbox, key).get('/v1/projects')).status).toBe(200);
    const removed = await admin.call('DELETE', `${path}/${shown.id}`);
    expect(removed.body).toEqual({ id: shown.id, object: 'api_key', deleted: true });
    expect((await system.client(gateway.sandbox, key).get('/v1/projects')).status).toBe(401);
    expect((await admin.get(path)).body.data).toHaveLength(2);
    expect(await admin.call('DELETE', `${path}/${shown.id}`)).toMatchObject({ status: 404, error: { code: 'key_not_found' } });
  });

  it('stores of a key only its SHA-256, with label, last four characters, created and last used', async () => {
    const { id } = await system.createWorkspace(gateway, 'pro');
    const made = await admin.post(`/admin/workspaces/${id}/keys`, { environment: 'live', label: 'CI' });
    const { key, id: keyId } = made.body as { key: string; id: string };
    const database = new pg.Client(system.variables.DATABASE_URL);
    await database.connect();
    const { rows } = await database.query('select * from api_keys where id = $1', [keyId]);
    await database.end();
    expect(rows).toEqual([
      {
        id: keyId,
        workspace_id: id,
        environment: 'live',
        label: 'CI',
        sha256: createHash('sha256').update(key).digest(),
        last_four: key.slice(-4),
        created_at: expect.any(Date) as Date,
        last_used_at: null,
        revoked_at: null,
        leaked_at: null,
        leaked_url: null,
      },
    ]);
    // Nor is a part of it anywhere that the last four characters do not tell.
    for (const part of [key, key.slice('sk_live_'.length, -4)])
      expect(await tablesHolding(system.variables.DATABASE_URL ?? '', part)).toEqual([]);
  });

  it('knows no workspace that does not exist', async () => {
    const path = `/admin/workspaces/${newId('ws')}`;
    for (const answer of [
      await admin.get(path),
      await admin.get(`${path}/keys`),
      await admin.call('PATCH', path, { body: { plan: 'pro' } }),
      await admin.post(`${path}/keys`, { environment: 'live', label: 'x' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { code: 'workspace_not_found' } });
    }
  });
});
