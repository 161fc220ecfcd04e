import { jobEvents, topics } from '@blazon/contracts';
import { PostgresEventLog, toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import pg from 'pg';
import { Housekeeping } from './housekeeping.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

const system = useSystem();

describe('a place in the quota that was reserved by a gateway which died before it heard of the job', () => {
  let gateway: Gateway;
  let log: PostgresEventLog;
  let database: pg.Pool;
  let workspace: Workspace;
  let projectId: string;

  beforeAll(async () => {
    gateway = await system.startGateway();
    log = await PostgresEventLog.connect({ url: system.variables.EVENT_LOG_DATABASE_URL ?? '' });
    database = new pg.Pool({ connectionString: system.variables.DATABASE_URL, max: 1 });
  });

  afterAll(async () => {
    await database.end();
    await log.close();
  });

  beforeEach(async () => {
    workspace = await system.createWorkspace(gateway, 'pro');
    projectId = String((await system.client(gateway.live, workspace.live_key).post('/v1/projects', { name: 'x' })).body.id);
  });

  const used = async (): Promise<unknown> => (await system.admin(gateway).get(`/admin/workspaces/${workspace.id}`)).body.used_this_month;
  const sweep = () => gateway.app.get(Housekeeping).run();
  /** Kills a gateway while it waits for generation, before or after that has made the job; the id of the job. */
  const crash = async (moment: 'before' | 'after'): Promise<string> => {
    const doomed = await system.spawnGateway();
    const { promise: reached, resolve: reach } = Promise.withResolvers<undefined>();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    system.standIns[moment] = () => {
      reach(undefined);
      return released;
    };
    const lost = system.client(doomed.live, workspace.live_key).post('/v1/brands/generate', { project_id: projectId, prompt: 'x' });
    const failed = expect(lost).rejects.toThrow();
    await reached;
    doomed.kill();
    await failed;
    system.standIns[moment] = () => Promise.resolve();
    release(undefined);
    const { rows } = await database.query<{ job_id: string }>('select job_id from metered_jobs where workspace_id = $1', [workspace.id]);
    return String(rows[0]?.job_id);
  };
  const letMinutesPass = (minutes: number) =>
    database.query(`update metered_jobs set reserved_at = reserved_at - $1 * interval '1 minute' where workspace_id = $2`, [
      minutes,
      workspace.id,
    ]);
  const accept = async (jobId: string): Promise<void> => {
    const fact = { workspace_id: workspace.id, environment: 'live' as const, job_id: jobId, project_id: projectId, version: 1 };
    const address = { topic: topics.jobs.name, key: `${jobId}/${newId('evt')}`, partitionKey: projectId, source: 'test', subject: jobId };
    const data = { ...fact, at: Date.now(), prompt: 'x', webhook_url: null, memory_id: null };
    await log.append([toRecord(jobEvents, { ...address, type: 'job.queued', data })]);
    const state = async () =>
      (await database.query<{ state: string }>('select state from metered_jobs where job_id = $1', [jobId])).rows[0]?.state;
    await waitFor(async () => (await state()) === 'accepted');
  };

  it('is kept while the job may still appear in the log, and given back once', async () => {
    await crash('before');
    expect(await used()).toBe(1);
    await letMinutesPass(14);
    await sweep();
    expect(await used()).toBe(1);
    await letMinutesPass(2);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await used()).toBe(0);
  });

  it('stays taken for good when the job was accepted', async () => {
    const jobId = await crash('after');
    expect(system.standIns.jobs.has(jobId)).toBe(true);
    await accept(jobId);
    await letMinutesPass(60);
    await sweep();
    expect(await used()).toBe(1);
  });

  it('is taken again when the log tells of the job only after it was given back', async () => {
    const jobId = await crash('after');
    await letMinutesPass(16);
    await sweep();
    expect(await used()).toBe(0);
    await accept(jobId);
    await accept(jobId);
    expect(await used()).toBe(1);
    await letMinutesPass(60);
    await sweep();
    expect(await used()).toBe(1);
  });
});
