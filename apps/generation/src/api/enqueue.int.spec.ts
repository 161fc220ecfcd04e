import { type EnqueueJob, type Job, type Tenant, topics } from '@blazon/contracts';
import { DomainError, newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { useServices } from '../testing/system.js';

const { system, running } = await useServices();
const { generation, 'memory-graph': memoryGraph } = running;
const tenant: Tenant = { workspace_id: newId('ws'), environment: 'live' };

const job = (project_id: string, fields: Partial<EnqueueJob> = {}): EnqueueJob => ({
  ...tenant,
  job_id: newId('job'),
  project_id,
  prompt: 'A fox',
  webhook_url: null,
  memory_id: null,
  trace: {},
  ...fields,
});

const enqueueAll = (jobs: EnqueueJob[]) => system.enqueueAll(generation, jobs);
const results = (answers: (Job | DomainError)[]) => answers.map((answer) => (answer instanceof DomainError ? answer.code : answer.status));

/** A project that generation has heard of. */
const knownProject = async (): Promise<string> => {
  const id = await system.createProject(tenant);
  await system.enqueue(generation, tenant, { project_id: id, prompt: 'A fox' });
  return id;
};

describe('jobs that are enqueued in one call', () => {
  it('are accepted each with its own answer, the same as alone', async () => {
    const [first, second] = [await knownProject(), await knownProject()];
    const jobs = [job(first), job(second), job(first, { prompt: 'A hare' })];
    const answers = await enqueueAll(jobs);
    expect(answers).toMatchObject(jobs.map(({ job_id: id, project_id }) => ({ id, object: 'job', project_id, status: 'queued' })));
    expect(await system.enqueue(generation, tenant, jobs[1] ?? job(second))).toEqual(answers[1]);
    const succeeded = async () => {
      const states = await system.states();
      return jobs.every(({ job_id }) => states.get(job_id)?.status === 'succeeded');
    };
    await waitFor(succeeded);
  });

  it('are refused each for itself where project or node is unknown or of somebody else', async () => {
    const project_id = await knownProject();
    const [node] = await waitFor(async () => {
      const nodes = await system.memoryOf(memoryGraph, tenant, project_id);
      return nodes.length > 0 && nodes;
    });
    await system.enqueue(generation, tenant, { project_id, prompt: 'Redder', memory_id: node?.id ?? null });
    const answers = await enqueueAll([
      job(newId('proj')),
      job(project_id, { workspace_id: newId('ws') }),
      job(project_id, { environment: 'sandbox' }),
      job(project_id, { memory_id: newId('mem') }),
      job(await knownProject(), { memory_id: node?.id ?? null }),
      job(project_id),
      job(project_id, { memory_id: node?.id ?? null }),
    ]);
    expect(results(answers)).toEqual([
      ...['project_not_found', 'project_not_found', 'project_not_found', 'memory_not_found', 'memory_not_found'],
      ...['queued', 'queued'],
    ]);
  });

  it('do not wait for what another of the same call waits for', async () => {
    const known = await knownProject();
    const resume = await system.holdReactions('generation');
    const jobs = [job(await system.createProject(tenant)), job(known)];
    const answers = enqueueAll(jobs);
    await waitFor(async () => (await system.jobEvents()).has(jobs[1]?.job_id ?? ''));
    expect((await system.jobEvents()).has(jobs[0]?.job_id ?? '')).toBe(false);
    await resume();
    expect(results(await answers)).toEqual(['queued', 'queued']);
  });

  it('stay each in the trace of its own request', async () => {
    const project_id = await knownProject();
    const traces = ['a'.repeat(32), 'b'.repeat(32)];
    const jobs = traces.map((id) => job(project_id, { trace: { traceparent: `00-${id}-${'c'.repeat(16)}-01` } }));
    await enqueueAll(jobs);
    const queued = (await system.records()).filter(
      ({ topic, headers }) =>
        topic === topics.jobs.name && headers.ce_type === 'job.queued' && jobs.some(({ job_id }) => job_id === headers.ce_subject),
    );
    const traceOf = (id: string) => queued.find(({ headers }) => headers.ce_subject === id)?.headers.traceparent?.split('-')[1];
    expect(jobs.map(({ job_id }) => traceOf(job_id))).toEqual(traces);
  });
});
