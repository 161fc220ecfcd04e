import { waitFor } from '@blazon/testing';
import pg from 'pg';
import { type Gateway, useSystem, type Workspace } from '../../testing/system.js';

describe('a read by a key that this replica has let in before', () => {
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
  });

  it('begins while the key is still being looked up, and is answered afterwards', async () => {
    expect(await list()).toMatchObject({ status: 200 });
    await database.query('begin; lock table request_counts in exclusive mode');
    let answered = false;
    const answer = list().finally(() => (answered = true));
    expect(await pagesDuring(() => waitFor(() => system.standIns.pagesRead > 1))).toBe(1);
    expect(answered).toBe(false);
    await database.query('commit');
    expect(await answer).toMatchObject({ status: 200, body: { object: 'list' } });
  });

  it('is refused like every other when it is over the limit, and then begins no more', async () => {
    await list();
    await database.query("update request_counts set count = 1000000 where bucket like $1 || '/%'", [workspace.id]);
    expect(await list()).toMatchObject({ status: 429, error: { code: 'rate_limit_exceeded' } });
    expect(
      await pagesDuring(async () => {
        expect(await list()).toMatchObject({ status: 429 });
      }),
    ).toBe(0);
    await database.query('delete from request_counts');
  });

  it('shows nothing once the key is revoked, and then begins no more', async () => {
    await list();
    await database.query('update api_keys set revoked_at = now() where workspace_id = $1', [workspace.id]);
    const refused = { status: 401, error: { code: 'invalid_api_key' } };
    expect(await list()).toMatchObject(refused);
    expect(
      await pagesDuring(async () => {
        expect(await list()).toMatchObject(refused);
      }),
    ).toBe(0);
  });
});
