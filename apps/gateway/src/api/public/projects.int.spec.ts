import { type Gateway, useSystem } from '../../testing/system.js';

describe('the project endpoints over TLS', () => {
  const system = useSystem();
  let gateway: Gateway;
  let keys: { live_key: string; test_key: string };

  beforeAll(async () => {
    gateway = await system.startGateway();
    const created = await system.client(gateway.admin, system.adminToken).post('/admin/workspaces', { name: 'Acme', plan: 'pro' });
    expect(created.status).toBe(201);
    keys = created.body as typeof keys;
  });

  it('creates, reads, lists, updates and deletes a project', async () => {
    const live = system.client(gateway.live, keys.live_key);
    const created = await live.post('/v1/projects', { name: ' Café ', description: '' });
    expect(created).toMatchObject({ status: 201, body: { object: 'project', name: ' Café ', description: '' } });
    expect(Object.keys(created.body).sort()).toEqual(['created_at', 'description', 'id', 'name', 'object']);
    const path = `/v1/projects/${String(created.body.id)}`;
    expect(await live.get(path)).toMatchObject({ status: 200, body: created.body });
    expect(await live.get('/v1/projects')).toMatchObject({ status: 200, body: { object: 'list', has_more: false, next_cursor: null } });
    expect(await live.call('PATCH', path, { body: { description: null } })).toMatchObject({ status: 200, body: { description: null } });
    expect(await live.call('DELETE', path)).toMatchObject({ status: 200, body: { id: created.body.id, object: 'project', deleted: true } });
    expect(await live.get(path)).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
  });
});
