import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blazon } from '../system/blazon.js';
import { expectCommonHeaders, expectError } from './expectations.js';
import { rule } from './rule.js';

const path = '/integrations/github/secret-scanning';

/** GitHub as the service sees it: a list of public keys in a file, and somebody who signs with one of them. */
export class GitHub {
  private readonly folder = mkdtempSync(join(tmpdir(), 'blazon-github-'));
  private readonly privateKey: KeyObject;
  readonly keysFile = join(this.folder, 'keys.json');

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    this.privateKey = privateKey;
    const key = publicKey.export({ type: 'spki', format: 'pem' });
    writeFileSync(this.keysFile, JSON.stringify({ public_keys: [{ key_identifier: 'the-key', key, is_current: true }] }));
  }

  headers(signed: string): Record<string, string> {
    const signature = createSign('sha256').update(signed).sign(this.privateKey, 'base64');
    return { 'github-public-key-identifier': 'the-key', 'github-public-key-signature': signature };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

export function secretScanning(blazon: Blazon, github: GitHub): void {
  const report = (...tokens: string[]) =>
    JSON.stringify(tokens.map((token) => ({ token, type: 'blazon_api_key', url: 'https://github.com/x/y', source: 'content' })));

  rule('revokes at once and answers 200 with a verdict for each token (`true_positive` or `false_positive`)', async () => {
    const { live, live_key, sandbox, test_key } = await blazon.workspace();
    const invented = `${live_key.slice(0, -1)}!`;
    const body = report(live_key, invented, test_key);
    expect((await live.get('/v1/projects')).status).toBe(200);
    const answer = await blazon
      .stranger('live')
      .post<{ token_raw: string; token_type: string; label: string }[]>(path, body, github.headers(body));
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    expect(answer.body).toEqual([
      { token_raw: live_key, token_type: 'blazon_api_key', label: 'true_positive' },
      { token_raw: invented, token_type: 'blazon_api_key', label: 'false_positive' },
      { token_raw: test_key, token_type: 'blazon_api_key', label: 'true_positive' },
    ]);
    expectError(await blazon.stranger('live', live_key).get('/v1/projects'), 'invalid_api_key');
    expectError(await blazon.stranger('sandbox', test_key).get('/v1/projects'), 'invalid_api_key');
    expect((await sandbox.get('/v1/projects')).status).toBe(401);
  });

  rule('a bad signature is 401 `invalid_signature` and revokes nothing', async () => {
    const { live, live_key } = await blazon.workspace();
    const body = report(live_key);
    const attempts: Record<string, string>[] = [
      {},
      github.headers(`${body} `),
      { ...github.headers(body), 'github-public-key-identifier': 'another-key' },
      { ...github.headers(body), 'github-public-key-signature': 'AAAA' },
    ];
    for (const headers of attempts) {
      const answer = await blazon.stranger('live').post(path, body, headers);
      expect(answer).toMatchObject({ status: 401, body: { error: { type: 'authentication_error', code: 'invalid_signature' } } });
    }
    expect((await live.get('/v1/projects')).status).toBe(200);
  });

  rule('on the live host', async () => {
    const { sandbox } = await blazon.workspace();
    const body = report('x');
    expectError(await blazon.stranger('sandbox').post(path, body, github.headers(body)), 'missing_api_key');
    expectError(await sandbox.post(path, body, github.headers(body)), 'route_not_found');
  });
}
