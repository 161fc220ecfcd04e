import { type EnqueueJobTogether, type Job, type Tenant, topics } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { useServices } from './testing/system.js';

const { system, running } = await useServices();
const { generation, 'memory-graph': memoryGraph } = running;
const tenant: Tenant = { workspace_id: newId('ws'), environment: 'live' };

const job = (project_id: string, fields: Partial<EnqueueJobTogether> = {}): EnqueueJobTogether => ({
  ...tenant,
  job_id: newId('job'),
  project_id,
  prompt: 'A fox',
  webhook_url: null,
  memory_id: null,
  trace: {},
  ...fields,
});

const enqueueTogether = (jobs: EnqueueJobTogether[]) => system.enqueueTogether(generation, jobs);
const statuses = (answers: (Job | null)[]) => answers.map((answer) => answer?.status ?? null);

/** A project that generation has heard of. */
const knownProject = async (): Promise<string> => {
  const id = await system.createProject(tenant);
  await system.enqueue(generation, tenant, { project_id: id, prompt: 'A fox' });
  return id;
};

/** Two of them, in partitions of their own. */
const knownProjects = async (): Promise<[string, string]> => {
  const [one, two] = [await knownProject(), await knownProject()];
  const [here, there] = await Promise.all([one, two].map((id) => system.log.partitionOf(topics.projects.name, id)));
  return here === there ? knownProjects() : [one, two];
};

describe('jobs that are enqueued together', () => {
  it('are accepted each with its own answer, the same as alone', async () => {
    const [first, second] = [await knownProject(), await knownProject()];
    const jobs = [job(first), job(second), job(first, { prompt: 'A hare' })];
    const answers = await enqueueTogether(jobs);
    expect(answers.map((answer) => answer?.id)).toEqual(jobs.map(({ job_id }) => job_id));
    expect(await system.enqueue(generation, tenant, jobs[1] ?? job(second))).toEqual(answers[1]);
    const succeeded = async () => {
      const states = await system.states();
      return jobs.every(({ job_id }) => states.get(job_id)?.status === 'succeeded');
    };
    await waitFor(succeeded);
  });

  it('are answered with null, without a wait, where project or node is unknown or of somebody else; the others are accepted', async () => {
    const project_id = await knownProject();
    const [node] = await waitFor(async () => {
      const nodes = await system.memoryOf(memoryGraph, tenant, project_id);
      return nodes.length > 0 && nodes;
    });
    await system.enqueue(generation, tenant, { project_id, prompt: 'Redder', memory_id: node?.id ?? null });
    const answers = await enqueueTogether([
      job(newId('proj')),
      job(project_id, { workspace_id: newId('ws') }),
      job(project_id, { environment: 'sandbox' }),
      job(project_id, { memory_id: newId('mem') }),
      job(await knownProject(), { memory_id: node?.id ?? null }),
      job(project_id),
      job(project_id, { memory_id: node?.id ?? null }),
    ]);
    expect(statuses(answers)).toEqual([null, null, null, null, null, 'queued', 'queued']);
  });

  it('are answered with null, without a wait, where a deletion may not have been heard of; the others are accepted', async () => {
    const [deleted, kept] = await knownProjects();
    const goOn = await system.holdReactions('generation');
    await system.deleteProject(tenant, deleted);
    const jobs = [job(deleted), job(kept)];
    expect(statuses(await enqueueTogether(jobs))).toEqual([null, 'queued']);
    await goOn();
    await waitFor(async () => {
      const { rowCount } = await system.databases.generation.query('select from projects where id = $1', [deleted]);
      return rowCount === 0;
    });
    expect(statuses(await enqueueTogether(jobs))).toEqual([null, 'queued']);
    expect((await system.jobEvents()).has(jobs[0]?.job_id ?? '')).toBe(false);
  });

  it('stay each in the trace of its own request', async () => {
    const project_id = await knownProject();
    const traces = ['a'.repeat(32), 'b'.repeat(32)];
    const jobs = traces.map((id) => job(project_id, { trace: { traceparent: `00-${id}-${'c'.repeat(16)}-01` } }));
    await enqueueTogether(jobs);
    const queued = (await system.records()).filter(
      ({ topic, headers }) =>
        topic === topics.jobs.name && headers.ce_type === 'job.queued' && jobs.some(({ job_id }) => job_id === headers.ce_subject),
    );
    const traceOf = (id: string) => queued.find(({ headers }) => headers.ce_subject === id)?.headers.traceparent?.split('-')[1];
    expect(jobs.map(({ job_id }) => traceOf(job_id))).toEqual(traces);
  });
});
