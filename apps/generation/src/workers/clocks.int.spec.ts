import { newId } from '@blazon/kernel';
import { waitFor, withClockAhead } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

const HOUR_MS = 3_600_000;
const tenant = { workspace_id: newId('ws'), environment: 'live' as const };

describe('replicas whose clocks differ', () => {
  let system: TestSystem;

  beforeAll(async () => {
    system = await TestSystem.create();
    await system.start('memory-graph');
  }, 120_000);

  afterAll(() => system.close());

  it('retry a failed attempt after its pause, although the clock of the one that made it is ahead', async () => {
    const ahead = await system.start('generation', withClockAhead(HOUR_MS));
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(ahead, tenant, { project_id, prompt: 'throw once fox' });
    expect(await system.ended(id)).toMatchObject({ status: 'succeeded' });
    await ahead.stop();
  }, 60_000);

  it('agree on the window of a job: one that a replica with a clock behind has begun is taken over in time', async () => {
    const behind = await system.start('generation', { ...withClockAhead(-HOUR_MS), JOB_LEASE_MS: '1000' });
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(behind, tenant, { project_id, prompt: 'pause 5000 fox' });
    await waitFor(async () => (await system.states()).get(id)?.status === 'processing', { withinMs: 30_000 });
    await behind.kill();
    await system.start('generation');
    expect(await system.ended(id)).toMatchObject({ status: 'succeeded' });
  }, 90_000);
});
