import { jobEvents, type JobEventType, topics } from '@blazon/contracts';
import { PostgresEventLog, toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import pg from 'pg';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('the usage of a month', () => {
  let log: PostgresEventLog;
  let database: pg.Client;
  // Before the database itself goes.
  afterAll(async () => {
    await database.end();
    await log.close();
  });
  const system = useSystem();
  let gateway: Gateway;
  let workspace: Workspace;
  let projectId: string;

  beforeAll(async () => {
    gateway = await system.startGateway();
    log = await PostgresEventLog.connect({ url: system.variables.EVENT_LOG_DATABASE_URL ?? '' });
    database = new pg.Client(system.variables.DATABASE_URL);
    await database.connect();
    workspace = await system.createWorkspace(gateway, 'pro');
    projectId = String((await system.client(gateway.live, workspace.live_key).post('/v1/projects', { name: 'x' })).body.id);
  });

  const accept = async (): Promise<string> => {
    const live = system.client(gateway.live, workspace.live_key);
    const { status, body } = await live.post('/v1/brands/generate', { project_id: projectId, prompt: 'x' });
    expect(status).toBe(202);
    return String(body.id);
  };
  const record = (type: JobEventType, jobId: string, version: number, more: object) =>
    toRecord(jobEvents, {
      topic: topics.jobs.name,
      key: `${jobId}/${newId('evt')}`,
      partitionKey: projectId,
      source: 'test',
      subject: jobId,
      type,
      data: { workspace_id: workspace.id, environment: 'live', job_id: jobId, project_id: projectId, version, at: Date.now(), ...more },
    } as unknown as Parameters<typeof toRecord<typeof jobEvents>>[1]);
  const queued = (jobId: string) => record('job.queued', jobId, 1, { prompt: 'x', webhook_url: null, memory_id: null });
  const usage = (query = '', accepted = 'application/json') =>
    system.admin(gateway).get(`/admin/workspaces/${workspace.id}/usage${query}`, { headers: { accept: accepted } });
  const lines = async (query = '') => (await usage(query, 'text/csv')).text.trim().split('\r\n').slice(1);

  it('is told by days, and as CSV with one line a job and its outcome', async () => {
    const [good, bad, running] = [await accept(), await accept(), await accept()];
    await log.append([
      queued(good),
      queued(bad),
      queued(running),
      record('job.succeeded', good, 2, { brand_id: newId('brand'), memory_id: newId('mem') }),
      record('job.failed', bad, 2, { error: { code: 'generation_failed', message: 'no' } }),
    ]);
    await waitFor(async () => (await lines()).filter((line) => /succeeded|failed/.test(line)).length === 2);
    const month = new Date().toISOString().slice(0, 7);
    const { status, body } = await usage(`?month=${month}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ month, jobs: 2, plan: 'pro', quota: 1_000 });
    const days = body.days as { date: string; jobs: number }[];
    expect(days.reduce((sum, day) => sum + day.jobs, 0)).toBe(2);
    expect(days[0]?.date).toBe(`${month}-01`);
    const csv = await usage('', 'text/csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.text).toMatch(/^job_id,project_id,accepted_at,outcome\r\n/);
    const told = (await lines()).map((line) => line.split(','));
    expect(told.map(([id, project, , outcome]) => [id, project, outcome])).toEqual([
      [good, projectId, 'succeeded'],
      [bad, projectId, 'failed'],
      [running, projectId, 'pending'],
    ]);
    for (const [, , time = ''] of told) expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
  });

  it('is kept for 24 months', async () => {
    const old = (months: number) => {
      const time = new Date();
      return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - months, 15));
    };
    for (const months of [24, 25]) {
      const values = [newId('job'), workspace.id, old(months)];
      await database.query("insert into metered_jobs select $1, $2, date_trunc('month', $3::timestamptz), 'accepted', 1, $3", values);
    }
    await gateway.app.get(Housekeeping).run();
    expect(await lines(`?month=${old(24).toISOString().slice(0, 7)}`)).toHaveLength(1);
    expect(await lines(`?month=${old(25).toISOString().slice(0, 7)}`)).toHaveLength(0);
  });

  it('is asked for by a month', async () => {
    expect(await usage('?month=2026-13')).toMatchObject({ status: 400, error: { param: 'month' } });
    expect((await system.admin(gateway).get('/admin/workspaces/none/usage')).status).toBe(404);
  });
});
