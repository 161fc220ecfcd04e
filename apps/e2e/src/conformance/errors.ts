import { randomUUID } from 'node:crypto';
import { errors as documented } from '@blazon/contracts';
import { waitFor, withinOneMinute } from '@blazon/testing';
import type { Answer } from '../system/api.js';
import { createProject, type Workspace } from '../system/blazon.js';
import { type ErrorCode, errorTable, expectError } from './expectations.js';
import { rule, ruleOfOneMinute, type Section } from './rule.js';

/** Failures of the service itself are provoked where services can be taken away: see the replicas. */
type Provocable = Exclude<ErrorCode, 'internal_error' | 'service_unavailable'>;

export const errors: Section = (blazon) => {
  let workspace: Workspace;
  let projectId: string;

  beforeAll(async () => {
    workspace = await blazon.workspace();
    ({ id: projectId } = await createProject(workspace.sandbox));
  });

  const create = (body: unknown, headers?: Record<string, string>) => workspace.sandbox.post('/v1/projects', body, headers);
  const prompted = (fields: object) => workspace.sandbox.post('/v1/brands/generate', { project_id: projectId, prompt: 'a fox', ...fields });

  const provocations: Record<Provocable, () => Promise<Answer>> = {
    missing_required_param: () => create({}),
    invalid_param: () => create({ name: 7 }),
    param_too_long: () => prompted({ prompt: 'x'.repeat(2001) }),
    unknown_param: () => prompted({ webook_url: 'https://example.com/' }),
    invalid_webhook_url: () => prompted({ webhook_url: 'http://example.com/' }),
    invalid_cursor: () => workspace.sandbox.get('/v1/projects?starting_after=x'),
    invalid_json: () => create('{'),
    invalid_idempotency_key: () => create({ name: 'x' }, { 'idempotency-key': 'k'.repeat(256) }),
    missing_api_key: () => blazon.stranger('sandbox').get('/v1/projects'),
    invalid_api_key: () => blazon.stranger('sandbox', 'sk_test_x').get('/v1/projects'),
    wrong_environment: () => blazon.stranger('sandbox', workspace.live_key).get('/v1/projects'),
    billing_hard_limit: async () => {
      const debtor = await blazon.workspace();
      await blazon.admin.updateWorkspace(debtor.id, { unpaid_invoice: true });
      expect((await debtor.live.get('/v1/projects')).status).toBe(403);
      return debtor.live.get('/v1/projects');
    },
    plan_upgrade_required: async () => {
      const demoted = await blazon.workspace();
      await blazon.admin.updateWorkspace(demoted.id, { plan: 'free' });
      expect((await demoted.live.get('/v1/projects')).status).toBe(403);
      return demoted.live.get('/v1/projects');
    },
    workspace_suspended: async () => {
      const suspended = await blazon.workspace();
      await blazon.admin.updateWorkspace(suspended.id, { suspended_until: Math.floor(Date.now() / 1_000) + 600 });
      return suspended.sandbox.get('/v1/projects');
    },
    https_required: () => blazon.stranger('http', workspace.live_key).get('/v1/projects'),
    project_not_found: () => workspace.sandbox.get('/v1/projects/none'),
    memory_not_found: () => prompted({ memory_id: 'none' }),
    route_not_found: () => workspace.sandbox.get('/v1/nowhere'),
    method_not_allowed: () => workspace.sandbox.call('PUT', '/v1/projects'),
    // Whether any of them meet is up to the machine, the first time above all, when each connection has yet to be made.
    idempotency_key_in_use: () =>
      waitFor(async () => {
        const key = { 'idempotency-key': randomUUID() };
        const answers = await Promise.all(Array.from({ length: 30 }, () => create({ name: 'x' }, key)));
        return answers.find(({ status }) => status !== 201);
      }),
    payload_too_large: () => create({ name: 'x'.repeat(65_536) }),
    unsupported_media_type: () => create('{"name":"x"}', { 'content-type': 'text/plain' }),
    idempotency_key_reused: async () => {
      const key = { 'idempotency-key': randomUUID() };
      await create({ name: 'x' }, key);
      return create({ name: 'y' }, key);
    },
    rate_limit_exceeded: () =>
      withinOneMinute(async () => {
        const { live } = await blazon.workspace('pro');
        const answers = await Promise.all(Array.from({ length: 61 }, () => live.post('/v1/brands/generate', {})));
        const refused = answers.find(({ status }) => status === 429);
        if (refused === undefined) throw new Error('none of 61 requests was one too many');
        return refused;
      }),
  };

  for (const [code, provoke] of Object.entries(provocations) as [Provocable, () => Promise<Answer>][]) {
    const [status, type] = errorTable[code];
    rule(`${status} | ${type} | ${code}`, async () => {
      expectError(await provoke(), code);
    });
  }

  it('the documentation tells the status and type of each code that are tested here', () => {
    for (const [code, [status, type]] of Object.entries(errorTable)) expect(documented).toMatchObject({ [code]: { status, type } });
  });

  rule('405 | invalid_request_error | method_not_allowed | with `Allow`', async () => {
    const allowed = async (method: 'PUT' | 'PATCH' | 'DELETE' | 'GET', path: string) => {
      const answer = await workspace.sandbox.call(method, path);
      expectError(answer, 'method_not_allowed');
      return String(answer.headers.allow).split(', ').sort();
    };
    expect(await allowed('PUT', '/v1/projects')).toEqual(['GET', 'HEAD', 'POST']);
    expect(await allowed('PUT', `/v1/projects/${projectId}`)).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH']);
    expect(await allowed('DELETE', `/v1/projects/${projectId}/memory`)).toEqual(['GET', 'HEAD']);
    expect(await allowed('GET', '/v1/brands/generate')).toEqual(['POST']);
    expect(await allowed('PATCH', '/v1/brands')).toEqual(['GET', 'HEAD']);
    for (const path of ['/docs', '/openapi.json']) expect(await allowed('PATCH', path)).toEqual(['GET', 'HEAD']);
    const reports = await workspace.live.get('/integrations/github/secret-scanning');
    expectError(reports, 'method_not_allowed');
    expect(reports.headers.allow).toBe('POST');
  });

  rule('`param` names the offending field.', async () => {
    expectError(await create({}), 'missing_required_param', 'name');
    expectError(await prompted({ webhook_url: 'x' }), 'invalid_webhook_url', 'webhook_url');
    expectError(await workspace.sandbox.get('/v1/projects?limit=x'), 'invalid_param', 'limit');
  });

  rule('other 4xx fail identically on retry', async () => {
    const [first, second] = [await create({}), await create({})];
    const withoutId = ({ body }: Answer) => ({ ...(body as { error: object }).error, request_id: '' });
    expect(withoutId(first)).toEqual(withoutId(second));
  });
};

export const orderOfChecks: Section = (blazon) => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await blazon.workspace();
  });

  /** Wrong in every way that is checked from the content type on. */
  const tooBig = 'x'.repeat(70_000);
  const textPlain = { 'content-type': 'text/plain' };

  rule('Order of checks: HTTPS, authentication, environment, plan', async () => {
    expectError(await blazon.stranger('http').post('/nowhere', tooBig, textPlain), 'https_required');
    expectError(await blazon.stranger('live').post('/nowhere', tooBig, textPlain), 'missing_api_key');
    expectError(await blazon.stranger('live', 'x').post('/nowhere', tooBig, textPlain), 'invalid_api_key');
    const demoted = await blazon.workspace();
    await blazon.admin.updateWorkspace(demoted.id, { plan: 'free', unpaid_invoice: true });
    expect((await demoted.live.get('/v1/projects')).status).toBe(403);
    expectError(await blazon.stranger('live', demoted.test_key).post('/nowhere', tooBig, textPlain), 'wrong_environment');
    expectError(await demoted.live.post('/nowhere', tooBig, textPlain), 'plan_upgrade_required');
  });

  ruleOfOneMinute('rate limit, unpaid invoice, route and method', async () => {
    const debtor = await blazon.workspace('pro');
    await blazon.admin.updateWorkspace(debtor.id, { unpaid_invoice: true });
    expect((await debtor.live.get('/v1/projects')).status).toBe(403);
    expectError(await debtor.live.get('/nowhere'), 'billing_hard_limit');
    await Promise.all(Array.from({ length: 60 }, () => debtor.live.post('/v1/brands/generate', {})));
    expectError(await debtor.live.post('/v1/brands/generate', {}), 'rate_limit_exceeded');
  });

  rule('route and method, content type, size', async () => {
    expectError(await workspace.live.post('/v1/nowhere', tooBig, textPlain), 'route_not_found');
    expectError(await workspace.live.call('PUT', '/v1/projects', tooBig, textPlain), 'method_not_allowed');
    expectError(await workspace.live.post('/v1/projects', tooBig, { ...textPlain, 'idempotency-key': '' }), 'unsupported_media_type');
    expectError(await workspace.live.post('/v1/projects', tooBig, { 'idempotency-key': '' }), 'payload_too_large');
  });

  rule('idempotency (a replay ends here), JSON, fields, ids', async () => {
    expectError(await workspace.live.post('/v1/projects', '{', { 'idempotency-key': '' }), 'invalid_idempotency_key');
    const key = { 'idempotency-key': randomUUID() };
    await workspace.live.post('/v1/projects', { name: 'x' }, key);
    expectError(await workspace.live.post('/v1/projects', '{', key), 'idempotency_key_reused');
    expectError(await workspace.live.post('/v1/projects', '{'), 'invalid_json');
    const path = '/v1/brands/generate';
    expectError(await workspace.live.post(path, { project_id: 'none' }), 'missing_required_param', 'prompt');
    expectError(await workspace.live.post(path, { project_id: 'none', prompt: 'x', memory_id: 'none' }), 'project_not_found');
    expectError(await workspace.live.call('PATCH', '/v1/projects/none', {}), 'invalid_param');
  });

  rule('ids, monthly quota (so a replay of the last job in the quota is still a replay)', async () => {
    const { id, live } = await blazon.workspace();
    await blazon.admin.updateWorkspace(id, { monthly_quota: 0 });
    const project = await createProject(live);
    const post = (body: object) => live.post('/v1/brands/generate', body);
    expectError(await post({ project_id: 'none', prompt: 'x' }), 'project_not_found');
    expectError(await post({ project_id: project.id, prompt: 'x', memory_id: 'none' }), 'memory_not_found');
    expectError(await post({ project_id: project.id, prompt: 'x', memory_id: 'mem_01k9x3c6txf2frtqk0q6m4s2vd' }), 'memory_not_found');
    expectError(await post({ project_id: project.id, prompt: 'x' }), 'billing_hard_limit');
  });
};
