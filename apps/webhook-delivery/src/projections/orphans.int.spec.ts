import { projectEvents, topics, webhookDeliveryApi } from '@blazon/contracts';
import { toRecord } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { loadConfig, OrphanSweep, type RunningService, ServiceClient, startService } from '@blazon/platform';
import { waitFor } from '@blazon/testing';
import { webhookDeliveryService } from '../service.js';
import { TestSystem } from '../testing/system.js';

const SERVICE_TOKEN = 'a token for tests, 32 characters long';

describe('deliveries whose project is not there', () => {
  let system: TestSystem;
  let service: RunningService;

  TestSystem.use(async (created) => {
    system = created;
    const variables = { ...system.variables, SERVICE_TOKEN, LOG_LEVEL: 'error' };
    service = await startService(webhookDeliveryService, loadConfig(webhookDeliveryService.config, variables));
    system.atEnd(() => service.stop());
  });

  const create = async (id: string): Promise<void> => {
    const data = { ...system.tenant, id, name: 'A name', description: null, created_at: 0 };
    const address = { topic: topics.projects.name, key: id, partitionKey: id };
    await system.log.append([toRecord(projectEvents, { ...address, type: 'project.created', source: 'test', subject: id, data })]);
  };
  const projectsWithDeliveries = async () =>
    (await system.database.query<{ project_id: string }>('select project_id from deliveries')).rows.map((row) => row.project_id);

  it('are found and forgotten; those of existing projects and test events, which are of no project, stay', async () => {
    const kept = newId('proj');
    await create(kept);
    await system.succeed({ projectId: kept });
    const { projectId: lost } = await system.succeed();
    await waitFor(async () => (await projectsWithDeliveries()).length === 2);
    const receiver = await system.receiver();
    const client = new ServiceClient('webhook-delivery', service.url, SERVICE_TOKEN);
    const params = { workspace_id: system.tenant.workspace_id };
    const body = { environment: 'live' as const, url: receiver.url(), default: false };
    const endpoint = await client.call(webhookDeliveryApi.createEndpoint, { params, body });
    const tried = await client.call(webhookDeliveryApi.testEndpoint, { params: { ...params, endpoint_id: endpoint.id } });
    await client.close();

    expect(await service.app.get(OrphanSweep).sweep()).toBe(1);
    const left = await projectsWithDeliveries();
    expect(left.sort()).toEqual([kept, tried.project_id].sort());
    expect(left).not.toContain(lost);
    expect(await service.app.get(OrphanSweep).sweep()).toBe(0);
  });
});
