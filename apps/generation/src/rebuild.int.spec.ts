import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { type Program, runRebuild } from './testing/processes.js';
import { useServices } from './testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const { system, running } = await useServices();
const { generation } = running;

describe('rebuilding the tables from the log', () => {
  const rebuild = (program: Program, mode: 'compare' | 'switch') => runRebuild(program, mode, system.variablesOf(program));
  const ended = (jobId: string) =>
    waitFor(async () => ['succeeded', 'failed'].includes((await system.states()).get(jobId)?.status ?? ''), { withinMs: 60_000 });
  const generate = async (project_id: string, prompt: string) => {
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt });
    await ended(id);
    return id;
  };

  it('gives the same bytes, while the services run, after successes, failures, duplicates and a deletion', async () => {
    const [kept, deleted] = await Promise.all([system.createProject(tenant), system.createProject(tenant)]);
    const first = await generate(kept, 'A fox');
    await system.enqueue(generation, tenant, { project_id: kept, prompt: 'A fox', job_id: first });
    await Promise.all([generate(kept, 'throw always'), generate(kept, 'unsupported'), generate(deleted, 'A hare')]);
    await system.deleteProject(tenant, deleted);
    const load = Promise.all(Array.from({ length: 10 }, () => generate(kept, 'pause 100 fox')));
    for (const program of ['generation', 'memory-graph'] as const) {
      const { code, output } = await rebuild(program, 'compare');
      expect({ code, verdict: output.trim().split('\n').at(-1) }).toEqual({
        code: 0,
        verdict: `${program}: the rebuilt tables are the same as the live ones`,
      });
      expect(output).toMatch(/jobs\/\d+ at \d+ of \d+/);
    }
    await load;
  }, 240_000);

  it('finds what was changed behind the log’s back, and puts the rebuilt tables in its place without a stop', async () => {
    const project_id = await system.createProject(tenant);
    const id = await generate(project_id, 'A fox');
    const { databases } = system;
    await waitFor(
      async () => (await databases.generation.query('select 1 from jobs where id = $1 and version = 4', [id])).rows.length === 1,
    );
    await databases.generation.query(`update jobs set state = '{}' where id = $1`, [id]);
    await databases['memory-graph'].query(`update nodes set prompt = 'changed' where job_id = $1`, [id]);
    for (const [program, table] of [
      ['generation', 'jobs'],
      ['memory-graph', 'nodes'],
    ] as const) {
      expect(await rebuild(program, 'compare')).toMatchObject({
        code: 1,
        output: expect.stringContaining(`${table} differs: 1 rows only live, 1 rows only rebuilt`) as string,
      });
      expect(await rebuild(program, 'switch')).toMatchObject({ code: 0, output: expect.stringContaining('in use now') as string });
      expect(await rebuild(program, 'compare')).toMatchObject({ code: 0 });
    }
    const { rows } = await databases.generation.query<{ status: string }>(`select state ->> 'status' as status from jobs where id = $1`, [
      id,
    ]);
    expect(rows).toEqual([{ status: 'succeeded' }]);
    const after = await generate(project_id, 'Another fox');
    expect((await system.states()).get(after)?.status).toBe('succeeded');
  }, 240_000);
});
