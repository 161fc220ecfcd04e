import {
  type JobEventData,
  jobEvents,
  type JobEventType,
  memoryEvents,
  memoryGraphApi,
  projectDeleted,
  projectEvents,
  type Tenant,
  topics,
} from '@blazon/contracts';
import { EventLogStrategy, type NewRecord, PostgresEventLog, toEvent, toRecord, toTombstone } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { loadConfig, OrphanSweep, type RunningService, ServiceClient, startService } from '@blazon/platform';
import { freshDatabase, type FreshDatabase, sampleAssets, waitFor } from '@blazon/testing';
import pg from 'pg';
import { memoryGraphService } from '../service.js';

const token = 'a token for tests, 32 characters long';
const tenant: Tenant = { workspace_id: newId('ws'), environment: 'live' };

describe('memory graph', () => {
  let own: FreshDatabase;
  let logDatabase: FreshDatabase;
  let log: PostgresEventLog;
  let service: RunningService;
  let client: ServiceClient;

  beforeAll(async () => {
    [own, logDatabase] = await Promise.all([freshDatabase(), freshDatabase()]);
    log = await PostgresEventLog.connect({ url: logDatabase.url });
    const variables = {
      DATABASE_URL: own.url,
      EVENT_LOG_DATABASE_URL: logDatabase.url,
      SERVICE_TOKEN: token,
      LOG_LEVEL: 'error',
      // Most projects here were never announced.
      ORPHAN_SWEEP_LIMIT: '100',
    };
    service = await startService(memoryGraphService, loadConfig(memoryGraphService.config, variables));
    client = new ServiceClient('memory-graph', service.url, token);
  });

  afterAll(async () => {
    await client.close();
    await service.stop();
    await log.close();
    await Promise.all([own.drop(), logDatabase.drop()]);
  });

  const list = (project_id: string, query: { limit: number; starting_after?: string } = { limit: 100 }, of = tenant) =>
    client.call(memoryGraphApi.list, { params: { ...of, project_id }, query });
  const jobRecord = <Type extends JobEventType>(type: Type, data: JobEventData[Type]): NewRecord =>
    toRecord(jobEvents, {
      topic: topics.jobs.name,
      key: `${data.job_id}/${newId('evt')}`,
      partitionKey: data.project_id,
      source: 'test',
      subject: data.job_id,
      type,
      data,
    } as Parameters<typeof toRecord<typeof jobEvents>>[1]);
  /** A job that has made a brand: the two events that matter here. */
  const job = (project_id: string, parent: string | null = null, prompt = 'A fox') => {
    const about = { ...tenant, project_id, job_id: newId('job'), at: Date.now() };
    const memory_id = newId('mem');
    const generated = (id = memory_id) =>
      jobRecord('brand.generated', {
        ...about,
        version: 2,
        attempt: 1,
        brand_id: newId('brand'),
        memory_id: id,
        parent_memory_id: parent,
        prompt,
        assets: sampleAssets,
        style: { seed: 'the secret seed' },
      });
    return {
      memory_id,
      queued: jobRecord('job.queued', { ...about, version: 1, prompt, webhook_url: null, memory_id: parent }),
      generated,
    };
  };
  const add = async (project_id: string, parent: string | null = null, prompt = 'A fox') => {
    const { memory_id, queued, generated } = job(project_id, parent, prompt);
    await log.append([queued, generated()]);
    await waitFor(async () => (await list(project_id)).data.some((node) => node.id === memory_id));
    return memory_id;
  };
  const added = async (project_id: string) => {
    const ids: string[] = [];
    const partition = await log.partitionOf(topics.memory.name, project_id);
    const to = (await log.endOffsets(topics.memory.name)).get(partition) ?? 0n;
    for await (const record of log.read({ topic: topics.memory.name, partition, from: 0n, to })) {
      if (record.value === null) continue;
      const { data } = toEvent(memoryEvents, record);
      if ((data as { project_id: string }).project_id === project_id) ids.push(record.key);
    }
    return ids;
  };
  const create = async (id: string) => {
    const address = { topic: topics.projects.name, key: id, partitionKey: id };
    const data = { ...tenant, id, name: 'A name', description: null, created_at: 0 };
    await log.append([toRecord(projectEvents, { ...address, type: 'project.created', source: 'test', subject: id, data })]);
  };
  const tombstone = (id: string): NewRecord =>
    toTombstone({
      topic: topics.projects.name,
      key: id,
      partitionKey: id,
      type: projectDeleted,
      source: 'test',
      subject: id,
      headers: tenant,
    });
  /** The service has handled everything in the log. */
  const caughtUp = () => waitFor(async () => (await service.app.get(EventLogStrategy).consumer.progress()).every(({ lag }) => lag === 0n));

  it('lists nodes newest first, page by page, with the public fields only', async () => {
    const project_id = newId('proj');
    const root = await add(project_id, null, 'First');
    const child = await add(project_id, root, 'Second');
    const last = await add(project_id, root, 'Third');
    const first = await list(project_id, { limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, next_cursor: child });
    expect(first.data).toEqual([
      { id: last, object: 'memory_node', prompt: 'Third', parent_id: root, created_at: expect.any(Number) as number },
      { id: child, object: 'memory_node', prompt: 'Second', parent_id: root, created_at: expect.any(Number) as number },
    ]);
    expect(await list(project_id, { limit: 2, starting_after: child })).toMatchObject({
      data: [{ id: root, parent_id: null }],
      has_more: false,
      next_cursor: null,
    });
  });

  it('draws the graph: a root, its children, and nothing of the style', async () => {
    const project_id = newId('proj');
    const root = await add(project_id);
    const [left, right] = [await add(project_id, root), await add(project_id, root)];
    const leaf = await add(project_id, left);
    const graph = await client.call(memoryGraphApi.graph, { params: { ...tenant, project_id } });
    expect(graph.nodes.map((node) => node.id)).toEqual([leaf, right, left, root]);
    expect(graph.edges).toEqual([
      { from: left, to: leaf },
      { from: root, to: right },
      { from: root, to: left },
    ]);
    expect(JSON.stringify(graph)).not.toContain('the secret seed');
  });

  it('says when a project has more nodes than the graph shows, and pages of the list lead to all of them', async () => {
    const project_id = newId('proj');
    const database = new pg.Client(own.url);
    await database.connect();
    const fill = (first: number, last: number) =>
      database.query(
        `insert into nodes (id, project_id, workspace_id, environment, job_id, prompt, style, created_at)
         select 'mem_' || lpad(n::text, 26, '0'), $1, $2, $3, 'job', 'A fox', '{}', now() from generate_series($4::int, $5::int) as n`,
        [project_id, tenant.workspace_id, tenant.environment, first, last],
      );
    const graph = () => client.call(memoryGraphApi.graph, { params: { ...tenant, project_id } });
    await fill(1, 2_000);
    const whole = await graph();
    expect([whole.truncated, whole.nodes.length]).toEqual([false, 2_000]);
    await fill(2_001, 2_001);
    await database.end();
    const { truncated, nodes } = await graph();
    expect([truncated, nodes.length, nodes[0]?.id]).toEqual([true, 2_000, `mem_${'2001'.padStart(26, '0')}`]);
    const ids: string[] = [];
    for (let starting_after: string | undefined, more = true; more;) {
      const page = await list(project_id, { limit: 100, ...(starting_after !== undefined && { starting_after }) });
      ids.push(...page.data.map(({ id }) => id));
      starting_after = page.next_cursor ?? undefined;
      more = page.has_more;
    }
    expect(new Set(ids).size).toBe(2_001);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  it('keeps tenants apart', async () => {
    const project_id = newId('proj');
    const memory_id = await add(project_id);
    expect((await list(project_id, { limit: 10 }, { ...tenant, environment: 'sandbox' })).data).toEqual([]);
    expect((await list(project_id, { limit: 10 }, { ...tenant, workspace_id: newId('ws') })).data).toEqual([]);
    const read = (params: object) => client.call(memoryGraphApi.read, { params: { ...tenant, project_id, memory_id, ...params } });
    expect(await read({})).toMatchObject({ id: memory_id, object: 'memory_node' });
    for (const other of [
      { environment: 'sandbox' },
      { workspace_id: newId('ws') },
      { project_id: newId('proj') },
      { memory_id: newId('mem') },
    ]) {
      await expect(read(other)).rejects.toMatchObject({ kind: 'not_found', code: 'memory_not_found' });
    }
  });

  it('adds one node when two workers have made the same brand, the one that is first in the log, and tells of it once', async () => {
    const project_id = newId('proj');
    const { memory_id, queued, generated } = job(project_id);
    await log.append([queued, generated(), generated(newId('mem')), queued, generated()]);
    await add(project_id, memory_id);
    expect((await list(project_id)).data.map((node) => node.id).at(-1)).toBe(memory_id);
    expect((await list(project_id)).data).toHaveLength(2);
    await waitFor(async () => (await added(project_id)).length === 2);
  });

  it('forgets a deleted project here and in the log, and drops what comes late', async () => {
    const project_id = newId('proj');
    const root = await add(project_id);
    await waitFor(async () => (await added(project_id)).length === 1);
    await log.append([tombstone(project_id)]);
    await waitFor(async () => (await list(project_id)).data.length === 0);
    await waitFor(async () => (await added(project_id)).length === 0);
    const late = job(project_id, root);
    await log.append([late.queued, late.generated()]);
    await caughtUp();
    expect((await list(project_id)).data).toEqual([]);
  });

  describe('what could not be handled of a project', () => {
    const letters = () => service.app.get(EventLogStrategy).consumer.listDeadLetters();
    /** A node whose parent is not there, and an event that nobody can read. */
    const park = async (project_id: string, text: string) => {
      const orphan = job(project_id, newId('mem'));
      const unreadable = { ...job(project_id).queued, value: Buffer.from(text) };
      await log.append([orphan.queued, orphan.generated(), unreadable]);
      await waitFor(async () => (await letters()).length === 2);
    };

    it('is forgotten with it', async () => {
      const project_id = newId('proj');
      await park(project_id, `{"project_id":"${project_id}","prompt":`);
      await log.append([tombstone(project_id)]);
      await waitFor(async () => (await letters()).length === 0);
    });

    it('is found and forgotten where the project is not there any more', async () => {
      const [kept, lost] = [newId('proj'), newId('proj')];
      await create(kept);
      await park(lost, `{"project_id":"${lost}"}`);
      const about = job(kept, newId('mem'));
      await log.append([about.queued, about.generated()]);
      await waitFor(async () => (await letters()).length === 3);
      await service.app.get(OrphanSweep).sweep();
      expect(await letters()).toMatchObject([{ subject: about.queued.headers.ce_subject }]);
      await log.append([tombstone(kept)]);
      await waitFor(async () => (await letters()).length === 0);
    });
  });

  it('finds and forgets the nodes of a project that is not there, and keeps those of one that is', async () => {
    const [kept, lost] = [newId('proj'), newId('proj')];
    await create(kept);
    const [node] = await Promise.all([add(kept), add(lost)]);
    expect(await service.app.get(OrphanSweep).sweep()).toBeGreaterThan(0);
    expect((await list(lost)).data).toEqual([]);
    expect((await list(kept)).data).toMatchObject([{ id: node }]);
    await waitFor(async () => (await added(lost)).length === 0);
    expect(await service.app.get(OrphanSweep).sweep()).toBe(0);
  });
});
