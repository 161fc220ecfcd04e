import { once } from 'node:events';
import { connect } from 'node:tls';
import { waitFor } from '@blazon/testing';
import pg from 'pg';
import { mintApiKey } from '../domain/api-key.js';
import { Severable } from '../testing/severable.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('when something is away', () => {
  const system = useSystem();
  let database: Severable;
  let gateway: Gateway;
  let workspace: Workspace;

  beforeAll(async () => {
    const url = new URL(system.variables.DATABASE_URL ?? '');
    database = new Severable({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${await database.listen()}`;
    gateway = await system.startGateway({ DATABASE_URL: url.href });
    workspace = await system.createWorkspace(gateway, 'pro');
  });

  afterAll(async () => {
    await gateway.stop();
    await database.close();
  });

  it('without its database, it says so with every promised header and nothing else, and recovers by itself', async () => {
    const live = system.client(gateway.live, workspace.live_key);
    expect((await live.get('/v1/projects')).status).toBe(200);
    database.cut();
    const answer = await live.get('/v1/projects');
    expect(answer).toMatchObject({ status: 503, error: { type: 'api_error', code: 'service_unavailable' } });
    expect(answer.headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-limit': '100' });
    expect(answer.headers['x-request-id']).toBe(answer.error?.request_id);
    expect(answer.text).not.toMatch(/postgres|econn|select|127\.0\.0\.1|at .*\.js/i);
    database.mend();
    await waitFor(async () => (await live.get('/v1/projects')).status === 200);
  });

  it('regression: without its database, it tells nobody with a key to slow down', async () => {
    const live = system.client(gateway.live, workspace.live_key);
    database.cut();
    const answers = await Promise.all(Array.from({ length: 110 }, () => live.get('/v1/projects')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    database.mend();
    await waitFor(async () => (await live.get('/v1/projects')).status === 200);
  });

  it('regression: takes a client that goes away in the middle of its body for no fault of its own', async () => {
    const process = await system.spawnGateway({ LOG_LEVEL: 'error', LOG_FORMAT: 'json', PROJECTS_URL: 'http://127.0.0.1:9' });
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(process.live).port), rejectUnauthorized: false });
    const gone = once(socket, 'close');
    socket.write(
      `POST /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${workspace.live_key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\n{"name":',
    );
    await once(socket, 'data');
    socket.destroy();
    await gone;
    const { error } = await system.client(process.live, workspace.live_key).get('/v1/projects');
    const output = await waitFor(() => process.output().includes(error?.request_id ?? 'none') && process.output());
    expect(output).not.toContain('aborted');
    process.kill();
  });

  it('does not wait for ever on a connection that died silently', async () => {
    const live = system.client(gateway.live, workspace.live_key);
    expect((await live.get('/v1/projects')).status).toBe(200);
    // One that is being opened stays alive, and is stalled with the next call.
    const refused = await waitFor(async () => {
      database.stall();
      const answer = await live.get('/v1/projects');
      return answer.status === 200 ? undefined : answer;
    });
    expect(refused).toMatchObject({ status: 503, error: { code: 'service_unavailable' } });
    // Every connection that it had is dead; it finds out one by one.
    await waitFor(async () => (await live.get('/v1/projects')).status === 200, { withinMs: 60_000 });
  });

  it('refuses a key with a wrong checksum, or none, without its database', async () => {
    database.cut();
    const wrong = mintApiKey('live').slice(0, -1);
    expect(await system.client(gateway.live, `${wrong}!`).get('/')).toMatchObject({ status: 401, error: { code: 'invalid_api_key' } });
    const none = await system.client(gateway.live).get('/');
    expect(none).toMatchObject({ status: 401, error: { code: 'missing_api_key' }, headers: { 'x-ratelimit-limit': '100' } });
    database.mend();
  });

  it('tells nothing of a fault that nobody foresaw but its request id, under which the log has the rest', async () => {
    const process = await system.spawnGateway({ LOG_LEVEL: 'error', LOG_FORMAT: 'json' });
    const live = system.client(process.live, workspace.live_key);
    const tables = new pg.Client(system.variables.DATABASE_URL);
    await tables.connect();
    const keyed = () => live.post('/v1/projects', { name: 'x' }, { 'idempotency-key': 'fault' });
    await tables.query('alter table idempotency_keys rename to mislaid');
    const answer = await keyed();
    await tables.query('alter table mislaid rename to idempotency_keys');
    await tables.end();
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 500,
      body: {
        error: {
          type: 'api_error',
          code: 'internal_error',
          message: 'Something went wrong on our side.',
          request_id: answer.headers['x-request-id'],
        },
      },
    });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/) as string,
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/) as string,
      'x-ratelimit-reset': expect.stringMatching(/^\d+$/) as string,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['retry-after']).toBeUndefined();
    const line = await waitFor(() =>
      process
        .output()
        .split('\n')
        // The last one may be half written.
        .slice(0, -1)
        .find((each) => each.includes(answer.error?.request_id ?? 'none')),
    );
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      request_id: answer.error?.request_id,
      route: '/v1/projects',
      err: { message: expect.stringContaining('idempotency_keys') as string },
    });
    expect((await keyed()).status).toBe(201);
    process.kill();
  });

  it('without Kafka, it listens, is ready and serves, at its start too', async () => {
    const alone = await system.startGateway({ KAFKA_BROKERS: '127.0.0.1:9', START_PATIENCE_SECONDS: '0' });
    expect((await fetch(`${alone.internal}/readyz`)).status).toBe(200);
    const live = system.client(alone.live, workspace.live_key);
    expect((await live.post('/v1/projects', { name: 'x' })).status).toBe(201);
    expect((await live.get('/v1/projects')).status).toBe(200);
    await alone.stop();
  });

  it('without the projects, it says that it cannot answer right now', async () => {
    const alone = await system.startGateway({ PROJECTS_URL: 'http://127.0.0.1:9' });
    const answer = await system.client(alone.live, workspace.live_key).get('/v1/projects');
    expect(answer).toMatchObject({ status: 503, error: { code: 'service_unavailable' }, headers: { 'retry-after': '1' } });
    expect(answer.text).not.toMatch(/econn|projects|127\.0\.0\.1/i);
    await alone.stop();
  });

  it('writes no secret to its log, however much it writes', async () => {
    const process = await system.spawnGateway({ LOG_LEVEL: 'trace', LOG_FORMAT: 'json', GENERATION_URL: 'http://127.0.0.1:9' });
    const other = await system.createWorkspace(process, 'pro');
    const live = system.client(process.live, other.live_key);
    const { body } = await live.post('/v1/projects', { name: 'the name of the project' });
    const failed = await live.post(
      '/v1/brands/generate',
      { project_id: body.id, prompt: 'a secret prompt' },
      { 'idempotency-key': 'my-key' },
    );
    expect(failed.status).toBe(503);
    await system.client(process.live, mintApiKey('live')).get('/v1/projects');
    const output = await waitFor(() => process.output().includes('cannot answer right now') && process.output());
    const { SERVICE_TOKEN = '', DATABASE_URL = '', EVENT_LOG_DATABASE_URL = '' } = system.variables;
    const secrets = [
      other.live_key,
      other.test_key,
      system.adminToken,
      SERVICE_TOKEN,
      new URL(DATABASE_URL).password,
      new URL(EVENT_LOG_DATABASE_URL).password,
      'a secret prompt',
      'the name of the project',
    ];
    for (const secret of secrets) expect(output).not.toContain(secret);
  });
});
