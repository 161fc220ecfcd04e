import { newId } from '@blazon/kernel';
import { useOwnKafka, waitFor } from '@blazon/testing';
import type { ServiceProcess } from '../testing/processes.js';
import { patience, TestSystem } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
/** How soon Kafka may close and clean a segment here; an hour elsewhere. */
const MAX_LAG_MS = 1_000;

const kafka = await useOwnKafka();

kafka.describe('generation on Kafka', () => {
  let system: TestSystem;
  let generation: ServiceProcess;
  let memoryGraph: ServiceProcess;

  beforeAll(async () => {
    system = await TestSystem.create({ brokers: kafka.brokers, maxLagMs: MAX_LAG_MS });
    [generation, memoryGraph] = await Promise.all([system.start('generation', patience), system.start('memory-graph')]);
  });

  afterAll(async () => {
    await system.close();
  });

  it('turns a prompt into a brand at once after its project, and refines it at once after its success', async () => {
    const project_id = await system.createProject(tenant);
    const first = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    const state = (await system.succeeded([first.id])).get(first.id);
    const memory_id = state?.status === 'succeeded' ? state.made.memory_id : null;
    const second = await system.enqueue(generation, tenant, { project_id, prompt: 'Redder', memory_id });
    await system.succeeded([second.id]);
    const nodes = await system.memoryOf(memoryGraph, tenant, project_id);
    expect(nodes.map((node) => node.parent_id)).toEqual([memory_id, null]);
  });

  it('survives kill -9 of both services under load: each job ends once, with one memory node', async () => {
    const projects = await Promise.all([1, 2, 3, 4].map(() => system.createProject(tenant)));
    const jobs = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        system.enqueue(generation, tenant, { project_id: projects[n % 4] ?? '', prompt: 'pause 100 fox' }),
      ),
    );
    await Promise.all([generation.kill(), memoryGraph.kill()]);
    [generation, memoryGraph] = await Promise.all([system.start('generation', patience), system.start('memory-graph')]);
    const ids = jobs.map((job) => job.id);
    const states = await system.succeeded(ids);
    for (const id of ids) {
      const state = states.get(id);
      const { rows } = await system.databases['memory-graph'].query('select id from nodes where job_id = $1', [id]);
      expect(rows).toEqual([{ id: state?.status === 'succeeded' && state.made.memory_id }]);
    }
  });

  it('erases a deleted project from the topics by compaction, on partitions that have fallen silent', async () => {
    const project_id = await system.createProject(tenant);
    const secret = `zanzibar-${newId('job')}`;
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: `A fox ${secret}` });
    await system.succeeded([id]);
    await system.deleteProject(tenant, project_id);
    for (const program of ['generation', 'memory-graph'] as const) {
      const marker = `partition_key = $1 and key = 'marker'`;
      const database = system.databases[program];
      await waitFor(async () => (await database.query(`select 1 from outbox where ${marker}`, [project_id])).rows.length === 1);
      // An hour passes.
      await new Promise((resolve) => setTimeout(resolve, MAX_LAG_MS * 1.5));
      await database.query(`update outbox set not_before = now() where ${marker}`, [project_id]);
    }
    await waitFor(
      async () => {
        expect(await system.placesOf(secret)).toEqual([]);
        return true;
      },
      { withinMs: 90_000, everyMs: 1_000 },
    );
  });
});
