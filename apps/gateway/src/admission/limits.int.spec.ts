import { waitFor, withinOneMinute } from '@blazon/testing';
import pg from 'pg';
import { mintApiKey } from '../domain/api-key.js';
import type { ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

/** Takes turns. */
function pick(clients: ApiClient[], index: number): ApiClient {
  const client = clients[index % clients.length];
  if (client === undefined) throw new Error('there is no client to pick');
  return client;
}

describe('two gateways on one database', () => {
  const system = useSystem();
  let first: Gateway;
  let second: Gateway;
  let workspace: Workspace;

  beforeAll(async () => {
    // The tests act as a proxy, so that callers can have their own addresses.
    first = await system.startGateway({ BLAZON_TRUSTED_PROXIES: '127.0.0.0/8' });
    second = await system.startGateway({ BLAZON_TRUSTED_PROXIES: '127.0.0.0/8' });
  });

  /** A test with its own workspace and addresses. */
  const itCounts = (what: string, test: () => Promise<void>) => {
    it(what, () =>
      withinOneMinute(async () => {
        workspace = await system.createWorkspace(first, 'pro');
        await test();
      }),
    );
  };
  let addresses = 0;
  const freshAddress = () => `203.0.113.${(addresses += 1)}`;

  itCounts('count callers without a valid key together, by address', async () => {
    const headers = { 'x-forwarded-for': freshAddress() };
    const strangers = [
      system.client(first.live),
      system.client(second.live, mintApiKey('live')),
      system.client(first.live, workspace.test_key),
      system.client(second.http),
    ];
    const answers = await Promise.all(Array.from({ length: 130 }, (_, index) => pick(strangers, index).get('/v1/projects', { headers })));
    const refused = answers.filter((answer) => answer.status === 429);
    const told = answers.filter((answer) => answer.status !== 429);
    expect(told).toHaveLength(100);
    expect(refused).toHaveLength(30);
    for (const answer of answers) expect(answer.headers['x-ratelimit-limit']).toBe('100');
    expect((await system.client(first.live, workspace.live_key).get('/v1/projects', { headers })).status).toBe(200);
    const neighbour = await system.client(first.live).get('/', { headers: { 'x-forwarded-for': freshAddress() } });
    expect(neighbour).toMatchObject({ status: 401, headers: { 'x-ratelimit-remaining': '99' } });
  });

  itCounts('ask the database no more about an address that it has counted out', async () => {
    const address = freshAddress();
    const ask = async (gateway: Gateway) =>
      (await system.client(gateway.live).get('/', { headers: { 'x-forwarded-for': address } })).status;
    for (let index = 0; index < 100; index += 1) expect(await ask(first)).toBe(401);
    for (const gateway of [second, second, first, second, first]) expect(await ask(gateway)).toBe(429);
    const database = new pg.Client(system.variables.DATABASE_URL);
    await database.connect();
    const { rows } = await database.query('select count from request_counts where bucket = $1', [address]);
    await database.end();
    // The second gateway had to ask once.
    expect(rows).toEqual([{ count: 101 }]);
  });

  itCounts('share one limit to the request: all of it is given, and not one more', async () => {
    const clients = [system.client(first.live, workspace.live_key), system.client(second.sandbox, workspace.test_key)];
    const calls = Array.from({ length: 70 }, (_, index) =>
      pick(clients, index).post('/v1/brands/generate', { project_id: 'none', prompt: 'x' }),
    );
    const answers = await Promise.all(calls);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const given = answers.filter((answer) => answer.status === 404).map((answer) => Number(answer.headers['x-ratelimit-remaining']));
    expect(given.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index));
  });

  itCounts('tell where the workspace stands, and how long to wait', async () => {
    const client = system.client(first.live, workspace.live_key);
    const before = Math.floor(Date.now() / 1000);
    const { headers } = await client.get('/v1/projects');
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999' });
    const reset = Number(headers['x-ratelimit-reset']);
    expect(reset % 60).toBe(0);
    expect(reset).toBeGreaterThan(before);
    expect(reset - before).toBeLessThanOrEqual(61);
    expect(headers).not.toHaveProperty('retry-after');
  });

  itCounts('keep generation and the rest apart', async () => {
    const client = system.client(first.live, workspace.live_key);
    await client.post('/v1/brands/generate', {});
    const generation = await client.post('/v1/brands/generate', {});
    expect(generation.headers).toMatchObject({ 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '58' });
    const standard = await client.get('/v1/brands/generate');
    expect(standard.headers).toMatchObject({ 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999' });
  });

  itCounts('tell a refused caller the seconds to wait', async () => {
    const client = system.client(first.live, workspace.live_key);
    const answers = await Promise.all(Array.from({ length: 61 }, () => client.post('/v1/brands/generate', {})));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ error: { type: 'rate_limit_error', code: 'rate_limit_exceeded' } });
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused?.error?.message).toContain(`${seconds} seconds`);
    expect(refused?.headers['x-ratelimit-remaining']).toBe('0');
  });

  /** Sets what was counted in this minute, or moves it to the minute before. */
  const counted = async (set: string, bucket: string) => {
    const database = new pg.Client(system.variables.DATABASE_URL);
    await database.connect();
    await database.query(`update request_counts set ${set} where bucket = $1`, [bucket]);
    await database.end();
  };

  itCounts('refuse a keyed caller in the standard category too, and count anew in the next minute', async () => {
    const clients = [system.client(first.live, workspace.live_key), system.client(second.sandbox, workspace.test_key)];
    const bucket = `${workspace.id}/standard`;
    await pick(clients, 0).get('/v1/projects');
    await counted('count = 999', bucket);
    expect(await pick(clients, 1).get('/v1/projects')).toMatchObject({ status: 200, headers: { 'x-ratelimit-remaining': '0' } });
    for (const client of clients) {
      expect(await client.get('/v1/projects')).toMatchObject({
        status: 429,
        error: { code: 'rate_limit_exceeded' },
        headers: { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0' },
      });
    }
    expect((await pick(clients, 0).post('/v1/brands/generate', {})).status).toBe(400);
    // A minute passes.
    await counted("window_start = window_start - interval '1 minute'", bucket);
    const answers = [await pick(clients, 0).get('/v1/projects'), await pick(clients, 1).get('/v1/projects')];
    expect(answers.map(({ status, headers }) => [status, headers['x-ratelimit-remaining']])).toEqual([
      [200, '999'],
      [200, '998'],
    ]);
  });

  itCounts('refuse a key that the other has just revoked', async () => {
    const client = system.client(second.live, workspace.live_key);
    const keys = await system.admin(first).get(`/admin/workspaces/${workspace.id}/keys`);
    const [key] = (keys.body.data as { id: string; environment: string }[]).filter(({ environment }) => environment === 'live');
    expect((await client.get('/v1/projects')).status).toBe(200);
    expect((await system.admin(first).call('DELETE', `/admin/workspaces/${workspace.id}/keys/${key?.id ?? ''}`)).status).toBe(200);
    expect(await client.get('/v1/projects')).toMatchObject({ status: 401, error: { code: 'invalid_api_key' } });
    expect((await system.client(second.sandbox, workspace.test_key).get('/v1/projects')).status).toBe(200);
  });

  itCounts('note when a key was used', async () => {
    await system.client(first.live, workspace.live_key).get('/v1/projects');
    await waitFor(async () => {
      const keys = await system.admin(second).get(`/admin/workspaces/${workspace.id}/keys`);
      return (keys.body.data as { environment: string; last_used_at: number | null }[]).some(
        ({ environment, last_used_at }) => environment === 'live' && last_used_at !== null,
      );
    });
  });
});
