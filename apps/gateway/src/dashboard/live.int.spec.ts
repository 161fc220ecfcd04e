import { setTimeout as pause } from 'node:timers/promises';
import { livePath, topics, webhookEvents } from '@blazon/contracts';
import { PostgresEventLog, toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { createLogger } from '@blazon/platform';
import { waitFor } from '@blazon/testing';
import type { ApiClient } from '../testing/api-client.js';
import { type Gateway, useSystem, type Workspace } from '../testing/system.js';

describe('what an open page hears', () => {
  const system = useSystem();
  let first: Gateway;
  let second: Gateway;
  let log: PostgresEventLog;
  let workspace: Workspace;
  let owner: ApiClient;

  beforeAll(async () => {
    first = await system.startGateway();
    second = await system.startGateway();
    log = await PostgresEventLog.connect({
      url: system.variables.EVENT_LOG_DATABASE_URL ?? '',
      logger: createLogger({ service: 'test', level: 'silent' }),
    });
    workspace = await system.createWorkspace(first, 'pro');
    owner = await system.signIn(first, workspace.id);
  });
  afterAll(() => log.close());

  const live = (environment = 'live') => livePath.replace(':workspace_id', workspace.id).replace(':environment', environment);
  const attempt = (type: keyof typeof webhookEvents, environment: 'live' | 'sandbox', attempts: number) => {
    const subject = { delivery_id: newId('dlv'), event_id: newId('evt'), job_id: newId('job'), project_id: newId('proj') };
    return toRecord(webhookEvents, {
      topic: topics.webhooks.name,
      key: subject.event_id,
      partitionKey: subject.project_id,
      source: 'test',
      subject: subject.delivery_id,
      type,
      data: { ...subject, workspace_id: workspace.id, environment, event_type: 'generation.success', attempts, at: Date.now() },
    });
  };

  it('is every webhook attempt of its environment, whichever replica has read it', async () => {
    const member = await system.signIn(second, workspace.id, 'member');
    const streams = await Promise.all([owner.follow(live()), member.follow(live()), owner.follow(live('sandbox'))]);
    await log.append([attempt('webhook.attempt_failed', 'live', 1)]);
    await log.append([attempt('webhook.undeliverable', 'live', 4), attempt('webhook.delivered', 'sandbox', 1)]);
    const steps = () =>
      streams.map(({ events }) =>
        events.filter(({ type }) => type === 'live').map(({ data }) => (JSON.parse(data) as { step: string }).step),
      );
    await waitFor(() => steps().flat().length >= 5);
    // Once, and no more comes.
    await pause(1_000);
    expect(steps().map((heard) => heard.toSorted())).toEqual([
      ['attempt_failed', 'undeliverable'],
      ['attempt_failed', 'undeliverable'],
      ['delivered'],
    ]);
  });

  it('ends at once when the member is removed, wherever the page is connected', async () => {
    const members = `/api/workspaces/${workspace.id}/members`;
    const known = async () => ((await owner.get(members)).body as { data: { id: string }[] }).data.map(({ id }) => id);
    const before = await known();
    const member = await system.signIn(second, workspace.id, 'member');
    const [id = ''] = (await known()).filter((each) => !before.includes(each));
    const stream = await member.follow(live());
    expect(stream.status).toBe(200);
    expect((await owner.call('DELETE', `${members}/${id}`)).status).toBe(200);
    await stream.ended;
    expect((await member.get(live())).status).toBe(404);
  });

  it('ends with the session', async () => {
    const member = await system.signIn(first, workspace.id, 'member');
    const stream = await member.follow(live());
    expect((await member.call('DELETE', '/api/session')).status).toBe(200);
    await stream.ended;
    expect((await member.get(live())).status).toBe(401);
  });
});
