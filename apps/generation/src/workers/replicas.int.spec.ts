import type { Job } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import type { ServiceProcess } from '../testing/processes.js';
import { TestSystem } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };

describe('two replicas of generation', () => {
  let system: TestSystem;
  let one: ServiceProcess;
  let two: ServiceProcess;

  beforeAll(async () => {
    system = await TestSystem.create();
    [one, two] = await Promise.all([
      system.start('generation', { WORKER_NAME: 'one', JOB_ATTEMPTS: '50' }),
      system.start('generation', { WORKER_NAME: 'two', JOB_ATTEMPTS: '50' }),
    ]);
    await system.start('memory-graph');
  });

  afterAll(async () => {
    await system.close();
  });

  it('share the work, and where both work on one job, the log lets one of them win', async () => {
    const project_id = await system.createProject(tenant);
    // Leases are taken away again and again, so that both replicas claim the same jobs.
    const thief = setInterval(() => {
      void system.databases.generation.query(
        'update work set due_at = now() where job_id in (select job_id from work where holder is not null for update skip locked)',
      );
    }, 150);
    const jobs: Job[] = [];
    const enqueueSome = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, n) => system.enqueue(n % 2 === 0 ? one : two, tenant, { project_id, prompt: 'pause 60 fox' })),
      );
    const ended = () =>
      waitFor(
        async () => {
          const states = await system.states();
          return jobs.every(({ id }) => states.get(id)?.status === 'succeeded');
        },
        { withinMs: 60_000, everyMs: 100 },
      );
    /** Both have worked, and the race was real: some events lost. */
    const raced = async () => {
      const events = await system.jobEvents();
      const all = jobs.flatMap(({ id }) => events.get(id) ?? []);
      const workers = new Set(all.flatMap((event) => (event.type === 'job.started' ? [event.worker] : [])));
      const versions = new Set(all.map((event) => `${event.job_id}/${event.version}`));
      return workers.size === 2 && versions.size < all.length;
    };
    await waitFor(
      async () => {
        jobs.push(...(await enqueueSome()));
        await ended();
        return raced();
      },
      { withinMs: 90_000 },
    );
    clearInterval(thief);
    const states = await system.states();
    for (const { id } of jobs) {
      const state = states.get(id);
      const { rows } = await system.databases['memory-graph'].query('select id from nodes where job_id = $1', [id]);
      expect(rows).toEqual([{ id: state?.status === 'succeeded' && state.made.memory_id }]);
    }
  }, 240_000);
});
