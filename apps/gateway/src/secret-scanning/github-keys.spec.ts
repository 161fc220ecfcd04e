import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GitHubKeys } from './github-keys.js';

describe("the list of GitHub's public keys", () => {
  const minute = 60_000;
  let server: Server;
  let fetches: number;
  let listed: string[];
  let isBroken: boolean;
  let now: number;
  let keys: GitHubKeys;

  beforeEach(async () => {
    [fetches, listed, isBroken, now] = [0, ['key-1'], false, 0];
    server = createServer((_request, response) => {
      fetches += 1;
      response.statusCode = isBroken ? 500 : 200;
      response.end(isBroken ? 'out of order' : JSON.stringify({ public_keys: listed.map((id) => ({ key_identifier: id, key: 'pem' })) }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    keys = new GitHubKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, () => now);
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it('is fetched once for all who ask meanwhile, and once a minute for ids that strangers make up', async () => {
    const made = Array.from({ length: 50 }, (_, index) => keys.find(`made-up-${index}`));
    expect(await Promise.all(made)).toEqual(made.map(() => undefined));
    expect(await keys.find('key-1')).toMatchObject({ key_identifier: 'key-1' });
    now += minute - 1;
    await keys.find('made-up');
    expect(fetches).toBe(1);
    listed.push('key-2');
    now += 1;
    expect(await keys.find('key-2')).toMatchObject({ key_identifier: 'key-2' });
    expect(fetches).toBe(2);
  });

  it('is not asked for again for a minute after a failure', async () => {
    isBroken = true;
    for (let call = 1; call <= 5; call += 1) await expect(keys.find('key-1')).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(fetches).toBe(1);
    isBroken = false;
    now += minute;
    expect(await keys.find('key-1')).toBeDefined();
  });

  it('is refreshed daily, and kept where that fails', async () => {
    await keys.find('key-1');
    now += 24 * 60 * minute;
    isBroken = true;
    expect(await keys.find('key-1')).toBeDefined();
    isBroken = false;
    listed = ['key-2'];
    now += minute;
    expect(await keys.find('key-1')).toBeUndefined();
    expect(fetches).toBe(3);
  });
});
