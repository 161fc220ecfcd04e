import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import type { Program } from './testing/processes.js';
import { patience, useServices } from './testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const { system, running } = await useServices(patience);

describe('kill -9', () => {
  const killAndStart = async (program: Program) => {
    await running[program].kill();
    running[program] = await system.start(program, patience);
  };
  const seen = (jobId: string, type: string) =>
    waitFor(async () => (await system.records()).some((record) => isAbout(record, jobId) && record.headers.ce_type === type), {
      everyMs: 1,
    });
  const isAbout = ({ headers }: { headers: Record<string, string> }, jobId: string) =>
    headers.ce_subject === jobId || headers.correlationid === jobId;
  const succeeded = (jobIds: string[]) =>
    waitFor(
      async () => {
        const states = await system.states();
        return jobIds.every((id) => states.get(id)?.status === 'succeeded');
      },
      { withinMs: 60_000, everyMs: 100 },
    );
  /** Ended once, with one node, and both databases agree with the log. */
  const expectOnce = async (jobIds: string[]) => {
    const states = await system.states();
    for (const id of jobIds) {
      const state = states.get(id);
      const memory_id = state?.status === 'succeeded' ? state.made.memory_id : undefined;
      const nodes = await system.databases['memory-graph'].query('select id from nodes where job_id = $1', [id]);
      expect(nodes.rows).toEqual([{ id: memory_id }]);
      const known = await waitFor(async () => {
        const { rows } = await system.databases.generation.query<{ state: unknown }>('select state from jobs where id = $1', [id]);
        return (rows[0]?.state as { status: string }).status === 'succeeded' && rows[0];
      });
      expect(known.state).toEqual(state);
    }
    const { rows } = await system.databases.generation.query('select job_id from work where job_id = any($1)', [jobIds]);
    expect(rows).toEqual([]);
  };

  it.each<[Program, string]>([
    ['generation', 'job.queued'],
    ['generation', 'job.started'],
    ['generation', 'brand.generated'],
    ['generation', 'memory.node_added'],
    ['memory-graph', 'job.started'],
    ['memory-graph', 'brand.generated'],
    ['memory-graph', 'memory.node_added'],
  ])('of %s right after %s: the job ends once, with one memory node', async (program, type) => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(running.generation, tenant, { project_id, prompt: 'pause 50 fox' });
    await seen(id, type);
    await killAndStart(program);
    await succeeded([id]);
    await expectOnce([id]);
  });

  it('of both, again and again under load, loses no job and makes none twice', async () => {
    const project_ids = await Promise.all(Array.from({ length: 8 }, () => system.createProject(tenant)));
    const jobIds = Array.from({ length: 60 }, () => newId('job'));
    const load = (async () => {
      for (const [n, job_id] of jobIds.entries()) {
        const project_id = project_ids[n % project_ids.length] ?? '';
        // The gateway repeats a call that got no answer, with the same id.
        await waitFor(() => system.enqueue(running.generation, tenant, { project_id, prompt: 'pause 20 fox', job_id }), {
          withinMs: 60_000,
          everyMs: 100,
        });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    for (const program of ['generation', 'memory-graph', 'generation'] as const) {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
      await killAndStart(program);
    }
    await load;
    await succeeded(jobIds);
    await expectOnce(jobIds);
  }, 240_000);
});
