import { hostOf, parseAddressRanges, publicWebhooks, webhookUrlProblem } from '@blazon/contracts';
import type { Resolve } from './resolver.js';
import { body, loopbackRules, ok, Sending } from './testing/sending.js';
import { forbiddenHosts } from './testing/ssrf-vectors.js';

const sending = new Sending();
const literals = forbiddenHosts.filter((host) => !host.includes('localhost'));

/** The address that a literal stands for, as DNS would answer it. */
const addressOf = (host: string) => hostOf(new URL(`https://${host}/`));

describe('forbidden hosts', () => {
  it('are a table worth the name', () => {
    expect(new Set(forbiddenHosts).size).toBeGreaterThanOrEqual(80);
  });

  describe.each(forbiddenHosts)('%s', (host) => {
    it('is refused when a URL is registered', () => {
      expect(webhookUrlProblem(`https://${host}/hook`, publicWebhooks)).toMatch(/^must lead to a public address/);
    });

    it('is refused when a webhook is sent, without a connection', async () => {
      const result = await sending.sender({ rules: publicWebhooks }).send({ url: `https://${host}/hook`, headers: {}, body });
      expect(result.error).toMatch(/^The webhook URL must lead to a public address/);
      expect(result.timing).toMatchObject({ dnsMs: null, connectMs: null });
    });

    it('is not reached by a redirect', async () => {
      const target = await sending.receiver(`HTTP/1.1 307 Temporary Redirect\r\nlocation: https://${host}/\r\ncontent-length: 0\r\n\r\n`);
      const result = await sending.sendTo(target);
      expect(result).toMatchObject({ error: 'The receiver answered 307; redirects are not followed.', response: { status: 307 } });
      expect(target.requests).toHaveLength(1);
    });
  });
});

describe('DNS that answers with the address of', () => {
  describe.each(literals)('%s', (host) => {
    it.each([
      ['alone', (address: string) => [address]],
      ['after a public one', (address: string) => ['1.1.1.1', address]],
      ['before a public one', (address: string) => [address, '2606:4700::1111']],
    ])('is refused (%s), without a connection', async (_how, answers) => {
      const address = addressOf(host);
      const sender = sending.sender({ rules: publicWebhooks, resolve: () => Promise.resolve(answers(address)) });
      const result = await sender.send({ url: 'https://rebinding.test/', headers: {}, body });
      expect(result.error).toContain(`The host rebinding.test resolves to ${address}, which is `);
      expect(result.timing.connectMs).toBeNull();
    });
  });
});

describe('DNS that changes its answer', () => {
  it('between attempts is asked again, and refused then', async () => {
    const target = await sending.receiver('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    const answers = ['127.0.0.1', '127.0.0.2', '10.0.0.1'];
    const sender = sending.sender({
      resolve: () => Promise.resolve([answers.shift() ?? '']),
      rules: { addresses: parseAddressRanges('127.0.0.1/32'), ports: [] },
    });
    const attempt = () => sender.send({ url: target.url(), headers: {}, body });
    expect((await attempt()).error).toBeNull();
    expect((await attempt()).error).toContain('127.0.0.2, which is a loopback address');
    expect((await attempt()).error).toContain('10.0.0.1, which is a private address');
  });

  it('between check and connect changes nothing, because it is asked only once', async () => {
    const target = await sending.receiver(ok);
    let asked = 0;
    const resolve: Resolve = () => {
      asked += 1;
      return Promise.resolve([asked === 1 ? '127.0.0.1' : '10.0.0.1']);
    };
    expect((await sending.sender({ resolve }).send({ url: target.url(), headers: {}, body })).error).toBeNull();
    expect(asked).toBe(1);
  });

  it('cannot move a kept connection that was dropped: the next one is checked again', async () => {
    const target = await sending.receiver((socket, { number }) => (number === 1 ? socket.write(ok) : socket.destroy()));
    const answers = ['127.0.0.1', '10.0.0.1'];
    const sender = sending.sender({ resolve: () => Promise.resolve([answers.shift() ?? '']) });
    const attempt = () => sender.send({ url: target.url(), headers: {}, body });
    expect((await attempt()).error).toBeNull();
    expect((await attempt()).error).toContain('closed the connection before it answered');
    expect((await attempt()).error).toContain('10.0.0.1, which is a private address');
  });

  it.each(['', 'not-an-address', '127.1', '0x7f000001', 'fe80::1%lo', '127.0.0.1, 10.0.0.1'])(
    'to %j is refused: that is no address',
    async (answer) => {
      const sender = sending.sender({ resolve: () => Promise.resolve([answer]) });
      expect((await sender.send({ url: 'https://receiver.test/', headers: {}, body })).error).toContain('not an IP address');
    },
  );

  it('to nothing at all fails', async () => {
    const sender = sending.sender({ resolve: () => Promise.resolve([]) });
    expect((await sender.send({ url: 'https://receiver.test/', headers: {}, body })).error).toBe('The host receiver.test has no address.');
  });
});

describe('a port that is not allowed', () => {
  it('is refused without a connection, and the sentence names those that are', async () => {
    const target = await sending.receiver(ok);
    const sender = sending.sender({ rules: { ...loopbackRules, ports: [443, 8443] } });
    const result = await sender.send({ url: target.url(), headers: {}, body });
    expect(result.error).toBe(`The webhook URL must lead to port 443 or 8443, not ${new URL(target.url()).port}.`);
    expect(result).toMatchObject({ response: null, timing: { dnsMs: null, connectMs: null } });
    expect(target.connections).toBe(0);
  });

  it('leaves the allowed ones open', async () => {
    const target = await sending.receiver(ok);
    const { port } = new URL(target.url());
    const sender = sending.sender({ rules: { ...loopbackRules, ports: [Number(port)] } });
    expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
  });
});

describe('a URL that was never acceptable', () => {
  it.each(['http://receiver.test/', 'https://user@receiver.test/', 'file:///etc/passwd', 'gopher://receiver.test/', 'nonsense', ''])(
    '%j is refused when a webhook is sent too',
    async (url) => {
      const result = await sending.sender().send({ url, headers: {}, body });
      expect(result.error).toMatch(/^The webhook URL must /);
      expect(result.response).toBeNull();
    },
  );
});
