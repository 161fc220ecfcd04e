import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('the project endpoints over TLS', () => {
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'pro');
  });

  it('creates, reads, lists, updates and deletes a project', async () => {
    const live = system.client(gateway.live, workspace.live_key);
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
