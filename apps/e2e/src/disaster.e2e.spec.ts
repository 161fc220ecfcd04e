import type { Brand, Job, MemoryNode } from '@blazon/contracts';
import { type ServiceProcess, waitFor } from '@blazon/testing';
import type { CreatedWorkspace } from './system/admin.js';
import { createProject, enqueue, list } from './system/blazon.js';
import { Fleet, type ServiceName, serviceNames } from './system/fleet.js';
import { Receiver } from './system/receiver.js';

const TIMEOUT_MS = 240_000;

// "Backup and restore" and "Disaster drill" of deploy/README.md.
describe('after the loss of databases', () => {
  let fleet: Fleet;
  let receiver: Receiver;
  let workspace: CreatedWorkspace;
  let projectId: string;
  const running = new Map<ServiceName, ServiceProcess>();
  const jobs: Job[] = [];

  const startOne = async (name: ServiceName) => {
    // At its address of before, where the gateway looks for it.
    const port = running.get(name)?.url;
    running.set(name, await fleet.startService(name, port === undefined ? {} : { PORT: new URL(port).port }));
  };
  /** All at once; the gateway after the others, whose addresses it is told. */
  const start = async (...names: ServiceName[]) => {
    await Promise.all(names.filter((name) => name !== 'gateway').map(startOne));
    if (names.includes('gateway')) await startOne('gateway');
  };
  const stop = (...names: ServiceName[]) => Promise.all(names.map(async (name) => running.get(name)?.stop()));
  const gateway = () => {
    const found = running.get('gateway');
    if (found === undefined) throw new Error('there is no gateway');
    return found;
  };
  const live = () => fleet.client(gateway(), 'live', workspace.live_key);
  const generate = async (count: number) => {
    const api = live();
    for (let index = 0; index < count; index += 1)
      jobs.push(await enqueue(api, projectId, `a bakery called Crumb ${jobs.length}, warm colours`, { webhook_url: receiver.url('/job') }));
    await everyJobDelivered();
  };
  const everyJobDelivered = () => waitFor(() => jobs.every(({ id }) => webhooksOf(id).length > 0), { withinMs: 60_000 });
  const webhooksOf = (jobId: string) =>
    receiver.received
      .map(({ body }) => JSON.parse(body.toString()) as { event_id: string; data: { job_id: string } })
      .filter(({ data }) => data.job_id === jobId);
  /** Brands and memory nodes of every job, and no event that a service could not handle. */
  const expectEveryJob = async () => {
    const api = live();
    const ids = jobs.map(({ id }) => id).sort();
    await waitFor(
      async () => {
        const brands = await list<Brand>(api, `/v1/brands?project_id=${projectId}&limit=100`);
        const nodes = await list<MemoryNode>(api, `/v1/projects/${projectId}/memory?limit=100`);
        return brands.length === jobs.length && nodes.length === jobs.length;
      },
      { withinMs: 60_000 },
    );
    const brands = await list<Brand>(api, `/v1/brands?project_id=${projectId}&limit=100`);
    expect(brands.map(({ job_id }) => job_id).sort()).toEqual(ids);
    const { data } = await fleet.admin(gateway()).done<{ data: unknown[] }>('GET', '/dead_letters');
    expect(data).toEqual([]);
  };
  /** And the tables of these services are those that the log makes. */
  const expectWhole = async (...names: ServiceName[]) => {
    await expectEveryJob();
    const compared = await Promise.all(names.map((name) => waitFor(() => comparison(name))));
    for (const output of compared) expect(output).toContain('the rebuilt tables are the same as the live ones');
  };
  const comparison = async (name: ServiceName) => {
    const { code, output } = await fleet.runProgram(name, 'rebuild.js', 'compare');
    return code === 0 && output;
  };

  beforeAll(async () => {
    fleet = await Fleet.start();
    receiver = await Receiver.start(fleet);
    await start(...serviceNames);
    workspace = await fleet.createWorkspace(gateway(), 'agency');
    projectId = (await createProject(live())).id;
    await generate(5);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await receiver.stop();
    await fleet.stop();
  }, TIMEOUT_MS);

  it(
    'all databases restored from backups that are older than the log: the services catch up, and the system goes on',
    async () => {
      await stop(...serviceNames);
      const restores: (() => Promise<void>)[] = [];
      for (const name of serviceNames) restores.push(await fleet.backUp(name));
      await start(...serviceNames);
      await generate(5);
      const before = jobs.map(({ id }) => webhooksOf(id)[0]?.event_id);

      await stop(...serviceNames);
      for (const restore of restores) await restore();
      await start(...serviceNames);
      await expectEveryJob();
      await generate(2);
      await expectWhole('generation', 'memory-graph');
      // What was delivered after the backup may come again, as the same event.
      expect(jobs.slice(0, before.length).map(({ id }) => [...new Set(webhooksOf(id).map((event) => event.event_id))])).toEqual(
        before.map((id) => [id]),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'the database of the gateway is lost: no key is known until the backup is back, and the system goes on',
    async () => {
      await stop('gateway');
      const restore = await fleet.backUp('gateway');
      await fleet.loseDatabase('gateway');
      await start('gateway');
      expect((await live().get('/v1/projects')).status).toBe(401);
      await stop('gateway');
      await restore();
      await start('gateway');
      await expectEveryJob();
      await generate(1);
      await expectEveryJob();
    },
    TIMEOUT_MS,
  );

  it.each(['generation', 'memory-graph'] as const)(
    'the database of %s is lost: its tables are made from the log, no webhook comes twice, and the system goes on',
    async (name) => {
      const received = receiver.received.length;
      await stop(name);
      await fleet.loseDatabase(name);
      await start(name);
      await expectEveryJob();
      await generate(1);
      await expectWhole(name);
      expect(receiver.received).toHaveLength(received + 1);
    },
    TIMEOUT_MS,
  );
});
