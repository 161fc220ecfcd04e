import { deadLettersApi, generationApi, jobEvents, topics } from '@blazon/contracts';
import { toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { sampleAssets, SpanCollector, waitFor } from '@blazon/testing';
import type { ServiceProcess } from '../testing/processes.js';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
// Requests have a trace only where spans are collected.
const collector = await SpanCollector.start();
const { system, running } = await useServices(collector.variables);
const { generation, 'memory-graph': memoryGraph } = running;

describe('what operators see', () => {
  afterAll(() => collector.stop());

  const ended = (jobId: string, status: string) => waitFor(async () => (await system.states()).get(jobId)?.status === status);
  const timeline = (job_id: string) => generation.client.call(generationApi.timeline, { params: { job_id } });

  it('the history of a job as it happened, with how its prompt was understood, without assets and without what did not count', async () => {
    const project_id = await system.createProject(tenant);
    const job = await system.enqueue(generation, tenant, { project_id, prompt: 'throw once' });
    await system.enqueue(generation, tenant, { project_id, prompt: 'throw once', job_id: job.id });
    await ended(job.id, 'succeeded');
    const story = await waitFor(async () => {
      const found = await timeline(job.id);
      return found.status === 'succeeded' && found;
    });
    expect(story).toMatchObject({ id: job.id, object: 'job', project_id, created_at: job.created_at, ...tenant });
    expect(story.events.map(({ version, type }) => [version, type])).toEqual([
      [1, 'job.queued'],
      [2, 'job.started'],
      [3, 'job.attempt_failed'],
      [4, 'job.started'],
      [5, 'brand.generated'],
      [6, 'job.succeeded'],
    ]);
    expect(story.events[2]).toMatchObject({ attempt: 1, message: 'The engine failed: The test engine throws once.' });
    expect(story.events[4]).toMatchObject({
      interpretation: { summary: 'throw once', clauses: [{ text: 'throw once', outcome: 'applied', reason: null }] },
    });
    expect(JSON.stringify(story)).not.toMatch(/assets|logo_svg|style/);
    const times = story.events.map((event) => event.at_ms);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('regression: a history in its order also where offsets gain a digit', async () => {
    const project_id = await system.createProject(tenant);
    const jobs = await Promise.all(Array.from({ length: 6 }, () => system.enqueue(generation, tenant, { project_id, prompt: 'A fox' })));
    for (const { id } of jobs) await ended(id, 'succeeded');
    for (const { id } of jobs) {
      const versions = await waitFor(async () => {
        const { events, status } = await timeline(id);
        return status === 'succeeded' && events.map(({ version }) => version);
      });
      expect(versions).toEqual([1, 2, 3, 4]);
    }
  });

  it('a job that was accepted a moment ago, and none that never was', async () => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    expect((await timeline(id)).events[0]).toMatchObject({ type: 'job.queued', version: 1, prompt: 'A fox' });
    await expect(timeline('job_none')).rejects.toMatchObject({ kind: 'not_found', code: 'job_not_found' });
  });

  it('a node without its parent as a dead letter, which goes through once the parent is there', async () => {
    const project_id = await system.createProject(tenant);
    const about = { ...tenant, project_id, job_id: newId('job') };
    const parent = newId('mem');
    const made = { brand_id: newId('brand'), memory_id: newId('mem') };
    const address = { topic: topics.jobs.name, partitionKey: project_id, source: 'test', subject: about.job_id };
    const at = Date.now();
    const queued = { ...about, version: 1, at, prompt: 'A fox', webhook_url: null, memory_id: parent };
    const generated = {
      ...about,
      version: 2,
      at,
      attempt: 1,
      ...made,
      parent_memory_id: parent,
      prompt: 'A fox',
      assets: sampleAssets,
      style: {},
    };
    await system.log.append([
      toRecord(jobEvents, { ...address, key: `${about.job_id}/1`, type: 'job.queued', data: queued }),
      toRecord(jobEvents, { ...address, key: `${about.job_id}/2`, type: 'brand.generated', data: generated }),
    ]);
    const letters = () => memoryGraph.client.call(deadLettersApi.list, { params: {} });
    const [letter] = await waitFor(async () => {
      const { data } = await letters();
      return data.length > 0 && data;
    });
    expect(letter).toMatchObject({
      topic: 'jobs',
      subject: about.job_id,
      reason: expect.stringContaining('is not in its project') as string,
    });
    expect(JSON.stringify(letter)).not.toContain('A fox');
    await system.databases['memory-graph'].query(
      `insert into nodes values ($1, $2, $3, 'live', 'job_0', null, 'The parent', '{}', now())`,
      [parent, project_id, tenant.workspace_id],
    );
    const retried = await memoryGraph.client.call(deadLettersApi.retry, { params: { subject: about.job_id } });
    expect(retried).toEqual({ handled: 1, remaining: 0 });
    expect(await letters()).toEqual({ total: 0, data: [] });
    await ended(about.job_id, 'succeeded');
  });

  it('one trace over all events of a job, through both services', async () => {
    const project_id = await system.createProject(tenant);
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const trace = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox', trace });
    await ended(id, 'succeeded');
    const records = (await system.records()).filter((record) => record.headers.correlationid === id);
    expect(records.map((record) => record.headers.ce_type).sort()).toEqual([
      'brand.generated',
      'job.queued',
      'job.started',
      'job.succeeded',
      'memory.node_added',
    ]);
    const traces = records.map((record) => record.headers.traceparent?.split('-')[1]);
    expect(new Set(traces)).toEqual(new Set([traceId]));
  });

  describe('as metrics', () => {
    /** The sum over all series of a metric whose labels match. */
    const metric = async (service: ServiceProcess, name: string, labels = /./): Promise<number> => {
      const lines = (await (await fetch(`${service.url}/metrics`)).text()).split('\n').filter((line) => line.startsWith(name));
      const series = lines.filter((line) => labels.test(line)).map((line) => Number(line.split(' ')[1]));
      if (series.length === 0) throw new Error(`there is no ${name} with ${String(labels)}`);
      return series.reduce((sum, value) => sum + value);
    };

    it('how many jobs wait or are worked on, how old the oldest is, and how long they took', async () => {
      await waitFor(async () => (await metric(generation, 'generation_queue_depth')) === 0);
      const project_id = await system.createProject(tenant);
      // Two of them are worked on, long enough to be seen, and one waits.
      const jobs = Array.from({ length: 3 }, () => system.enqueue(generation, tenant, { project_id, prompt: 'pause 5000 fox' }));
      const ids = (await Promise.all(jobs)).map(({ id }) => id);
      await waitFor(async () => (await metric(generation, 'generation_queue_depth')) === 3);
      await waitFor(async () => (await metric(generation, 'generation_queue_oldest_seconds')) > 0.5);
      for (const id of ids) await ended(id, 'succeeded');
      await waitFor(async () => (await metric(generation, 'generation_queue_depth')) === 0);
      expect(await metric(generation, 'generation_engine_duration_seconds_count', /outcome="made"/)).toBeGreaterThanOrEqual(3);
      expect(await metric(generation, 'event_log_outbox_oldest_seconds', /group="generation"/)).toBe(0);
      expect(await metric(generation, 'generation_job_duration_seconds_count', /end="succeeded"/)).toBeGreaterThanOrEqual(3);
    });

    it('how many events each service has still to handle', async () => {
      const lag = (service: ServiceProcess) => metric(service, 'event_log_consumer_lag', /topic="jobs"/);
      for (const service of [generation, memoryGraph]) await waitFor(async () => (await lag(service)) === 0);
      const held = await system.databases['memory-graph'].connect();
      await held.query('begin; lock table checkpoints in exclusive mode');
      const project_id = await system.createProject(tenant);
      const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
      // Queued, started, generated: what memory-graph has to see before the job can go on.
      await waitFor(async () => (await lag(memoryGraph)) === 3);
      await waitFor(async () => (await lag(generation)) === 0);
      await held.query('rollback');
      held.release();
      await ended(id, 'succeeded');
      await waitFor(async () => (await lag(memoryGraph)) === 0);
    });

    it('why a reader pauses, as while the schema is that of another release', async () => {
      const { generation: database } = system.databases;
      await database.query('alter table projects rename to projects_of_another_release');
      const project_id = await system.createProject(tenant);
      await waitFor(async () => (await metric(generation, 'event_log_consumer_pauses_total', /topic="projects".*reason="42P01"/)) > 0);
      await database.query('alter table projects_of_another_release rename to projects');
      const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
      await ended(id, 'succeeded');
    });
  });
});
