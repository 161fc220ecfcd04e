import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LocalAuthority } from '@blazon/backing';
import { type Delivery, webhookDeliveryApi } from '@blazon/contracts';
import { waitFor } from '@blazon/testing';
import { type Answer, Receiver } from './testing/receiver.js';
import { selfSigned } from './testing/self-signed.js';
import type { ServiceProcess } from '../testing/service-process.js';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let service: ServiceProcess;
const receivers: Receiver[] = [];

const DAY_MS = 86_400_000;
const ok = 'HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-length: 2\r\n\r\nok';
const chunked = 'HTTP/1.1 200 OK\r\nx-seen: yes\r\ntransfer-encoding: chunked\r\n\r\n';
const bomb = gzipSync(Buffer.alloc(80_000_000));
const mebibyte = 'x'.repeat(1_048_576);

const track = (receiver: Receiver) => {
  receivers.push(receiver);
  return receiver.url('localhost');
};
/** A receiver that answers every request so. */
const answers =
  (answer: Answer | string, certificate = () => Promise.resolve(system.certificate)) =>
  async () =>
    track(await Receiver.start(await certificate(), typeof answer === 'string' ? (socket) => socket.write(answer) : answer));
/** A receiver that speaks no TLS. */
const bare = (onConnection: (socket: Socket) => void) => async () => track(await Receiver.startBare(onConnection));
/** Answers with a beginning, and then with the same every 20 ms. */
const drips = (beginning: string, again: string) =>
  answers((socket) => {
    if (beginning !== '') socket.write(beginning);
    const timer = setInterval(() => socket.write(again), 20);
    socket.on('close', () => {
      clearInterval(timer);
    });
  });
/** Answers with a beginning, and then with the same as fast as it is read. */
const floods = (beginning: string, again: string) =>
  answers((socket) => {
    const pump = () => {
      while (!socket.destroyed && socket.write(again));
    };
    socket.on('drain', pump);
    socket.write(beginning);
    pump();
  });
const issued = (options: Partial<Parameters<LocalAuthority['issue']>[0]>) => () =>
  system.authority.issue({ hosts: ['localhost'], ...options });
const status = (code: number, headers = '') => answers(`HTTP/1.1 ${code} X\r\nx-seen: yes\r\n${headers}content-length: 2\r\n\r\nhm`);

const lateIn = (doing: string) => `No complete answer within 5 seconds: the time ran out while ${doing}.`;
const refused = (code: number) => `The receiver answered ${code}; only 2xx counts as delivered.`;
const redirected = (code: number) => `The receiver answered ${code}; redirects are not followed.`;
const certificate = (problem: string) => `The receiver's certificate ${problem}.`;
/** What the history shows of an answer. */
const shown = (code: number, body: string, more: object = {}) => ({
  status: code,
  headers: expect.objectContaining({ 'x-seen': 'yes' }) as object,
  body,
  truncated: false,
  ...more,
});
const delivered = shown(200, 'ok');
const xs = expect.stringMatching(/^x+$/) as string;

/** What the receiver is like, the sentence in the history (null when it was delivered), and the answer there. */
const evils: [string, () => Promise<string>, string | RegExp | null, object | null][] = [
  ['100 Continue that nobody asked for', answers(`HTTP/1.1 100 Continue\r\n\r\n${ok}`), /answer is not valid HTTP \(bad response\)/, null],
  ['102 Processing, then an answer', answers(`HTTP/1.1 102 Processing\r\n\r\n${ok}`), null, delivered],
  ['103 Early Hints, then an answer', answers(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${ok}`), null, delivered],
  ['103 Early Hints for ever', drips('', 'HTTP/1.1 103 Early Hints\r\n\r\n'), lateIn('waiting for the response headers'), null],
  [
    '101 Switching Protocols',
    answers('HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    /answer is not valid HTTP \(bad upgrade\)/,
    null,
  ],

  ['a redirect (301)', status(301, 'location: https://example.com/\r\n'), redirected(301), shown(301, 'hm')],
  ['a redirect (302)', status(302, 'location: https://127.0.0.1/\r\n'), redirected(302), shown(302, 'hm')],
  ['304', status(304), redirected(304), shown(304, '')],
  ['a redirect (307)', status(307, 'location: /again\r\n'), redirected(307), shown(307, 'hm')],
  ['a redirect (308)', status(308, 'location: /again\r\n'), redirected(308), shown(308, 'hm')],
  ['400', status(400), refused(400), shown(400, 'hm')],
  ['401', status(401), refused(401), shown(401, 'hm')],
  ['404', status(404), refused(404), shown(404, 'hm')],
  ['410', status(410), refused(410), shown(410, 'hm')],
  ['429', status(429, 'retry-after: 1\r\n'), refused(429), shown(429, 'hm')],
  ['500', status(500), refused(500), shown(500, 'hm')],
  ['503', status(503), refused(503), shown(503, 'hm')],
  ['599', status(599), refused(599), shown(599, 'hm')],

  ['no answer at all', answers(() => undefined), lateIn('waiting for the response headers'), null],
  ['slow headers', drips('HTTP/1.1 200 OK\r\n', 'x: y\r\n'), lateIn('waiting for the response headers'), null],
  ['endless headers', answers(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`), "The receiver's response headers are too large.", null],
  ['a slow body', drips(chunked, '1\r\nx\r\n'), lateIn('reading the response body'), shown(200, xs)],
  [
    'a body that stops half-way',
    answers('HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-length: 9\r\n\r\nhalf'),
    lateIn('reading the response body'),
    shown(200, 'half'),
  ],
  [
    'an endless body',
    floods('HTTP/1.1 200 OK\r\nx-seen: yes\r\n\r\n', mebibyte),
    null,
    shown(200, mebibyte.slice(0, 65_536), { truncated: true }),
  ],
  [
    'an endless body in chunks',
    floods(chunked, '1\r\nx\r\n'.repeat(10_000)),
    null,
    shown(200, xs, { truncated: expect.any(Boolean) as boolean }),
  ],
  [
    'an endless body of an error',
    floods('HTTP/1.1 500 No\r\nx-seen: yes\r\n\r\n', mebibyte),
    refused(500),
    shown(500, mebibyte.slice(0, 65_536), { truncated: true }),
  ],
  [
    '103 Early Hints without end',
    floods('', 'HTTP/1.1 103 X\r\n\r\n'.repeat(4_000)),
    "The receiver's response headers are too large.",
    null,
  ],
  [
    'a body of 3 MiB',
    answers(`HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-length: 3145728\r\n\r\n${mebibyte.repeat(3)}`),
    null,
    shown(200, mebibyte.slice(0, 65_536), { truncated: true }),
  ],
  [
    'a body of just 64 KiB',
    answers(`HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-length: 65536\r\n\r\n${mebibyte.slice(0, 65_536)}`),
    null,
    shown(200, mebibyte.slice(0, 65_536)),
  ],
  [
    'a gzip bomb',
    answers((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    }),
    null,
    shown(200, bomb.subarray(0, 65_536).toString(), {
      headers: expect.objectContaining({ 'content-encoding': 'gzip' }) as object,
      truncated: true,
    }),
  ],
  [
    'headers by names that every object has, and with bytes that are no text',
    answers((socket) =>
      socket.write(
        Buffer.from(
          'HTTP/1.1 204 X\r\nx-seen: yes\r\nconstructor: a\r\n__proto__: b\r\ntoString: c\r\nx-odd: \xff\xe9 \t"\\\r\n\r\n',
          'latin1',
        ),
      ),
    ),
    null,
    shown(204, '', { headers: expect.objectContaining({ constructor: 'a', tostring: 'c', 'x-odd': '\xff\xe9 \t"\\' }) as object }),
  ],
  [
    'bytes that are no text',
    answers((socket) => socket.write(Buffer.from('HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-length: 5\r\n\r\na\0\n\xff\xe9', 'latin1'))),
    null,
    shown(200, 'a\0\n\ufffd\ufffd'),
  ],

  [
    'a reset before it answers',
    bare((socket) => socket.once('data', () => socket.resetAndDestroy())),
    'The receiver closed the connection before it answered (ECONNRESET).',
    null,
  ],
  [
    'a connection closed before it answers',
    answers((socket) => socket.destroy()),
    /^The receiver closed the connection before it answered/,
    null,
  ],
  [
    'a connection closed in its headers',
    answers((socket) => socket.end('HTTP/1.1 200 OK\r\nx')),
    /^The receiver closed the connection before it answered/,
    null,
  ],
  [
    'a connection closed in its body',
    answers((socket) => socket.end('HTTP/1.1 200 OK\r\nx-seen: yes\r\ncontent-length: 9\r\n\r\nhalf')),
    /^The receiver closed the connection in the middle of its answer/,
    shown(200, 'half'),
  ],
  ['no HTTP', answers('220 mail.example.com ESMTP\r\n'), /^The receiver's answer is not valid HTTP/, null],

  [
    'garbage instead of TLS',
    bare((socket) => socket.write('this is no handshake\r\n')),
    /^The TLS handshake with the receiver failed/,
    null,
  ],
  ['plain HTTP', bare((socket) => socket.write(ok)), /^The TLS handshake with the receiver failed/, null],
  ['a TLS handshake without end', bare(() => undefined), lateIn('waiting for the TLS handshake'), null],
  [
    'an expired certificate',
    answers(ok, issued({ notBefore: new Date(Date.now() - 9 * DAY_MS), notAfter: new Date(Date.now() - DAY_MS) })),
    certificate('has expired (CERT_HAS_EXPIRED)'),
    null,
  ],
  [
    'a certificate that is not valid yet',
    answers(ok, issued({ notBefore: new Date(Date.now() + DAY_MS) })),
    certificate('is not valid yet (CERT_NOT_YET_VALID)'),
    null,
  ],
  [
    'a self-signed certificate',
    answers(ok, () => selfSigned('localhost')),
    certificate('is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)'),
    null,
  ],
  [
    'a certificate of another authority',
    answers(ok, async () => (await LocalAuthority.create('Stranger')).issue({ hosts: ['localhost'] })),
    /^The receiver's certificate was not issued by a trusted authority/,
    null,
  ],
  [
    'a certificate for another host',
    answers(ok, issued({ hosts: ['other.test'] })),
    certificate('is for another host (ERR_TLS_CERT_ALTNAME_INVALID)'),
    null,
  ],

  ['nobody listening', () => Promise.resolve('https://localhost:1/'), 'The receiver refused the connection (ECONNREFUSED).', null],
  [
    'a name that nobody knows',
    () => Promise.resolve('https://receiver.invalid/'),
    /^The host receiver\.invalid could not be looked up/,
    null,
  ],
];

/** Variables that programs on Node heed unless they say otherwise; none of them may change a verdict. */
const hostileEnvironment = {
  NODE_TLS_REJECT_UNAUTHORIZED: '0',
  NODE_USE_ENV_PROXY: '1',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  ALL_PROXY: 'http://127.0.0.1:9',
};
const params = () => ({ workspace_id: system.tenant.workspace_id });

/** Registers a receiver and sends it a test event; returns the delivery as the history shows it. */
async function judged(url: string): Promise<Delivery> {
  const body = { environment: 'live' as const, url, default: false };
  const endpoint = await service.client.call(webhookDeliveryApi.createEndpoint, { params: params(), body });
  return tested(endpoint.id);
}

async function tested(endpointId: string): Promise<Delivery> {
  const { job_id } = await service.client.call(webhookDeliveryApi.testEndpoint, { params: { ...params(), endpoint_id: endpointId } });
  // The call waits for the result, but not for long.
  return waitFor(async () => (await system.deliveriesOf(service, job_id)).find(({ status }) => status !== 'pending'));
}

/** All at once, since a third of them takes the five seconds that it has. */
const verdicts = new Map<string, Promise<Delivery>>();

TestSystem.use(async (created) => {
  system = created;
  system.atEnd(() => Promise.all(receivers.map((receiver) => receiver.stop())));
  service = await system.start(hostileEnvironment);
  for (const [what, start] of evils) verdicts.set(what, start().then(judged));
  await Promise.allSettled(verdicts.values());
});

describe('the history shows the right verdict on a receiver with', () => {
  it.each(evils)('%s', async (what, _start, error, response) => {
    const delivery = await verdicts.get(what);
    expect(delivery).toMatchObject({ status: error === null ? 'delivered' : 'undeliverable', next_attempt_at: null });
    expect(delivery?.attempts).toEqual([
      {
        number: 1,
        started_at: expect.any(Number) as number,
        duration_ms: expect.any(Number) as number,
        timing: expect.any(Object) as object,
        request: {
          headers: expect.objectContaining({ 'webhook-id': delivery?.event_id }) as object,
          body: expect.stringContaining('generation.success') as string,
        },
        response,
        error: error instanceof RegExp ? (expect.stringMatching(error) as string) : error,
      },
    ]);
    expect(delivery?.attempts[0]?.duration_ms).toBeLessThan(30_000);
  });
});

describe('a receiver that drops the connection it had kept', () => {
  const drop = (socket: Socket) => socket.destroy();
  const answer = (socket: Socket) => socket.write(ok);

  it('right after its answer: the next delivery arrives all the same', async () => {
    const url = await answers((socket) => {
      answer(socket);
      setTimeout(drop, 5, socket);
    })();
    const first = await judged(url);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const second = await tested(first.endpoint_id ?? '');
    for (const { status, attempts } of [first, second]) {
      expect(status).toBe('delivered');
      expect(attempts).toMatchObject([{ number: 1, error: null, response: delivered }]);
    }
    expect(receivers.at(-1)?.requests).toHaveLength(2);
  });

  it('as the next request arrives: that attempt has failed, and every request that left is in the history', async () => {
    const url = await answers((socket, { number }) => (number === 1 ? answer(socket) : drop(socket)))();
    const first = await judged(url);
    const second = await tested(first.endpoint_id ?? '');
    expect(first).toMatchObject({ status: 'delivered', attempts: [{ number: 1, error: null }] });
    const error = expect.stringMatching(/^The receiver closed the connection before it answered/) as string;
    expect(second).toMatchObject({ status: 'undeliverable', attempts: [{ number: 1, error, response: null }] });
    expect(receivers.at(-1)?.requests).toHaveLength(2);
  });
});
