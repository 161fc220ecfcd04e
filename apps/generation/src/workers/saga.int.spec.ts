import { generationApi, jobEvents, memoryGraphApi, topics } from '@blazon/contracts';
import { toRecord } from '@blazon/event-log';
import { firstIdAt, newId } from '@blazon/kernel';
import { sampleAssets, waitFor } from '@blazon/testing';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const { system, running } = await useServices({ BLAZON_JOB_WINDOW_SECONDS: '6' });
const { generation, 'memory-graph': memoryGraph } = running;

describe('one generation, end to end', () => {
  const storyOf = async (jobId: string) => (await system.jobEvents()).get(jobId)?.map((event) => event.type);

  it('turns a prompt into a brand and a memory node, for a project that was created a moment ago', async () => {
    const project_id = await system.createProject(tenant);
    const job = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    expect(job).toMatchObject({ object: 'job', project_id, status: 'queued' });
    const state = await system.ended(job.id);
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

  it('dates a brand and its memory node by their ids, whenever the event was written', async () => {
    const project_id = await system.createProject(tenant);
    const job_id = newId('job');
    const made = { brand_id: firstIdAt('brand', new Date(1_700_000_000_000)), memory_id: firstIdAt('mem', new Date(1_700_000_001_000)) };
    const fact = { ...tenant, project_id, job_id, at: Date.now(), prompt: 'A fox' };
    const address = { topic: topics.jobs.name, partitionKey: project_id, source: 'test', subject: job_id };
    const generated = { ...fact, version: 2, attempt: 1, ...made, parent_memory_id: null, assets: sampleAssets, style: {} };
    await system.log.append([
      toRecord(jobEvents, {
        ...address,
        key: `${job_id}/1`,
        type: 'job.queued',
        data: { ...fact, version: 1, webhook_url: null, memory_id: null },
      }),
      toRecord(jobEvents, { ...address, key: `${job_id}/2`, type: 'brand.generated', data: generated }),
    ]);
    await system.ended(job_id);
    const brands = await generation.client.call(generationApi.listBrands, { params: tenant, query: { limit: 10, project_id } });
    expect(brands.data).toMatchObject([{ id: made.brand_id, created_at: 1_700_000_000 }]);
    expect(await system.memoryOf(memoryGraph, tenant, project_id)).toMatchObject([{ id: made.memory_id, created_at: 1_700_000_001 }]);
  });

  it('refines an earlier result as soon as its success is in the log, and branches from it', async () => {
    const project_id = await system.createProject(tenant);
    const root = await system.ended((await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' })).id);
    const memory_id = root.status === 'succeeded' ? root.made.memory_id : '';
    const refinements = await Promise.all(
      ['Redder', 'Rounder'].map((prompt) => system.enqueue(generation, tenant, { project_id, prompt, memory_id })),
    );
    for (const job of refinements) expect(await system.ended(job.id)).toMatchObject({ status: 'succeeded' });
    const params = { ...tenant, project_id };
    const { nodes, edges } = await memoryGraph.client.call(memoryGraphApi.graph, { params });
    expect(nodes.map((node) => node.parent_id)).toEqual([memory_id, memory_id, null]);
    expect(edges.map((edge) => edge.from)).toEqual([memory_id, memory_id]);
    const styles = await system.databases['memory-graph'].query<{ style: { parent: string | null } }>(
      'select style from nodes where parent_id = $1',
      [memory_id],
    );
    const { rows } = await system.databases['memory-graph'].query<{ style: { seed: string } }>('select style from nodes where id = $1', [
      memory_id,
    ]);
    for (const { style } of styles.rows) expect(style.parent).toBe(rows[0]?.style.seed);
  });

  it.each([
    ['of nobody', () => Promise.resolve('mem_none')],
    [
      'of another project',
      async () => {
        const other = await system.createProject(tenant);
        const state = await system.ended((await system.enqueue(generation, tenant, { project_id: other, prompt: 'A fox' })).id);
        return state.status === 'succeeded' ? state.made.memory_id : '';
      },
    ],
  ])('refuses a memory node %s', async (_, memoryId) => {
    const project_id = await system.createProject(tenant);
    const refused = system.enqueue(generation, tenant, { project_id, prompt: 'Redder', memory_id: await memoryId() });
    await expect(refused).rejects.toMatchObject({ kind: 'not_found', code: 'memory_not_found' });
  });

  it('refuses a project that nobody, or somebody else, has', async () => {
    const project_id = await system.createProject(tenant);
    const notFound = { kind: 'not_found', code: 'project_not_found' };
    await expect(system.enqueue(generation, tenant, { project_id: 'x', prompt: 'A fox' })).rejects.toMatchObject(notFound);
    const sandbox = { ...tenant, environment: 'sandbox' as const };
    await expect(system.enqueue(generation, sandbox, { project_id, prompt: 'A fox' })).rejects.toMatchObject(notFound);
  });

  it('makes one job of a call that is repeated, and gives the same answer', async () => {
    const project_id = await system.createProject(tenant);
    const job_id = newId('job');
    const call = () => system.enqueue(generation, tenant, { project_id, prompt: 'A fox', job_id });
    const answers = [...(await Promise.all([call(), call(), call()])), await call()];
    await system.ended(job_id);
    answers.push(await call());
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await system.memoryOf(memoryGraph, tenant, project_id)).toHaveLength(1);
  });

  it('tries again when the engine throws, and tells it in the history', async () => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'throw always' });
    expect(await system.ended(id)).toMatchObject({ status: 'failed', failure: { code: 'generation_failed' } });
    expect(await storyOf(id)).toEqual([
      'job.queued',
      'job.started',
      'job.attempt_failed',
      'job.started',
      'job.attempt_failed',
      'job.started',
      'job.failed',
    ]);
  });

  it('fails at once for a prompt that can never work', async () => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'unsupported' });
    expect(await system.ended(id)).toMatchObject({ status: 'failed', failure: { code: 'unsupported_prompt', message: 'No letters.' } });
    expect(await storyOf(id)).toEqual(['job.queued', 'job.started', 'job.failed']);
  });

  it('kills an engine that hangs when the window ends, replaces it, and goes on with other jobs', async () => {
    const project_id = await system.createProject(tenant);
    const hanging = await Promise.all([1, 2].map((n) => system.enqueue(generation, tenant, { project_id, prompt: `hang ${n}` })));
    for (const { id } of hanging) {
      expect(await system.ended(id)).toMatchObject({ status: 'failed', failure: { code: 'generation_timeout' } });
    }
    const next = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    expect(await system.ended(next.id)).toMatchObject({ status: 'succeeded' });
  });

  it('ends a job that ends every thread which takes it, and goes on with other jobs', async () => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'end its thread' });
    expect(await system.ended(id)).toMatchObject({ status: 'failed', failure: { code: 'generation_failed' } });
    expect((await storyOf(id))?.filter((type) => type === 'job.started')).toHaveLength(3);
    const next = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    expect(await system.ended(next.id)).toMatchObject({ status: 'succeeded' });
  });

  it('asks for a watermark in the sandbox only', async () => {
    const sandbox = { ...tenant, environment: 'sandbox' as const };
    const watermarked = async (of: typeof tenant | typeof sandbox) => {
      const project_id = await system.createProject(of);
      await system.ended((await system.enqueue(generation, of, { project_id, prompt: 'A fox' })).id);
      const brand = await waitFor(async () => {
        const { rows } = await system.databases.generation.query<{ style: { watermark: boolean } }>(
          'select style from brands where project_id = $1',
          [project_id],
        );
        return rows[0];
      });
      return brand.style.watermark;
    };
    expect([await watermarked(sandbox), await watermarked(tenant)]).toEqual([true, false]);
  });

  describe('while the projection lags', () => {
    /** Keeps generation from reading on in a topic until the returned function is called. */
    const hold = async (topic: string) => {
      const client = await system.databases.generation.connect();
      await client.query(`insert into checkpoints select 'generation', $1, n, 0 from generate_series(0, 11) as n on conflict do nothing`, [
        topic,
      ]);
      await client.query('begin');
      await client.query('select 1 from checkpoints where topic = $1 for update', [topic]);
      return async () => {
        await client.query('commit');
        client.release();
      };
    };
    const settlesAfter = async (release: () => Promise<void>, call: Promise<unknown>) => {
      let settled = false;
      const done = call.finally(() => (settled = true));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(settled).toBe(false);
      await release();
      return done;
    };

    it('a job waits for its project to become known', async () => {
      const release = await hold('projects');
      const project_id = await system.createProject(tenant);
      const job = system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
      await expect(settlesAfter(release, job)).resolves.toMatchObject({ project_id });
    });

    it('a refinement waits for a node that the memory graph has told of', async () => {
      const project_id = await system.createProject(tenant);
      const release = await hold('memory');
      await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
      const { id: memory_id } = await waitFor(async () => (await system.memoryOf(memoryGraph, tenant, project_id))[0]);
      await waitFor(async () => (await system.records()).some(({ topic, value }) => topic === 'memory' && value?.includes(memory_id)));
      const job = system.enqueue(generation, tenant, { project_id, prompt: 'Redder', memory_id });
      await expect(settlesAfter(release, job)).resolves.toMatchObject({ project_id });
    });

    it('a refinement waits for a node that the memory graph shows and has not told of yet', async () => {
      const project_id = await system.createProject(tenant);
      const client = await system.databases['memory-graph'].connect();
      await client.query('begin');
      // The lock of whoever publishes the outbox.
      await client.query('select pg_advisory_xact_lock(1869968482)');
      const release = async () => {
        await client.query('commit');
        client.release();
      };
      await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
      const { id: memory_id } = await waitFor(async () => (await system.memoryOf(memoryGraph, tenant, project_id))[0]);
      const job = system.enqueueOnce(generation, tenant, { project_id, prompt: 'Redder', memory_id });
      await expect(settlesAfter(release, job)).resolves.toMatchObject({ project_id });
    });
  });
});
