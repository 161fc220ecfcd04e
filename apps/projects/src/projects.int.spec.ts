import { type LogRecord, PostgresEventLog } from '@blazon/event-log';
import { type List, type Project, type ProjectPageQuestion, type ProjectQuestion, projectsApi, topics } from '@blazon/contracts';
import { DomainError, firstIdAt, newId } from '@blazon/kernel';
import { loadConfig, type RunningService, ServiceClient, startService } from '@blazon/platform';
import { useDatabase, waitFor } from '@blazon/testing';
import pg from 'pg';
import { projectsService } from './service.js';

const token = 'a token that is long enough for this test';
const database = useDatabase();
const logDatabase = useDatabase();

let service: RunningService;
let client: ServiceClient;
let log: PostgresEventLog;

const start = (variables: Record<string, string> = {}) =>
  startService(
    projectsService,
    loadConfig(projectsService.config, {
      ...variables,
      DATABASE_URL: database.url,
      EVENT_LOG_DATABASE_URL: logDatabase.url,
      SERVICE_TOKEN: token,
      LOG_LEVEL: 'fatal',
    }),
  );

beforeAll(async () => {
  service = await start();
  client = new ServiceClient('projects', service.url, token);
  log = await PostgresEventLog.connect({ url: logDatabase.url });
});

afterAll(async () => {
  await client.close();
  await service.stop();
  await log.close();
});

const tenant = () => ({ workspace_id: newId('ws'), environment: 'live' as const });
const list = async (body: ProjectPageQuestion[]) =>
  (await client.forwardTogether(projectsApi.list, { body })).map((line) => fromJson(line) as List<Project>);
const read = async (body: ProjectQuestion[]) =>
  (await client.forwardTogether(projectsApi.read, { body })).map((line) => fromJson(line) as Project | DomainError);
const create = (params: { workspace_id: string; environment: string }, name = 'Driftwood', id: string = newId('proj')) =>
  client.call(projectsApi.create, { params, body: { id, name, description: null } });

const notFound = expect.objectContaining({ kind: 'not_found', code: 'project_not_found' }) as DomainError;

function fromJson(line: Buffer | DomainError): unknown {
  if (line instanceof DomainError) return line;
  return JSON.parse(line.toString());
}

function only<T>(items: T[]): T {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`one was expected, there are ${items.length}`);
  return item;
}

async function recordsOf(projectId: string): Promise<LogRecord[]> {
  const partition = await log.partitionOf(topics.projects.name, projectId);
  const to = (await log.endOffsets(topics.projects.name)).get(partition) ?? 0n;
  const records = await Array.fromAsync(log.read({ topic: topics.projects.name, partition, from: 0n, to }));
  return records.filter((record) => record.key === projectId);
}

describe('projects', () => {
  it('dates a project by its id, which may be older than the request that made it', async () => {
    const params = tenant();
    const id = firstIdAt('proj', new Date(1_700_000_000_000));
    expect(await create(params, 'Driftwood', id)).toMatchObject({ id, created_at: 1_700_000_000 });
    expect(only(await read([{ ...params, project_id: id }]))).toMatchObject({ created_at: 1_700_000_000 });
  });

  it('creates a project that is in the log when the answer comes', async () => {
    const project = await create(tenant(), 'Driftwood');
    expect(project).toEqual({
      id: expect.stringMatching(/^proj_/) as string,
      object: 'project',
      name: 'Driftwood',
      description: null,
      created_at: expect.any(Number) as number,
    });
    const [record] = await recordsOf(project.id);
    expect(record?.headers.ce_type).toBe('project.created');
    expect(JSON.parse(String(record?.value))).toMatchObject({ id: project.id, name: 'Driftwood' });
  });

  it('makes one project of a call that is repeated, also at the same time', async () => {
    const params = tenant();
    const id = newId('proj');
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(params, 'Once', id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await recordsOf(id)).toHaveLength(1);
  });

  it('shows a project to its own workspace and environment alone', async () => {
    const params = tenant();
    const { id } = await create(params);
    const asked = [params, { ...params, environment: 'sandbox' as const }, tenant(), params];
    const answers = await read(asked.map((who) => ({ ...who, project_id: id })));
    expect(answers).toEqual([expect.objectContaining({ id }), notFound, notFound, expect.objectContaining({ id })]);
    await expect(client.call(projectsApi.delete, { params: { ...tenant(), project_id: id } })).rejects.toMatchObject({
      code: 'project_not_found',
    });
  });

  it('lists newest first, page by page, also while projects come and go', async () => {
    const params = tenant();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await create(params, `Project ${index}`)).id);
    const page = async (starting_after?: string) => only(await list([{ ...params, limit: 2, starting_after }]));
    const first = await page();
    expect(first).toMatchObject({ object: 'list', has_more: true, next_cursor: ids[1] });
    await client.call(projectsApi.delete, { params: { ...params, project_id: ids[1] ?? '' } });
    await create(params, 'newer');
    const second = await page(first.next_cursor ?? undefined);
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    expect(await page(second.next_cursor ?? undefined)).toMatchObject({ has_more: false, next_cursor: null, data: [{ id: ids[4] }] });
  });

  it('answers pages that are asked for together each with its own projects', async () => {
    const [one, other, empty] = [tenant(), tenant(), tenant()];
    const ids = [];
    for (const params of [one, other, one]) ids.push((await create(params)).id);
    const pages = await list([
      { ...one, limit: 1 },
      { ...empty, limit: 10 },
      { ...other, limit: 10 },
      { ...one, limit: 10 },
    ]);
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([[ids[2]], [], [ids[1]], [ids[2], ids[0]]]);
    expect(pages.map(({ has_more }) => has_more)).toEqual([true, false, false, false]);
  });

  it('forgets a deleted project: nothing but a tombstone stays in the log', async () => {
    const params = tenant();
    const { id } = await create(params, 'Soon gone');
    await client.call(projectsApi.update, { params: { ...params, project_id: id }, body: { description: 'really' } });
    await expect(client.call(projectsApi.delete, { params: { ...params, project_id: id } })).resolves.toEqual({
      id,
      object: 'project',
      deleted: true,
    });
    const records = await recordsOf(id);
    expect(records.map((record) => [record.headers.ce_type, record.value])).toEqual([['project.deleted', null]]);
    expect(records[0]?.headers).toMatchObject(params);
    expect(await read([{ ...params, project_id: id }])).toEqual([notFound]);
  });

  it('regression: says that a project is gone only when the log knows of it', async () => {
    const params = tenant();
    const { id } = await create(params);
    const remove = () => client.call(projectsApi.delete, { params: { ...params, project_id: id } });
    const logTables = new pg.Client(logDatabase.url);
    await logTables.connect();
    await logTables.query('alter table event_log.records rename to mislaid');
    try {
      // The row is deleted, and its tombstone waits in the outbox.
      for (let attempt = 0; attempt < 2; attempt += 1) await expect(remove()).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await read([{ ...params, project_id: id }])).toEqual([notFound]);
    } finally {
      await logTables.query('alter table event_log.mislaid rename to records');
      await logTables.end();
    }
    await expect(remove()).rejects.toMatchObject({ code: 'project_not_found' });
    expect((await recordsOf(id)).map(({ value }) => value)).toEqual([null]);
  });

  it('refuses a caller without the service token', async () => {
    const stranger = new ServiceClient('projects', service.url, 'another token, just as long as the right one');
    await expect(stranger.forwardTogether(projectsApi.list, { body: [{ ...tenant(), limit: 1 }] })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await stranger.close();
  });

  it('publishes after a restart what a crash left between commit and append', async () => {
    await client.close();
    await service.stop();
    const id = newId('proj');
    const direct = new pg.Client(database.url);
    await direct.connect();
    const headers = {
      ce_id: newId('evt'),
      ce_type: 'project.created',
      ce_source: 'blazon/projects',
      ce_time: new Date().toISOString(),
      ce_subject: id,
    };
    await direct.query('insert into outbox (topic, key, partition_key, headers, value) values ($1, $2, $2, $3, $4)', [
      topics.projects.name,
      id,
      JSON.stringify(headers),
      Buffer.from('{}'),
    ]);
    await direct.end();
    expect(await recordsOf(id)).toEqual([]);
    service = await start();
    client = new ServiceClient('projects', service.url, token);
    await waitFor(async () => (await recordsOf(id)).length === 1);
  });
});

describe('projects with two connections to its database', () => {
  it('serves many calls at once', async () => {
    const small = await start({ DATABASE_POOL: '2' });
    const calls = new ServiceClient('projects', small.url, token);
    const params = tenant();
    const made = await Promise.all(
      Array.from({ length: 40 }, () =>
        calls.call(projectsApi.create, { params, body: { id: newId('proj'), name: 'x', description: null } }),
      ),
    );
    const changed = made.map(({ id }, index) =>
      index % 2 === 0
        ? calls.call(projectsApi.delete, { params: { ...params, project_id: id } })
        : calls.call(projectsApi.update, { params: { ...params, project_id: id }, body: { name: 'y' } }),
    );
    await Promise.all(changed);
    expect(only(await list([{ ...params, limit: 100 }])).data).toHaveLength(20);
    await calls.close();
    await small.stop();
  });
});
