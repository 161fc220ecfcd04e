import { verifyWebhook } from '@blazon/sdk';
import { tablesHolding, waitFor } from '@blazon/testing';
import type { CreatedWorkspace } from './system/admin.js';
import type { Api } from './system/api.js';
import { createProject, enqueue } from './system/blazon.js';
import { Fleet, serviceNames } from './system/fleet.js';
import { type Received, Receiver } from './system/receiver.js';
import { buildRelease, describePreviousRelease, previousRelease } from './system/release.js';

describePreviousRelease("the services of the previous release on this release's schema", () => {
  let fleet: Fleet;
  let receiver: Receiver;
  let workspace: CreatedWorkspace;
  let api: Api;

  beforeAll(async () => {
    const tree = await buildRelease(previousRelease);
    fleet = await Fleet.start();
    receiver = await Receiver.start(fleet);
    await fleet.migrate();
    const gateway = await fleet.startAll(tree);
    workspace = await fleet.createWorkspace(gateway, 'pro');
    api = fleet.client(gateway, 'live', workspace.live_key);
  }, 300_000);

  afterAll(async () => {
    await receiver.stop();
    await fleet.stop();
  });

  const brandOf = async (projectId: string, prompt: string, path: string, memory_id?: string) => {
    await enqueue(api, projectId, prompt, { webhook_url: receiver.url(path), ...(memory_id !== undefined && { memory_id }) });
    const [{ body, headers }] = (await receiver.arrived(path)) as [Received];
    const event = await verifyWebhook({ body, headers, secret: workspace.webhook_secret });
    if (event.type !== 'generation.success') throw new Error(`expected a success, got ${event.type}`);
    return event.data;
  };

  it('run jobs, deliver their webhooks, and delete a project with all that belongs to it', async () => {
    const { id } = await createProject(api);
    const { memory_id } = await brandOf(id, 'a calm coffee roastery called Driftwood', '/first');
    expect((await brandOf(id, 'warmer', '/second', memory_id)).assets.logo_svg).toContain('<svg');
    expect(await api.call('DELETE', `/v1/projects/${id}`)).toMatchObject({ status: 200 });
    expect(await api.get(`/v1/projects/${id}/memory`)).toMatchObject({ status: 404 });
    const placesOf = async (text: string) =>
      (await Promise.all(serviceNames.map((name) => tablesHolding(fleet.databaseOf(name), text)))).flat();
    await waitFor(async () => (await placesOf('driftwood')).length === 0);
  }, 120_000);
});
