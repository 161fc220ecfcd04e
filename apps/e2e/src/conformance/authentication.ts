import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Project } from '@blazon/contracts';
import { tablesHolding, waitFor } from '@blazon/testing';
import pg from 'pg';
import type { Answer } from '../system/api.js';
import { createProject, enqueue, type Workspace } from '../system/blazon.js';
import { expectError, idOf } from './expectations.js';
import { rule, type Section } from './rule.js';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The checksum of a key as the decisions page words it, written independently of the service. */
function checksum(random: string): string {
  let rest = BigInt(crc32(random));
  let digits = '';
  for (let index = 0; index < 6; index += 1) {
    digits = base62.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits;
}

function unknownKey(prefix: 'sk_live_' | 'sk_test_'): string {
  const random = Array.from({ length: 32 }, () => base62.charAt(randomInt(62))).join('');
  return prefix + random + checksum(random);
}

export const authentication: Section = (blazon) => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await blazon.workspace();
  });

  const ask = (authorization: string) => blazon.stranger('live').get('/v1/projects', { authorization });

  rule('with a single space after `Bearer`', async () => {
    const { live_key } = workspace;
    expect((await ask(`Bearer ${live_key}`)).status).toBe(200);
    for (const header of [
      `Bearer  ${live_key}`,
      `Bearer${live_key}`,
      `Bearer\t${live_key}`,
      `Bearer ${live_key} x`,
      'Bearer',
      'Bearer x',
    ]) {
      expectError(await ask(header), 'invalid_api_key');
    }
  });

  rule('another scheme than Bearer, or not exactly one space, is invalid_api_key', async () => {
    for (const scheme of ['Basic', 'Token', 'Bearers']) expectError(await ask(`${scheme} ${workspace.live_key}`), 'invalid_api_key');
    expectError(await ask(workspace.live_key), 'invalid_api_key');
  });

  rule('the scheme name `Bearer` may be in any case', async () => {
    for (const scheme of ['bearer', 'BEARER', 'bEaReR']) expect((await ask(`${scheme} ${workspace.live_key}`)).status).toBe(200);
  });

  rule('There are no session cookies, OAuth flows or temporary tokens.', async () => {
    const answer = await workspace.live.get('/v1/projects');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expectError(await blazon.stranger('live').get('/v1/projects', { cookie: `key=${workspace.live_key}` }), 'missing_api_key');
    expectError(await blazon.stranger('live').get(`/v1/projects?api_key=${workspace.live_key}`), 'missing_api_key');
  });

  rule('401 | `invalid_api_key` | key malformed, revoked or unknown', async () => {
    const last = workspace.live_key.slice(-1);
    for (const key of [
      'sk_live_',
      'nonsense',
      unknownKey('sk_live_'),
      unknownKey('sk_test_'),
      workspace.live_key.slice(0, -1) + (last === 'a' ? 'b' : 'a'),
      workspace.live_key.replace('sk_live_', 'sk_test_'),
      workspace.live_key.toUpperCase(),
    ]) {
      expectError(await ask(`Bearer ${key}`), 'invalid_api_key');
    }
  });

  rule('A Test key on the live host, or a Live key on the sandbox host, gives 401 `wrong_environment`.', async () => {
    expectError(await blazon.stranger('live', workspace.test_key).get('/v1/projects'), 'wrong_environment');
    expectError(await blazon.stranger('sandbox', workspace.live_key).get('/v1/projects'), 'wrong_environment');
  });

  rule('Revoking a key makes later requests with it fail at once with 401.', async () => {
    const { id, key } = await blazon.admin.createKey(workspace.id, 'live');
    const holder = blazon.stranger('live', key);
    for (let index = 0; index < 5; index += 1) expect((await holder.get('/v1/projects')).status).toBe(200);
    await blazon.admin.revokeKey(workspace.id, id);
    for (let index = 0; index < 5; index += 1) expectError(await holder.get('/v1/projects'), 'invalid_api_key');
    expect((await workspace.live.get('/v1/projects')).status).toBe(200);
  });

  rule('Rotation: create a new key, deploy it, then revoke the old one.', async () => {
    const old = await blazon.admin.createKey(workspace.id, 'live', 'old');
    const { id } = await createProject(blazon.client('live', old.key));
    const fresh = await blazon.admin.createKey(workspace.id, 'live', 'new');
    await blazon.admin.revokeKey(workspace.id, old.id);
    expect((await blazon.client('live', fresh.key).get<Project>(`/v1/projects/${id}`)).body.id).toBe(id);
  });

  rule('Free-tier accounts have no API access.', async () => {
    const free = await blazon.admin.createWorkspace('free');
    expect(free).toMatchObject({ live_key: null, test_key: null });
    expectAdminError(
      await blazon.admin.call('POST', `/workspaces/${free.id}/keys`, { environment: 'live', label: 'x' }),
      403,
      'plan_upgrade_required',
    );
  });

  rule('403 | authentication_error | plan_upgrade_required | key of a workspace now on the Free plan', async () => {
    const demoted = await blazon.workspace('pro');
    await blazon.admin.updateWorkspace(demoted.id, { plan: 'free' });
    expect((await demoted.live.get('/v1/projects')).status).toBe(403);
    for (const client of [demoted.live, demoted.sandbox]) {
      const refused = await client.get('/v1/projects');
      expectError(refused, 'plan_upgrade_required');
      expect(refused.headers['x-ratelimit-limit']).toBe('100');
    }
  });

  rule('unpaid invoice: every live call.', async () => {
    const debtor = await blazon.workspace();
    await blazon.admin.updateWorkspace(debtor.id, { unpaid_invoice: true });
    expect((await debtor.live.get('/v1/projects')).status).toBe(403);
    for (const [method, path] of [
      ['GET', '/v1/projects'],
      ['DELETE', '/v1/projects/x'],
      ['GET', '/nowhere'],
      ['PUT', '/v1/projects'],
    ] as const) {
      expectError(await debtor.live.call(method, path), 'billing_hard_limit');
    }
    expectError(await debtor.live.post('/v1/projects', 'not json', { 'content-type': 'text/plain' }), 'billing_hard_limit');
    expect((await debtor.sandbox.get('/v1/projects')).status).toBe(200);
    await blazon.admin.updateWorkspace(debtor.id, { unpaid_invoice: false });
    expect((await debtor.live.get('/v1/projects')).status).toBe(200);
  });

  rule('Over the monthly quota: live generate only; reads and deletes go on. Sandbox is never metered', async () => {
    const small = await blazon.workspace('pro');
    await blazon.admin.updateWorkspace(small.id, { monthly_quota: 1 });
    const { id } = await createProject(small.live);
    const keyed = () => small.live.post('/v1/brands/generate', { project_id: id, prompt: 'a fox' }, { 'idempotency-key': 'last' });
    const last = await keyed();
    expect(last.status).toBe(202);
    const refused = await small.live.post('/v1/brands/generate', { project_id: id, prompt: 'one more' });
    expectError(refused, 'billing_hard_limit');
    expect(await blazon.admin.usedThisMonth(small.id)).toBe(1);
    expect(await keyed()).toMatchObject({ status: 202, text: last.text, headers: { 'idempotent-replayed': 'true' } });
    const ofNothing = await small.live.post('/v1/brands/generate', { project_id: id, prompt: 'x', memory_id: 'mem_none' });
    expectError(ofNothing, 'memory_not_found');
    expect((await small.live.get('/v1/projects')).status).toBe(200);
    const sandboxed = await createProject(small.sandbox);
    for (const prompt of ['one', 'two']) await enqueue(small.sandbox, sandboxed.id, prompt);
    expect(await blazon.admin.usedThisMonth(small.id)).toBe(1);
    await blazon.admin.updateWorkspace(small.id, { monthly_quota: 2 });
    await enqueue(small.live, id, 'a change of quota is seen at once');
    expect((await small.live.call('DELETE', `/v1/projects/${id}`)).status).toBe(200);
  });

  rule('The quota of a job is given back when it fails.', async () => {
    const { id: workspaceId, live } = await blazon.workspace('pro');
    await blazon.admin.updateWorkspace(workspaceId, { monthly_quota: 1 });
    const { id } = await createProject(live);
    for (let times = 1; times <= 2; times += 1) {
      // Accepted only because the one place is free, the second time again.
      await enqueue(live, id, '🦊🦊🦊');
      await waitFor(async () => (await blazon.admin.usedThisMonth(workspaceId)) === 0, { everyMs: 100 });
    }
    await enqueue(live, id, 'a fox');
    expect(await blazon.admin.usedThisMonth(workspaceId)).toBe(1);
    expectError(await live.post('/v1/brands/generate', { project_id: id, prompt: 'one more' }), 'billing_hard_limit');
  });
};

export const keys: Section = (blazon) => {
  rule(
    '`sk_live_` or `sk_test_` + 32 random base62 characters + 6 characters of base62 (`0-9A-Za-z`, zero-padded) CRC-32 over those 32',
    async () => {
      const workspace = await blazon.admin.createWorkspace('pro');
      for (const [key, prefix] of [
        [workspace.live_key, 'sk_live_'],
        [workspace.test_key, 'sk_test_'],
      ] as const) {
        expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
        const random = key.slice(prefix.length, prefix.length + 32);
        expect(key.slice(-6)).toBe(checksum(random));
      }
    },
  );

  rule('The full secret is displayed once, at creation. A key has a label.', async () => {
    const { id } = await blazon.workspace('pro');
    const created = await blazon.admin.call<Record<string, unknown>>('POST', `/workspaces/${id}/keys`, {
      environment: 'sandbox',
      label: 'build server',
    });
    expect(created.status).toBe(201);
    const { key, ...shown } = created.body;
    expect(shown).toEqual({
      id: expect.stringMatching(idOf('key')) as string,
      object: 'api_key',
      environment: 'sandbox',
      label: 'build server',
      last_four: String(key).slice(-4),
      created_at: expect.any(Number) as number,
      last_used_at: null,
    });
    const listed = await blazon.admin.call<{ data: unknown[] }>('GET', `/workspaces/${id}/keys`);
    expect(listed.body.data).toContainEqual(shown);
    expect(listed.text).not.toContain(String(key));
  });

  rule('Only SHA-256 of the key is stored, with label, last four characters, created, last used.', async () => {
    const { id, live, live_key } = await blazon.workspace('pro');
    const gateway = await blazon.machine.databaseOf('gateway');
    const sha256 = createHash('sha256').update(live_key).digest('hex');
    const database = new pg.Client(gateway);
    await database.connect();
    const { rows } = await database.query(`select label, last_four, created_at from api_keys where encode(sha256, 'hex') = $1`, [sha256]);
    await database.end();
    expect(rows).toEqual([{ label: expect.any(String) as string, last_four: live_key.slice(-4), created_at: expect.any(Date) as Date }]);
    expect(await tablesHolding(gateway, live_key)).toEqual([]);
    await live.get('/v1/projects');
    await waitFor(async () => {
      const { data } = await blazon.admin.done<{ data: { last_four: string; last_used_at: number | null }[] }>(
        'GET',
        `/workspaces/${id}/keys`,
      );
      return data.some((key) => key.last_four === live_key.slice(-4) && key.last_used_at !== null);
    });
  });
};

function expectAdminError(answer: Answer, status: number, code: string): void {
  expect(answer).toMatchObject({ status, body: { error: { code } } });
}

export const adminApi: Section = (blazon) => {
  rule('`Authorization: Bearer <admin token>`, JSON, the same error envelope.', async () => {
    const { url, token } = blazon.machine.dev.admin;
    for (const authorization of [undefined, 'Bearer wrong', token]) {
      const response = await fetch(`${url}/admin/workspaces/x`, { headers: { ...(authorization !== undefined && { authorization }) } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: { type: 'authentication_error', request_id: response.headers.get('x-request-id') },
      });
    }
    const unknown = await blazon.admin.call('GET', '/workspaces/ws_01k9x3c6txf2frtqk0q6m4s2vd');
    expect(unknown).toMatchObject({ status: 404, body: { error: { type: 'invalid_request_error' } } });
  });

  rule('201 `{id, name, plan, live_key, test_key, webhook_secret}`; keys are null on Free', async () => {
    const { status, body } = await blazon.admin.call<object>('POST', '/workspaces', { name: 'Acme', plan: 'agency' });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['id', 'live_key', 'name', 'plan', 'test_key', 'webhook_secret']);
    expect(body).toMatchObject({ id: expect.stringMatching(idOf('ws')) as string, name: 'Acme', plan: 'agency' });
    expectAdminError(await blazon.admin.call('POST', '/workspaces', { name: 'Acme', plan: 'gold' }), 400, 'invalid_param');
    expectAdminError(await blazon.admin.call('POST', '/workspaces', { plan: 'pro' }), 400, 'missing_required_param');
  });

  rule('the workspace; the quota is the plan’s unless set; null returns to the plan’s', async () => {
    const { id, name } = await blazon.admin.createWorkspace('pro');
    const workspace = { id, name, plan: 'pro', monthly_quota: 1_000, used_this_month: 0, unpaid_invoice: false, suspended_until: null };
    const read = () => blazon.admin.done('GET', `/workspaces/${id}`);
    const update = (changes: object) => blazon.admin.done('PATCH', `/workspaces/${id}`, changes);
    expect(await read()).toEqual(workspace);
    expect(await update({ monthly_quota: 5, unpaid_invoice: true })).toEqual({ ...workspace, monthly_quota: 5, unpaid_invoice: true });
    expect(await update({ monthly_quota: null, plan: 'agency' })).toEqual({
      ...workspace,
      plan: 'agency',
      monthly_quota: 10_000,
      unpaid_invoice: true,
    });
    expect(await update({ plan: 'free' })).toMatchObject({ plan: 'free', monthly_quota: 0 });
  });

  rule('list · `{id, object, deleted:true}`', async () => {
    const { id } = await blazon.admin.createWorkspace('pro');
    const { data } = await blazon.admin.done<{ data: { id: string; environment: string }[] }>('GET', `/workspaces/${id}/keys`);
    expect(data.map(({ environment }) => environment).sort()).toEqual(['live', 'sandbox']);
    const [first] = data;
    const path = `/workspaces/${id}/keys/${first?.id ?? ''}`;
    expect(await blazon.admin.done('DELETE', path)).toEqual({ id: first?.id, object: 'api_key', deleted: true });
    const other = await blazon.admin.createWorkspace('pro');
    const elsewhere = await blazon.admin.call('DELETE', `/workspaces/${other.id}/keys/${data[1]?.id ?? ''}`);
    expect(elsewhere.status).toBe(404);
  });
};
