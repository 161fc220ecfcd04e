import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { mintApiKey } from '../domain/api-key.js';
import type { Answer } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe("GitHub's report of leaked keys", () => {
  const system = useSystem();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const path = '/integrations/github/secret-scanning';
  let gateway: Gateway;
  let workspace: Workspace;

  beforeAll(async () => {
    const key = publicKey.export({ type: 'spki', format: 'pem' });
    await writeFile(
      system.variables.BLAZON_GITHUB_KEYS ?? '',
      JSON.stringify({ public_keys: [{ key_identifier: 'key-1', key, is_current: true }] }),
    );
    gateway = await system.startGateway();
  });

  beforeEach(async () => {
    workspace = await system.createWorkspace(gateway, 'pro');
  });

  const matchOf = (token: string) => ({ token, type: 'blazon_api_key', url: 'https://example.com/blob/foo', source: 'content' });
  const report = (raw: string, { id = 'key-1', signed = raw, host = gateway.live } = {}): Promise<Answer> =>
    system.client(host).call('POST', path, {
      raw,
      headers: {
        'github-public-key-identifier': id,
        'github-public-key-signature': sign('sha256', Buffer.from(signed), privateKey).toString('base64'),
      },
    });
  const isAccepted = async (): Promise<boolean> =>
    (await system.client(gateway.live, workspace.live_key).get('/v1/projects')).status === 200;

  it('revokes what is ours and gives a verdict for each token', async () => {
    const unknown = mintApiKey('live');
    const answer = await report(JSON.stringify([workspace.live_key, unknown, 'sk_live_nonsense'].map(matchOf)));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual([
      { token_raw: workspace.live_key, token_type: 'blazon_api_key', label: 'true_positive' },
      { token_raw: unknown, token_type: 'blazon_api_key', label: 'false_positive' },
      { token_raw: 'sk_live_nonsense', token_type: 'blazon_api_key', label: 'false_positive' },
    ]);
    expect(await isAccepted()).toBe(false);
    expect((await system.client(gateway.sandbox, workspace.test_key).get('/v1/projects')).status).toBe(200);
    expect((await report(JSON.stringify([matchOf(workspace.live_key)]))).text).toContain('true_positive');
  });

  it('is told wherever keys are listed, with the place where a key was found', async () => {
    await report(JSON.stringify([matchOf(workspace.live_key)]));
    const dashboard = await system.signIn(gateway, workspace.id);
    const lists = [
      await system.admin(gateway).get(`/admin/workspaces/${workspace.id}/keys`),
      await dashboard.get(`/api/workspaces/${workspace.id}/keys`),
    ];
    for (const { body } of lists) {
      const [sandbox] = body.data as object[];
      expect(sandbox).not.toHaveProperty('leaked');
      expect(body.data).toMatchObject([
        { environment: 'sandbox' },
        { environment: 'live', leaked: { found_at: expect.any(Number) as number, url: 'https://example.com/blob/foo' } },
      ]);
    }
  });

  it('changes nothing with a bad signature, an unknown key id or none', async () => {
    const raw = JSON.stringify([matchOf(workspace.live_key)]);
    const refused = [
      await report(raw, { signed: `${raw} ` }),
      await report(raw, { id: 'key-2' }),
      await system.client(gateway.live).call('POST', path, { raw }),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 401, error: { type: 'authentication_error', code: 'invalid_signature' } });
    }
    expect(await isAccepted()).toBe(true);
  });

  it('is taken on the live host alone', async () => {
    const answer = await report(JSON.stringify([matchOf(workspace.live_key)]), { host: gateway.sandbox });
    expect(answer).toMatchObject({ status: 401, error: { code: 'missing_api_key' } });
    expect(await isAccepted()).toBe(true);
  });

  it('carries the headers of the address that sent it', async () => {
    expect((await report('[]')).headers['x-ratelimit-limit']).toBe('100');
  });

  it('regression: finds nothing on the sandbox host, with a key neither', async () => {
    const answer = await system.client(gateway.sandbox, workspace.test_key).call('POST', path, { raw: '[]' });
    expect(answer).toMatchObject({ status: 404, error: { code: 'route_not_found' } });
  });
});
