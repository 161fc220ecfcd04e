import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { once } from 'node:events';
import { SpanCollector, waitFor } from '@blazon/testing';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('the listeners', () => {
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;

  beforeAll(async () => {
    gateway = await system.startGateway();
    workspace = await system.createWorkspace(gateway, 'agency');
  });

  const open = async (): Promise<Socket> => {
    const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(gateway.live).port), rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    return socket;
  };
  const everything = async (socket: Socket): Promise<string> => {
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  };

  it('read no body before the key is known', async () => {
    const socket = await open();
    socket.write(
      'POST /v1/projects HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\nExpect: 100-continue\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 401 /);
    socket.destroy();
  });

  it('ask for the body of a caller whom they know', async () => {
    const socket = await open();
    const body = JSON.stringify({ name: 'patient' });
    socket.write(
      `POST /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${workspace.live_key}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 100 Continue/);
    socket.write(body);
    expect(await everything(socket)).toContain('HTTP/1.1 201 Created');
  });

  it('regression: ask for no body that they are told is too large', async () => {
    const socket = await open();
    socket.write(
      `POST /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${workspace.live_key}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 65537\r\nExpect: 100-continue\r\n\r\n',
    );
    expect(await everything(socket)).toMatch(/^HTTP\/1.1 413 [\s\S]*payload_too_large/);
  });

  it('regression: answer an expectation that they do not know like any request, after a look at the key', async () => {
    const ask = async (authorization: string) => {
      const socket = await open();
      socket.write(`GET /v1/projects HTTP/1.1\r\nHost: x\r\nExpect: the best\r\n${authorization}Connection: close\r\n\r\n`);
      return everything(socket);
    };
    expect(await ask('')).toMatch(/^HTTP\/1.1 401 [\s\S]*x-ratelimit-limit: 100[\s\S]*missing_api_key/);
    expect(await ask(`Authorization: Bearer ${workspace.live_key}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('regression: give no interim answer to HTTP/1.0, which knows none', async () => {
    const socket = await open();
    socket.write(`GET /v1/projects HTTP/1.0\r\nExpect: 100-continue\r\nAuthorization: Bearer ${workspace.live_key}\r\n\r\n`);
    expect(await everything(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'malformed_request'],
    ['too large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('answer %s with the error envelope', async (_what, request, status, code) => {
    const socket = await open();
    socket.write(request);
    const answer = await everything(socket);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/x-ratelimit-limit: 100/);
    const [, json = ''] = answer.split('\r\n\r\n');
    const { error } = JSON.parse(json) as { error: { code: string; request_id: string } };
    expect(error.code).toBe(code);
    expect(answer).toContain(`x-request-id: ${error.request_id}`);
  });

  it('answer a broken request after those that came before it on the same connection', async () => {
    const released = Promise.withResolvers<undefined>();
    system.standIns.before = () => released.promise;
    const body = JSON.stringify({ name: 'slow' });
    const socket = await open();
    socket.write(
      `POST /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${workspace.live_key}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}GET /v1/projects HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n\r\n`,
    );
    const answers = everything(socket);
    setTimeout(() => {
      socket.write('MORE OF IT\r\n\r\n');
      released.resolve(undefined);
    }, 200);
    const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    system.standIns.before = () => Promise.resolve();
    expect(statuses).toEqual(['201', '401', '400']);
  });

  it('tell callers to keep an idle connection for a moment, and keep it for proxies that do so longer', async () => {
    const socket = await open();
    const ask = async () => {
      socket.write('GET /v1/projects HTTP/1.1\r\nHost: x\r\n\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString();
    };
    expect(await ask()).toMatch(/\r\nkeep-alive: timeout=4\r\n/i);
    await pause(6_000);
    expect(await ask()).toMatch(/^HTTP\/1.1 401 /);
    socket.destroy();
  });

  it('take two Authorization headers for none, whichever of them is right', async () => {
    const right = `Authorization: Bearer ${workspace.live_key}\r\n`;
    for (const headers of [right + right, `${right}Authorization: Basic eA==\r\n`, `Authorization: Bearer x\r\n${right}`]) {
      const socket = await open();
      socket.write(`GET /v1/projects HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
      expect(await everything(socket)).toMatch(/^HTTP\/1.1 401 [\s\S]*invalid_api_key/);
    }
  });

  it('let no stranger decide what is traced, or what records carry', async () => {
    const collector = await SpanCollector.start();
    const preload = new URL('../../../../libs/platform/dist/telemetry/preload.js', import.meta.url);
    const traced = await system.spawnGateway({
      ...collector.variables,
      NODE_OPTIONS: `--import ${preload.href}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    const live = system.client(traced.live, workspace.live_key);
    const project = await live.post('/v1/projects', { name: 'x' });
    const strange = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${strange}-00f067aa0ba902b7-00`, tracestate: 'theirs=1', baggage: 'user=mallory' };
    const { body } = await live.post('/v1/brands/generate', { project_id: project.body.id, prompt: 'x' }, headers);
    const { traceparent = '', ...rest } = system.standIns.jobs.get(String(body.id))?.trace ?? {};
    expect(rest).toEqual({});
    // Sampled, although the stranger says that it is not; and in a trace of our own.
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(traceparent).not.toContain(strange);
    await waitFor(() => collector.spans.some(({ traceId }) => traceparent.includes(traceId)));
    expect(collector.spans.filter(({ traceId }) => traceId === strange)).toEqual([]);
    traced.kill();
    await collector.stop();
  });

  /** A client that ignores every answer and keeps sending byte by byte until it is cut off. */
  const drip = async (rest: string, drop: string): Promise<{ answer: string; seconds: number }> => {
    const socket = await open();
    socket.allowHalfOpen = true;
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    const cut = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
    const started = Date.now();
    socket.write(`POST /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${workspace.live_key}\r\n${rest}`);
    const drops = setInterval(() => socket.write(drop), 500);
    await cut;
    clearInterval(drops);
    return { answer, seconds: (Date.now() - started) / 1_000 };
  };

  it('cut a client that never finishes, after 10 seconds in its headers and 20 in its body, also if it goes on after the answer', async () => {
    const [headers, body] = await Promise.all([
      drip('', 'X-Slow: 1\r\n'),
      drip('Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n', ' '),
    ]);
    for (const { answer } of [headers, body]) {
      expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*x-ratelimit-limit: 100[\s\S]*request_timeout/);
    }
    // Sooner would be wrong on any machine; how much later it is says how busy this one is. They began together.
    expect(headers.seconds).toBeGreaterThan(9.9);
    expect(body.seconds).toBeGreaterThan(19.9);
    expect(headers.seconds).toBeLessThan(body.seconds);
  });

  it('believe a trusted proxy about HTTPS, the caller and the host', async () => {
    const proxied = await system.startGateway({
      BLAZON_TRUSTED_PROXIES: '127.0.0.0/8',
      BLAZON_TLS_CERT: '',
      BLAZON_TLS_KEY: '',
      BLAZON_LIVE_HOSTS: 'api.example.com',
      BLAZON_SANDBOX_HOSTS: 'sandbox.example.com',
    });
    expect(proxied.live).toMatch(/^http:/);
    const viaProxy = (host: string, key: string, proto = 'https') =>
      system.client(proxied.http, key).get('/v1/projects', { headers: { 'x-forwarded-proto': proto, host } });
    expect((await viaProxy('api.example.com', workspace.live_key)).status).toBe(200);
    expect((await viaProxy('sandbox.example.com:443', workspace.test_key)).status).toBe(200);
    expect((await viaProxy('sandbox.example.com', workspace.live_key)).error?.code).toBe('wrong_environment');
    expect((await viaProxy('api.example.com', workspace.live_key, 'http')).error?.code).toBe('https_required');
    await proxied.stop();
  });

  it('serve the reference without a key on both hosts, and what is committed', async () => {
    for (const host of [gateway.live, gateway.sandbox]) {
      const document = await system.client(host).get('/openapi.json');
      expect(document).toMatchObject({ status: 200, body: { openapi: '3.1.0' }, headers: { 'x-ratelimit-limit': '100' } });
      const page = await system.client(host).get('/docs');
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
      expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
      expect(page.headers['blazon-environment']).toBe(host === gateway.live ? 'live' : 'sandbox');
      expect(page.text).toContain('POST /v1/brands/generate');
    }
    expect((await system.client(gateway.http).get('/docs')).error?.code).toBe('https_required');
  });

  it('count pages of the documentation, and not what a page loads', async () => {
    const stranger = system.client(gateway.live);
    const remaining = async (path: string) => Number((await stranger.get(path)).headers['x-ratelimit-remaining']);
    const [, script = ''] = /src="(\/docs\/assets\/[^"]+\.js)"/.exec((await stranger.get('/docs/webhooks')).text) ?? [];
    const before = await remaining('/docs/errors');
    expect([await remaining(script), await remaining(script)]).toEqual([before, before]);
    expect(await remaining('/docs/errors')).toBe(before - 1);
    const { headers } = await stranger.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await system.client(gateway.http).get(script)).error?.code).toBe('https_required');
  });

  it('drop a connection that is not TLS', async () => {
    const socket = connect(Number(new URL(gateway.live).port), '127.0.0.1');
    socket.write('GET /v1/projects HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await everything(socket).catch(() => '')).not.toContain('200');
  });
});
