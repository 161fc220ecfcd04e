import { deadLettersApi } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { type Program, runRebuild } from '../testing/processes.js';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const { system, running } = await useServices();
const { generation } = running;

describe('rebuilding the tables from the log', () => {
  const rebuild = (program: Program, mode: 'compare' | 'switch') => runRebuild(program, mode, system.variablesOf(program));
  const letters = async (program: Program) => (await running[program].client.call(deadLettersApi.list, { params: {} })).data;
  const generate = async (project_id: string, prompt: string) => {
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt });
    await system.ended(id);
    return id;
  };

  it('gives the same bytes, while the services run, after successes, failures, duplicates, a deletion and a late record', async () => {
    const [kept, deleted] = await Promise.all([system.createProject(tenant), system.createProject(tenant)]);
    const first = await generate(kept, 'A fox');
    await system.enqueue(generation, tenant, { project_id: kept, prompt: 'A fox', job_id: first });
    await Promise.all([generate(kept, 'throw always'), generate(kept, 'unsupported'), generate(deleted, 'A hare')]);
    await system.deleteProject(tenant, deleted);
    // A late record of a publisher that has lost its database, and the answer of projects to it.
    await system.createProject(tenant, deleted);
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

  it('compares a snapshot: it blocks no reader, and waits for none', async () => {
    const client = await system.databases.generation.connect();
    await client.query(`begin; select from checkpoints where consumer_group = 'generation' for update`);
    try {
      expect(await rebuild('generation', 'compare')).toMatchObject({ code: 0 });
    } finally {
      await client.query('rollback');
      client.release();
    }
  }, 120_000);

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
      expect(await rebuild(program, 'switch')).toMatchObject({ code: 3, output: expect.stringContaining('in use now') as string });
      expect(await rebuild(program, 'compare')).toMatchObject({ code: 0 });
    }
    const { rows } = await databases.generation.query<{ status: string }>(`select state ->> 'status' as status from jobs where id = $1`, [
      id,
    ]);
    expect(rows).toEqual([{ status: 'succeeded' }]);
    const after = await generate(project_id, 'Another fox');
    expect((await system.states()).get(after)?.status).toBe('succeeded');
  }, 240_000);

  /** A table that refuses what an event asks for, until the cause is mended. */
  it.each<[string, Program, string]>([
    ['job.queued', 'generation', 'work'],
    ['brand.generated', 'generation', 'brands'],
    ['brand.generated', 'memory-graph', 'nodes'],
  ])(
    'leaves parked what is parked: %s, in %s, goes on when it is retried after the switch',
    async (_, program, table) => {
      const database = system.databases[program];
      await database.query(`alter table ${table} add constraint broken check (false) not valid`);
      const project_id = await system.createProject(tenant);
      const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
      await waitFor(async () => (await letters(program)).length === 1);
      await database.query(`alter table ${table} drop constraint broken`);
      expect(await rebuild(program, 'switch')).toMatchObject({ code: 0 });
      expect(await letters(program)).toMatchObject([{ subject: id }]);
      await running[program].client.call(deadLettersApi.retry, { params: { subject: id } });
      await system.ended(id);
      expect(await letters(program)).toEqual([]);
    },
    240_000,
  );

  it('keeps as dead letters what only the rebuilt tables could not take', async () => {
    const project_id = await system.createProject(tenant);
    const [parent, child] = [await generate(project_id, 'A fox'), newId('job')];
    const { rows } = await system.databases['memory-graph'].query<{ id: string }>('select id from nodes where job_id = $1', [parent]);
    const memory_id = rows[0]?.id ?? null;
    await system.enqueue(generation, tenant, { project_id, prompt: 'Redder', memory_id, job_id: child });
    await system.ended(child);
    const generated = (await system.records()).filter(
      ({ headers }) => headers.ce_subject === parent && headers.ce_type === 'brand.generated',
    );
    await system.log.append(generated.map(({ topic, key }) => ({ topic, key, partitionKey: project_id, headers: {}, value: null })));
    expect(await rebuild('memory-graph', 'switch')).toMatchObject({ code: 3 });
    expect(await letters('memory-graph')).toMatchObject([
      { subject: child, reason: expect.stringContaining('is not in its project') as string },
      { subject: child, reason: expect.stringContaining('waits behind') as string },
    ]);
  }, 240_000);

  it('is one at a time', async () => {
    const database = system.databases['memory-graph'];
    const holder = await database.connect();
    await holder.query('begin; lock table checkpoints in exclusive mode');
    const first = rebuild('memory-graph', 'switch');
    await waitFor(async () => (await database.query(`select from pg_tables where tablename = 'nodes'`)).rowCount === 2, {
      withinMs: 60_000,
    });
    expect(await rebuild('memory-graph', 'compare')).toMatchObject({
      code: 1,
      output: expect.stringContaining('is being rebuilt already') as string,
    });
    await holder.query('commit');
    holder.release();
    expect((await first).output).toContain('the rebuilt tables');
  }, 240_000);

  it('waits for readers in the order in which they come to the tables, so that none waits for the other', async () => {
    const reader = await system.databases.generation.connect();
    await reader.query('begin; select from brands');
    const switching = rebuild('generation', 'switch');
    await waitFor(async () => (await system.databases.generation.query('select from pg_locks where not granted')).rowCount !== 0, {
      withinMs: 60_000,
    });
    for (const next of ['memory_nodes', 'projects', 'jobs']) await reader.query(`select from ${next}`);
    await reader.query('commit');
    reader.release();
    expect((await switching).output).toContain('in use now');
  }, 240_000);
});
