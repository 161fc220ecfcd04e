import { withinOneMinute } from '@blazon/testing';
import { type Gateway, useSystem } from '../testing/system.js';

describe('a workspace on the Free plan', () => {
  const system = useSystem();
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await system.startGateway();
  });

  it('generates in the sandbox from the dashboard alone, ten times a minute', () =>
    withinOneMinute(async () => {
      const workspace = await system.createWorkspace(gateway, 'free');
      const dashboard = await system.signIn(gateway, workspace.id);
      const projects = (environment: string) => `/api/workspaces/${workspace.id}/${environment}/projects`;
      expect(await dashboard.post(projects('live'), { name: 'x' })).toMatchObject({
        status: 403,
        error: { code: 'plan_upgrade_required' },
      });
      const project = await dashboard.post(projects('sandbox'), { name: 'x' });
      expect(project).toMatchObject({ status: 201, headers: { 'x-ratelimit-limit': '100' } });
      const generate = () => dashboard.post(`${projects('sandbox')}/${String(project.body.id)}/generate`, { prompt: 'x', variations: 1 });
      for (let call = 1; call <= 10; call += 1)
        expect(await generate()).toMatchObject({ status: 202, headers: { 'x-ratelimit-limit': '10' } });
      expect(await generate()).toMatchObject({ status: 429, error: { code: 'rate_limit_exceeded' } });
      const key = await dashboard.post(`/api/workspaces/${workspace.id}/keys`, { environment: 'sandbox', label: 'x' });
      expect(key).toMatchObject({ status: 403, error: { code: 'plan_upgrade_required' } });
    }));
});
