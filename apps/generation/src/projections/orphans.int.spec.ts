import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type JobEventData, jobEvents, projectEvents, type Tenant, topics } from '@blazon/contracts';
import { PostgresEventLog, toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { loadConfig, OrphanSweep, type RunningService, startService } from '@blazon/platform';
import { useDatabase, waitFor } from '@blazon/testing';
import pg from 'pg';
import { generationService } from '../service.js';
import { gauges } from '../testing/gauges.js';

const own = useDatabase();
const logDatabase = useDatabase();
const tenant: Tenant = { workspace_id: newId('ws'), environment: 'live' };

describe('jobs whose project is not there', () => {
  let log: PostgresEventLog;
  let database: pg.Pool;
  let service: RunningService;

  beforeAll(async () => {
    log = await PostgresEventLog.connect({ url: logDatabase.url });
    database = new pg.Pool({ connectionString: own.url, max: 1 });
    service = await startService(generationService, loadConfig(generationService.config, variables()));
  });

  afterAll(async () => {
    await service.stop();
    await database.end();
    await log.close();
  });

  const variables = () => ({
    DATABASE_URL: own.url,
    EVENT_LOG_DATABASE_URL: logDatabase.url,
    SERVICE_TOKEN: 'a token for tests, 32 characters long',
    LOG_LEVEL: 'error',
    ENGINE_THREADS: '1',
    ENGINE_MODULE: fileURLToPath(new URL('../testing/engine.ts', import.meta.url)),
  });
  const create = async (...ids: string[]): Promise<void> => {
    const records = ids.map((id) => {
      const data = { ...tenant, id, name: 'A name', description: null, created_at: 0 };
      const address = { topic: topics.projects.name, key: id, partitionKey: id };
      return toRecord(projectEvents, { ...address, type: 'project.created', source: 'test', subject: id, data });
    });
    await log.append(records);
  };
  const queue = async (project_id: string): Promise<void> => {
    const job_id = newId('job');
    const fact = { ...tenant, project_id, job_id, version: 1, at: Date.now() };
    const data: JobEventData['job.queued'] = { ...fact, prompt: 'A fox', webhook_url: null, memory_id: null };
    const address = { topic: topics.jobs.name, key: `${job_id}/${newId('evt')}`, partitionKey: project_id };
    await log.append([toRecord(jobEvents, { ...address, type: 'job.queued', source: 'test', subject: job_id, data })]);
    await waitFor(async () => (await rowsOf('jobs', project_id)) === 1);
  };
  const rowsOf = async (table: 'jobs' | 'event_keys', projectId: string) =>
    (await database.query(`select from ${table} where project_id = $1`, [projectId])).rowCount;
  const sweep = () => service.app.get(OrphanSweep).sweep();

  it('are found and forgotten, here and in the log, and jobs of existing projects are not', async () => {
    const [kept, lost] = [newId('proj'), newId('proj')];
    await create(kept);
    await Promise.all([queue(kept), queue(lost)]);
    expect(await sweep()).toBe(1);
    expect([await rowsOf('jobs', kept), await rowsOf('jobs', lost), await rowsOf('event_keys', lost)]).toEqual([1, 0, 0]);
    const partition = await log.partitionOf(topics.jobs.name, lost);
    await waitFor(async () => {
      const to = (await log.endOffsets(topics.jobs.name)).get(partition) ?? 0n;
      const records = await Array.fromAsync(log.read({ topic: topics.jobs.name, partition, from: 0n, to }));
      return !records.some(({ value }) => value?.includes(lost));
    });
    expect(await sweep()).toBe(0);
  });

  it('are found also where the tombstone was gone from the log before it was read', async () => {
    const [kept, lost] = [newId('proj'), newId('proj')];
    await Promise.all([create(kept), create(lost)]);
    await Promise.all([queue(kept), queue(lost)]);
    const client = new pg.Client(logDatabase.url);
    await client.connect();
    await client.query('delete from event_log.records where key = $1', [lost]);
    await client.end();
    expect(await sweep()).toBe(1);
    expect([await rowsOf('jobs', kept), await rowsOf('jobs', lost)]).toEqual([1, 0]);
    expect((await database.query('select from projects where id = $1', [lost])).rowCount).toBe(0);
  });

  it('are not missed in the copy that a rebuild has left behind when it was killed', async () => {
    const copies = async () => (await database.query(`select from pg_tables where tablename = 'jobs'`)).rowCount;
    const holder = new pg.Client(own.url);
    await holder.connect();
    await holder.query('begin; lock table checkpoints in exclusive mode');
    const program = fileURLToPath(new URL('../../dist/rebuild.js', import.meta.url));
    const rebuild = spawn(process.execPath, [program, 'switch'], { env: variables(), stdio: 'ignore' });
    const ended = once(rebuild, 'exit');
    await waitFor(async () => (await copies()) === 2);
    await sweep();
    expect(await copies()).toBe(2);
    rebuild.kill('SIGKILL');
    await ended;
    await holder.end();
    await waitFor(async () => {
      await sweep();
      return (await copies()) === 1;
    });
  });

  it('are not removed from tables that are about to be replaced, which would bring them back', async () => {
    const lost = newId('proj');
    await queue(lost);
    const switching = new pg.Client(own.url);
    await switching.connect();
    await switching.query('begin; lock table checkpoints in exclusive mode');
    const swept = sweep();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const meanwhile = await rowsOf('jobs', lost);
    await switching.end();
    expect([meanwhile, await swept]).toEqual([1, 1]);
    expect(await rowsOf('jobs', lost)).toBe(0);
  });

  it('are left to the replica that is looking for them already', async () => {
    const lost = newId('proj');
    await queue(lost);
    expect((await Promise.all([sweep(), sweep(), sweep()])).reduce((sum, found) => sum + found)).toBeGreaterThan(0);
    expect(await rowsOf('jobs', lost)).toBe(0);
  });

  describe('are kept, with an error that says what to check, and a metric that says how many,', () => {
    const inLog = async (statement: string, ...values: unknown[]) => {
      const client = new pg.Client(logDatabase.url);
      await client.connect();
      await client.query(statement, values);
      await client.end();
    };
    const said: string[] = [];
    beforeAll(() => {
      service.logger.error = (_details: object, message?: string) => said.push(message ?? '');
    });
    const expectKept = async (lost: string[]) => {
      said.length = 0;
      expect(await sweep()).toBe(0);
      expect(said).toEqual([expect.stringContaining('Check that the topic projects is complete')]);
      expect(gauges.get('orphan_sweep.held_back')).toBe(lost.length);
      for (const id of lost) expect(await rowsOf('jobs', id)).toBe(1);
    };
    const lose = async (count: number): Promise<string[]> => {
      const lost = Array.from({ length: count }, () => newId('proj'));
      await Promise.all(lost.map(queue));
      return lost;
    };
    const findAgain = async (lost: string[]) => {
      await create(...lost);
      expect(await sweep()).toBe(0);
      expect(gauges.get('orphan_sweep.held_back')).toBe(0);
    };

    it('where they are more than one in a hundred', async () => {
      const lost = await lose(2);
      await expectKept(lost);
      await findAgain(lost);
    });

    it('where they are more than ten, however many are held', async () => {
      await create(...Array.from({ length: 1_200 }, () => newId('proj')));
      await waitFor(async () => ((await database.query('select from projects')).rowCount ?? 0) >= 1_200);
      const lost = await lose(11);
      await expectKept(lost);
      await findAgain(lost);
    });

    it('where the topic of projects is one that forgets', async () => {
      const lost = await lose(1);
      await inLog(`update event_log.topics set retention_ms = 3600000 where name = 'projects'`);
      await expectKept(lost);
      await inLog(`update event_log.topics set retention_ms = null where name = 'projects'`);
      await findAgain(lost);
    });

    it('where records were removed from its beginning', async () => {
      const lost = await lose(1);
      await inLog(`update event_log.partitions set start_offset = 1 where topic = 'projects' and partition = 0`);
      await expectKept(lost);
      await inLog(`update event_log.partitions set start_offset = 0 where topic = 'projects' and partition = 0`);
      await findAgain(lost);
    });

    it('where the log knows no project at all', async () => {
      await inLog(`delete from event_log.records where topic = 'projects'`);
      await database.query(`delete from event_keys where project_id not in (select min(project_id) from event_keys)`);
      await database.query('delete from projects');
      const { rows } = await database.query<{ project_id: string }>('select project_id from event_keys limit 1');
      await expectKept([rows[0]?.project_id ?? '']);
      await findAgain([rows[0]?.project_id ?? '']);
    });
  });
});
