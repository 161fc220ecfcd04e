import { randomBytes, randomUUID } from 'node:crypto';
import { projectDeleted, topics } from '@blazon/contracts';
import { PostgresEventLog, toTombstone } from '@blazon/event-log';
import { newId, timeOf } from '@blazon/kernel';
import { createLogger } from '@blazon/platform';
import { waitFor } from '@blazon/testing';
import pg from 'pg';
import type { Answer, ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('a POST with an idempotency key', () => {
  const system = useSystem();
  let first: Gateway;
  let second: Gateway;
  let workspace: Workspace;
  let live: ApiClient;
  let elsewhere: ApiClient;

  beforeAll(async () => {
    first = await system.startGateway();
    second = await system.startGateway();
    workspace = await system.createWorkspace(first, 'agency');
    live = system.client(first.live, workspace.live_key);
    elsewhere = system.client(second.live, workspace.live_key);
  });

  afterEach(() => {
    system.standIns.refusal = undefined;
    system.standIns.before = () => Promise.resolve();
    system.standIns.after = () => Promise.resolve();
  });

  const create = (client: ApiClient, key: string, name = 'Morgenrot'): Promise<Answer> =>
    client.post('/v1/projects', { name }, { 'idempotency-key': key });
  const makeProject = async (): Promise<string> => String((await live.post('/v1/projects', { name: 'x' })).body.id);
  const sql = async (statement: string, values: unknown[]): Promise<void> => {
    const client = new pg.Client({ connectionString: system.variables.DATABASE_URL });
    await client.connect();
    await client.query(statement, values);
    await client.end();
  };

  it('is replayed byte for byte, on every replica', async () => {
    const key = randomUUID();
    const original = await create(live, key);
    expect(original.status).toBe(201);
    expect(original.headers).not.toHaveProperty('idempotent-replayed');
    for (const client of [live, elsewhere]) {
      const replay = await create(client, key);
      expect(replay).toMatchObject({ status: 201, text: original.text, headers: { 'idempotent-replayed': 'true' } });
      expect(replay.headers['x-request-id']).not.toBe(original.headers['x-request-id']);
    }
    expect(system.standIns.createdProjects.filter((id) => id === original.body.id)).toHaveLength(1);
  });

  it('runs once when replicas race for it', async () => {
    const key = randomUUID();
    const before = system.standIns.createdProjects.length;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create(index % 2 === 0 ? live : elsewhere, key)));
    for (const { status, error } of answers) expect(status === 201 || error?.code === 'idempotency_key_in_use').toBe(true);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    expect(system.standIns.createdProjects).toHaveLength(before + 1);
  });

  it('is told to wait while the first one runs', async () => {
    const arrived = Promise.withResolvers<undefined>();
    const gate = Promise.withResolvers<undefined>();
    system.standIns.before = () => {
      arrived.resolve(undefined);
      return gate.promise;
    };
    const key = randomUUID();
    const running = create(live, key);
    await arrived.promise;
    expect(await create(elsewhere, key)).toMatchObject({
      status: 409,
      error: { type: 'invalid_request_error', code: 'idempotency_key_in_use' },
      headers: { 'retry-after': '1' },
    });
    gate.resolve(undefined);
    expect((await running).status).toBe(201);
  });

  it('is taken over with the same id when the process that ran it was killed', async () => {
    const doomed = await system.spawnGateway();
    const arrived = Promise.withResolvers<undefined>();
    system.standIns.after = () => {
      arrived.resolve(undefined);
      return new Promise(() => undefined);
    };
    const key = randomUUID();
    const lost = create(system.client(doomed.live, workspace.live_key), key).catch((error: unknown) => error);
    await arrived.promise;
    doomed.kill();
    expect(await lost).toBeInstanceOf(Error);
    system.standIns.after = () => Promise.resolve();
    expect(await create(live, key)).toMatchObject({ status: 409 });
    const made = [...system.standIns.createdProjects];
    const taken = await waitFor(
      async () => {
        const answer = await create(live, key);
        return answer.status !== 409 && answer;
      },
      { withinMs: 60_000, everyMs: 500 },
    );
    expect(taken).toMatchObject({ status: 201, body: { id: made.at(-1) } });
    expect(system.standIns.createdProjects).toEqual(made);
    expect((await create(elsewhere, key)).text).toBe(taken.text);
  });

  it('may not be used for another body or path', async () => {
    const key = randomUUID();
    await create(live, key);
    expect(await create(live, key, 'Other')).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused' } });
    const otherPath = await live.post('/v1/brands/generate', { name: 'Morgenrot' }, { 'idempotency-key': key });
    expect(otherPath).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused' } });
  });

  it('is separate in each environment and workspace', async () => {
    const key = randomUUID();
    const other = await system.createWorkspace(first, 'pro');
    const ids = [
      await create(live, key),
      await create(system.client(first.sandbox, workspace.test_key), key),
      await create(system.client(first.live, other.live_key), key),
    ].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('stores nothing when it fails, and may run again with another body', async () => {
    const key = randomUUID();
    expect((await create(live, key, ' ')).status).toBe(400);
    expect((await create(live, key, 'fine now')).status).toBe(201);
  });

  it('regression: stores nothing when it fails, so that the deletion of the project it named does not take the key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const doomed = await makeProject();
    const refused = await live.post('/v1/brands/generate', { project_id: doomed, prompt: 'x', memory_id: 'none' }, key);
    expect(refused).toMatchObject({ status: 404, error: { code: 'memory_not_found' } });
    expect((await live.call('DELETE', `/v1/projects/${doomed}`)).status).toBe(200);
    const again = await live.post('/v1/brands/generate', { project_id: await makeProject(), prompt: 'x' }, key);
    expect(again.status).toBe(202);
  });

  it.each(['a\0b', randomBytes(8_000).toString('base64')])(
    'regression: finds no project whose id no index can hold: case %#',
    async (project_id) => {
      const answer = await live.post('/v1/brands/generate', { project_id, prompt: 'x' }, { 'idempotency-key': randomUUID() });
      expect(answer).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    },
  );

  it('keeps its id when the service fails after the work was done', async () => {
    const key = randomUUID();
    system.standIns.after = () => Promise.reject(new Error('out of order'));
    expect(await create(live, key)).toMatchObject({ status: 503, error: { code: 'service_unavailable' }, headers: { 'retry-after': '1' } });
    system.standIns.after = () => Promise.resolve();
    const before = system.standIns.createdProjects.length;
    const again = await create(elsewhere, key);
    expect(again).toMatchObject({ status: 201, body: { id: system.standIns.createdProjects.at(-1) } });
    expect(system.standIns.createdProjects).toHaveLength(before);
  });

  it('forgets the id of a run that was refused, so that what is made later is dated later', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const memory_id = newId('mem');
    const body = { project_id: await makeProject(), prompt: 'x', memory_id };
    expect(await live.post('/v1/brands/generate', body, key)).toMatchObject({ status: 404, error: { code: 'memory_not_found' } });
    const between = newId('job');
    system.standIns.nodes.add(memory_id);
    const accepted = await live.post('/v1/brands/generate', body, key);
    expect(accepted.status).toBe(202);
    expect(timeOf(String(accepted.body.id)).getTime()).toBeGreaterThanOrEqual(timeOf(between).getTime());
    expect(String(accepted.body.id) > between).toBe(true);
  });

  it('keeps the id of a run with an unknown outcome, also when the next one is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { project_id: await makeProject(), prompt: 'x' };
    system.standIns.after = () => Promise.reject(new Error('out of order'));
    expect((await live.post('/v1/brands/generate', body, key)).status).toBe(503);
    system.standIns.after = () => Promise.resolve();
    const [jobId] = [...system.standIns.jobs.keys()].slice(-1);
    system.standIns.refusal = 'memory_not_found';
    expect((await live.post('/v1/brands/generate', body, key)).status).toBe(404);
    system.standIns.refusal = undefined;
    expect(await live.post('/v1/brands/generate', body, key)).toMatchObject({ status: 202, body: { id: jobId } });
  });

  it('is replayed for 24 hours from the request whose result is stored, not from an earlier one that failed', async () => {
    const key = randomUUID();
    // Half a minute before the end, which is the time that this test has.
    const letHoursPass = () => sql("update idempotency_keys set claimed_at = claimed_at - interval '23:59:30' where key = $1", [key]);
    system.standIns.after = () => Promise.reject(new Error('out of order'));
    expect((await create(live, key)).status).toBe(503);
    await letHoursPass();
    system.standIns.after = () => Promise.resolve();
    const original = await create(live, key);
    expect(original).toMatchObject({ status: 201 });
    await letHoursPass();
    expect(await create(live, key)).toMatchObject({ text: original.text, headers: { 'idempotent-replayed': 'true' } });
  });

  it('counts as new after 24 hours, without anybody having swept', async () => {
    const key = randomUUID();
    const original = await create(live, key);
    await sql("update idempotency_keys set claimed_at = claimed_at - interval '24 hours' where key = $1", [key]);
    const fresh = await create(live, key, 'another body');
    expect(fresh.status).toBe(201);
    expect(fresh.body.id).not.toBe(original.body.id);
  });

  it('is looked at before the JSON', async () => {
    const key = randomUUID();
    await create(live, key);
    const broken = await live.call('POST', '/v1/projects', { raw: '{', headers: { 'idempotency-key': key } });
    expect(broken).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused' } });
  });

  it.each(['', 'ü', 'x'.repeat(256)])('refuses the key "%.8s"', async (key) => {
    expect(await create(live, key)).toMatchObject({ status: 400, error: { code: 'invalid_idempotency_key' } });
  });

  it('takes any 255 printable characters as a key', async () => {
    expect((await create(live, `~ ${'x'.repeat(253)}`)).status).toBe(201);
  });

  it('is not found any more once its project is deleted, and does not bring it back', async () => {
    const key = randomUUID();
    const original = await create(live, key);
    const generateKey = randomUUID();
    const generate = () =>
      live.post('/v1/brands/generate', { project_id: original.body.id, prompt: 'x' }, { 'idempotency-key': generateKey });
    expect((await generate()).status).toBe(202);
    expect((await live.call('DELETE', `/v1/projects/${String(original.body.id)}`)).status).toBe(200);
    for (const answer of [await create(live, key), await create(elsewhere, key), await generate()]) {
      expect(answer).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    }
    expect(await live.get(`/v1/projects/${String(original.body.id)}`)).toMatchObject({ status: 404 });
  });

  it('is erased by the tombstone of its project, when the request that deleted it did not live to see to that', async () => {
    const key = randomUUID();
    const projectId = String((await create(live, key)).body.id);
    const log = await PostgresEventLog.connect({
      url: system.variables.EVENT_LOG_DATABASE_URL ?? '',
      logger: createLogger({ service: 'test', level: 'silent' }),
    });
    const address = { topic: topics.projects.name, key: projectId, partitionKey: projectId };
    await log.append([toTombstone({ ...address, type: projectDeleted, source: 'test', subject: projectId })]);
    await log.close();
    const answer = await waitFor(async () => {
      const replay = await create(live, key);
      return replay.status === 404 && replay;
    });
    expect(answer.error?.code).toBe('project_not_found');
  });

  it('is ignored on PATCH and DELETE', async () => {
    const path = `/v1/projects/${await makeProject()}`;
    const headers = { 'idempotency-key': randomUUID() };
    expect((await live.call('PATCH', path, { body: { name: 'a' }, headers })).body.name).toBe('a');
    expect((await live.call('PATCH', path, { body: { name: 'b' }, headers })).body.name).toBe('b');
    expect((await live.call('DELETE', path, { headers })).status).toBe(200);
    expect((await live.call('DELETE', path, { headers })).status).toBe(404);
  });
});
