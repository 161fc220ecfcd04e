import type { Brand } from '@blazon/contracts';
import { verifyWebhook } from '@blazon/sdk';
import { tablesHolding, waitFor } from '@blazon/testing';
import type { Api } from './system/api.js';
import { createProject, enqueue, list } from './system/blazon.js';
import { type ServiceName, serviceNames } from './system/fleet.js';
import { type Received, Receiver } from './system/receiver.js';
import { buildRelease, describePreviousRelease, previousRelease } from './system/release.js';
import { RollingFleet } from './system/rolling-fleet.js';

/** Its packages may have to be installed, on a machine that is busy with other suites. */
const BUILD_TIMEOUT_MS = 600_000;
const TIMEOUT_MS = 120_000;

/**
 * The services that are one release ahead, four times: for any two of them, each is once ahead of the other. Services meet in pairs, as
 * writer and reader of a topic or as caller and callee, so nothing that two releases say to each other is left out.
 */
const ahead: ServiceName[][] = [
  ['projects', 'generation', 'memory-graph'],
  ['projects', 'webhook-delivery', 'gateway'],
  ['generation', 'webhook-delivery'],
  ['memory-graph', 'gateway'],
];

/** One shows that releases run side by side; `npm run test:long` goes through all. */
const arrangements = ahead.slice(0, Number(process.env.BLAZON_E2E_ARRANGEMENTS ?? 1));

describePreviousRelease("the previous release and this one, on this one's schema", () => {
  let previous: string;
  let rolling: RollingFleet;
  let running: Map<ServiceName, string | undefined>;
  let receiver: Receiver;

  beforeAll(async () => {
    previous = await buildRelease(previousRelease);
    rolling = await RollingFleet.start(undefined, { shutdownDelaySeconds: 0, balancerLagMs: 0 }, previous);
    running = new Map(serviceNames.map((name) => [name, previous]));
    receiver = await Receiver.start(rolling.fleet);
  }, BUILD_TIMEOUT_MS);

  afterAll(async () => {
    await receiver.stop();
    await rolling.stop();
  });

  /** Replaces the services that run from another tree than they should; this release has none. */
  const arrange = async (treeOf: (name: ServiceName) => string | undefined) => {
    const wrong = serviceNames.filter((name) => running.get(name) !== treeOf(name));
    await Promise.all(wrong.map((name) => rolling.replace(name, treeOf(name))));
    for (const name of wrong) running.set(name, treeOf(name));
  };

  const brandOf = async (api: Api, secret: string, projectId: string, prompt: string, memory_id?: string) => {
    const path = `/${receiver.received.length}`;
    await enqueue(api, projectId, prompt, { webhook_url: receiver.url(path), ...(memory_id !== undefined && { memory_id }) });
    const [{ body, headers }] = (await receiver.arrived(path)) as [Received];
    const event = await verifyWebhook({ body, headers, secret });
    if (event.type !== 'generation.success') throw new Error(`expected a success, got ${event.type}`);
    return event.data;
  };

  const placesOf = async (text: string) =>
    (await Promise.all(serviceNames.map((name) => tablesHolding(rolling.fleet.databaseOf(name), text)))).flat();

  const doTheirWork = async () => {
    const admin = rolling.fleet.admin(rolling.gateway);
    const workspace = await admin.createWorkspace('agency');
    const api = rolling.fleet.client(rolling.front, 'live', workspace.live_key);
    const { id } = await createProject(api);
    const first = await brandOf(api, workspace.webhook_secret, id, 'a calm coffee roastery called Driftwood');
    const { webhook_secret: newSecret } = await admin.done<{ webhook_secret: string }>(
      'POST',
      `/workspaces/${workspace.id}/webhook_secret/roll`,
    );
    const second = await brandOf(api, newSecret, id, 'warmer', first.memory_id);
    expect(second.assets.logo_svg).toContain('<svg');
    expect(await api.call('PATCH', `/v1/projects/${id}`, { name: 'Driftwood Coffee' })).toMatchObject({ status: 200 });
    expect(await list(api, '/v1/projects')).toMatchObject([{ id, name: 'Driftwood Coffee' }]);
    const brands = await waitFor(async () => {
      const found = await list<Brand>(api, `/v1/brands?project_id=${id}`);
      return found.length === 2 && found;
    });
    expect(brands.map(({ memory_id }) => memory_id)).toEqual([second.memory_id, first.memory_id]);
    expect(await list(api, `/v1/projects/${id}/memory`)).toHaveLength(2);
    expect(await api.call('DELETE', `/v1/projects/${id}`)).toMatchObject({ status: 200 });
    expect(await api.get(`/v1/projects/${id}/memory`)).toMatchObject({ status: 404 });
    await waitFor(async () => (await placesOf('driftwood')).length === 0);
    expect(await admin.done('GET', '/dead_letters')).toMatchObject({ data: [] });
  };

  it('runs jobs, delivers their webhooks, and deletes a project with all that belongs to it', doTheirWork, TIMEOUT_MS);

  it.each(arrangements.map((names) => ({ names, told: names.join(', ') })))(
    'does so with $told one release ahead of the others',
    async ({ names }) => {
      await arrange((each) => (names.includes(each) ? undefined : previous));
      await doTheirWork();
    },
    TIMEOUT_MS,
  );

  it('has each service ahead of each other one in one of these', () => {
    const pairs = serviceNames.flatMap((one) => serviceNames.filter((other) => other !== one).map((other) => [one, other] as const));
    const missing = pairs.filter(([one, other]) => !ahead.some((names) => names.includes(one) && !names.includes(other)));
    expect(missing).toEqual([]);
  });
});
