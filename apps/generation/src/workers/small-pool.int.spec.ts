import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

describe('generation and the memory graph with two connections each to their databases', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.create();
  });
  afterAll(() => system.close(), 60_000);

  it('take many jobs at once to their end', async () => {
    const variables = { DATABASE_POOL: '2' };
    const [generation] = await Promise.all([system.start('generation', variables), system.start('memory-graph', variables)]);
    const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
    const project_id = await system.createProject(tenant);
    const jobs = await Promise.all(Array.from({ length: 20 }, () => system.enqueue(generation, tenant, { project_id, prompt: 'A fox' })));
    await waitFor(
      async () => {
        const states = await system.states();
        return jobs.every(({ id }) => states.get(id)?.status === 'succeeded');
      },
      { withinMs: 90_000 },
    );
  }, 120_000);
});
