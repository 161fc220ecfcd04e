import { generationApi, jobEvents, topics } from '@blazon/contracts';
import { toRecord } from '@blazon/event-log';
import { DomainError, newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const windowSeconds = 6;
const { system, running } = await useServices({ BLAZON_JOB_WINDOW_SECONDS: String(windowSeconds), JOB_MEMORY_WINDOW_SECONDS: '1' });
const { generation, 'memory-graph': memoryGraph } = running;

describe('every accepted job ends in exactly one event', () => {
  const storyOf = async (jobId: string) => (await system.jobEvents()).get(jobId) ?? [];

  it('also when its memory node does not come: it fails, and a node that comes later is removed', async () => {
    const project_id = await system.createProject(tenant);
    const release = await system.holdReactions('memory-graph');
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    const state = await system.ended(id);
    await release();
    expect(state).toMatchObject({ failure: { code: 'generation_failed', message: expect.not.stringContaining('retries') as string } });
    const story = await storyOf(id);
    expect(story.map(({ type }) => type)).toEqual(['job.queued', 'job.started', 'brand.generated', 'job.failed']);
    const memory_id = story.flatMap((event) => (event.type === 'brand.generated' ? [event.memory_id] : []))[0] ?? '';

    const nodes = async () => {
      const { rows } = await system.databases['memory-graph'].query<{ version: number }>(
        'select version from job_versions where job_id = $1',
        [id],
      );
      return rows[0]?.version === 4 && system.memoryOf(memoryGraph, tenant, project_id);
    };
    expect(await waitFor(nodes)).toEqual([]);
    await waitFor(async () =>
      (await system.records()).some(({ topic, key, value }) => topic === 'memory' && key === memory_id && value === null),
    );
    const brands = await generation.client.call(generationApi.listBrands, { params: tenant, query: { limit: 10, project_id } });
    expect(brands.data).toEqual([]);
    const refining = system.enqueueOnce(generation, tenant, { project_id, prompt: 'Redder', memory_id });
    await expect(refining).rejects.toMatchObject(
      new DomainError('not_found', 'memory_not_found', 'There is no such memory node in this project.'),
    );
    expect(await storyOf(id)).toHaveLength(4);
  });

  it('also when it waits for a thread for longer than its window', async () => {
    const project_id = await system.createProject(tenant);
    const prompts = ['hang 1', 'hang 2', 'A fox', 'A hare', 'An owl'];
    const jobs = await Promise.all(prompts.map((prompt) => system.enqueue(generation, tenant, { project_id, prompt })));
    for (const { id } of jobs) {
      await system.ended(id);
      const story = await storyOf(id);
      expect(story.filter(({ type }) => type === 'job.succeeded' || type === 'job.failed')).toHaveLength(1);
      // It is waited for above, and how long after its window it ends says how busy the machine is: but none is tried again after it.
      const attempts = story.filter((event) => event.type === 'job.started');
      const deadline = (attempts[0]?.at ?? 0) + 1_000 * windowSeconds;
      expect(attempts.map(({ deadline_at }) => deadline_at)).toEqual(attempts.map(() => deadline));
      expect(attempts.filter(({ at }) => at >= deadline)).toEqual([]);
    }
  });

  it('also when what it refines is not there: its attempts fail, and it with them', async () => {
    const project_id = await system.createProject(tenant);
    const job_id = newId('job');
    const data = {
      ...tenant,
      project_id,
      job_id,
      version: 1,
      at: Date.now(),
      prompt: 'Redder',
      webhook_url: null,
      memory_id: newId('mem'),
    };
    const address = { topic: topics.jobs.name, key: `${job_id}/1`, partitionKey: project_id };
    await system.log.append([toRecord(jobEvents, { ...address, type: 'job.queued', source: 'test', subject: job_id, data })]);
    expect(await system.ended(job_id)).toMatchObject({
      failure: { code: 'generation_failed', message: 'The identity could not be generated after all internal retries.' },
    });
    expect((await storyOf(job_id)).filter(({ type }) => type === 'job.started')).toHaveLength(3);
  });
});
