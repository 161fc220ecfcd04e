import { newId } from '@blazon/kernel';
import { HangingProxy, useOwnKafka, waitFor } from '@blazon/testing';
import { TestSystem } from './testing/system.js';

const kafka = await useOwnKafka();
const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const jobs = 12;

describe('a replica whose database hangs, event log on PostgreSQL', () => {
  isReplaced();
});

kafka.describe('a replica whose database hangs, event log on Kafka', () => {
  isReplaced({ brokers: kafka.brokers, maxLagMs: 3_600_000 });
});

function isReplaced(onKafka?: { brokers: string; maxLagMs: number }): void {
  let system: TestSystem;

  beforeAll(async () => {
    system = await TestSystem.create(onKafka);
    await system.start('memory-graph');
  }, 120_000);

  afterAll(() => system.close());

  it('leaves its partitions and jobs to others within 30 seconds, and comes back', async () => {
    const { DATABASE_URL = '' } = system.variablesOf('generation');
    const proxy = await HangingProxy.start(DATABASE_URL);
    const healthy = await system.start('generation');
    const hanging = await system.start('generation', { DATABASE_URL: proxy.urlOf(DATABASE_URL) });
    const generate = async (prompt: string) => {
      const project_id = await system.createProject(tenant);
      return (await system.enqueue(healthy, tenant, { project_id, prompt })).id;
    };
    const succeeded = (ids: string[]) =>
      waitFor(async () => {
        const states = await system.states();
        return ids.every((id) => states.get(id)?.status === 'succeeded');
      });
    const generateMany = () => Promise.all(Array.from({ length: jobs }, () => generate('pause 300 fox')));
    await succeeded(await generateMany());
    proxy.hang();
    const hungAt = performance.now();
    // A job is accepted when its project is known: once somebody else reads the partitions of the one that hangs.
    const accepted = await generateMany();
    expect(performance.now() - hungAt).toBeLessThan(30_000);
    await succeeded(accepted);
    proxy.recover();
    await waitFor(async () => (await fetch(new URL('/readyz', hanging.url))).ok, { withinMs: 40_000 });
    await succeeded(await generateMany());
    await hanging.stop();
    await proxy.stop();
  }, 240_000);
}
