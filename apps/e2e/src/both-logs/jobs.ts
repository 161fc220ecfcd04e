import type { Brand, List, MemoryNode } from '@blazon/contracts';
import type { Api } from '../system/api.js';
import { type Blazon, createProject, enqueue, generate, list, succeeded } from '../system/blazon.js';
import { ended, enqueueMany, openDesks } from '../system/many-jobs.js';
import { expectError } from '../conformance/expectations.js';

/** A taste of it in every run; `BLAZON_E2E_JOBS=1000` for the whole. */
const count = Number(process.env.BLAZON_E2E_JOBS ?? 40);

/** Many jobs, and concurrent callers of projects, memory and deletion. */
export function jobs(blazon: Blazon): void {
  it(
    `takes ${count} jobs through the whole path without losing or doubling one`,
    async () => {
      const desks = await openDesks(count, () => blazon.workspace());
      const jobs = await enqueueMany(desks, count);
      const histories = await ended(blazon, jobs, count * 500 + 60_000);
      for (const { events, status } of histories) {
        expect(status).toBe('succeeded');
        expect(events.map(({ type }) => type)).toEqual(['job.queued', 'job.started', 'brand.generated', 'job.succeeded']);
        expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
      }
      const brands: Brand[] = [];
      const nodes: MemoryNode[] = [];
      for (const { api, projectId } of desks) {
        brands.push(...(await all<Brand>(api, `/v1/brands?project_id=${projectId}`)));
        nodes.push(...(await all<MemoryNode>(api, `/v1/projects/${projectId}/memory?`)));
      }
      expect(brands.map(({ job_id }) => job_id).sort()).toEqual(jobs.map(({ id }) => id).sort());
      expect(nodes.map(({ id }) => id).sort()).toEqual(brands.map(({ memory_id }) => memory_id).sort());
    },
    count * 600 + 120_000,
  );

  it('accepts generate and lists memory right after a project was created, without a pause or a retry', async () => {
    const { sandbox: api } = await blazon.workspace();
    for (let round = 0; round < 20; round += 1) {
      const { id } = await createProject(api);
      const [job, nodes] = await Promise.all([enqueue(api, id, 'a fox'), list<MemoryNode>(api, `/v1/projects/${id}/memory`)]);
      expect(job.project_id).toBe(id);
      expect(nodes.length).toBeLessThanOrEqual(1);
    }
  });

  it('lets a memory node be refined as soon as it is listed', async () => {
    const { sandbox: api } = await blazon.workspace();
    const { id } = await createProject(api);
    const { memory_id } = await generate(api, id, 'a tea house called Camellia');
    await enqueue(api, id, 'warmer', { memory_id });
  });

  it('has its tables made again from the log, compared and exchanged, while it runs', async () => {
    const { sandbox: api } = await blazon.workspace();
    const { id } = await createProject(api);
    const { memory_id } = await generate(api, id, 'a lighthouse');
    // A switch compares too; readme.e2e.spec.ts compares alone.
    for (const service of ['generation', 'memory-graph']) {
      const { code, output } = await blazon.machine.rebuild('switch', service);
      const verdict = `${service}: the rebuilt tables are the same as the live ones; they are in use now`;
      expect({ code, verdict: output.trim().split('\n').at(-1) }).toEqual({ code: 0, verdict });
      expect(output).toMatch(/jobs\/\d+ at \d+ of \d+/);
    }
    await generate(api, id, 'warmer', memory_id);
    expect((await list<MemoryNode>(api, `/v1/projects/${id}/memory`)).map(({ parent_id }) => parent_id)).toEqual([memory_id, null]);
  }, 180_000);

  it('answers 404 to everything once a project is deleted, with jobs still under way', async () => {
    const { sandbox: api } = await blazon.workspace();
    const { id } = await createProject(api);
    const { memory_id } = await generate(api, id, 'a harbour café');
    const racing = Array.from({ length: 10 }, (_, index) =>
      api.post('/v1/brands/generate', { project_id: id, prompt: `a fox ${index}` }, { 'idempotency-key': `${id} ${index}` }),
    );
    expect((await api.call('DELETE', `/v1/projects/${id}`)).status).toBe(200);
    for (const { status } of await Promise.all(racing)) expect([202, 404]).toContain(status);
    expectError(await api.get(`/v1/projects/${id}`), 'project_not_found');
    expectError(await api.get(`/v1/projects/${id}/memory`), 'project_not_found');
    expectError(await api.get(`/v1/brands?project_id=${id}`), 'project_not_found');
    expectError(await api.post('/v1/brands/generate', { project_id: id, prompt: 'x' }), 'project_not_found');
    expectError(await api.post('/v1/brands/generate', { project_id: id, prompt: 'x', memory_id }), 'project_not_found');
    const replay = await api.post('/v1/brands/generate', { project_id: id, prompt: 'a fox 0' }, { 'idempotency-key': `${id} 0` });
    expectError(replay, 'project_not_found');
    await new Promise((later) => setTimeout(later, 3_000));
    expect((await list<Brand>(api, '/v1/brands?limit=100')).filter((brand) => brand.project_id === id)).toEqual([]);
  });
}

async function all<Item>(api: Api, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const after: string = cursor === '' ? '' : `&starting_after=${cursor}`;
    const page: List<Item> = succeeded(await api.get<List<Item>>(`${path}&limit=100${after}`), 200);
    items.push(...page.data);
    cursor = page.next_cursor;
  }
  return items;
}
