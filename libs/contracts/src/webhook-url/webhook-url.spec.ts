import { parseAddressRanges } from './address-rules.js';
import { parsePorts, publicWebhooks, type WebhookRules } from './webhook-rules.js';
import { webhookUrl, webhookUrlProblem } from './webhook-url.js';

const loopback: WebhookRules = { addresses: parseAddressRanges('127.0.0.0/8, ::1/128'), ports: [] };

describe('a webhook URL', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0x7F.1',
    '017700000001',
    '0177.0.0.01',
    '0x7f.0.0.0x1',
    '%31%32%37.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0',
    '169.254.169.254',
    '0xA9FEA9FE',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'ⓛocalhost',
  ])('must not lead to %s', (host) => {
    expect(webhookUrlProblem(`https://${host}/hook`, publicWebhooks)).toMatch(/^must lead to a public address/);
  });

  it.each(['[fe80::1%25eth0]', '256.0.0.1', '0x100000000', '1.2.3.4.5', '127.0.0.0x100000000', '[::1', 'a b', ''])(
    'must have a host, and %j is none',
    (host) => {
      expect(webhookUrlProblem(`https://${host}/hook`, publicWebhooks)).toMatch(/^must (be a valid URL|not contain white space)/);
    },
  );

  it.each(['example.com', 'localhost.example.com', 'notlocalhost', '1.1.1.1', '[2606:4700::1111]', 'a.1e100.net'])(
    'may lead to %s',
    (host) => {
      expect(webhookUrlProblem(`https://${host}/hook`, publicWebhooks)).toBeNull();
    },
  );

  it.each([
    ['http://example.com/', 'must start with https://'],
    ['ftp://example.com/', 'must start with https://'],
    ['https:example.com', 'must start with https://'],
    ['example.com', 'must start with https://'],
    ['', 'must start with https://'],
    ['https://', 'must be a valid URL'],
    ['https://exa mple.com/', 'must not contain white space or control characters'],
    [' https://example.com/', 'must not contain white space or control characters'],
    ['https://exam\tple.com/', 'must not contain white space or control characters'],
    ['https://example.com:99999/', 'must be a valid URL'],
    ['https://[::1', 'must be a valid URL'],
    ['https://user@example.com/', 'must not contain a user name or password'],
    ['https://user:password@example.com/', 'must not contain a user name or password'],
    ['https://@example.com/', 'must not contain a user name or password'],
    ['https://:@example.com/', 'must not contain a user name or password'],
    ['https:///example.com/', 'must be a valid URL'],
    ['https://\\example.com/', 'must be a valid URL'],
    ['https://example.com\\@127.0.0.1/', null],
    ['https://example.com/@user', null],
    ['https://example.com/?to=a@b.example', null],
    ['HTTPS://EXAMPLE.COM:8443/a?b#c', null],
    ['https://bücher.example/', null],
  ])('%j: %s', (url, problem) => {
    expect(webhookUrlProblem(url, publicWebhooks)).toBe(problem);
  });

  it.each([
    ['a'.repeat(2_048 - 'https://example.com/'.length), []],
    ['a'.repeat(2_049 - 'https://example.com/'.length), ['param_too_long']],
  ])('is at most 2,048 characters long', (path, codes) => {
    const result = webhookUrl(publicWebhooks).safeParse(`https://example.com/${path}`);
    expect(result.error?.issues.map((issue) => issue.code === 'custom' && (issue.params?.code as string)) ?? []).toEqual(codes);
  });

  it('says why in a code of its own', () => {
    expect(webhookUrl(publicWebhooks).safeParse('https://10.0.0.1/').error?.issues).toEqual([
      expect.objectContaining({
        message: 'must lead to a public address, and its host is a private address',
        params: { code: 'invalid_webhook_url' },
      }),
    ]);
  });
});

describe('the allow-list of loopback', () => {
  it.each(['https://127.0.0.1:1/', 'https://2130706433/', 'https://[::1]/', 'https://localhost/', 'https://api.localhost./'])(
    'opens %s',
    (url) => {
      expect(webhookUrlProblem(url, loopback)).toBeNull();
    },
  );

  it.each(['https://10.0.0.1/', 'https://[::ffff:127.0.0.1]/', 'http://127.0.0.1/'])('does not open %s', (url) => {
    expect(webhookUrlProblem(url, loopback)).not.toBeNull();
  });
});

describe('the allow-list of ports', () => {
  const rules: WebhookRules = { addresses: loopback.addresses, ports: parsePorts('443, 8443') };

  it.each(['https://example.com/', 'https://example.com:443/', 'https://example.com:8443/', 'https://localhost:8443/'])(
    'opens %s',
    (url) => {
      expect(webhookUrlProblem(url, rules)).toBeNull();
    },
  );

  it.each([
    ['https://example.com:22/', 'must lead to port 443 or 8443, not 22'],
    ['https://example.com:0/', 'must lead to port 443 or 8443, not 0'],
    ['https://localhost:8080/', 'must lead to port 443 or 8443, not 8080'],
    ['https://10.0.0.1:22/', 'must lead to a public address, and its host is a private address'],
  ])('does not open %s', (url, problem) => {
    expect(webhookUrlProblem(url, rules)).toBe(problem);
  });

  it('is empty for any port', () => {
    expect(parsePorts('')).toEqual([]);
    expect(webhookUrlProblem('https://example.com:22/', { ...rules, ports: [] })).toBeNull();
  });

  it.each(['0', '65536', '443;8443', '-1', '4 43', 'https'])('cannot be written as %j', (text) => {
    expect(() => parsePorts(text)).toThrow(/is not a port/);
  });
});
