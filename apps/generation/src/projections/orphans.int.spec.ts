import { fileURLToPath } from 'node:url';
import { type JobEventData, jobEvents, projectEvents, type Tenant, topics } from '@blazon/contracts';
import { PostgresEventLog, toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { loadConfig, type RunningService, startService } from '@blazon/platform';
import { freshDatabase, type FreshDatabase, waitFor } from '@blazon/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { generationService } from '../service.js';
import { Orphans } from './orphans.js';

const tenant: Tenant = { workspace_id: newId('ws'), environment: 'live' };

describe('jobs whose project is not there', () => {
  let own: FreshDatabase;
  let logDatabase: FreshDatabase;
  let log: PostgresEventLog;
  let service: RunningService;

  beforeAll(async () => {
    [own, logDatabase] = await Promise.all([freshDatabase(), freshDatabase()]);
    log = await PostgresEventLog.connect({ url: logDatabase.url });
    const variables = {
      DATABASE_URL: own.url,
      EVENT_LOG_DATABASE_URL: logDatabase.url,
      SERVICE_TOKEN: 'a token for tests, 32 characters long',
      LOG_LEVEL: 'error',
      ENGINE_THREADS: '1',
      ENGINE_MODULE: fileURLToPath(new URL('../../dist/testing/engine.js', import.meta.url)),
    };
    service = await startService(generationService, loadConfig(generationService.config, variables));
  }, 60_000);

  afterAll(async () => {
    await service.stop();
    await log.close();
    await Promise.all([own.drop(), logDatabase.drop()]);
  }, 60_000);

  const queue = async (project_id: string): Promise<void> => {
    const job_id = newId('job');
    const data: JobEventData['job.queued'] = {
      ...tenant,
      project_id,
      job_id,
      version: 1,
      at: Date.now(),
      prompt: 'A fox',
      webhook_url: null,
      memory_id: null,
    };
    const address = { topic: topics.jobs.name, key: `${job_id}/${newId('evt')}`, partitionKey: project_id };
    await log.append([toRecord(jobEvents, { ...address, type: 'job.queued', source: 'test', subject: job_id, data })]);
    await waitFor(async () => (await jobsOf(project_id)) === 1);
  };
  const jobsOf = async (projectId: string) => {
    const orm = service.app.get(MikroORM);
    return (await orm.em.fork().execute<unknown[]>('select 1 from jobs where project_id = ?', [projectId])).length;
  };

  it('are found and forgotten, and jobs of existing projects are not', async () => {
    const [kept, lost] = [newId('proj'), newId('proj')];
    const data = { ...tenant, id: kept, name: 'Kept', description: null, created_at: 0 };
    const address = { topic: topics.projects.name, key: kept, partitionKey: kept };
    await log.append([toRecord(projectEvents, { ...address, type: 'project.created', source: 'test', subject: kept, data })]);
    await Promise.all([queue(kept), queue(lost)]);
    const orphans = service.app.get(Orphans);
    expect(await orphans.sweep()).toBe(1);
    expect([await jobsOf(kept), await jobsOf(lost)]).toEqual([1, 0]);
    expect(await orphans.sweep()).toBe(0);
  });
});
