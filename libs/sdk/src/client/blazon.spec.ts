import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Blazon, type BlazonOptions } from './blazon.js';
import {
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServiceError,
} from './errors.js';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
type Reply =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | 'hang up'
  | 'reset'
  | 'hang up in the body'
  | 'reset in the body'
  | 'stop in the body'
  | 'send the body slowly';

/** Begins a body and does to it what the reply says. */
async function breakOff(reply: string, { socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = '{"id":"proj_1"}';
  response.writeHead(200, { 'content-length': String(body.length) }).write(body.slice(0, 1));
  if (reply === 'stop in the body') return;
  for (const byte of body.slice(1)) {
    await pause(20);
    if (reply === 'hang up in the body') return void socket.destroy();
    if (reply === 'reset in the body') return void socket.resetAndDestroy();
    response.write(byte);
  }
  response.end();
}

describe('the API client', () => {
  let server: Server;
  let blazon: Blazon;
  let seen: Seen[];
  let replies: Reply[];

  beforeEach(async () => {
    seen = [];
    replies = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        const reply = replies.shift() ?? {};
        if (reply === 'hang up') request.socket.destroy();
        else if (reply === 'reset') request.socket.resetAndDestroy();
        else if (typeof reply === 'string') void breakOff(reply, request, response);
        else
          response
            .writeHead(reply.status ?? 200, reply.headers)
            .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    blazon = client();
  });

  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const client = (options: Partial<BlazonOptions> = {}) =>
    new Blazon({ apiKey: 'sk_test_1', baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ...options });

  const error = (status: number, code: string, headers: Record<string, string> = {}): Reply => ({
    status,
    headers: { 'x-request-id': 'req_1', ...headers },
    body: { error: { type: 'invalid_request_error', code, message: 'No.', param: 'name', request_id: 'req_1' } },
  });

  it.each<[string, (client: Blazon) => Promise<unknown>, string, string]>([
    ['projects.create', (api) => api.projects.create({ name: 'Åre' }), 'POST /v1/projects', '{"name":"Åre"}'],
    ['projects.get', (api) => api.projects.get('proj_1'), 'GET /v1/projects/proj_1', ''],
    ['projects.update', (api) => api.projects.update('proj_1', { description: null }), 'PATCH /v1/projects/proj_1', '{"description":null}'],
    ['projects.delete', (api) => api.projects.delete('proj_1'), 'DELETE /v1/projects/proj_1', ''],
    [
      'projects.list',
      (api) => api.projects.list({ limit: 5, starting_after: 'proj_9' }).page(),
      'GET /v1/projects?limit=5&starting_after=proj_9',
      '',
    ],
    [
      'brands.generate',
      (api) => api.brands.generate({ project_id: 'proj_1', prompt: 'A bakery' }),
      'POST /v1/brands/generate',
      '{"project_id":"proj_1","prompt":"A bakery"}',
    ],
    ['brands.list', (api) => api.brands.list({ project_id: 'proj_1' }).page(), 'GET /v1/brands?project_id=proj_1', ''],
    ['memory.list', (api) => api.memory.list('proj_1', { limit: 1 }).page(), 'GET /v1/projects/proj_1/memory?limit=1', ''],
    ['request', (api) => api.request({ method: 'POST', path: '/v1/new', body: { a: 1 } }), 'POST /v1/new', '{"a":1}'],
    ['an odd id', (api) => api.projects.get('a/b?c'), 'GET /v1/projects/a%2Fb%3Fc', ''],
  ])('%s sends one request', async (_name, call, line, body) => {
    replies = [{ body: { id: 'x' } }];
    expect(await call(blazon)).toEqual({ id: 'x' });
    expect(seen.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([line]);
    expect(seen[0]).toMatchObject({ body, headers: { authorization: 'Bearer sk_test_1' } });
    expect(seen[0]?.headers['content-type']).toBe(body ? 'application/json' : undefined);
    expect(seen[0]?.headers['idempotency-key'] !== undefined).toBe(line.startsWith('POST'));
  });

  it('repeats a POST with the same idempotency key, and makes a new one for the next call', async () => {
    replies = ['hang up', error(503, 'service_unavailable', { 'retry-after': '0' })];
    await blazon.projects.create({ name: 'a' });
    await blazon.projects.create({ name: 'a' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("takes the caller's idempotency key", async () => {
    await blazon.brands.generate({ project_id: 'proj_1', prompt: 'x' }, { idempotencyKey: 'order-7' });
    expect(seen[0]?.headers['idempotency-key']).toBe('order-7');
  });

  it('waits as long as Retry-After says', async () => {
    replies = [error(429, 'rate_limit_exceeded', { 'retry-after': '1' })];
    const started = performance.now();
    await blazon.projects.get('proj_1');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    expect(seen).toHaveLength(2);
  });

  it('waits until the date that a proxy names', async () => {
    replies = [error(503, 'unknown_error', { 'retry-after': new Date(Date.now() + 3_000).toUTCString() })];
    const started = performance.now();
    await blazon.projects.get('proj_1');
    expect(performance.now() - started).toBeGreaterThanOrEqual(900);
  });

  it('does not wait for longer than the caller wants', async () => {
    replies = [error(429, 'rate_limit_exceeded', { 'retry-after': '61' })];
    await expect(blazon.projects.get('proj_1')).rejects.toMatchObject({ retryAfterSeconds: 61, requestId: 'req_1' });
    replies = [error(429, 'rate_limit_exceeded', { 'retry-after': '1' })];
    await expect(client({ maxRetryAfterSeconds: 0 }).projects.get('proj_1')).rejects.toBeInstanceOf(RateLimitError);
    expect(seen).toHaveLength(2);
  });

  it.each<Reply>(['hang up', 'hang up in the body', 'stop in the body', { status: 500, body: '<html>' }, { body: 'not JSON' }])(
    'posts again with the same key after %j',
    async (reply) => {
      replies = [reply, { body: { id: 'proj_1' } }];
      expect(await client({ timeoutMs: 1_500 }).projects.create({ name: 'a' })).toEqual({ id: 'proj_1' });
      expect(new Set(seen.map(({ headers, body }) => `${String(headers['idempotency-key'])} ${body}`)).size).toBe(1);
      expect(seen).toHaveLength(2);
    },
  );

  it('says so when a body does not end in time', async () => {
    replies = ['stop in the body'];
    await expect(client({ maxRetries: 0, timeoutMs: 100 }).projects.get('x')).rejects.toThrow('within 0.1 seconds');
  });

  it('ends when the caller wants, while it is asked and while it waits to ask again', async () => {
    for (const reply of ['stop in the body', error(429, 'rate_limit_exceeded', { 'retry-after': '30' })] as const) {
      replies = [reply];
      const started = performance.now();
      const signal = AbortSignal.timeout(1_000);
      await expect(blazon.projects.get('proj_1', { signal })).rejects.toThrow('aborted due to timeout');
      expect(performance.now() - started).toBeLessThan(25_000);
    }
    expect(seen).toHaveLength(2);
  });

  it.each([
    [400, 'invalid_param', InvalidRequestError],
    [401, 'invalid_api_key', AuthenticationError],
    [403, 'billing_hard_limit', PermissionError],
    [404, 'project_not_found', NotFoundError],
    [422, 'idempotency_key_reused', InvalidRequestError],
  ])('fails at once with %d %s', async (status, code, type) => {
    replies = [error(status, code)];
    const failure: unknown = await blazon.projects.get('proj_1').catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(type);
    expect(failure).toMatchObject({ status, code, param: 'name', requestId: 'req_1', message: 'No.' });
    expect(seen).toHaveLength(1);
  });

  it('tries again while the first request with the key is still running', async () => {
    replies = [error(409, 'idempotency_key_in_use', { 'retry-after': '0' }), { body: { id: 'proj_1' } }];
    expect(await blazon.projects.create({ name: 'a' })).toEqual({ id: 'proj_1' });
  });

  it.each([
    [429, RateLimitError],
    [500, ServiceError],
  ])('gives up on %d after the retries', async (status, type) => {
    replies = Array.from({ length: 9 }, () => error(status, 'x', { 'retry-after': '0' }));
    await expect(blazon.projects.get('proj_1')).rejects.toBeInstanceOf(type);
    expect(seen).toHaveLength(4);
  });

  it.each([
    ['nobody listens', 'http://127.0.0.1:9'],
    ['the name does not exist', 'http://nowhere.invalid'],
  ])('says so when %s', async (_what, baseUrl) => {
    await expect(new Blazon({ apiKey: 'k', baseUrl, maxRetries: 0 }).projects.get('x')).rejects.toBeInstanceOf(ConnectionError);
  });

  it('does not wait for an answer for ever', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(new Blazon({ apiKey: 'k', baseUrl, maxRetries: 0, timeoutMs: 50 }).projects.get('x')).rejects.toBeInstanceOf(
      ConnectionError,
    );
    silent.closeAllConnections();
    silent.close();
  });

  it('never follows a redirect, which would take the key along', async () => {
    replies = [{ status: 307, headers: { location: '/elsewhere' } }];
    await expect(client({ maxRetries: 0 }).projects.get('x')).rejects.toBeInstanceOf(ConnectionError);
    expect(seen).toHaveLength(1);
  });

  it('understands an error of something in between', async () => {
    replies = [{ status: 413, body: '<html>Too large</html>' }];
    await expect(blazon.projects.create({ name: 'a' })).rejects.toMatchObject({ status: 413, code: 'unknown_error' });
  });

  it('iterates over all pages', async () => {
    replies = [
      { body: { object: 'list', data: [{ id: 'a' }, { id: 'b' }], has_more: true, next_cursor: 'b' } },
      { body: { object: 'list', data: [{ id: 'c' }], has_more: false, next_cursor: null } },
    ];
    const ids: string[] = [];
    for await (const project of blazon.projects.list({ limit: 2 })) ids.push(project.id);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(seen.map(({ url }) => url)).toEqual(['/v1/projects?limit=2', '/v1/projects?limit=2&starting_after=b']);
  });

  it('fetches no further page than is asked for', async () => {
    replies = [{ body: { object: 'list', data: [{ id: 'a' }], has_more: true, next_cursor: 'a' } }];
    for await (const project of blazon.projects.list()) {
      expect(project.id).toBe('a');
      break;
    }
    expect(seen).toHaveLength(1);
  });
});
