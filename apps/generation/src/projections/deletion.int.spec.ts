import { deadLettersApi, generationApi, topics } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { useServices } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const { system, running } = await useServices();
const { generation, 'memory-graph': memoryGraph } = running;

describe('deleting a project', () => {
  const succeeded = (jobId: string) => waitFor(async () => (await system.states()).get(jobId)?.status === 'succeeded');
  const gone = (text: string) =>
    waitFor(
      async () => {
        expect(await system.placesOf(text)).toEqual([]);
        return true;
      },
      { everyMs: 200 },
    );

  it('leaves nothing of it in any database or topic, whatever state its jobs were in', async () => {
    const project_id = await system.createProject(tenant);
    const kept = await system.createProject(tenant);
    const secret = `zanzibar-${newId('job')}`;
    const first = await system.enqueue(generation, tenant, { project_id, prompt: `Done ${secret}` });
    // Repeated calls leave losing duplicates in the log, which hold the prompt too.
    await system.enqueue(generation, tenant, { project_id, prompt: `Done ${secret}`, job_id: first.id });
    await succeeded(first.id);
    const failing = await system.enqueue(generation, tenant, { project_id, prompt: `throw always ${secret}` });
    const other = await system.enqueue(generation, tenant, { project_id: kept, prompt: 'Stays' });
    await succeeded(other.id);
    await waitFor(async () => (await system.states()).get(failing.id)?.status === 'failed');
    await system.enqueue(generation, tenant, { project_id, prompt: `pause 3000 ${secret}` });
    await system.enqueue(generation, tenant, { project_id, prompt: `hang ${secret}` });
    await waitFor(async () => [...(await system.states()).values()].filter((state) => state.status === 'processing').length === 2);
    expect(await system.placesOf(secret)).not.toEqual([]);

    await system.deleteProject(tenant, project_id);

    await gone(secret);
    // The attempts that were under way have ended by now, one way or the other, and have left nothing either.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await gone(secret);
    expect(await system.memoryOf(memoryGraph, tenant, project_id)).toEqual([]);
    expect(await system.memoryOf(memoryGraph, tenant, kept)).toHaveLength(1);
    const refused = system.enqueue(generation, tenant, { project_id, prompt: 'Too late' });
    await expect(refused).rejects.toMatchObject({ code: 'project_not_found' });
    const brands = await generation.client.call(generationApi.listBrands, { params: tenant, query: { limit: 100 } });
    expect(brands.data.map((brand) => brand.project_id)).toEqual([kept]);
  });

  it('plans a late marker behind the erasures, so that Kafka closes the segment', async () => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: 'A fox' });
    await succeeded(id);
    await system.deleteProject(tenant, project_id);
    for (const program of ['generation', 'memory-graph'] as const) {
      await waitFor(async () => {
        const { rows } = await system.databases[program].query(
          `select 1 from outbox where partition_key = $1 and key = 'marker' and not_before > now() + interval '50 minutes'`,
          [project_id],
        );
        // What a reader meets of the project after its tombstone is erased too, with another marker.
        return rows.length > 0;
      });
    }
  });

  it('erases events too that nobody could ever read', async () => {
    const project_id = await system.createProject(tenant);
    const secret = `samarkand-${newId('job')}`;
    const { id } = await system.enqueue(generation, tenant, { project_id, prompt: `A fox ${secret}` });
    await succeeded(id);
    const readable = (await system.records()).find((record) => record.headers.ce_subject === id);
    const value = Buffer.from(JSON.stringify({ project_id, prompt: secret, broken: true }));
    const headers = { ...readable?.headers, ce_subject: newId('job') };
    await system.log.append([{ topic: topics.jobs.name, key: 'broken', partitionKey: project_id, headers, value }]);
    const letters = async () => (await generation.client.call(deadLettersApi.list, { params: {} })).data.length;
    await waitFor(async () => (await letters()) === 1);
    await system.deleteProject(tenant, project_id);
    await gone(secret);
    expect(await letters()).toBe(0);
  });

  it('wins every race against generate: no job of a deleted project survives anywhere', async () => {
    const secret = `tanger-${newId('job')}`;
    const races = Array.from({ length: 20 }, async (_, n) => {
      const project_id = await system.createProject(tenant);
      await system.enqueue(generation, tenant, { project_id, prompt: `First ${secret}` });
      await new Promise((resolve) => setTimeout(resolve, n * 5));
      await Promise.allSettled([
        system.enqueue(generation, tenant, { project_id, prompt: `Before ${secret}` }),
        system.deleteProject(tenant, project_id),
        system.enqueue(generation, tenant, { project_id, prompt: `After ${secret}` }),
      ]);
    });
    await Promise.all(races);
    await gone(secret);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await gone(secret);
    for (const table of ['jobs', 'work', 'brands', 'memory_nodes', 'event_keys']) {
      const { rows } = await system.databases.generation.query(
        `select project_id from ${table} where project_id in (select id from deleted_projects)`,
      );
      expect(rows).toEqual([]);
    }
  });

  it('reads only what belongs to the project, among ten thousand others', async () => {
    const database = system.databases.generation;
    // What a connection has read is on record, at the latest, when it ends.
    const disconnected = async () =>
      (await database.query(`select from pg_stat_activity where datname = current_database() and application_name <> 'test'`)).rowCount ===
      0;
    await generation.stop();
    await waitFor(disconnected);
    await database.query(`insert into projects select 'proj_' || n, 'ws', 'live' from generate_series(1, 10000) as n`);
    await database.query(
      `insert into event_keys select 'job_' || n || '/' || k, 'proj_' || n, 0, 0, true from generate_series(1, 10000) as n, generate_series(1, 4) as k`,
    );
    await database.query(
      `insert into jobs select 'job_' || n, 'proj_' || n, 'ws', 'live', 4, 'evt', '{}' from generate_series(1, 10000) as n`,
    );
    // As many events that nobody can read, in the partition of the one that goes.
    const partition = await system.log.partitionOf(topics.jobs.name, 'proj_5000');
    await database.query(
      `insert into dead_letters (consumer_group, topic, partition, "offset", key, subject, owner, reason)
       select 'generation', 'jobs', $1, n, 'broken_' || n, 'job_' || n, 'proj_' || n, '' from generate_series(1, 10000) as n`,
      [partition],
    );
    await database.query('analyze');
    const scanned = async () => {
      const { rows } = await database.query<{ rows: string }>(
        `select sum(case relname when 'dead_letters' then seq_tup_read + idx_tup_fetch else seq_tup_read end) as rows
         from pg_stat_user_tables where relname in ('projects', 'jobs', 'brands', 'memory_nodes', 'event_keys', 'dead_letters')`,
      );
      return Number(rows[0]?.rows);
    };
    const before = await scanned();
    const restarted = await system.start('generation');
    await system.deleteProject(tenant, 'proj_5000');
    await waitFor(async () => (await database.query(`select 1 from deleted_projects where id = 'proj_5000'`)).rows.length === 1);
    await restarted.stop();
    await waitFor(disconnected);
    expect((await scanned()) - before).toBeLessThan(1_000);
    expect((await database.query(`select 1 from event_keys where project_id = 'proj_5000'`)).rows).toEqual([]);
    expect((await database.query('select 1 from dead_letters')).rowCount).toBe(9_999);
    const erased = (await system.records()).filter(({ key, value }) => value === null && key === 'broken_5000');
    expect(erased).toHaveLength(1);
  });
});
