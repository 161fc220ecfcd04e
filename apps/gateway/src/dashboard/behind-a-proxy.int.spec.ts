import { useSystem } from '../testing/system.js';

describe('the dashboard behind a proxy that ends TLS', () => {
  const system = useSystem();

  it('keeps people signed in', async () => {
    const gateway = await system.startGateway({
      BLAZON_TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.0/8',
      BLAZON_TLS_CERT: '',
      BLAZON_TLS_KEY: '',
    });
    expect(gateway.dashboard).toMatch(/^http:/);
    const workspace = await system.createWorkspace(gateway, 'pro');
    const owner = await system.signIn(gateway, workspace.id, 'owner', { 'x-forwarded-proto': 'https' });
    expect(await owner.get('/api/session')).toMatchObject({ status: 200, body: { workspaces: [{ id: workspace.id }] } });
    const answer = await owner.get('/api/session', { headers: { 'x-forwarded-proto': 'http' } });
    expect(answer.error?.code).toBe('https_required');
  });
});
