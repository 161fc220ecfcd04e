import pg from 'pg';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('a request by a key that this replica has let in before', () => {
  let database: pg.Client;
  // Before the database itself goes.
  afterAll(() => database.end());
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;

  const pagesDuring = async (work: () => Promise<unknown>) => {
    const before = system.standIns.pagesRead;
    await work();
    return system.standIns.pagesRead - before;
  };
  const list = () => system.client(gateway.live, workspace.live_key).get('/v1/projects');

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'pro');
    database = new pg.Client({ connectionString: system.variables.DATABASE_URL });
    await database.connect();
    expect(await pagesDuring(list)).toBe(1);
  });

  it('reaches no service while it is over the limit', async () => {
    await database.query("update request_counts set count = 1000000 where bucket like $1 || '/%'", [workspace.id]);
    const pages = await pagesDuring(async () => {
      expect(await list()).toMatchObject({ status: 429, error: { code: 'rate_limit_exceeded' } });
    });
    expect(pages).toBe(0);
    await database.query('delete from request_counts');
  });

  it('reaches no service once the key is revoked, from the next request on', async () => {
    expect(await list()).toMatchObject({ status: 200 });
    await database.query('update api_keys set revoked_at = now() where workspace_id = $1', [workspace.id]);
    const pages = await pagesDuring(async () => {
      expect(await list()).toMatchObject({ status: 401, error: { code: 'invalid_api_key' } });
    });
    expect(pages).toBe(0);
  });
});
