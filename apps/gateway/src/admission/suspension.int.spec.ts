import { waitFor } from '@blazon/testing';
import type { ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('a suspended workspace', () => {
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;
  let live: ApiClient;

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'pro');
    live = system.client(gateway.live, workspace.live_key);
  });

  const suspendUntil = (suspended_until: number | null) => system.updateWorkspace(gateway, workspace.id, { suspended_until });
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
  const refused = { status: 403, error: { type: 'authentication_error', code: 'workspace_suspended' } };

  it('is refused every call in both environments, and told until when', async () => {
    const until = inSeconds(3_600);
    await suspendUntil(until);
    const sandbox = system.client(gateway.sandbox, workspace.test_key);
    const answers = [
      await live.get('/v1/projects'),
      await sandbox.get('/v1/projects'),
      await live.call('DELETE', '/v1/projects/none'),
      await live.post('/v1/brands/generate', {}),
      await live.get('/v1/nowhere'),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refused);
    expect(answers[0]?.error?.message).toContain(new Date(until * 1_000).toISOString().slice(0, 19));
    expect(answers[0]?.headers['x-ratelimit-limit']).toBe('1000');
    expect((await system.admin(gateway).get(`/admin/workspaces/${workspace.id}`)).body.suspended_until).toBe(until);
    const other = await system.createWorkspace(gateway, 'pro');
    expect((await system.client(gateway.live, other.live_key).get('/v1/projects')).status).toBe(200);
  });

  it('is told so before the rate limit, and after the plan', async () => {
    await suspendUntil(inSeconds(3_600));
    const answers = await Promise.all(Array.from({ length: 61 }, () => live.post('/v1/brands/generate', {})));
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['workspace_suspended']));
    await system.updateWorkspace(gateway, workspace.id, { plan: 'free' });
    expect((await live.get('/v1/projects')).error?.code).toBe('plan_upgrade_required');
    await system.updateWorkspace(gateway, workspace.id, { plan: 'pro' });
  });

  it('shows it in the dashboard, where its people may look but change nothing', async () => {
    const until = inSeconds(3_600);
    await suspendUntil(until);
    const dashboard = await system.signIn(gateway, workspace.id);
    expect(await dashboard.get(`/api/workspaces/${workspace.id}`)).toMatchObject({ status: 200, body: { suspended_until: until } });
    expect(await dashboard.post(`/api/workspaces/${workspace.id}/keys`, { environment: 'live', label: 'x' })).toMatchObject(refused);
    expect(await dashboard.post(`/api/workspaces/${workspace.id}/sandbox/projects`, { name: 'x' })).toMatchObject(refused);
  });

  it('goes on when its time has come, by itself, or at once when it is freed', async () => {
    await suspendUntil(inSeconds(2));
    expect(await live.get('/v1/projects')).toMatchObject(refused);
    await waitFor(async () => (await live.get('/v1/projects')).status === 200);
    expect((await system.admin(gateway).get(`/admin/workspaces/${workspace.id}`)).body.suspended_until).toBeNull();
    await suspendUntil(inSeconds(3_600));
    expect(await live.get('/v1/projects')).toMatchObject(refused);
    await suspendUntil(null);
    expect((await live.get('/v1/projects')).status).toBe(200);
  });
});
