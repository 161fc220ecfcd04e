import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('a workspace on the Free plan', () => {
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'free');
  });

  it('generates in the sandbox from the dashboard alone, ten times a minute', async () => {
    const dashboard = await system.signIn(gateway, workspace.id);
    const projects = (environment: string) => `/api/workspaces/${workspace.id}/${environment}/projects`;
    expect(await dashboard.post(projects('live'), { name: 'x' })).toMatchObject({ status: 403, error: { code: 'plan_upgrade_required' } });
    const project = await dashboard.post(projects('sandbox'), { name: 'x' });
    expect(project).toMatchObject({ status: 201, headers: { 'x-ratelimit-limit': '100' } });
    const generate = () => dashboard.post(`${projects('sandbox')}/${String(project.body.id)}/generate`, { prompt: 'x', variations: 1 });
    // At the turn of the minute the count begins anew.
    const answers = [];
    for (let call = 1; call <= 25; call += 1) answers.push(await generate());
    expect(answers[0]).toMatchObject({ status: 202, headers: { 'x-ratelimit-limit': '10' } });
    expect(answers.filter(({ status }) => status === 202).length).toBeLessThanOrEqual(20);
    expect(answers.some(({ error }) => error?.code === 'rate_limit_exceeded')).toBe(true);
    const key = await dashboard.post(`/api/workspaces/${workspace.id}/keys`, { environment: 'sandbox', label: 'x' });
    expect(key).toMatchObject({ status: 403, error: { code: 'plan_upgrade_required' } });
  });
});
