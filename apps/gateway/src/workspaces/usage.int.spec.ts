import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jobEvents, topics } from '@blazon/contracts';
import { PostgresEventLog, toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { createLogger } from '@blazon/platform';
import { buffersTouched, waitFor } from '@blazon/testing';
import pg from 'pg';
import type { Answer } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';
import { reserveSql } from './usage.sql.js';

describe('the monthly quota', () => {
  const system = useSystem();
  let gateway: Gateway;
  let log: PostgresEventLog;
  let workspace: Workspace;
  let projectId: string;

  beforeAll(async () => {
    gateway = await system.startGateway();
    log = await PostgresEventLog.connect({
      url: system.variables.EVENT_LOG_DATABASE_URL ?? '',
      logger: createLogger({ service: 'test', level: 'silent' }),
    });
  });

  afterAll(() => log.close());

  beforeEach(async () => {
    workspace = await system.createWorkspace(gateway, 'pro');
    projectId = String((await system.client(gateway.live, workspace.live_key).post('/v1/projects', { name: 'x' })).body.id);
  });

  const generate = (fields: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    system.client(gateway.live, workspace.live_key).post('/v1/brands/generate', { project_id: projectId, prompt: 'x', ...fields }, headers);
  const used = async (): Promise<unknown> => (await system.admin(gateway).get(`/admin/workspaces/${workspace.id}`)).body.used_this_month;
  const setQuota = (monthly_quota: number | null) => system.updateWorkspace(gateway, workspace.id, { monthly_quota });

  const fact = (jobId: string, version: number) => ({
    workspace_id: workspace.id,
    environment: 'live' as const,
    job_id: jobId,
    project_id: projectId,
    version,
    at: Date.now(),
  });
  const addressOf = (jobId: string) => ({
    topic: topics.jobs.name,
    key: `${jobId}/${newId('evt')}`,
    partitionKey: projectId,
    source: 'test',
    subject: jobId,
  });
  const queued = (jobId: string) =>
    toRecord(jobEvents, {
      ...addressOf(jobId),
      type: 'job.queued',
      data: { ...fact(jobId, 1), prompt: 'x', webhook_url: null, memory_id: null },
    });
  const started = (jobId: string) =>
    toRecord(jobEvents, {
      ...addressOf(jobId),
      type: 'job.started',
      data: { ...fact(jobId, 2), attempt: 1, worker: 'w', deadline_at: Date.now() },
    });
  const failed = (jobId: string, version: number) =>
    toRecord(jobEvents, {
      ...addressOf(jobId),
      type: 'job.failed',
      data: { ...fact(jobId, version), error: { code: 'generation_failed', message: 'no' } },
    });

  it('counts accepted live jobs, and nothing else', async () => {
    const accepted = await generate();
    expect(accepted).toMatchObject({ status: 202, body: { object: 'job', status: 'queued', project_id: projectId } });
    expect(await generate({ prompt: '' })).toMatchObject({ status: 400 });
    const sandbox = system.client(gateway.sandbox, workspace.test_key);
    const { body } = await sandbox.post('/v1/projects', { name: 'x' });
    expect((await sandbox.post('/v1/brands/generate', { project_id: body.id, prompt: 'x' })).status).toBe(202);
    expect(await used()).toBe(1);
  });

  it('gives the last place to one of many that race for it, and then refuses; reads go on', async () => {
    await setQuota(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate()));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ error: { type: 'authentication_error', code: 'billing_hard_limit' } });
    expect((await system.client(gateway.live, workspace.live_key).get('/v1/projects')).status).toBe(200);
    expect(await used()).toBe(3);
  });

  it('may be raised at once, and returns to the one of the plan', async () => {
    await setQuota(0);
    expect((await generate()).status).toBe(403);
    await setQuota(1);
    expect((await generate()).status).toBe(202);
    await setQuota(null);
    expect((await system.admin(gateway).get(`/admin/workspaces/${workspace.id}`)).body.monthly_quota).toBe(1_000);
    expect((await generate()).status).toBe(202);
  });

  it('is counted for each of many workspaces that ask at the same moment', async () => {
    const other = await system.createWorkspace(gateway, 'pro');
    await Promise.all([setQuota(4), system.updateWorkspace(gateway, other.id, { monthly_quota: 2 })]);
    const neighbour = system.client(gateway.live, other.live_key);
    const { body } = await neighbour.post('/v1/projects', { name: 'x' });
    const asked = Array.from({ length: 6 }, () => [
      generate(),
      neighbour.post('/v1/brands/generate', { project_id: body.id, prompt: 'x' }),
    ]).flat();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status, index) => index % 2 === 0 && status === 202)).toHaveLength(4);
    expect(statuses.filter((status, index) => index % 2 === 1 && status === 202)).toHaveLength(2);
  });

  it('is asked again when its transaction was sacrificed to another that held the workspaces the other way round', async () => {
    const other = await system.createWorkspace(gateway, 'pro');
    const neighbour = system.client(gateway.live, other.live_key);
    const { body } = await neighbour.post('/v1/projects', { name: 'x' });
    const both = () => [generate(), neighbour.post('/v1/brands/generate', { project_id: body.id, prompt: 'x' })];
    await Promise.all(both());
    const reader = new pg.Client(system.variables.DATABASE_URL);
    await reader.connect();
    const [first = '', last = ''] = [workspace.id, other.id].sort();
    const touch = (id: string) => reader.query('update monthly_usage set jobs = jobs where workspace_id = $1', [id]);
    /** Whether the gateway was the one to give way. */
    const meet = async (): Promise<boolean> => {
      await reader.query('begin');
      await touch(last);
      const answers = Promise.all(Array.from({ length: 5 }, both).flat());
      await waitFor(async () => {
        await reader.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await reader.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rowCount === 1;
      });
      // Whoever has waited for a second looks for a circle, once, and gives way: the gateway, unless the circle was not closed by then.
      const gaveWay = await touch(first).then(
        () => true,
        () => false,
      );
      await reader.query('commit');
      expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([202]));
      return gaveWay;
    };
    let rounds = 1;
    while (!(await meet())) rounds += 1;
    await reader.end();
    expect(await used()).toBe(1 + 5 * rounds);
  });

  it('is given back to the one of many jobs asked for together whose node does not exist', async () => {
    const asked = Array.from({ length: 6 }, (_, index) => generate(index === 3 ? { memory_id: newId('mem') } : {}));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([202, 202, 202, 404, 202, 202]);
    expect(await used()).toBe(5);
  });

  it('does not stand in the way of a replay', async () => {
    await setQuota(1);
    const headers = { 'idempotency-key': randomUUID() };
    const original = await generate({}, headers);
    expect(original.status).toBe(202);
    expect(await generate({}, headers)).toMatchObject({ status: 202, text: original.text });
    expect(await used()).toBe(1);
  });

  it('is checked after the ids', async () => {
    await setQuota(0);
    expect(await generate({ memory_id: newId('mem') })).toMatchObject({ status: 404, error: { code: 'memory_not_found' } });
    expect(await generate({ memory_id: 'nonsense' })).toMatchObject({ status: 404, error: { code: 'memory_not_found' } });
    expect(await generate({ project_id: newId('proj') })).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    for (const memory_id of [newId('mem'), 'nonsense']) {
      const neither = await generate({ project_id: newId('proj'), memory_id });
      expect(neither).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    }
    expect(await generate()).toMatchObject({ status: 403, error: { code: 'billing_hard_limit' } });
  });

  it('loses nothing to a request for a project that does not exist', async () => {
    expect(await generate({ project_id: newId('proj') })).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    expect(await used()).toBe(0);
    expect((await generate()).status).toBe(202);
    expect(await used()).toBe(1);
  });

  it('loses nothing to a request for a memory node that does not exist', async () => {
    expect(await generate({ memory_id: newId('mem') })).toMatchObject({ status: 404, error: { code: 'memory_not_found' } });
    expect(await used()).toBe(0);
  });

  it('loses nothing to a request that generation refuses', async () => {
    system.standIns.refusal = 'project_not_found';
    expect(await generate()).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    system.standIns.refusal = undefined;
    expect(await used()).toBe(0);
  });

  it('has the place of a refused request back before that is answered, so that the next one gets the last place', async () => {
    await setQuota(1);
    for (let round = 1; round <= 10; round += 1) {
      system.standIns.refusal = 'memory_not_found';
      expect((await generate()).status).toBe(404);
      system.standIns.refusal = undefined;
      expect(await used()).toBe(0);
    }
    expect((await generate()).status).toBe(202);
    expect((await generate()).status).toBe(403);
    expect(await used()).toBe(1);
    await setQuota(2);
    expect((await generate()).status).toBe(202);
  });

  it('does not answer a refused request while its place cannot be given back', async () => {
    const [holder, watcher] = [new pg.Client(system.variables.DATABASE_URL), new pg.Client(system.variables.DATABASE_URL)];
    await Promise.all([holder.connect(), watcher.connect()]);
    system.standIns.refusal = 'memory_not_found';
    // By then the place is taken.
    system.standIns.before = async () => {
      await holder.query('begin');
      await holder.query('select from monthly_usage where workspace_id = $1 for update', [workspace.id]);
    };
    const refused = generate();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitFor(async () => (await watcher.query(waiting)).rowCount === 1);
    const first = await Promise.race([refused.then(() => 'answered'), pause(500).then(() => 'waiting')]);
    await holder.query('rollback');
    system.standIns.before = () => Promise.resolve();
    system.standIns.refusal = undefined;
    expect([first, (await refused).status, await used()]).toEqual(['waiting', 404, 0]);
    await Promise.all([holder.end(), watcher.end()]);
  });

  it('regression: keeps the place of a job that was accepted without an answer, when its repetition is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    system.standIns.after = () => Promise.reject(new Error('out of order'));
    expect((await generate({}, headers)).status).toBe(503);
    system.standIns.after = () => Promise.resolve();
    const [jobId = ''] = [...system.standIns.jobs.keys()].slice(-1);
    // Once the second job is counted, the first one is known to be accepted.
    await log.append([queued(jobId), queued(newId('job'))]);
    await waitFor(async () => (await used()) === 2);
    await system.client(gateway.live, workspace.live_key).call('DELETE', `/v1/projects/${projectId}`);
    expect(await generate({}, headers)).toMatchObject({ status: 404, error: { code: 'project_not_found' } });
    expect(await used()).toBe(2);
  });

  it('costs the same however many jobs were counted before', async () => {
    const client = new pg.Client(system.variables.DATABASE_URL);
    await client.connect();
    const cost = () =>
      buffersTouched(client, reserveSql, [
        Array.from({ length: 50 }, () => newId('job')),
        Array.from({ length: 50 }, () => workspace.id),
        '{"pro": 1000}',
      ]);
    const countedBefore = (from: number, to: number) =>
      client.query("insert into metered_jobs select 'job_' || n, $1, '2020-01-01', 'accepted' from generate_series($2::int, $3) as n", [
        workspace.id,
        from,
        to,
      ]);
    await countedBefore(1, 1_000);
    // So often that the server keeps the plans of the small table.
    for (let call = 1; call <= 5; call += 1) await cost();
    const before = await cost();
    await countedBefore(1_001, 50_000);
    expect(await cost()).toBeLessThan(2 * before);
    await client.end();
  });

  it('finds what is too old to be billed without a look at the rest', async () => {
    const client = new pg.Client(system.variables.DATABASE_URL);
    await client.connect();
    await client.query('delete from metered_jobs');
    await client.query("insert into metered_jobs select 'job_' || n, $1, now(), 'accepted' from generate_series(1, 20000) as n", [
      workspace.id,
    ]);
    await client.query('vacuum analyze metered_jobs');
    const old = 'delete from metered_jobs where reserved_at < now() - $1::interval';
    expect(await buffersTouched(client, old, ['24 months'])).toBeLessThan(10);
    await client.end();
  });

  it('gets the place of a failed job back, once', async () => {
    const [jobId, other] = [String((await generate()).body.id), String((await generate()).body.id)];
    expect(await used()).toBe(2);
    await log.append([queued(jobId), queued(jobId), started(jobId), failed(jobId, 3), failed(jobId, 4), failed(jobId, 3)]);
    await waitFor(async () => (await used()) === 1);
    // What comes after it in the log is counted, so all of it was read.
    await log.append([queued(other), queued(newId('job'))]);
    await waitFor(async () => (await used()) === 2);
  });

  it('is whole again for the first job of a new month', async () => {
    await setQuota(1);
    expect((await generate()).status).toBe(202);
    expect((await generate()).status).toBe(403);
    const client = new pg.Client(system.variables.DATABASE_URL);
    await client.connect();
    // A month passes.
    for (const table of ['monthly_usage', 'metered_jobs'])
      await client.query(`update ${table} set month = month - interval '1 month' where workspace_id = $1`, [workspace.id]);
    await client.end();
    expect(await used()).toBe(0);
    expect((await generate()).status).toBe(202);
    expect(await used()).toBe(1);
    expect((await generate()).status).toBe(403);
  });

  it('ignores a failure that lost against another event of the same version', async () => {
    const jobId = String((await generate()).body.id);
    const other = String((await generate()).body.id);
    await log.append([queued(jobId), started(jobId), failed(jobId, 2), queued(other), failed(other, 2)]);
    await waitFor(async () => (await used()) === 1);
  });

  it('counts a job whose reservation was never made here', async () => {
    await log.append([queued(newId('job'))]);
    await waitFor(async () => (await used()) === 1);
  });
});
