import { generationApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import type { ServiceProcess } from './testing/processes.js';
import { TestSystem } from './testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };

describe('one generation, end to end', () => {
  let system: TestSystem;
  let generation: ServiceProcess;
  let memoryGraph: ServiceProcess;

  beforeAll(async () => {
    system = await TestSystem.create();
    [generation, memoryGraph] = await Promise.all([
      system.start('generation', { BLAZON_JOB_WINDOW_SECONDS: '2' }),
      system.start('memory-graph'),
    ]);
  }, 120_000);

  afterAll(async () => {
    await system.close();
  }, 60_000);

  const ended = (jobId: string) =>
    waitFor(
      async () => {
        const state = (await system.states()).get(jobId);
        return (state?.status === 'succeeded' || state?.status === 'failed') && state;
      },
      { withinMs: 15_000 },
    );
  const storyOf = async (jobId: string) => (await system.jobEvents()).get(jobId)?.map((event) => event.type);

  it('turns a prompt into a brand and a memory node, for a project that was created a moment ago', async () => {
    const project_id = await system.createProject(tenant);
    const job = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    expect(job).toMatchObject({ object: 'job', project_id, status: 'queued' });
    const state = await ended(job.id);
    expect(await storyOf(job.id)).toEqual(['job.queued', 'job.started', 'brand.generated', 'job.succeeded']);
    const nodes = await system.memoryOf(memoryGraph, tenant, project_id);
    expect(nodes).toEqual([
      {
        id: expect.stringMatching(/^mem_/) as string,
        object: 'memory_node',
        prompt: 'A fox',
        parent_id: null,
        created_at: expect.any(Number) as number,
      },
    ]);
    const brands = await generation.client.call(generationApi.listBrands, { params: tenant, query: { limit: 10, project_id } });
    expect(brands.data).toMatchObject([{ object: 'brand', project_id, job_id: job.id, memory_id: nodes[0]?.id }]);
    expect(state).toMatchObject({ status: 'succeeded', made: { memory_id: nodes[0]?.id } });
  });
});
